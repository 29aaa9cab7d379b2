/**
 * Finds the words of a dictionary within a few edits of a typed one, at any position.
 *
 * Every word gets two signatures of 32 bits: which letters occur and which pairs of neighbours occur, each hashed to a
 * bit. One edit takes away at most one letter and adds at most one, and touches at most three pairs (a swap: the pair
 * itself and one on either side). A word whose signature differs by more is excluded with two integer operations. Words
 * are grouped by length, so that only lengths within the budget are compared. For the remaining ones, some dozens of
 * many thousands, the edit distance is computed. Eight bytes per word; a symmetric-delete index is faster, but needs
 * some hundred bytes per word for two edits. Words added since the build have no signature: they are few, and each is
 * compared.
 */
import type { Dictionary } from '../index/dictionary.ts';
import { groupNumbers, type NumberLists } from '../index/number-lists.ts';
import { type CodePoints, codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';
import { isCode } from './typo-budget.ts';

/** Longer words are not corrected: they are product codes or noise. */
const LONGEST_WORD = 40;
/** The length under which codes are stored, so that they are never candidates. */
const OUT_OF_REACH = 0;

export interface SpellingIndex {
  /** Word numbers by length in code points. */
  byLength: NumberLists;
  /** Signatures in the order of `byLength.items`. */
  letters: Uint32Array;
  pairs: Uint32Array;
}

export interface NearWord {
  word: number;
  /** Edits between the typed word (or for a prefix: the nearest beginning of the word) and the typed one. */
  edits: number;
}

export function buildSpellingIndex(dictionary: Dictionary): SpellingIndex {
  const spelled = Uint8Array.from({ length: dictionary.size }, (_, number) => {
    const word = dictionary.word(number);
    return isCode(word) ? OUT_OF_REACH : Math.min(codePointCount(word), LONGEST_WORD + 1);
  });
  const byLength = groupNumbers(spelled, Uint32Array.from(spelled.keys()), LONGEST_WORD + 2);
  const letters = new Uint32Array(dictionary.size);
  const pairs = new Uint32Array(dictionary.size);
  for (let i = 0; i < letters.length; i++) {
    const points = codePointsOf(dictionary.word(byLength.items[i] ?? 0));
    letters[i] = letterSignature(points);
    pairs[i] = pairSignature(points);
  }
  return { byLength, letters, pairs };
}

/** Words within `limit` edits of the typed one, itself excluded. */
export function wordsNear(spelling: SpellingIndex, dictionary: Dictionary, typed: string, limit: number): NearWord[] {
  const points = codePointsOf(typed);
  if (limit === 0 || points.length > LONGEST_WORD) return [];

  const letters = letterSignature(points);
  const pairs = pairSignature(points);
  const near: NearWord[] = [];
  const { start, end } = lengthRange(spelling, points.length - limit, points.length + limit);
  for (let i = start; i < end; i++) {
    const otherLetters = spelling.letters[i] ?? 0;
    if (bitCount(letters & ~otherLetters) > limit || bitCount(otherLetters & ~letters) > limit) continue;
    const otherPairs = spelling.pairs[i] ?? 0;
    if (bitCount(pairs & ~otherPairs) > 3 * limit || bitCount(otherPairs & ~pairs) > 3 * limit) continue;
    const word = spelling.byLength.items[i] ?? 0;
    if (dictionary.isInUse(word)) note(word, editDistance(points, lettersOf(dictionary, word), limit));
  }
  for (let word = dictionary.sorted.size; word < dictionary.size; word++) {
    const other = dictionary.word(word);
    if (other.length + limit < points.length || !dictionary.isInUse(word) || isCode(other)) continue;
    note(word, editDistance(points, codePointsOf(other), limit));
  }
  return inOrder(near, dictionary);

  function note(word: number, edits: number): void {
    if (edits > 0 && edits <= limit) near.push({ word, edits });
  }
}

/** Words of which some beginning is within `limit` edits of what was typed so far. */
export function completionsNear(
  spelling: SpellingIndex,
  dictionary: Dictionary,
  typed: string,
  limit: number,
): NearWord[] {
  const points = codePointsOf(typed);
  if (limit === 0 || points.length > LONGEST_WORD) return [];

  const letters = letterSignature(points);
  const pairs = pairSignature(points);
  const near: NearWord[] = [];
  const { start, end } = lengthRange(spelling, points.length - limit, LONGEST_WORD);
  for (let i = start; i < end; i++) {
    if (bitCount(letters & ~(spelling.letters[i] ?? 0)) > limit) continue;
    if (bitCount(pairs & ~(spelling.pairs[i] ?? 0)) > 3 * limit) continue;
    const word = spelling.byLength.items[i] ?? 0;
    if (dictionary.isInUse(word)) note(word, distanceToPrefix(points, lettersOf(dictionary, word), limit));
  }
  for (let word = dictionary.sorted.size; word < dictionary.size; word++) {
    const other = dictionary.word(word);
    if (other.length + limit < points.length || !dictionary.isInUse(word) || isCode(other)) continue;
    note(word, distanceToPrefix(points, codePointsOf(other), limit));
  }
  return inOrder(near, dictionary);

  function note(word: number, edits: number): void {
    if (edits <= limit) near.push({ word, edits });
  }
}

/** The letters of a word of the build, as they are stored where each is one unit. */
function lettersOf({ sorted }: Dictionary, word: number): CodePoints {
  const { units, offsets } = sorted;
  const letters = units.subarray(offsets[word], offsets[word + 1]);
  for (let i = 0; i < letters.length; i++) {
    if (((letters[i] ?? 0) & 0xf800) === 0xd800) return codePointsOf(sorted.at(word));
  }
  return letters;
}

/** By length, then alphabetically, wherever they were found: which of two equal words comes first must not depend on that. */
function inOrder(near: NearWord[], dictionary: Dictionary): NearWord[] {
  if (!near.some(({ word }) => word >= dictionary.sorted.size)) return near;
  const lengthOf = ({ word }: NearWord) => codePointCount(dictionary.word(word));
  return near.sort((a, b) => lengthOf(a) - lengthOf(b) || dictionary.compare(a.word, b.word));
}

function lengthRange({ byLength }: SpellingIndex, shortest: number, longest: number): { start: number; end: number } {
  const start = byLength.offsets[Math.max(shortest, 1)] ?? 0;
  const end = byLength.offsets[Math.min(longest, LONGEST_WORD) + 1] ?? 0;
  return { start, end: Math.max(start, end) };
}

function letterSignature(points: readonly number[]): number {
  let bits = 0;
  for (const point of points) bits |= 1 << (Math.imul(point, 0x9e3779b1) >>> 27);
  return bits;
}

function pairSignature(points: readonly number[]): number {
  let bits = 0;
  for (let i = 1; i < points.length; i++) {
    bits |= 1 << (Math.imul(Math.imul(points[i - 1] ?? 0, 0x85ebca6b) ^ (points[i] ?? 0), 0x9e3779b1) >>> 27);
  }
  return bits;
}

/** How many bits are set (the parallel count of Warren, "Hacker's Delight", 5-1). */
function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function codePointCount(word: string): number {
  let count = 0;
  for (const _ of word) count++;
  return count;
}
