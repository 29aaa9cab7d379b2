/**
 * Whether a text in other letters may be taken as what was meant: something must be known of each of its words. Told from
 * the dictionary and the lexicon alone, for most such texts are gibberish but for a word or two, and reading them in full
 * (what may be meant by each unknown word) costs more than the search that was asked for.
 */
import { analyze, conceptsIn, type Token } from '@quarry/language';
import type { EngineQuery } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { isFiller } from './filler-words.ts';
import { understandQuery } from './read-request.ts';
import { COMPLETION_FROM_LETTERS } from './reading-weights.ts';
import { overlaps } from './settled-parts.ts';
import { isSaid, synonymPhrases } from './synonym-phrases.ts';
import { partsUnderstood } from './understand-mistyped.ts';

export function isKnownThroughout(data: IndexData, { text, language, steering }: EngineQuery): boolean {
  const phrases = synonymPhrases(steering);
  const tokens = analyze(text, language === undefined ? {} : { language });
  const unknown = tokens.filter((token, place) => {
    const growing = place === tokens.length - 1 && token.end === text.length;
    if (isKnownAt(data, tokens, place, growing)) return false;
    // The staff's words need not be words of the index.
    return phrases === null || !isSaid(phrases, { ...token, growing, isKnown: false });
  });
  if (unknown.length === 0) return true;
  // A price and what is not wanted are said in words that no product has.
  const { spans, settled } = partsUnderstood(text, understandQuery(data, text, language));
  const told = [...spans, ...settled];
  const untold = unknown.filter((token) => !told.some((part) => overlaps(part, token)));
  if (untold.length === 0) return true;
  // So is a thing that is named beside the one that is wanted: `ღვინის ისტორია` may be a history of wine.
  const named = conceptsIn(text, language === undefined ? {} : { language }).filter(({ negated }) => !negated);
  return untold.every((token) => named.some((concept) => overlaps(concept, token)));
}

function isKnownAt(data: IndexData, tokens: readonly Token[], place: number, growing: boolean): boolean {
  const token = tokens[place] as Token;
  const { exact } = token;
  if (isKnown(data, token) || isFiller(exact) || /\p{Nd}/u.test(exact)) return true;
  if (growing && exact.length >= COMPLETION_FROM_LETTERS && data.words.hasPrefix(exact)) return true;
  return isCompound(data, exact) || isHalf(data, tokens[place - 1], token) || isHalf(data, token, tokens[place + 1]);
}

function isKnown({ words, stems }: IndexData, { exact, stem }: Token): boolean {
  return words.find(exact) >= 0 || stems.find(stem) >= 0;
}

function isCompound({ words }: IndexData, exact: string): boolean {
  for (let at = 1; at < exact.length; at++) {
    if (words.find(exact.slice(0, at)) >= 0 && words.find(exact.slice(at)) >= 0) return true;
  }
  return false;
}

/** Of a word that was typed as two. */
function isHalf(data: IndexData, left: Token | undefined, right: Token | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [whole, ...more] = analyze(left.surface + right.surface);
  return whole !== undefined && more.length === 0 && isKnown(data, whole);
}
