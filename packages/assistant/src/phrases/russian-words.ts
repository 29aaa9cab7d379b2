/**
 * Reads Russian, which the assistant does not speak: known words become English ones, the others stay as they are (the
 * search knows many as loan words). The reply is in English, and says so.
 */
import { foldText } from '../words/fold-text.ts';
import phrases from './phrase-data/russian.json' with { type: 'json' };

interface Phrase {
  words: readonly string[];
  english: string;
}

/** Longer phrases first. */
const PHRASES: readonly Phrase[] = phrases
  .map(([russian = '', english = '']): Phrase => ({ words: russian.split(' ').map((word) => foldText(word)), english }))
  .sort((one, other) => other.words.length - one.words.length);
const LONGEST_ENDING = 5;
const WORD = /\p{L}[\p{L}\p{M}'’-]*|[^\p{L}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The note before the first reply to Russian. */
export const RUSSIAN_NOTE = 'Я понимаю по-русски не всё и отвечаю по-английски.';

/** In Cyrillic letters for the most part. */
export function isRussian(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => CYRILLIC.test(letter)).length * 2 > letters.length;
}

/** The message with English words in place of the Russian ones that are known. */
export function inEnglish(message: string): string {
  const parts = message.match(WORD) ?? [];
  const words = parts.flatMap((part, at) => (/^\p{L}/u.test(part) ? [{ at, word: foldText(part) }] : []));
  const written: string[] = [];
  let next = 0;
  for (let place = 0; place < words.length; ) {
    const start = words[place]?.at ?? parts.length;
    written.push(...parts.slice(next, start));
    const phrase = PHRASES.find((one) => one.words.every((word, ahead) => isFormOf(words[place + ahead]?.word, word)));
    const length = phrase?.words.length ?? 1;
    const last = words[place + length - 1]?.at ?? start;
    written.push(phrase?.english ?? parts[start] ?? '');
    next = last + 1;
    place += length;
  }
  return [...written, ...parts.slice(next)].join('').replace(/\s+/gu, ' ').trim();
}

function isFormOf(said: string | undefined, word: string): boolean {
  if (said === undefined) return false;
  if (!word.endsWith('*')) return said === word;
  const stem = word.slice(0, -1);
  return said.startsWith(stem) && said.length - stem.length <= LONGEST_ENDING;
}
