/**
 * Where every word occurs: one posting per (word, product, field) with the number of occurrences, sorted by word,
 * then product, then field. Ten bytes a posting.
 *
 * Words are the exact folded forms. Forms of the same word meet in their stem at query time: that keeps the exact form
 * worth more than an inflected one, and costs nothing here.
 */
import { GrowingUint8, GrowingUint32 } from './growing-array.ts';

export interface PostingLists {
  /** Postings of word `w` are `offsets[w] … offsets[w + 1]`. */
  offsets: Uint32Array;
  products: Uint32Array;
  fields: Uint8Array;
  counts: Uint8Array;
}

/** Collects postings in the order of products, with the numbers that words had when they were first seen. */
export class PostingCollector {
  private readonly words = new GrowingUint32();
  private readonly products = new GrowingUint32();
  private readonly fields = new GrowingUint8();
  private readonly counts = new GrowingUint8();

  add(word: number, product: number, field: number, count: number): void {
    this.words.push(word);
    this.products.push(product);
    this.fields.push(field);
    this.counts.push(count);
  }

  /** Sorts by word; `sortedNumberOf` maps a word's first number to its number in the dictionary. */
  finish(sortedNumberOf: Uint32Array): PostingLists {
    const { length } = this.words;
    const offsets = new Uint32Array(sortedNumberOf.length + 1);
    for (let i = 0; i < length; i++) offsets[(sortedNumberOf[this.words.at(i)] as number) + 1]!++;
    for (let word = 0; word < sortedNumberOf.length; word++) offsets[word + 1]! += offsets[word] as number;

    const next = offsets.slice();
    const lists = {
      offsets,
      products: new Uint32Array(length),
      fields: new Uint8Array(length),
      counts: new Uint8Array(length),
    };
    for (let i = 0; i < length; i++) {
      const place = next[sortedNumberOf[this.words.at(i)] as number]!++;
      lists.products[place] = this.products.at(i);
      lists.fields[place] = this.fields.at(i);
      lists.counts[place] = this.counts.at(i);
    }
    return lists;
  }
}

/** In how many products each word occurs. */
export function countProducts(postings: PostingLists): Uint32Array {
  const counts = new Uint32Array(postings.offsets.length - 1);
  for (let word = 0; word < counts.length; word++) {
    let last = -1;
    for (let i = postings.offsets[word] as number; i < (postings.offsets[word + 1] as number); i++) {
      const product = postings.products[i] as number;
      if (product !== last) counts[word]!++;
      last = product;
    }
  }
  return counts;
}
