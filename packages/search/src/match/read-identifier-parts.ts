/**
 * Matches words of a query with parts of article numbers: `4711` finds `VE-4711`, `4006 3813` the barcode that begins
 * with it. The score is lower than for a complete article number, about that of a word in a name.
 */
import type { IndexData } from '../index/index-data.ts';
import { findInPieces, normalizeIdentifier } from '../index/identifier-index.ts';
import { SHORTEST_IDENTIFIER_PART } from '../index/identifier-parts.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { readAsProducts } from './reading.ts';
import { IDENTIFIER_PART, MAX_IDENTIFIED } from './reading-weights.ts';
import type { Part } from './resolved-spans.ts';

/** A number may be typed in so many pieces: `0707 60`. */
const MAX_PIECES = 3;

/** Adds the reading to all words of a piece of the query that is part of an article number, the longest piece first. */
export function readIdentifierParts(data: IndexData, words: readonly QueryWord[], text: string): void {
  if (!words.some(({ exact }) => DIGIT.test(exact))) return;
  const found = findInPieces(text, MAX_PIECES, (part) => {
    const inside = words.filter((word) => word.start >= part.start && word.end <= part.end);
    // A word beside a complete identifier or a price is not a part of it.
    const isAsked = inside.length > 0 && digitsIn(text, [part]) === digitsIn(text, inside);
    const products = isAsked ? productsIdentified(data, text, inside, part) : undefined;
    const reading = products && readAsProducts('identifier', products, IDENTIFIER_PART);
    return reading && { inside, reading };
  });
  for (const { inside, reading } of found) {
    for (const word of inside) {
      word.readings.push(reading);
      word.information = informationOf(data, word.readings);
    }
  }
}

const DIGIT = /\p{Nd}/u;

function digitsIn(text: string, parts: readonly Part[]): number {
  return parts.reduce((sum, { start, end }) => sum + (text.slice(start, end).match(/\p{Nd}/gu)?.length ?? 0), 0);
}

function productsIdentified(
  data: IndexData,
  text: string,
  words: readonly QueryWord[],
  { start, end }: Part,
): Uint32Array | undefined {
  const normalized = normalizeIdentifier(text.slice(start, end));
  if (normalized.length < SHORTEST_IDENTIFIER_PART || !DIGIT.test(normalized)) return undefined;
  // What is a word by itself is not completed: `2020` of a calendar is no barcode.
  const isWord = words.every(({ readings }) => readings.some(({ how }) => how === 'exact'));
  const growing = end === text.length && !isWord;
  return data.identifierParts.find(normalized, { growing, most: MAX_IDENTIFIED });
}
