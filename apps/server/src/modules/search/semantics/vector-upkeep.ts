/**
 * Updates the vectors of all stores in the background, one store at a time, with retries if the source is unavailable.
 * Until then searches work without vectors.
 */
import type { ProductVectors } from '@quarry/search';
import type { VectorSource } from './vector-source.ts';

/** Changes that come close together are taken in at once. */
const SETTLE_MS = 1_000;
/** After a renewal the source has so many times its duration to itself: a large store is not read without end. */
const PAUSE_FACTOR = 10;
const FIRST_RETRY_MS = 15_000;
const LAST_RETRY_MS = 15 * 60_000;

export interface VectorUpkeep {
  /** Something about the store's products has changed. Returns at once. */
  schedule(storeId: string): void;
  close(): Promise<void>;
}

interface VectorUpkeepParts {
  source: Pick<VectorSource, 'vectorsOf'>;
  /** Asked for a store that the source has failed before it ever gave something; its vectors serve until it does. */
  standIn?: Pick<VectorSource, 'vectorsOf'>;
  attach(storeId: string, vectors: ProductVectors): void;
  onError?: (message: string, error: unknown) => void;
  settleMs?: number;
  retryMs?: number;
}

export function createVectorUpkeep({
  source,
  standIn,
  attach,
  onError = (message, error) => console.error(message, error),
  settleMs = SETTLE_MS,
  retryMs = FIRST_RETRY_MS,
}: VectorUpkeepParts): VectorUpkeep {
  const timers = new Map<string, NodeJS.Timeout>();
  const failures = new Map<string, number>();
  /** Stores that have vectors, of whichever source. */
  const served = new Set<string>();
  /** When a store may be renewed again, in milliseconds. */
  const notBefore = new Map<string, number>();
  const stop = new AbortController();
  let queue: Promise<void> = Promise.resolve();

  function wait(storeId: string, milliseconds: number): void {
    if (stop.signal.aborted || timers.has(storeId)) return;
    const timer = setTimeout(() => {
      timers.delete(storeId);
      queue = queue.then(() => renew(storeId));
    }, milliseconds);
    timers.set(storeId, timer.unref());
  }

  async function renew(storeId: string): Promise<void> {
    if (stop.signal.aborted) return;
    // What changed while a renewal was under way was scheduled before anybody knew how that would end.
    const early = (notBefore.get(storeId) ?? 0) - performance.now();
    if (early > 0) return wait(storeId, early);
    const started = performance.now();
    try {
      give(storeId, await source.vectorsOf(storeId, stop.signal));
      failures.delete(storeId);
      const ended = performance.now();
      notBefore.set(storeId, ended + (ended - started) * PAUSE_FACTOR);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (standIn && !served.has(storeId)) await substitute(storeId, standIn);
      const failed = failures.get(storeId) ?? 0;
      failures.set(storeId, failed + 1);
      onError(`The vectors of ${storeId} could not be renewed; trying again later.`, error);
      const pause = Math.min(retryMs * 2 ** failed, LAST_RETRY_MS);
      notBefore.set(storeId, performance.now() + pause);
      wait(storeId, pause);
    }
  }

  function give(storeId: string, vectors: ProductVectors): void {
    attach(storeId, vectors);
    served.add(storeId);
  }

  async function substitute(storeId: string, other: Pick<VectorSource, 'vectorsOf'>): Promise<void> {
    try {
      give(storeId, await other.vectorsOf(storeId, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) onError(`The vectors of ${storeId} could not be replaced for the time being.`, error);
    }
  }

  return {
    schedule: (storeId) => wait(storeId, Math.max(settleMs, (notBefore.get(storeId) ?? 0) - performance.now())),
    async close() {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await queue;
    },
  };
}
