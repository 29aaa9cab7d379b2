/**
 * Names written in Georgian letters as they stand in Latin ones (`სუნაძე` → `sunadze`), by the national system of
 * romanization of 2002 without apostrophes, which are not used in names; and brands in Georgian or Arabic letters by
 * sound. Words that this index or the lexicon contains are unchanged. Arabic omits short vowels, so an Arabic name has
 * several Latin spellings: only brands are interpreted.
 */
import type { IndexData } from '../../index/index-data.ts';
import { BRAND_IN_OTHER_LETTERS, NAME_IN_OTHER_LETTERS } from '../costs.ts';
import { brandHeardAs, isInflected } from './brand-by-sound.ts';
import type { Interpreter } from './interpreter.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'zh',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
  ჯ: 'j',
  ჰ: 'h',
};
const IN_OTHER_LETTERS = /\p{Script=Georgian}|\p{Script=Arabic}/u;
/** What endings leave of a name, and what it may have ended in: `სუნაძის`, `სუნაძემ` → `sunadz` → `sunadze`. */
const NAME_ENDINGS = ['', 'e', 'i', 'a', 'o', 'u'];

/** Edges for a piece of one unknown Georgian or Arabic word: the name in Latin letters, and the brand that sounds so. */
export const readNamesInLatin: Interpreter = (by, { place, tokens }) => {
  const { data } = by;
  const [name, ...more] = tokens;
  if (name === undefined || more.length > 0 || !IN_OTHER_LETTERS.test(name.exact)) return [];
  const heard = brandHeardAs(data, name);
  const written = [heard, romanize(name.exact), inflectedName(data, name.exact, name.stem)];
  return [...new Set(written)].flatMap((text) => {
    if (text === undefined || data.words.find(text) < 0) return [];
    const cost = text === heard ? BRAND_IN_OTHER_LETTERS : NAME_IN_OTHER_LETTERS;
    return [{ piece: place, how: 'transliteration', text, letters: 'latin', cost }];
  });
};

/** What an ending was put to, where this index knows it. */
function inflectedName(data: IndexData, exact: string, stem: string): string {
  const whole = romanize(exact);
  if (data.words.find(whole) >= 0 || !isInflected(exact, stem)) return whole;
  const bare = romanize(stem);
  const ending = NAME_ENDINGS.find((one) => data.words.find(bare + one) >= 0);
  return ending === undefined ? whole : bare + ending;
}

function romanize(word: string): string {
  return [...word].map((letter) => LETTERS[letter] ?? letter).join('');
}
