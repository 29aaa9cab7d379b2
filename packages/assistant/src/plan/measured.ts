/**
 * Resolves the property of a superlative or a comparison, and its number in a product's data: "the cheapest" is the
 * price, "the lightest" a mass, "the most pieces" the number beside "pieces".
 */
import type { Language, ListedProduct } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import dimensions from './data/dimensions.json' with { type: 'json' };
import mostWords from './data/most-words.json' with { type: 'json' };
import { statementsAbout } from './statements.ts';
import { amountsIn, contentWords, likeness, type Word } from './words.ts';

export interface Criterion {
  /** `price`, `weight`, `size`, …; `count` of things and the `value` of an attribute, which are named. */
  dimension: string;
  direction: 'more' | 'less';
  /** Quantities that may measure it, the likeliest first. */
  quantities: readonly string[];
  /** What is counted, or words beside the number that is meant. */
  nouns: readonly Word[];
}

export interface Measured {
  value: number;
  /** As the shop writes it, with its context. */
  written: string;
}

interface DimensionWords {
  dimension: string;
  quantities: readonly string[];
  direction: 'more' | 'less';
  stems: readonly string[];
}

const WORDS: readonly DimensionWords[] = dimensions.flatMap(({ dimension, quantities, more, less }) =>
  (['more', 'less'] as const).map((direction) => ({
    dimension,
    quantities,
    direction,
    stems: (direction === 'more' ? more : less)
      .split(' ')
      .filter(Boolean)
      .map((stem) => foldText(stem)),
  })),
);
const MOST = (['more', 'less'] as const).map((direction) => ({
  direction,
  phrases: mostWords[direction].map((phrase) => foldText(phrase)),
}));

/** Null when the words name nothing that can be measured or counted. */
export function readCriterion(text: string, language: Language): Criterion | null {
  const folded = foldText(text);
  const said = folded.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean);
  const named = WORDS.find(({ stems }) => said.some((word) => stems.some((stem) => isFormOf(word, stem))));
  if (named) {
    const { dimension, quantities, direction } = named;
    return { dimension, direction, quantities, nouns: [] };
  }
  const most = MOST.find(({ phrases }) => phrases.some((phrase) => hasPhrase(folded, phrase)));
  if (!most) return null;
  const phrase = most.phrases.find((one) => hasPhrase(folded, one)) ?? '';
  const nouns = contentWords(text, language).filter(
    ({ surface, number }) => number === null && !phrase.split(' ').includes(foldText(surface)),
  );
  return nouns.length > 0 ? { dimension: 'count', direction: most.direction, quantities: [], nouns } : null;
}

/** "The longest warranty": the number beside the name of the attribute; null where the name itself is a measure. */
export function readNamedCriterion(extreme: string, name: string, language: Language): Criterion | null {
  const direction = readCriterion(extreme, language)?.direction ?? directionOf(extreme);
  if (direction === null || readCriterion(name, language) !== null) return null;
  const nouns = contentWords(name, language).filter(({ number }) => number === null);
  return nouns.length > 0 ? { dimension: 'value', direction, quantities: [], nouns } : null;
}

function directionOf(text: string): Criterion['direction'] | null {
  const folded = foldText(text);
  return MOST.find(({ phrases }) => phrases.some((phrase) => hasPhrase(folded, phrase)))?.direction ?? null;
}

function isFormOf(word: string, stem: string): boolean {
  return word === stem || (stem.length >= 3 && word.startsWith(stem) && word.length <= stem.length + 9);
}

function hasPhrase(folded: string, phrase: string): boolean {
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${phrase} `);
}

const COVERED = 0.4;

export interface Ranked<Item> {
  /** The extreme one first; only those that state the number. */
  items: readonly { item: Item; measured: Measured }[];
  unsaid: readonly Item[];
}

/** Puts products in order by the criterion; null when too few of them state a number for it. */
export function rankBy<Item>(
  items: readonly Item[],
  productOf: (item: Item) => ListedProduct,
  criterion: Criterion,
  language: Language,
): Ranked<Item> | null {
  for (const measure of measuresFor(criterion, language)) {
    const all = items.map((item) => ({ item, measured: measure(productOf(item)) }));
    const stated = all.flatMap(({ item, measured }) => (measured ? [{ item, measured }] : []));
    if (stated.length === 0 || stated.length < COVERED * items.length) continue;
    if (items.length > 1 && new Set(stated.map(({ measured }) => measured.value)).size < 2) continue;
    const sign = criterion.direction === 'more' ? -1 : 1;
    stated.sort((one, other) => sign * (one.measured.value - other.measured.value));
    return { items: stated, unsaid: all.flatMap(({ item, measured }) => (measured ? [] : [item])) };
  }
  return null;
}

type Measure = (product: ListedProduct) => Measured | null;

function measuresFor({ dimension, quantities, nouns, direction }: Criterion, language: Language): Measure[] {
  if (dimension === 'price') return [({ current_price: price }) => ownNumber(price)];
  if (dimension === 'rating') return [({ rating }) => ownNumber(rating)];
  if (dimension === 'value') return [(product) => valueBeside(product, nouns, language)];
  if (dimension === 'count') return [(product) => countOf(product, nouns, language)];
  return quantities.map((quantity) => (product) => amountOf(product, quantity, direction, language));
}

const ownNumber = (value: number | null): Measured | null => (value === null ? null : { value, written: '' });

/** Titles and attributes before descriptions, where other things than the product are measured too. */
function amountOf(
  product: ListedProduct,
  quantity: string,
  direction: Criterion['direction'],
  language: Language,
): Measured | null {
  const statements = statementsAbout(product, language);
  for (const isOwn of [true, false]) {
    const amounts = statements
      .filter(({ source }) => (source !== 'description') === isOwn)
      .flatMap(({ amounts }) => amounts.filter((amount) => amount.quantity === quantity));
    const sorted = amounts.sort((one, other) => (direction === 'more' ? other.base - one.base : one.base - other.base));
    const [first] = sorted;
    if (first) return { value: first.base, written: first.written };
  }
  return null;
}

const BESIDE = 2;

function countOf(product: ListedProduct, nouns: readonly Word[], language: Language): Measured | null {
  const found = statementsAbout(product, language).flatMap(({ words }) =>
    words.flatMap((word, at) => {
      if (word.number === null) return [];
      const noun = words
        .slice(at + 1, at + 1 + BESIDE)
        .find((near) => near.number === null && nouns.some((one) => likeness(near, one) >= 0.8));
      return noun ? [{ value: word.number, written: `${word.surface} ${noun.surface}` }] : [];
    }),
  );
  return found.sort((one, other) => other.value - one.value)[0] ?? null;
}

const PART_END = /[,;()،؛–—]|(?<!\d)\.(?!\d)/u;

/** The number that stands with the name between two commas: "warranty 5 years", "4000 mAh battery". */
function valueBeside(product: ListedProduct, nouns: readonly Word[], language: Language): Measured | null {
  for (const { key, text, words } of statementsAbout(product, language)) {
    // An attribute has its name beside its value, not in it.
    const isKey = key !== undefined && words.some((word) => nouns.some((noun) => likeness(word, noun) >= 0.8));
    for (const part of text.split(PART_END)) {
      const own = contentWords(part, language);
      if (!isKey && !own.some((word) => nouns.some((noun) => likeness(word, noun) >= 0.8))) continue;
      const [amount] = amountsIn(part, language);
      const number = amount?.base ?? own.find((word) => word.number !== null)?.number;
      if (number !== undefined && number !== null) return { value: number, written: part.trim() };
    }
  }
  return null;
}
