/**
 * Lowers the weight of words of circumstance ("keep", "today"), which are less specific than words that name things.
 */
import type { Understanding } from '@quarry/language';
import type { QueryWord } from '../match/read-word.ts';
import { overlaps } from '../match/resolved-spans.ts';
import { tellsCircumstance } from './small-words.ts';

const CIRCUMSTANCE = 0.3;

/** @param words their information is changed. */
export function weighWords(words: readonly QueryWord[], spans: Understanding['spans']): void {
  for (const word of words) {
    if (tellsCircumstance(word.exact) && !spans.some((span) => overlaps(span, word))) word.information *= CIRCUMSTANCE;
  }
}
