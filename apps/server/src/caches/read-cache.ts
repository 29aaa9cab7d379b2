/** Values read from the database and kept in memory, one a key. */
import { LRUCache } from 'lru-cache';

export interface ReadCache<Value> {
  /** Everybody who asks while a value is being read shares that read. A failure and `undefined` are not kept. */
  get(key: string): Promise<Value>;
  /** To be called after a write has been committed. A read that began before it is not kept. */
  delete(key: string): void;
  clear(): void;
}

export interface ReadCacheOptions {
  /** Number of keys; the one that was asked for longest ago is evicted first. */
  max: number;
  /** Milliseconds. `Infinity`: until the key is deleted. */
  maxAgeMs: number;
  /** Milliseconds that only grow. */
  clock?: () => number;
}

export function createReadCache<Value>(
  read: (key: string) => Promise<Value>,
  { max, maxAgeMs, clock = () => performance.now() }: ReadCacheOptions,
): ReadCache<Value> {
  const reads = new LRUCache<string, Promise<Value>>({
    max,
    // The library takes 0 for no limit.
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
