/**
 * Names written in Georgian letters as they stand in Latin ones (`სუნაძე` → `sunadze`), by the national system of
 * romanization of 2002 without its apostrophes, which nobody writes in a name. What this index or the lexicon knows stays
 * as it was typed.
 *
 * Arabic is not written with its short vowels, so a name in it has no one spelling in Latin letters: it is left alone.
 */
import { analyze, conceptsIn, type Language } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { isFiller } from './filler-words.ts';
import { overlaps } from './settled-parts.ts';

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
const HAS_GEORGIAN = /\p{Script=Georgian}/u;
/** What endings leave of a name, and what it may have ended in: `სუნაძის`, `სუნაძემ` → `sunadz` → `sunadze`. */
const NAME_ENDINGS = ['', 'e', 'i', 'a', 'o', 'u'];

/** The text with its unknown Georgian words in Latin letters, as they stand and without their case endings; at most two. */
export function romanizations(data: IndexData, text: string, language: Language | undefined): string[] {
  if (!HAS_GEORGIAN.test(text)) return [];
  const concepts = conceptsIn(text, language === undefined ? {} : { language });
  const names = analyze(text, language === undefined ? {} : { language }).filter(
    (token) =>
      HAS_GEORGIAN.test(token.exact) &&
      data.words.find(token.exact) < 0 &&
      data.stems.find(token.stem) < 0 &&
      !isFiller(token.exact) &&
      !concepts.some((concept) => overlaps(concept, token)),
  );
  if (names.length === 0) return [];
  const written = (write: (name: { exact: string; stem: string }) => string) => {
    let result = '';
    let done = 0;
    for (const name of names) {
      result += text.slice(done, name.start) + write(name);
      done = name.end;
    }
    return result + text.slice(done);
  };
  const asTyped = written(({ exact }) => romanize(exact));
  const inflected = written(({ exact, stem }) => {
    const whole = romanize(exact);
    if (data.words.find(whole) >= 0) return whole;
    const bare = romanize(stem);
    const ending = NAME_ENDINGS.find((one) => data.words.find(bare + one) >= 0);
    return ending === undefined ? whole : bare + ending;
  });
  return [...new Set([asTyped, inflected])];
}

function romanize(word: string): string {
  return [...word].map((letter) => LETTERS[letter] ?? letter).join('');
}
