/**
 * An import shares its process with shoppers. Reading and normalising are quick steps without a pause between them, so
 * the import itself stops for a breath, and whatever waits is answered first.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A pause in a chat's stream that nobody notices, in milliseconds. */
const LONGEST_TURN_MS = 15;

/** Awaited between two steps; waits only when the turn has become too long. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
