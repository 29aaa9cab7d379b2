/**
 * Splits a growing reply into sentences, so that the first is spoken while the rest is generated. A line break ends a
 * sentence; a dot of a number, abbreviation or initial does not.
 */
import type { Language } from '@quarry/contract';
import { SPOKEN_LANGUAGES } from './languages/spoken-languages.ts';

export interface SentenceCutter {
  /** @returns the sentences that are complete now. */
  add(text: string): string[];
  /** Returns the remaining text as a sentence; call it when the text pauses or ends. */
  flush(): string[];
}

/** Maximum length in characters; longer sentences would delay the audio. */
export const LONGEST_SENTENCE = 400;

const END = /[.!?…؟۔。]+[)"'”’»“\]*_]*(?=\s|$)|\n+/gu;
const FENCE = /^\s*(?:```|~~~)/;

export function createSentenceCutter(language: Language): SentenceCutter {
  const shortened = Object.keys(SPOKEN_LANGUAGES[language].abbreviations).map((word) => word.toLocaleLowerCase());
  let rest = '';
  let isCode = false;

  /** A dot at the end of the text may continue ("49." + "99", "e.g." + …), so the decision waits for more text. */
  function endsAt(end: RegExpExecArray, text: string): boolean {
    if (!end[0].startsWith('.') || end[0].startsWith('..')) return true;
    const before = text.slice(0, end.index);
    const after = text.slice(end.index + end[0].length).trimStart();
    const word = (/\S+$/.exec(before)?.[0] ?? '').replace(/^[("'“„«*_]+/, '').toLocaleLowerCase();
    const twoWords = (/\S+\s\S+$/.exec(before)?.[0] ?? '').toLocaleLowerCase();
    if (shortened.some((short) => short === `${word}.` || short === `${twoWords}.`)) return false;
    if (/^(?:\p{Lu}|\p{L}\.\p{L})$/u.test(/\S+$/.exec(before)?.[0] ?? '') && after !== '') return false;
    if (/(?:^|\n)\s*\d{1,2}$/.test(before)) return false;
    // "2. kat": a following lower case letter continues the sentence, in scripts with case.
    return !/^\p{Ll}/u.test(after) || /\p{Script=Georgian}/u.test(after[0] ?? '');
  }

  function cut(isLast: boolean): string[] {
    const sentences: string[] = [];
    let from = 0;
    END.lastIndex = 0;
    for (let end = END.exec(rest); end; end = END.exec(rest)) {
      const stop = end.index + end[0].length;
      const isOpen = stop === rest.length && /\d\.$/.test(rest) && !isLast;
      if (isOpen || !endsAt(end, rest)) continue;
      sentences.push(rest.slice(from, stop));
      from = stop;
    }
    rest = rest.slice(from);
    if (isLast && rest.trim() !== '') sentences.push(rest);
    if (isLast) rest = '';
    return sentences.flatMap(withoutCode).flatMap(inPhrases);
  }

  function withoutCode(sentence: string): string[] {
    const lines = sentence.split('\n').filter((line) => {
      const isFence = FENCE.test(line);
      if (isFence) isCode = !isCode;
      return !isFence && !isCode && line.trim() !== '';
    });
    return lines.map((line) => line.trim());
  }

  return {
    add(text) {
      rest += text;
      return cut(false);
    },
    flush: () => cut(true),
  };
}

/** Splits a long sentence at commas, else between words, else anywhere. */
function inPhrases(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const head = rest.slice(0, LONGEST_SENTENCE);
    const comma = Math.max(...[', ', '; ', '، ', '؛ ', ' – '].map((mark) => head.lastIndexOf(mark)));
    const at = comma > LONGEST_SENTENCE / 4 ? comma + 1 : head.lastIndexOf(' ');
    const stop = at > 0 ? at : LONGEST_SENTENCE;
    parts.push(rest.slice(0, stop).trim());
    rest = rest.slice(stop).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
