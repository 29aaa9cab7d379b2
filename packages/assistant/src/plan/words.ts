/**
 * Words of a question and of a product's texts, and their similarity. Comparing stems is not sufficient: a question may
 * use another form, another script or contain a typing error, and product texts are short.
 */
import type { Language } from '@quarry/contract';
import { analyze, conceptsIn, measuresIn, quantityOf, toBaseUnit, transliterations } from '@quarry/language';
import { foldText } from '../words/fold-text.ts';
import factWords from './data/fact-words.json' with { type: 'json' };
import functionWords from './data/function-words.json' with { type: 'json' };
import numberWords from './data/number-words.json' with { type: 'json' };

export interface Word {
  surface: string;
  /** What inflected forms share; letters are folded. */
  stem: string;
  /** `2` of `2`, `two` and `2-li`. */
  number: number | null;
}

/** A number with its quantity, comparable across units. */
export interface Amount {
  /** `length`, `mass`, …; a unit that no table knows is a quantity by itself. */
  quantity: string;
  base: number;
  /** As catalogues spell it: `2 m`. */
  written: string;
  number: number;
  unit: string;
}

const LITTLE: ReadonlySet<string> = new Set(
  Object.values(functionWords).flatMap((words) => words.split(' ').map((word) => foldText(word))),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(' ').map((word) => [foldText(word), Number(value)]),
  ),
);

export function wordsIn(text: string, language: Language): Word[] {
  return analyze(text, { language }).map(({ surface, stem }) => {
    const folded = foldText(surface);
    const digits = /^\d+$/u.exec(folded);
    return { surface, stem, number: digits ? Number(folded) : (NUMBERS.get(folded) ?? null) };
  });
}

/** The words that say something: without articles, question words, "please", "does it come with". */
export function contentWords(text: string, language: Language): Word[] {
  return wordsIn(text, language).filter(
    ({ surface, stem, number }) =>
      number !== null ||
      (stem.length > 1 && !isLittle(foldText(surface), language) && !/^\P{L}+$/u.test(surface)) ||
      isCode(stem),
  );
}

/**
 * Also with the copula of Turkish and Azerbaijani (`yaxşıdı`, `hangisidir`), and behind the "and" that Arabic writes with
 * the next word (`وبدي`).
 */
const isLittle = (folded: string, language: Language): boolean =>
  LITTLE.has(folded) ||
  (folded.startsWith('و') && LITTLE.has(folded.slice(1))) ||
  ((language === 'tr' || language === 'az') && LITTLE.has(folded.replace(/[dt][iu]r?$/u, '')));

const isCode = (stem: string): boolean => /\d/u.test(stem);

export function amountsIn(text: string, language: Language): Amount[] {
  return measuresIn(text, { language }).map(({ value, number, unit }) => ({
    quantity: quantityOf(unit),
    base: toBaseUnit(number, unit),
    written: value,
    number,
    unit,
  }));
}

/** A canonical value that a text mentions, with the stems of the words that mean it. */
export interface MentionedValue {
  value: string;
  stems: ReadonlySet<string>;
}

/** Canonical values that the text mentions and does not rule out. */
export function mentionsOfValues(text: string, language: Language): MentionedValue[] {
  return conceptsIn(text, { language })
    .filter(({ negated }) => !negated)
    .map(({ concept: { value }, start, end }) => ({
      value,
      stems: new Set(wordsIn(text.slice(start, end), language).map(({ stem }) => stem)),
    }));
}

export function valuesMentioned(text: string, language: Language): Set<string> {
  return new Set(mentionsOfValues(text, language).map(({ value }) => value));
}

const SHORTEST_STEM = 3;
const LONG_STEM = 4;
const SHARED_OF_LONGER = 0.6;
const MOST_OF_LONGER = 0.7;
const LONGEST_ENDING = 5;
const MIN_SKELETON = 4;

/** Words of the same fact in the five languages, by their beginnings. */
const FACTS: readonly (readonly string[])[] = factWords.map((group) => group.split(' ').map((stem) => foldText(stem)));
const factsOfWord = new Map<string, ReadonlySet<number>>();
const MAX_CACHED = 20_000;
const LONGEST_FORM = 8;

function factsOf({ surface, stem }: Word): ReadonlySet<number> {
  const known = factsOfWord.get(surface);
  if (known) return known;
  const folded = foldText(surface);
  const forms = [folded, stem, folded.replace(/ie[sd]$/u, 'y')];
  const found = new Set(
    FACTS.flatMap((group, place) => (group.some((start) => forms.some((form) => begins(form, start))) ? [place] : [])),
  );
  if (factsOfWord.size >= MAX_CACHED) factsOfWord.clear();
  factsOfWord.set(surface, found);
  return found;
}

/** Words for the same thing in any of the five languages; empty when none is known. */
export function otherWordsFor(word: Word): string[] {
  return [...factsOf(word)].flatMap((place) => FACTS[place] ?? []);
}

/** Short prefixes are not matched: `su` is not `sual`. */
function begins(form: string, start: string): boolean {
  if (form === start) return true;
  return start.length > SHORTEST_STEM && form.startsWith(start) && form.length - start.length <= LONGEST_FORM;
}

/** 1: the same word; 0.8 and 0.6: forms of one word, surely and probably; 0: others. */
export function likeness(one: Word, other: Word): number {
  const alike = likenessOfForms(one, other);
  if (alike > 0 || one.number !== null || other.number !== null) return alike;
  if (isCode(one.stem) || isCode(other.stem)) return 0;
  const facts = factsOf(one);
  if (facts.size > 0 && [...factsOf(other)].some((place) => facts.has(place))) return 0.8;
  return areSpelledAlike(one.stem, other.stem) ? 0.7 : 0;
}

/** The same of the written words alone: a word for the same fact in another language is another word. */
export function likenessOfForms(one: Word, other: Word): number {
  if (one.number !== null || other.number !== null) return one.number === other.number ? 1 : 0;
  const [a, b] = [one.stem, other.stem];
  if (a === b) return 1;
  if (isCode(a) || isCode(b)) return 0;
  // `tahılsız` is without what `tahıl` is.
  if (isWithout(a, b) || isWithout(b, a)) return 0;
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  const shared = sharedStart(a, b);
  if (shared === shorter && shorter >= SHORTEST_STEM && longer - shorter <= LONGEST_ENDING) return 0.8;
  // "Strain" and "strand" share as much as forms of one word do, and differ in more than an ending.
  const isEnding = shared >= shorter - 1 || shared >= MOST_OF_LONGER * longer;
  if (shared >= LONG_STEM && shared >= SHARED_OF_LONGER * longer && isEnding) return 0.8;
  return shared >= SHORTEST_STEM && shared >= shorter - 1 && longer <= shorter + 1 ? 0.6 : 0;
}

const isWithout = (word: string, thing: string): boolean =>
  word.startsWith(thing) && /^-?(?:s[iu]z|less|free)/u.test(word.slice(thing.length));

function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/** One loan word in two scripts: `აკუსტიკური` and "acoustic". */
function areSpelledAlike(one: string, other: string): boolean {
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
  if (isLatin(one) === isLatin(other)) return false;
  const [foreign, latin] = isLatin(one) ? [other, one] : [one, other];
  const own = skeletonOf(latin);
  if (own.length < MIN_SKELETON) return false;
  return transliterations(foreign).some((written) => {
    const read = skeletonOf(written);
    const shared = sharedStart(read, own);
    return shared >= MIN_SKELETON && shared >= Math.min(read.length, own.length);
  });
}

/** Consonants alone, those that loan words interchange written as one. */
function skeletonOf(text: string): string {
  return foldText(text)
    .replace(/ph/gu, 'f')
    .replace(/x/gu, 'ks')
    .replace(/[cqk]h?/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/[aeiouy'\u2019]/gu, '')
    .replace(/[^a-z]/gu, '')
    .replace(/(.)\1+/gu, '$1');
}
