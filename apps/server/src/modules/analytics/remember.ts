/** Answers that are dear to work out and may be a little old: kept for a while, and shared by all who ask meanwhile. */

export interface Remembered<Value> {
  of(key: string): Promise<Value>;
  forget(key: string): void;
}

/**
 * A failure is not remembered.
 * @param most of so many keys; the one that was worked out longest ago makes room for another.
 * @param clock milliseconds that only grow.
 */
export function remember<Value>(
  work: (key: string) => Promise<Value>,
  { forMs, most, clock }: { forMs: number; most: number; clock: () => number },
): Remembered<Value> {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    of(key) {
      const kept = known.get(key);
      if (kept && clock() < kept.until) return kept.value;
      // Taken out first: it is the newest again, and makes room for itself.
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
