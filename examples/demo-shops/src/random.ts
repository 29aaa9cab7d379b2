/**
 * Seeded random choices, the same on every machine.
 *
 * Everything invented here is generated from a seed of words ("dressup", "products"), so a demo shop is the same on
 * every start. The generator is mulberry32 (Tommy Ettinger): 32 bits of state, sufficient for this purpose.
 */
import { elementAt } from '@quarry/language';

/** A seeded source of choices. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** One of the choices; throws when there are none. */
  pick<T>(choices: readonly T[]): T;
  /** The choices in random order. */
  shuffle<T>(choices: readonly T[]): T[];
}

/** FNV-1a over the words' UTF-16 units. */
function seedOf(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

export function createChance(...words: readonly string[]): Chance {
  let state = seedOf(words);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }

  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick(choices) {
      if (choices.length === 0) throw new RangeError('There is nothing to pick from.');
      return elementAt(choices, whole(0, choices.length - 1));
    },
    shuffle(choices) {
      const shuffled = [...choices];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = whole(0, last);
        const moved = elementAt(shuffled, last);
        shuffled[last] = elementAt(shuffled, other);
        shuffled[other] = moved;
      }
      return shuffled;
    },
  };
}
