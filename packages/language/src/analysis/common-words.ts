/**
 * Words that shops and shoppers inflect but that are no concepts by themselves: the body, the house, people, food, tools,
 * and what is said of things.
 * The Turkic stemmers cut short words only down to a stem they know (`sütü` is süt, `kutu` no kut), and leave these whole
 * where an ending only looks like a suffix (`kalem`, `takım`, `kısa`).
 */
import { wordsOf } from '../data/word-table.ts';
import type { Language } from '../language.ts';

export function commonWords(language: Language): readonly string[] {
  return language === 'tr' || language === 'az' ? wordsOf('common-words', language) : [];
}
