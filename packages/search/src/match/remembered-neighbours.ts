/**
 * Where two words stand side by side, kept through changes of an index. Finding it goes through every product that has the
 * rarer of the two, and a concept has a dozen names of several words: after each change the first shopper to name it would
 * wait for all of them. But products never change, they go and new ones come, so only those need to be looked at.
 */
import { areNeighbours, productsWithNeighbours } from '../index/neighbours.ts';
import type { IndexData } from '../index/index-data.ts';

interface Remembered {
  era: object;
  first: Uint32Array;
  second: Uint32Array;
  /** Products and words of the index that are accounted for. */
  size: number;
  words: number;
  products: Uint32Array;
}

/** Names of the lexicon are few thousand; what is more belongs to synonyms that have come and gone. */
const MOST_REMEMBERED = 5000;

const remembered = new WeakMap<IndexData, Map<string, Remembered>>();

/**
 * What `productsWithNeighbours` gives.
 *
 * @param name says which words these are, whatever their numbers are at the moment.
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
  if (known?.era === data.era) return known.products;

  const products =
    known !== undefined && isGrownFrom(known, known.first, first) && isGrownFrom(known, known.second, second)
      ? broughtUpToDate(data, known, first, second)
      : productsWithNeighbours(data, first, second);
  if (known === undefined && names.size >= MOST_REMEMBERED) names.clear();
  names.set(name, { era: data.era, first, second, size: data.size, words: data.words.size, products });
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
