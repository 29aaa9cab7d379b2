/**
 * Posting lists: one posting per (word, product, field) with the number of occurrences, sorted by word, then product,
 * then field. Six bytes per posting. Words are exact folded forms. Inflected forms are expanded by their stem at query
 * time, so that an exact match can score higher than an inflected one.
 */
import { GrowingUint16, GrowingUint32, withRoom } from './growing-array.ts';

export interface PostingColumns {
  /** Postings of word `w` are `offsets[w] … offsets[w + 1]`. */
  offsets: Uint32Array;
  products: Uint32Array;
  /** See `placeOf`. */
  places: Uint16Array;
}

/** Postings of one word, from `start` up to, not including, `end`; products ascend. */
export interface PostingRun {
  products: Uint32Array;
  places: Uint16Array;
  start: number;
  end: number;
}

export const MAX_FIELDS = 256;
const MAX_OCCURRENCES = 255;

/** Field and number of occurrences (255 and more are one) in one number. */
export function placeOf(field: number, count: number): number {
  return (field << 8) | Math.min(count, MAX_OCCURRENCES);
}

export function fieldOf(place: number): number {
  return place >>> 8;
}

export function countOf(place: number): number {
  return place & 0xff;
}

export class Postings {
  private readonly built: PostingColumns;
  private readonly fresh = new Map<number, PostingRun>();

  constructor(built: PostingColumns) {
    this.built = built;
  }

  /** The postings of a word: those of the build, then those that came since. Products that are gone are among them. */
  runs(word: number): readonly PostingRun[] {
    const { offsets, products, places } = this.built;
    const fresh = this.fresh.size === 0 ? undefined : this.fresh.get(word);
    if (word >= offsets.length - 1) return fresh === undefined ? [] : [fresh];
    const built = { products, places, start: offsets[word] ?? 0, end: offsets[word + 1] ?? 0 };
    return fresh === undefined ? [built] : [built, fresh];
  }

  /** The postings of a word in one product. */
  in(product: number, word: number): PostingRun | undefined {
    for (const { products, places, start, end } of this.runs(word)) {
      const first = firstPosting(products, start, end, product);
      if (first === end || products[first] !== product) continue;
      let behind = first + 1;
      while (behind < end && products[behind] === product) behind++;
      return { products, places, start: first, end: behind };
    }
    return undefined;
  }

  /** Adds to the product with the highest number so far, fields in ascending order. */
  add(word: number, product: number, place: number): void {
    let run = this.fresh.get(word);
    if (run === undefined) {
      run = { products: new Uint32Array(2), places: new Uint16Array(2), start: 0, end: 0 };
      this.fresh.set(word, run);
    }
    if (run.end === run.products.length) {
      run.products = withRoom(run.products, run.end + 1, 2);
      run.places = withRoom(run.places, run.end + 1, 2);
    }
    run.products[run.end] = product;
    run.places[run.end++] = place;
  }
}

function firstPosting(products: Uint32Array, start: number, end: number, product: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((products[middle] ?? 0) < product) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Collects postings product by product, with the numbers that words had when they were first seen. */
export class PostingCollector {
  private readonly words = new GrowingUint32();
  private readonly places = new GrowingUint16();
  /** By product: where its postings end. */
  private readonly ends = new GrowingUint32();

  add(word: number, field: number, count: number): void {
    this.words.push(word);
    this.places.push(placeOf(field, count));
  }

  endProduct(): void {
    this.ends.push(this.words.length);
  }

  /** Sorts by word; `sortedNumberOf` maps a word's first number to its number in the dictionary. */
  finish(sortedNumberOf: Uint32Array): PostingColumns {
    const { length } = this.words;
    const offsets = new Uint32Array(sortedNumberOf.length + 1);
    for (let i = 0; i < length; i++) {
      const behind = (sortedNumberOf[this.words.at(i)] ?? 0) + 1;
      offsets[behind] = (offsets[behind] ?? 0) + 1;
    }
    for (let word = 0; word < sortedNumberOf.length; word++)
      offsets[word + 1] = (offsets[word + 1] ?? 0) + (offsets[word] ?? 0);

    const next = offsets.slice();
    const columns = { offsets, products: new Uint32Array(length), places: new Uint16Array(length) };
    for (let product = 0, i = 0; product < this.ends.length; product++) {
      for (const end = this.ends.at(product); i < end; i++) {
        const word = sortedNumberOf[this.words.at(i)] ?? 0;
        const place = next[word] ?? 0;
        next[word] = place + 1;
        columns.products[place] = product;
        columns.places[place] = this.places.at(i);
      }
    }
    return columns;
  }
}

/** In how many products each word occurs. */
export function countProducts({ offsets, products }: PostingColumns): Uint32Array {
  const counts = new Uint32Array(offsets.length - 1);
  for (let word = 0; word < counts.length; word++) {
    let last = -1;
    for (let i = offsets[word] ?? 0; i < (offsets[word + 1] ?? 0); i++) {
      const product = products[i] ?? 0;
      if (product !== last) counts[word] = (counts[word] ?? 0) + 1;
      last = product;
    }
  }
  return counts;
}
