/** Splits a text for the reading of measures: numbers, words and signs. */
import { foldPart } from './unit-words.ts';

export interface Lexeme {
  kind: 'number' | 'word' | 'sign';
  /** Offsets in the text. */
  start: number;
  end: number;
  /** A number as written, the skeleton of a word, a sign. */
  text: string;
}

/** A number, a word, a sign. */
const LEXEME = /(\d{1,3}(?:[.,'’٬]\d{3})+(?!\d)|\d+(?:[.,٫]\d+)?)|(\p{L}[\p{L}\p{M}\u0640]*)|(<=|>=|''|’’|\S)/gu;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The text with ASCII digits, of the same length. */
export function withPlainDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Takes the result of `withPlainDigits`. */
export function readLexemes(text: string): Lexeme[] {
  return Array.from(text.matchAll(LEXEME), (match) => {
    const [written, number, word] = match;
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign';
    const isTwoPrimes = written === "''" || written === '’’';
    const said = kind === 'number' ? written : foldPart(isTwoPrimes ? '″' : written);
    return { kind, start: match.index, end: match.index + written.length, text: said };
  });
}

/** Whether two lexemes are adjacent without a space. */
export function isGlued(one: Lexeme | undefined, other: Lexeme | undefined): boolean {
  return one !== undefined && one.end === other?.start;
}

export function lineOf(lexemes: readonly Lexeme[]): string {
  return lexemes.map(({ text }) => text).join(' ');
}
