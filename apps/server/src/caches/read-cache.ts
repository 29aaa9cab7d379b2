/** A cache of values read from the database, one per key. */
import { LRUCache } from 'lru-cache';

export interface ReadCache<Value> {
  /** Concurrent callers share one read. Failures and `undefined` are not cached. */
  get(key: string): Promise<Value>;
  /** Call it after a write is committed. A read that started earlier is not cached. */
  delete(key: string): void;
  clear(): void;
}

export interface ReadCacheOptions {
  /** Maximum number of keys; the least recently used is evicted first. */
  max: number;
  /** Milliseconds. `Infinity`: until the key is deleted. */
  maxAgeMs: number;
  /** Monotonic milliseconds; tests control it. */
  clock?: () => number;
}

export function createReadCache<Value>(
  read: (key: string) => Promise<Value>,
  { max, maxAgeMs, clock = () => performance.now() }: ReadCacheOptions,
): ReadCache<Value> {
  const reads = new LRUCache<string, Promise<Value>>({
    max,
    // The library uses 0 for no limit.
    ttl: maxAgeMs === Number.POSITIVE_INFINITY ? 0 : maxAgeMs,
    ttlResolution: 0,
    perf: { now: clock },
  });

  function forget(key: string, failed: Promise<Value>): void {
    if (reads.peek(key) === failed) reads.delete(key);
  }

  return {
    get(key) {
      const kept = reads.get(key);
      if (kept) return kept;
      const fresh = read(key);
      reads.set(key, fresh);
      fresh.then(
        (value) => value === undefined && forget(key, fresh),
        () => forget(key, fresh),
      );
      return fresh;
    },
    delete: (key) => void reads.delete(key),
    clear: () => reads.clear(),
  };
}
