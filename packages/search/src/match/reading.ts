/**
 * A reading is one interpretation of a word of the query: as typed, as a prefix, as a typing error, as two words, … Its
 * weight, 0 to 1, is the confidence that the shopper meant it.
 */
import { elementAt } from '@quarry/language';
import type { Token } from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { productsWithAll, productsWithNeighbours } from '../index/neighbours.ts';
import { listAt } from '../index/number-lists.ts';
import { INFLECTED } from './reading-weights.ts';
import { rememberedNeighbours } from './remembered-neighbours.ts';

export type HowRead =
  | 'exact'
  | 'prefix'
  | 'spelling'
  | 'joined'
  | 'split'
  | 'concept'
  | 'related'
  | 'synonym'
  | 'kind'
  | 'identifier';

export interface Reading {
  how: HowRead;
  /** 0 to 1. */
  weight: number;
  /** The dictionary words that count as this reading: all forms of one stem. */
  words: Uint32Array;
  /** For each of `words`: 1 for the form itself, less for an inflected one. */
  formWeights: Float32Array;
  /** When set, one of these must directly follow one of `words` (in a strong field). */
  followedBy: Uint32Array | null;
  /** Where it does: products, ascending. Null when nothing need follow. */
  products: Uint32Array | null;
  /** When set, no words count but this value of an attribute. */
  attribute: { key: string; value: string } | null;
  /** When set, no words count but these products, ascending: the word is part of their article numbers, or names their kind. */
  identified: Uint32Array | null;
  /** In how many products it occurs. */
  productCount: number;
}

const NO_WORDS = new Uint32Array(0);

/**
 * All forms of a word. The dictionary may keep it under another stem than the query gives it, for the language of a
 * word is decided among its neighbours: then the forms of both count. Ascending.
 */
export function formsOf(data: IndexData, word: number, stem: number): Uint32Array {
  const ownStem = word < 0 ? -1 : (data.stemOf[word] ?? 0);
  const ofStem = stem < 0 ? NO_WORDS : listAt(data.wordsOfStem, stem);
  if (ownStem < 0 || ownStem === stem) return ofStem;
  const ofOwnStem = listAt(data.wordsOfStem, ownStem);
  return ofStem.length === 0 ? ofOwnStem : Uint32Array.from([...ofStem, ...ofOwnStem]).sort();
}

/** The word of a reading; of several forms the intended one, which need not be the first. */
export function headOf(data: IndexData, { words, formWeights }: Reading): string {
  return data.words.word(words[Math.max(0, formWeights.indexOf(1))] ?? 0);
}

/** A reading as every form of a stem; undefined when the index has none. */
export function readAsForms(
  data: IndexData,
  { how, weight, word, stem }: { how: HowRead; weight: number; word: number; stem: number },
): Reading | undefined {
  const words = formsOf(data, word, stem);
  if (words.length === 0) return undefined;
  const stems = [stem, word < 0 ? -1 : (data.stemOf[word] ?? 0)].filter((one) => one >= 0);
  return {
    how,
    weight,
    words,
    formWeights: Float32Array.from(words, (form) => (form === word ? 1 : INFLECTED)),
    followedBy: null,
    products: null,
    attribute: null,
    identified: null,
    productCount: Math.max(...stems.map((one) => data.stemProductCounts[one] ?? 0)),
  };
}

/** A reading as a value of an attribute; undefined when no product has it. */
export function readAsAttribute(
  data: IndexData,
  { how, weight, key, value }: { how: HowRead; weight: number; key: string; value: string },
): Reading | undefined {
  const productCount = productsWith(data.attributes, key, value).length;
  if (productCount === 0) return undefined;
  const nothing = { words: NO_WORDS, formWeights: new Float32Array(0), followedBy: null, products: null };
  return { how, weight, ...nothing, attribute: { key, value }, identified: null, productCount };
}

/** A reading as part of an article number, or as what these products are; undefined when there are none. */
export function readAsProducts(how: 'identifier' | 'kind', products: Uint32Array, weight: number): Reading | undefined {
  if (products.length === 0) return undefined;
  const nothing = {
    words: NO_WORDS,
    formWeights: new Float32Array(0),
    followedBy: null,
    products: null,
    attribute: null,
  };
  return { how, weight, ...nothing, identified: products, productCount: products.length };
}

/** A reading as two adjacent words. Undefined if no product contains them adjacently. */
export function readAsNeighbours(
  data: IndexData,
  { how, weight, first, second }: { how: HowRead; weight: number; first: Uint32Array; second: Uint32Array },
): Reading | undefined {
  if (first.length === 0 || second.length === 0) return undefined;
  return asNeighbours({ how, weight }, { first, second }, productsWithNeighbours(data, first, second));
}

function asNeighbours(
  { how, weight }: { how: HowRead; weight: number },
  { first, second }: { first: Uint32Array; second: Uint32Array },
  products: Uint32Array,
): Reading | undefined {
  if (products.length === 0) return undefined;
  return {
    how,
    weight,
    words: first,
    formWeights: new Float32Array(first.length).fill(1),
    followedBy: second,
    products,
    attribute: null,
    identified: null,
    productCount: products.length,
  };
}

/**
 * A reading as a name: of one word, by all its forms, or of several adjacent words: `robot vacuum cleaner`. Undefined
 * if no product has the name.
 */
export function readAsName(
  data: IndexData,
  name: readonly Token[],
  reading: { how: HowRead; weight: number },
): Reading | undefined {
  const [first, second, ...more] = name;
  if (first === undefined) return undefined;
  const place = (token: Token) => ({ word: data.words.find(token.exact), stem: data.stems.find(token.stem) });
  if (second === undefined) return readAsForms(data, { ...reading, ...place(first) });
  const forms = (token: Token) => formsOf(data, place(token).word, place(token).stem);
  const besideEachOther = (left: Token, right: Token) =>
    rememberedNeighbours(
      data,
      [left, right].map(({ exact, stem }) => `${exact} ${stem}`).join('+'),
      forms(left),
      forms(right),
    );
  let products = besideEachOther(first, second);
  let left = second;
  for (const right of more) {
    if (products.length === 0) return undefined;
    const both = new Set(besideEachOther(left, right));
    products = products.filter((product) => both.has(product));
    left = right;
  }
  return asNeighbours(reading, { first: forms(first), second: forms(second) }, products);
}

/** The same, its words anywhere in the names of a product. Undefined for a name of one word. */
export function readAsNameApart(
  data: IndexData,
  name: readonly Token[],
  reading: { how: HowRead; weight: number },
): Reading | undefined {
  if (name.length < 2) return undefined;
  const forms = name.map((token) => formsOf(data, data.words.find(token.exact), data.stems.find(token.stem)));
  if (forms.some(({ length }) => length === 0)) return undefined;
  const products = productsWithAll(data, forms);
  if (products.length === 0) return undefined;
  // The score of the name is mainly that of its rarest word.
  const words = elementAt(
    forms.toSorted((a, b) => frequencyOf(data, a) - frequencyOf(data, b)),
    0,
  );
  return {
    ...reading,
    words,
    formWeights: new Float32Array(words.length).fill(1),
    followedBy: null,
    products,
    attribute: null,
    identified: null,
    productCount: products.length,
  };
}

function frequencyOf({ productCounts }: IndexData, forms: Uint32Array): number {
  let count = 0;
  for (const form of forms) count += productCounts[form] ?? 0;
  return count;
}
