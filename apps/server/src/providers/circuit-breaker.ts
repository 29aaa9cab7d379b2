/**
 * A circuit breaker: stops calling a provider for a while after repeated failures, so that requests do not wait for it.
 */

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

export interface CircuitBreaker {
  isOpen(): boolean;
  recordSuccess(): void;
  recordFailure(): void;
}

/** @param clock milliseconds; tests control it. */
export function createCircuitBreaker(clock: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => clock() < until,
    recordSuccess() {
      failures = 0;
    },
    recordFailure() {
      failures += 1;
      // After a pause, one more failure opens it again.
      if (failures >= FAILURES_TO_OPEN) until = clock() + OPEN_MS;
    },
  };
}
