/**
 * A circuit breaker: stops calling a provider for a while after repeated failures, so that requests do not wait for it.
 */

const FAILURES_TO_REST = 3;
const REST_MS = 30_000;

export interface Rest {
  isResting(): boolean;
  noteSuccess(): void;
  noteFailure(): void;
}

/** @param clock milliseconds; tests control it. */
export function createRest(clock: () => number = () => performance.now()): Rest {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isResting: () => clock() < until,
    noteSuccess() {
      failures = 0;
    },
    noteFailure() {
      failures += 1;
      // After a pause, one more failure opens it again.
      if (failures >= FAILURES_TO_REST) until = clock() + REST_MS;
    },
  };
}
