/**
 * Judges products by the exclusions of a query, with three verdicts: the data state that the product has it (violated),
 * that it does not (met), or nothing (unsaid). A product that violates an exclusion is never shown. One whose data
 * state nothing may be shown, but is not a great match: a flour whose texts do not mention gluten is not therefore free
 * from it.
 *
 *   what a product is (a category, a brand)   met where nothing says otherwise
 *   how it looks (color, material, …)         met where the product has another value of that attribute
 *   what it contains                          met where its data state that it is free from it
 *
 * A product with several variants violates an exclusion only if all of them do: "not pink" matches a shirt that is also
 * sold in blue.
 */
import { analyze, conceptOf, foundIn, substanceOf, type Understanding } from '@quarry/language';
import { canonicalValue, contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { CONTAINS, FREE_FROM } from '../index/read-document.ts';
import { namesOf } from './concept-names.ts';
import { formsOf } from './reading.ts';
import { isSoldWithout } from './within-variant.ts';

/** Whether a product may be shown at all. */
export type Condition = (product: number) => boolean;

export interface Exclusion {
  value: string;
  isViolated: Condition;
  isMet: Condition;
  /** Its data say in words that it is free from it. */
  isStated: Condition;
  /** A substance: only a statement proves its absence. */
  isSubstance: boolean;
  /** Some product's data may leave it open. */
  mayBeUnsaid: boolean;
  /** Products of which the data say that they have it or are free from it; empty unless it is a substance. */
  mentions: readonly Uint32Array[];
  /** Canonical categories in which it may be; empty unless it is a substance. */
  categories: readonly string[];
}

/** Kinds of which a product has one value: a shoe is not a dress. */
const IDENTITY_KINDS: ReadonlySet<string> = new Set(['category', 'category_group', 'product_type', 'brand']);
/** Attributes that list all values that a product has. */
export const COMPLETE_KEYS = [
  'color',
  'material',
  'pattern',
  'gender',
  'age',
  'season',
  'size',
  'dose_form',
  'flavor',
  'scent',
];
/** Of attributes about contents, only the material implies what a product does not contain. */
const COMPLETE_KEYS_OF_SUBSTANCES = ['material'];

export function keepsOut({ isViolated }: Exclusion): Condition {
  return (product) => !isViolated(product);
}

/** @param spans where the values were said, if they were: the same value may be a color or a category. */
export function readExclusions(
  data: IndexData,
  values: readonly string[],
  spans: Understanding['spans'] = [],
): Exclusion[] {
  return values.map((value) => {
    const kinds = spans.filter((span) => span.negated && span.value === value).map(({ kind }) => kind);
    const substance = kinds.some((kind) => IDENTITY_KINDS.has(kind)) ? undefined : substanceOf(value);
    return substance === undefined ? readPlain(data, value, kinds) : readSubstance(data, value, substance);
  });
}

function readSubstance(data: IndexData, value: string, substance: string): Exclusion {
  const free = productsWith(data.statements, FREE_FROM, substance);
  const holders = [productsWith(data.statements, CONTAINS, substance), ...holdersOfValue(data, value)];
  const isStated: Condition = (product) => contains(free, product);
  const canonical = canonicalValue(value);
  const hasOther = hasOtherValue(data, value, COMPLETE_KEYS_OF_SUBSTANCES);
  return {
    value,
    isViolated: (product) =>
      !isStated(product) && holders.some((list) => contains(list, product)) && !isSoldWithout(data, product, canonical),
    isMet: (product) => isStated(product) || hasOther(product),
    isStated,
    isSubstance: true,
    mayBeUnsaid: true,
    mentions: [free, ...holders],
    categories: foundIn(substance),
  };
}

function readPlain(data: IndexData, value: string, kinds: readonly string[]): Exclusion {
  const { attributes, statements } = data;
  // A plain word may be part of a value: "not by luka" means each author of that name.
  const ofWord = kinds.includes('word') ? holdersOfWord(data, value) : [];
  const holders = kinds.includes('word') ? ofWord.map(({ products }) => products) : holdersOfValue(data, value);
  const canonical = canonicalValue(value);
  const named = (kinds.length > 0 ? kinds : [...attributes.keys()]).flatMap((kind) => namesOf(kind, value));
  const names = [...new Set([value, ...named])];
  const says = namedBy(data, new Set(names.flatMap((name) => wordsOfName(data, name))));
  const isIdentity =
    kinds.length > 0
      ? kinds.some((kind) => IDENTITY_KINDS.has(kind))
      : [...IDENTITY_KINDS].some((kind) => isValueOf(data, kind, value));
  const stems = new Set(
    names.map((name) =>
      analyze(name)
        .map(({ stem }) => stem)
        .join(' '),
    ),
  );
  const free = [...stems].map((stem) => productsWith(statements, FREE_FROM, stem)).filter(({ length }) => length > 0);
  const isStated: Condition = (product) => free.some((list) => contains(list, product));
  // "Drinks, not milk": a drink of which the data state that it contains milk is none of them either.
  const substance = isIdentity ? substanceOf(value) : undefined;
  const containing = substance === undefined ? [] : [productsWith(statements, CONTAINS, substance)];
  const ofOneValue = [...new Set(ofWord.map(({ key }) => key))].filter((key) => hasOneValue(data, key));
  const keys = COMPLETE_KEYS.filter((key) => (kinds.length > 0 ? kinds.includes(key) : isValueOf(data, key, value)));
  const hasOtherListed = hasOtherValue(data, value, keys);
  const known = ofOneValue.map((key) => attributes.knownOf(key));
  const hasOther: Condition = (product) => hasOtherListed(product) || known.some((one) => one[product] === 1);
  return {
    value,
    isViolated: (product) =>
      ([...holders, ...containing].some((list) => contains(list, product)) || says(product)) &&
      !isSoldWithout(data, product, canonical),
    isMet: isIdentity ? () => true : (product) => hasOther(product) || isStated(product),
    isStated,
    isSubstance: false,
    mayBeUnsaid: !isIdentity,
    mentions: [],
    categories: [],
  };
}

/**
 * Whether a product is of a category in which one of the substances may be, by what is known of it or by what this shop says
 * of another product of that category: who asks for "sugar free" may want a biscuit of which nothing is said, and no soap.
 */
export function mayContain({ attributes }: IndexData, exclusions: readonly Exclusion[]): Condition {
  const categories = new Set(attributes.valuesOfKey('category'));
  const categoriesOf = (product: number) => [...attributes.valuesOf(product)].filter((value) => categories.has(value));
  const concerned = new Set(
    exclusions.flatMap(({ mentions, categories: known }) => [
      ...known.map((value) => attributes.find('category', value)),
      ...mentions.flatMap((products) => [...products].flatMap(categoriesOf)),
    ]),
  );
  return (product) => categoriesOf(product).some((value) => concerned.has(value));
}

/** Products that have the value, of whichever attribute. */
function holdersOfValue({ attributes }: IndexData, value: string): Uint32Array[] {
  return [...attributes.keys()].map((key) => productsWith(attributes, key, value)).filter(({ length }) => length > 0);
}

/** Whether products have one value of the attribute each, such as their author: who has another one has not this. */
function hasOneValue({ attributes }: IndexData, key: string): boolean {
  let values = 0;
  for (const number of attributes.valuesOfKey(key)) values += attributes.productsOf(number).length;
  return values > 0 && values === attributes.knownOf(key).reduce((sum, known) => sum + known, 0);
}

/** Products of which a value of some attribute has the word, or is it; a value that takes it back (`no zip`) has it not. */
function holdersOfWord({ attributes }: IndexData, value: string): { key: string; products: Uint32Array }[] {
  const words = analyze(value).map(({ stem }) => stem);
  return [...attributes.keys()].flatMap((key) =>
    [...attributes.valuesOfKey(key)].flatMap((number) => {
      const tokens = analyze(attributes.pair(number).value);
      const at = tokens.findIndex((_, place) => words.every((stem, ahead) => tokens[place + ahead]?.stem === stem));
      const beside = [tokens[at - 1], tokens[at + words.length]];
      const isTakenBack = beside.some((token) => token !== undefined && NEGATORS.has(token.exact));
      return at < 0 || isTakenBack ? [] : [{ key, products: attributes.productsOf(number) }];
    }),
  );
}

/** Whether a product has one of the attributes, which then has other values: those that have this one are not shown. */
function hasOtherValue(data: IndexData, value: string, keys: readonly string[]): Condition {
  const known = keys.filter((key) => isValueOf(data, key, value)).map((key) => data.attributes.knownOf(key));
  return (product) => known.some((products) => products[product] === 1);
}

function isValueOf({ attributes }: IndexData, kind: string, value: string): boolean {
  return conceptOf(kind, value) !== undefined || productsWith(attributes, kind, value).length > 0;
}

/** The index's words for a name of one word. Longer names are only excluded by attribute: their parts mean other things. */
function wordsOfName(data: IndexData, name: string): number[] {
  const [token, ...more] = analyze(name);
  if (token === undefined || more.length > 0) return [];
  return [...formsOf(data, data.words.find(token.exact), data.stems.find(token.stem))];
}

/** Words next to a name that negate it: "sugar free", "without sugar", "0% alcohol", "შაქრის გარეშე". */
export const NEGATORS: ReadonlySet<string> = new Set(
  analyze(
    'free without no non not zero 0 less faux vegan imitation გარეშე არა ხელოვნური olmayan içermeyen suni yox süni بدون خالي خال',
  ).map(({ exact }) => exact),
);

/** Whether a product is named by one of the words in a strong field. Asked for every product that is found, and few have one. */
function namedBy(data: IndexData, words: ReadonlySet<number>): (product: number) => boolean {
  const negators = new Set([...NEGATORS].map((word) => data.words.find(word)).filter((number) => number >= 0));
  let holders: Set<number> | null = null;
  return (product) => {
    holders ??= holdersOf(data, words);
    return holders.has(product) && saysItHas(data, product, words, negators);
  };
}

function holdersOf({ postings }: IndexData, words: ReadonlySet<number>): Set<number> {
  const holders = new Set<number>();
  for (const word of words) {
    for (const { products, start, end } of postings.runs(word)) {
      for (let i = start; i < end; i++) holders.add(products[i] ?? 0);
    }
  }
  return holders;
}

/** Whether a strong field names one of the words without taking it back in the next breath. */
function saysItHas(
  { sequences }: IndexData,
  product: number,
  words: ReadonlySet<number>,
  negators: ReadonlySet<number>,
): boolean {
  const sequence = sequences.arrayOf(product);
  const start = sequences.startOf(product);
  const end = sequences.endOf(product);
  for (let place = start; place < end; place++) {
    if (!words.has(sequence[place] ?? 0)) continue;
    const isTakenBack =
      (place > start && negators.has(sequence[place - 1] ?? 0)) ||
      (place + 1 < end && negators.has(sequence[place + 1] ?? 0));
    if (!isTakenBack) return true;
  }
  return false;
}
