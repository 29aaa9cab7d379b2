/**
 * Yields to the event loop during long loops. An import or a batch shares its process with shoppers' requests, and
 * reading, checking and normalizing are synchronous steps, so they pause regularly to let the requests run.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum duration of a time slice in milliseconds; a pause of this length is not noticeable in a chat stream. */
const MAX_TIME_SLICE_MS = 15;

/**
 * Creates a function to await between two steps; it yields only when the time slice is used up.
 * @param now milliseconds; tests control it.
 */
export function createYieldToEventLoop(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < MAX_TIME_SLICE_MS) return;
    await nextTurn();
    began = now();
  };
}
