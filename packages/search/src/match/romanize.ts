/**
 * Names written in Georgian letters as they stand in Latin ones (`სუნაძე` → `sunadze`), by the national system of
 * romanization of 2002 without its apostrophes, which nobody writes in a name; and brands, in Georgian or Arabic letters,
 * as they sound. What this index or the lexicon knows stays as it was typed.
 *
 * Arabic is not written with its short vowels, so a name in it has no one spelling in Latin letters: only brands are read.
 */
import { analyze, conceptsIn, type Language, type Token } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { brandHeardAs, isInflected } from './brand-by-sound.ts';
import { isFiller } from './filler-words.ts';
import { overlaps, replaceParts } from './settled-parts.ts';

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

/** The text with its unknown Georgian words in Latin letters, and its unknown Georgian or Arabic ones as brands; at most three. */
export function romanizations(data: IndexData, text: string, language: Language | undefined): string[] {
  if (!IN_OTHER_LETTERS.test(text)) return [];
  const concepts = conceptsIn(text, language === undefined ? {} : { language });
  const names = analyze(text, language === undefined ? {} : { language }).filter(
    (token) =>
      IN_OTHER_LETTERS.test(token.exact) &&
      data.words.find(token.exact) < 0 &&
      data.stems.find(token.stem) < 0 &&
      !isFiller(token.exact) &&
      !concepts.some((concept) => overlaps(concept, token)),
  );
  const written = (write: (name: Token) => string) =>
    replaceParts(
      text,
      names.map((name) => ({ start: name.start, end: name.end, word: write(name) })),
    );
  const asTyped = written(({ exact }) => romanize(exact));
  const inflected = written(({ exact, stem }) => inflectedName(data, exact, stem));
  const heard = written((name) => brandHeardAs(data, name) ?? inflectedName(data, name.exact, name.stem));
  return [...new Set([asTyped, inflected, heard])].filter((reading) => reading !== text);
}

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
