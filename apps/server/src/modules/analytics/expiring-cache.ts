/** A cache for expensive results that may be slightly old; concurrent callers share one computation. */

export interface ExpiringCache<Value> {
  of(key: string): Promise<Value>;
  forget(key: string): void;
}

/**
 * Failures are not cached.
 * @param most maximum number of keys; the oldest entry is dropped first.
 * @param clock monotonic milliseconds.
 */
export function createExpiringCache<Value>(
  work: (key: string) => Promise<Value>,
  { forMs, most, clock }: { forMs: number; most: number; clock: () => number },
): ExpiringCache<Value> {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    of(key) {
      const kept = known.get(key);
      if (kept && clock() < kept.until) return kept.value;
      // Deleted first, so that it is inserted as the newest.
      known.delete(key);
      if (known.size >= most) known.delete(known.keys().next().value as string);
      const fresh = { value: work(key), until: clock() + forMs };
      known.set(key, fresh);
      fresh.value.catch(() => {
        if (known.get(key) === fresh) known.delete(key);
      });
      return fresh.value;
    },
    forget: (key) => void known.delete(key),
  };
}
