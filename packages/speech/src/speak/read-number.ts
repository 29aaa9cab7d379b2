/** Reads a written number as a reader of the language does: `1.299` is a thousand and more in Turkish, one and a bit in English. */
import type { Language } from '@quarry/contract';

export interface ReadNumber {
  whole: number;
  /** The figures behind the decimal point, as written; empty without one. */
  figures: string;
  /** No quantity but a number that names something: it begins with a zero, or is too long to be said as one. */
  isLong: boolean;
  written: string;
}

/** Where the point groups thousands. Georgian shops write both ways, so there three figures behind any mark are a group. */
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
