/**
 * An import shares its process with shoppers. Reading and normalising are quick steps without a pause between them, so
 * the import itself stops for a breath, and whatever waits is answered first.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A pause in a chat's stream that nobody notices, in milliseconds. */
const LONGEST_TURN_MS = 15;

/**
 * Makes a function to await between two steps; it waits only when the turn has become too long.
 * @param now milliseconds; tests move it by hand.
 */
export function createTurns(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < LONGEST_TURN_MS) return;
    await nextTurn();
    began = now();
  };
}
