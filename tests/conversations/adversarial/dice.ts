/** Seeded random numbers: mulberry32 with an FNV-1a hash of the seed text. */
export interface Dice {
  /** From `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

export function createDice(seed: string): Dice {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  return {
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    happens: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}
