/**
 * Parses a written number by the language's conventions: `1.299` is above a thousand in Turkish, and between one and
 * two in English.
 */
import type { Language } from '@quarry/contract';

export interface ReadNumber {
  whole: number;
  /** The decimal digits as written; empty without a decimal point. */
  figures: string;
  /** An identifier rather than a quantity: it starts with a zero or is too long to be read as a number. */
  isLong: boolean;
  written: string;
}

/** Thousands separators. Georgian shops use both, so three digits after either are a group. */
const GROUPS: Record<Language, string> = { en: ',', ka: '.,', tr: '.', ar: ',', az: '.' };
const LONGEST_QUANTITY = 9;

export function readNumber(written: string, language: Language): ReadNumber {
  const text = written.replace(/[٬'’\s]/gu, '').replace('٫', '.');
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const behind = last ? text.slice(last.index + 1) : '';
  const isGroup =
    last !== undefined &&
    behind.length === 3 &&
    !text.startsWith('0') &&
    (marks.length > 1 ? marks.every(([mark]) => mark === last[0]) : GROUPS[language].includes(last[0]));
  const figures = last === undefined || isGroup ? '' : behind;
  const whole = (isGroup || !last ? text : text.slice(0, last.index)).replace(/[.,]/g, '');
  return {
    whole: Number(whole),
    figures,
    isLong: figures === '' && (whole.length > LONGEST_QUANTITY || (whole.length > 1 && whole.startsWith('0'))),
    written,
  };
}
