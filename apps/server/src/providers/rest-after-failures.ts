/** Leaves a provider alone for a while when it fails again and again, so that nobody waits for it each time. */

const FAILURES_TO_REST = 3;
const REST_MS = 30_000;

export interface Rest {
  isResting(): boolean;
  noteSuccess(): void;
  noteFailure(): void;
}

/** @param clock milliseconds; tests move it by hand. */
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
      // After a rest one more failure is enough.
      if (failures >= FAILURES_TO_REST) until = clock() + REST_MS;
    },
  };
}
