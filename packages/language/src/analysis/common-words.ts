/**
 * Common words that are not concepts: the body, the house, people, food, tools, and adjectives. The Turkic stemmers
 * shorten short words only to a known stem (`sütü` to süt, but `kutu` not to kut), and leave these words whole where an
 * ending only looks like a suffix (`kalem`, `takım`, `kısa`).
 */
import { wordsOf } from '../data/word-table.ts';
import type { Language } from '../language.ts';

export function commonWords(language: Language): readonly string[] {
  return language === 'tr' || language === 'az' ? wordsOf('common-words', language) : [];
}
