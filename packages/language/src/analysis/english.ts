/**
 * English stems: the first half of Porter's second algorithm (snowballstem.org, "The English (Porter2) stemming
 * algorithm"): plurals, -ed, -ing, -ly and the silent e. The second half, which cuts -ation, -ness and -ful, is left out:
 * shoppers do not mean `foundation` by `found`, nor `business` by `busy`.
 * On top: irregular plurals of things that shops sell, and words whose ending only looks like a suffix. British spellings
 * are turned into American ones first (`english-spellings.ts`).
 */
import { americanSpelling } from './english-spellings.ts';
import { readTable } from '../data/word-table.ts';

/** Words that keep their form: cutting them would make another word. */
const WHOLE = new Set(
  (
    'shorts glasses sunglasses news lens gas bus plus canvas iris bass atlas christmas tennis pancreas citrus virus sinus ' +
    'process express fitness wellness wireless stainless cordless plaster plasters ' +
    'ring king string spring earring wedding bedding clothing ceiling legging stocking painting building lighting evening ' +
    'morning during dining sibling pudding icing washing cooking baking dressing filling topping sling wing swing ' +
    'thing bring sterling herring darling bearing housing railing fencing shaving cleansing parking ' +
    'training boxing bowling coating seasoning batting drawing bathe ' +
    'red bed shed sled hundred naked sacred wed feed seed speed need reed weed embed ' +
    'only family july supply reply apply jelly belly lily ally holy ugly early silly italy'
  ).split(' '),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  readTable('words/english-irregular-forms.tsv', ['form', 'base']).map(([form = '', base = '']) => [form, base]),
);

/** The last letters of all endings that are cut. */
const MAY_END = /[sdgye]$/;
const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
/** A short syllable at the end: consonant, one vowel, consonant other than w, x, y (`hop`, `cak`). */
const SHORT_END = /(?:^|[^aeiouy])[aeiouy][^aeiouywx]$|^[aeiouy][^aeiouy]$/;

/** `skeleton` is folded to plain lower case Latin letters. */
export function stemEnglish(skeleton: string): string {
  const spelled = americanSpelling(skeleton);
  const word = IRREGULAR.get(spelled) ?? spelled;
  if (word.length <= 2 || !MAY_END.test(word) || WHOLE.has(word)) return word;

  const singular = withoutPlural(word);
  if (WHOLE.has(singular)) return singular;
  return silentEnding(withoutLy(withoutEdOrIng(singular)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) {
    const singular = `${word.slice(0, -3)}y`;
    if (WHOLE.has(singular)) return singular;
    return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  }
  if (/(?:sh|ch|x|[tz]z|ato|ero|cho|ngo)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutEdOrIng(word: string): string {
  if (word.endsWith('eed')) return word;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const rest = word.slice(0, -ending.length);
  if (rest.length < 2 || !VOWEL.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return regionOne(rest) === '' && SHORT_END.test(rest) ? `${rest}e` : rest;
}

function withoutLy(word: string): string {
  return word.length > 5 && /[cdeghkmnrt]ly$/.test(word) ? word.slice(0, -2) : word;
}

/** `y` after a consonant becomes `i` (so that `berry` meets `berries`); the silent e falls unless a short syllable needs it. */
function silentEnding(word: string): string {
  if (/[^aeiou]y$/.test(word) && word.length > 2) return `${word.slice(0, -1)}i`;
  if (!word.endsWith('e') || /[aeo]e$/.test(word)) return word;
  const rest = word.slice(0, -1);
  const region = regionOne(word);
  if (regionOne(region).endsWith('e')) return rest;
  return region.endsWith('e') && !SHORT_END.test(rest) ? rest : word;
}

/** Porter's R1: what follows the first consonant after a vowel. Applied to itself, it gives R2. */
function regionOne(word: string): string {
  return /^.*?[aeiouy][^aeiouy](.*)$/.exec(word)?.[1] ?? '';
}
