/** Whether a piece of a query is known as typed: in the catalogue, the synonym rules or the lexicon. */
import { elementAt } from '@quarry/language';
import {
  analyze,
  conceptsIn,
  isLexiconWord,
  isMeasureWord,
  type Language,
  mayBeArabicWithDigits,
  type Token,
} from '@quarry/language';
import type { Steering } from '../engine-query.ts';
import { findIdentifiers } from '../index/identifier-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { hasArabicWords } from './arabic-words.ts';
import { isFiller } from './small-words.ts';
import { COMPLETION_FROM_LETTERS } from '../match/reading-weights.ts';
import { overlaps, type Part } from '../match/resolved-spans.ts';
import { isSaid, synonymPhrases } from '../match/synonym-phrases.ts';
import { COMPOUND, GROWING, IN_LEXICON, KNOWN, PART_OF_NAME, UNKNOWN } from './costs.ts';

export interface KnownBy {
  data: IndexData;
  language: Language | undefined;
  steering: Steering | undefined;
}

/** Shorter words match a word of some language by accident. */
const SHORTEST_WORD = 2;
const HAS_DIGIT = /\p{Nd}/u;
const HAS_LETTER = /\p{L}/u;

/**
 * What it costs to take the words of `part` as they are, `KNOWN` to `UNKNOWN` for each.
 *
 * @param tokens the words of the whole text.
 * @param growing the text ends here, without a space behind it.
 */
export function costAsTyped(
  by: KnownBy,
  tokens: readonly Token[],
  part: Part,
  { named, growing }: { named: readonly Part[]; growing: boolean },
): number {
  return tokens.reduce((sum, token, place) => {
    if (!overlaps(token, part)) return sum;
    const isLast = growing && place === tokens.length - 1;
    return sum + costOfToken(by, tokens, place, { isLast, isNamed: named.some((one) => overlaps(one, token)) });
  }, 0);
}

function costOfToken(
  { data, steering }: KnownBy,
  tokens: readonly Token[],
  place: number,
  { isLast, isNamed }: { isLast: boolean; isNamed: boolean },
): number {
  const token = elementAt(tokens, place);
  const { exact } = token;
  if (isInCatalogue(data, token) || isFiller(exact) || isMeasureWord(exact)) return KNOWN;
  if (mayBeArabicWithDigits(exact) && hasArabicWords(data)) return UNKNOWN;
  if (HAS_DIGIT.test(exact) || !HAS_LETTER.test(exact)) return KNOWN;
  const phrases = synonymPhrases(steering);
  if (phrases !== null && isSaid(phrases, { ...token, growing: isLast, isKnown: false })) return KNOWN;
  if (isLast && exact.length >= COMPLETION_FROM_LETTERS && data.words.hasPrefix(exact)) return GROWING;
  if (isNamed) return IN_LEXICON;
  // A part of some name of the lexicon is a poorer proof than a word of an Arabic catalogue that sounds so.
  if (isLexiconWord(token)) return token.script === 'latin' && hasArabicWords(data) ? PART_OF_NAME : IN_LEXICON;
  const isHalf = makesWord(data, tokens[place - 1], token) || makesWord(data, token, tokens[place + 1]);
  return isHalf || isCompound(data, exact) ? COMPOUND : UNKNOWN;
}

/** What is known of a text in other letters: the catalogue has all its words, or else the lexicon; null: neither. */
export function knownThroughout({ data, language, steering }: KnownBy, text: string): 'catalogue' | 'lexicon' | null {
  if (findIdentifiers(data.identifiers, text).length > 0) return 'catalogue';
  const tokens = analyze(text, language === undefined ? {} : { language });
  const words = tokens.filter(({ exact }) => HAS_LETTER.test(exact));
  if (words.length === 0 || isScraps(words, text)) return null;
  const named = conceptsIn(text, language === undefined ? {} : { language });
  const isNamed = (token: Token) =>
    [...token.exact].length > SHORTEST_WORD && (isLexiconWord(token) || named.some((one) => overlaps(one, token)));
  const phrases = synonymPhrases(steering);
  const isStaffs = (token: Token) => phrases !== null && isSaid(phrases, { ...token, growing: true, isKnown: false });
  const strange = words.filter((token) => !isInCatalogue(data, token) && !isStaffs(token));
  if (strange.length === 0) return 'catalogue';
  return strange.every((token) => isFiller(token.exact) || isNamed(token)) ? 'lexicon' : null;
}

export function isInCatalogue({ words, stems }: IndexData, { exact, stem }: Pick<Token, 'exact' | 'stem'>): boolean {
  return words.find(exact) >= 0 || stems.find(stem) >= 0;
}

/** Keys that are letters in one script and signs in the other leave single letters between the signs. */
function isScraps(words: readonly Token[], text: string): boolean {
  const letters = words.reduce((sum, { surface }) => sum + (surface.length > 1 ? surface.length : 0), 0);
  return 2 * letters < text.replace(/\s/g, '').length;
}

function isCompound({ words }: IndexData, exact: string): boolean {
  for (let at = 2; at + 1 < exact.length; at++) {
    if (words.find(exact.slice(0, at)) >= 0 && words.find(exact.slice(at)) >= 0) return true;
  }
  return false;
}

/** Whether two words of the text are one that was typed apart. */
function makesWord(data: IndexData, left: Token | undefined, right: Token | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [whole, ...more] = analyze(left.surface + right.surface);
  return whole !== undefined && more.length === 0 && isInCatalogue(data, whole);
}
