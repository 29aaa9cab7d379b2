/**
 * Finds products in which two words are adjacent in a strong field: for names of two words, and for words typed as one.
 */
import type { IndexData } from './index-data.ts';
import { fieldOf } from './posting-lists.ts';

/**
 * Below this share, going through the longer list costs more than reading the names of all products of the shorter one.
 */
const WORTH_COMPARING = 1 / 32;

/** Whether one of `first` is directly followed by one of `second` in a strong field of the product. */
export function areNeighbours(data: IndexData, product: number, first: Uint32Array, second: Uint32Array): boolean {
  const items = data.sequences.arrayOf(product);
  const end = data.sequences.endOf(product);
  for (let place = data.sequences.startOf(product) + 1; place < end; place++) {
    if (has(second, items[place] ?? 0) && has(first, items[place - 1] ?? 0)) return true;
  }
  return false;
}

/** Products in which one of `first` is directly followed by one of `second` in a strong field; ascending, none that is gone. */
export function productsWithNeighbours(data: IndexData, first: Uint32Array, second: Uint32Array): Uint32Array {
  const [firstCount, secondCount] = [postingCount(data, first), postingCount(data, second)];
  const [rarer, other] = firstCount <= secondCount ? [first, second] : [second, first];
  let products = productsInStrongFields(data, rarer, Math.min(firstCount, secondCount));
  if (products.length > Math.max(firstCount, secondCount) * WORTH_COMPARING) {
    products = inBoth(products, productsInStrongFields(data, other, Math.max(firstCount, secondCount)));
  }
  return products.filter((product) => !data.isGone(product) && areNeighbours(data, product, first, second));
}

/** Products that have one of each of these in a strong field, in any order; ascending, none that is gone. */
export function productsWithAll(data: IndexData, words: readonly Uint32Array[]): Uint32Array {
  const counted = words.map((forms) => ({ forms, count: postingCount(data, forms) }));
  const [rarest, ...others] = counted.sort((a, b) => a.count - b.count);
  if (rarest === undefined) return new Uint32Array(0);
  let products = productsInStrongFields(data, rarest.forms, rarest.count);
  for (const { forms, count } of others) products = inBoth(products, productsInStrongFields(data, forms, count));
  return products.filter((product) => !data.isGone(product));
}

function postingCount({ postings }: IndexData, words: Uint32Array): number {
  let count = 0;
  for (const word of words) for (const { start, end } of postings.runs(word)) count += end - start;
  return count;
}

/** Ascending, each once. */
function productsInStrongFields(data: IndexData, words: Uint32Array, most: number): Uint32Array {
  const isStrong = data.fields.map(({ strong }) => strong);
  const products = new Uint32Array(most);
  let count = 0;
  for (const word of words) {
    for (const { products: found, places, start, end } of data.postings.runs(word)) {
      for (let i = start; i < end; i++) {
        const product = found[i] ?? 0;
        if (isStrong[fieldOf(places[i] ?? 0)] !== true || (count > 0 && products[count - 1] === product)) continue;
        products[count++] = product;
      }
    }
  }
  const list = products.subarray(0, count);
  return words.length === 1 ? list : list.sort().filter((product, i, all) => product !== all[i - 1]);
}

function inBoth(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0);
    if (difference === 0) both[count++] = a[i] ?? 0;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return both.subarray(0, count);
}

/** Lists of forms are short: a call of `includes` would cost more than it saves. */
function has(list: Uint32Array, number: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === number) return true;
  return false;
}
