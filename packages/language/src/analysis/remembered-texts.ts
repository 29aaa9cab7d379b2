/**
 * Remembers what was read of short texts: the steps of one query ask the same of the same text dozens of times, and
 * shoppers repeat each other's words.
 */
import type { Language } from '../language.ts';
import { WordCache } from './word-cache.ts';

const MOST_TEXTS = 2000;
/** Longer texts are descriptions, which are read once. */
const LONGEST_TEXT = 100;

/**
 * The same function, which reads a text once while it is remembered. Its result is given again, so callers only read
 * it. @param read must depend on nothing but its arguments.
 */
export function rememberingTexts<Result extends object>(
  read: (text: string, language: Language | undefined) => Result,
): (text: string, language: Language | undefined) => Result {
  const byLanguage = new Map<Language | undefined, WordCache<Result>>();
  return (text, language) => {
    if (text.length > LONGEST_TEXT) return read(text, language);
    let known = byLanguage.get(language);
    if (known === undefined) {
      known = new WordCache(MOST_TEXTS);
      byLanguage.set(language, known);
    }
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const result = read(text, language);
    known.set(text, result);
    return result;
  };
}
