/**
 * Patterns of words in any order: `open/close* sunday/until` is met by a message with one word of each group.
 * `*` stands for any ending, `_` joins words that follow one another.
 */
import { foldText } from '../words/fold-text.ts';

export type WordPattern = readonly (readonly (readonly Part[])[])[];

interface Part {
  text: string;
  isBeginning: boolean;
}

export interface MessageWord {
  /** Folded; in Arabic also without "and", "in", "to" and the article at its beginning. */
  forms: readonly string[];
  start: number;
  end: number;
}

export function readPattern(written: string): WordPattern {
  return written.split(/\s+/u).map((group) => group.split('/').filter(Boolean).map(readAlternative));
}

export function readAlternative(written: string): Part[] {
  return written.split(/[_\s]+/u).map((part) => ({
    text: plain(part.replace(/\*$/u, '')),
    isBeginning: part.endsWith('*'),
  }));
}

const plain = (word: string): string => foldText(word).replaceAll("'", '');

const ARABIC_START = /^(?:[وف]?(?:ال|لل|[بلك](?:ال)?)|[وف])(?=\p{L}{3})/u;

export function wordsOfMessage(message: string): MessageWord[] {
  return [...message.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’‘ʼ&-]*/gu)].map((match) => {
    const word = plain(match[0]);
    const bare = word.replace(ARABIC_START, '');
    return { forms: bare === word ? [word] : [word, bare], start: match.index, end: match.index + match[0].length };
  });
}

/** The words that meet the pattern, each group by other words; null when a group is met by none. */
export function meets(
  pattern: WordPattern,
  words: readonly MessageWord[],
  used: readonly number[] = [],
): number[] | null {
  const [group, ...rest] = pattern;
  if (group === undefined) return [...used];
  for (const alternative of group) {
    for (const at of words.keys()) {
      const places = alternative.map((_, ahead) => at + ahead);
      if (places.some((place) => used.includes(place)) || !standsAt(alternative, words, at)) continue;
      const found = meets(rest, words, [...used, ...places]);
      if (found) return found;
    }
  }
  return null;
}

export const holdsAlternative = (alternative: readonly Part[], words: readonly MessageWord[]): boolean =>
  words.some((_, at) => standsAt(alternative, words, at));

function standsAt(alternative: readonly Part[], words: readonly MessageWord[], at: number): boolean {
  return alternative.every(({ text, isBeginning }, ahead) =>
    words[at + ahead]?.forms.some((form) => (isBeginning ? form.startsWith(text) : form === text)),
  );
}
