/**
 * Caches in which products two words are adjacent, also through changes of an index. Computing it scans every product
 * that contains the rarer word, and a concept has a dozen names of several words: without the cache the first query
 * after each change would be slow. Products are immutable (a change replaces them), so after a change only new products
 * are scanned.
 */
import { areNeighbours, productsWithNeighbours } from '../index/neighbours.ts';
import type { IndexData } from '../index/index-data.ts';

interface Remembered {
  wordsVersion: object;
  first: Uint32Array;
  second: Uint32Array;
  /** Products and words of the index that are accounted for. */
  size: number;
  words: number;
  products: Uint32Array;
}

/** Maximum number of cached names: the lexicon has a few thousand, the others are of former synonyms. */
const MAX_CACHED = 5000;

const remembered = new WeakMap<IndexData, Map<string, Remembered>>();

/**
 * The cached result of `productsWithNeighbours`. @param name identifies the words independent of their current numbers.
 */
export function rememberedNeighbours(
  data: IndexData,
  name: string,
  first: Uint32Array,
  second: Uint32Array,
): Uint32Array {
  const names = remembered.get(data) ?? new Map<string, Remembered>();
  remembered.set(data, names);
  const known = names.get(name);
  if (known?.wordsVersion === data.wordsVersion) return known.products;

  const products =
    known !== undefined && isGrownFrom(known, known.first, first) && isGrownFrom(known, known.second, second)
      ? broughtUpToDate(data, known, first, second)
      : productsWithNeighbours(data, first, second);
  if (known === undefined && names.size >= MAX_CACHED) names.clear();
  names.set(name, {
    wordsVersion: data.wordsVersion,
    first,
    second,
    size: data.size,
    words: data.words.size,
    products,
  });
  return products;
}

/** A new form is in new products alone. One that was given up, or is counted again, may be in any. */
function isGrownFrom({ words }: Remembered, before: Uint32Array, now: Uint32Array): boolean {
  return before.every((form) => now.includes(form)) && now.every((form) => form >= words || before.includes(form));
}

function broughtUpToDate(
  data: IndexData,
  { size, products }: Remembered,
  first: Uint32Array,
  second: Uint32Array,
): Uint32Array {
  const list = Array.from(products).filter((product) => !data.isGone(product));
  if (first.length > 0 && second.length > 0) {
    for (let product = size; product < data.size; product++) {
      if (!data.isGone(product) && areNeighbours(data, product, first, second)) list.push(product);
    }
  }
  return Uint32Array.from(list);
}
