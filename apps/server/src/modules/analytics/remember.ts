/** Answers that are dear to work out and may be a little old: kept for a while, and shared by all who ask meanwhile. */

export interface Remembered<Value> {
  of(key: string): Promise<Value>;
  forget(key: string): void;
}

/** @param clock milliseconds that only grow. A failure is not remembered. */
export function remember<Value>(
  work: (key: string) => Promise<Value>,
  { forMs, most, clock }: { forMs: number; most: number; clock: () => number },
): Remembered<Value> {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    of(key) {
      const kept = known.get(key);
      if (kept && clock() < kept.until) return kept.value;
      if (known.size >= most) known.clear();
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
