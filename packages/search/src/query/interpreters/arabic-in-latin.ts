/**
 * Arabic words in Latin letters: `3atr`, `bakhoor`. Used only if the catalogue has Arabic words; these are preferred to
 * words of the lexicon.
 */
import { arabicReadings } from '../arabic-words.ts';
import type { Interpreter } from './interpreter.ts';

const LATIN = /^[a-z][a-z2356789']+$|^[2356789][a-z][a-z2356789']*$/;

export const readArabicInLatin: Interpreter = ({ data }, { place, tokens }) => {
  const [token, ...more] = tokens;
  if (token === undefined || more.length > 0 || !LATIN.test(token.exact)) return [];
  return arabicReadings(data, token.exact).map(({ text, cost }) => {
    return { piece: place, how: 'transliteration', text, letters: 'arabic', cost };
  });
};
