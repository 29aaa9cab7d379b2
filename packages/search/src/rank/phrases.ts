/**
 * A bonus for query words that are close together in a strong field: "coffee table" is not "table with coffee stains".
 * For each adjacent pair of the query, the smallest distance in the field counts.
 */
import { elementAt } from '@quarry/language';
import { FIELD_BREAK, type IndexData } from '../index/index-data.ts';
import type { QueryWord } from '../match/read-word.ts';
import { NEAR_WITHIN_WORDS, NEARNESS_WEIGHT, PHRASE_WEIGHT } from './weights.ts';

/** One bit a word in a 32-bit mask. */
const MAX_WORDS = 31;

export interface PhrasePair {
  left: QueryWord;
  right: QueryWord;
  value: number;
}

const NO_PAIRS: PhrasePair[] = [];

export interface PhraseScorer {
  /** The maximum bonus of the pairs of a product. */
  greatest: number;
  /** The total bonus of the pairs of this product. */
  bonus(product: number): number;
  /** The pairs of the query that are close together in this product. */
  pairs(product: number): PhrasePair[];
  /** Must be called once when the query is answered. */
  clear(): void;
}

/** `masks`: zeros, one for each word of the dictionary, lent for the time of one query. */
export function createPhraseScorer(
  data: IndexData,
  queryWords: readonly QueryWord[],
  masks: Uint32Array,
): PhraseScorer {
  const words = queryWords.slice(0, MAX_WORDS);
  words.forEach((word, bit) => {
    for (const reading of word.readings)
      for (const number of reading.words) masks[number] = (masks[number] ?? 0) | (1 << bit);
  });
  /** By right word: the lesser information of its pair. */
  const worth = Float64Array.from(words, ({ information }, right) =>
    right === 0 ? 0 : Math.min(information, elementAt(words, right - 1).information),
  );
  const lastSeen = new Int32Array(words.length);
  const best = new Float64Array(words.length);
  const { sequences } = data;

  /** Whether any pair is close together; the closeness of each is in `best`, by its right word. */
  function read(product: number): boolean {
    if (words.length < 2) return false;
    const items = sequences.arrayOf(product);
    const start = sequences.startOf(product);
    const end = sequences.endOf(product);
    let present = 0;
    for (let place = start; place < end; place++) {
      const number = items[place] ?? 0;
      if (number !== FIELD_BREAK) present |= masks[number] ?? 0;
    }
    if ((present & (present - 1)) === 0) return false;

    lastSeen.fill(-1);
    best.fill(0);
    let found = false;
    for (let place = start; place < end; place++) {
      const number = items[place] ?? 0;
      if (number === FIELD_BREAK) {
        lastSeen.fill(-1);
        continue;
      }
      let mask = masks[number] ?? 0;
      const here = mask;
      while (mask !== 0) {
        const bit = 31 - Math.clz32(mask);
        mask &= ~(1 << bit);
        // A word that could be either of two neighbours is only one of them in one place.
        if (bit > 0 && (here & (1 << (bit - 1))) === 0)
          found = note(best, bit, lastSeen[bit - 1] ?? 0, place, true) || found;
        if (bit + 1 < words.length && (here & (1 << (bit + 1))) === 0) {
          found = note(best, bit + 1, lastSeen[bit + 1] ?? 0, place, false) || found;
        }
      }
      for (let bits = here; bits !== 0; bits &= bits - 1) lastSeen[31 - Math.clz32(bits & -bits)] = place;
    }
    return found;
  }

  return {
    greatest: PHRASE_WEIGHT * worth.reduce((sum, one) => sum + one, 0),

    bonus(product) {
      if (!read(product)) return 0;
      let sum = 0;
      for (let right = 1; right < words.length; right++) sum += (best[right] ?? 0) * (worth[right] ?? 0);
      return sum;
    },

    pairs(product) {
      if (!read(product)) return NO_PAIRS;
      return words.flatMap((right, bit) => {
        const left = words[bit - 1];
        if (left === undefined || best[bit] === 0) return [];
        return [{ left, right, value: (best[bit] ?? 0) * (worth[bit] ?? 0) }];
      });
    },

    clear() {
      for (const word of words)
        for (const reading of word.readings) for (const number of reading.words) masks[number] = 0;
    },
  };
}

/** Remembers the best standing of the pair whose right word is `pair`. */
function note(best: Float64Array, pair: number, partner: number, place: number, inOrder: boolean): boolean {
  if (partner < 0) return false;
  const distance = place - partner;
  if (distance > NEAR_WITHIN_WORDS) return false;
  const weight = inOrder && distance === 1 ? PHRASE_WEIGHT : NEARNESS_WEIGHT;
  if (weight > (best[pair] ?? 0)) best[pair] = weight;
  return true;
}
