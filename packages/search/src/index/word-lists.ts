/**
 * Maps products to the distinct words of their texts, in all fields. Only changes read it: a removed product is
 * subtracted from the statistics of its words. Ascending numbers are stored as differences with variable-length bytes
 * (7 bits each): some forty bytes per product.
 */
import type { PostingColumns } from './posting-lists.ts';

export interface WordListColumns {
  offsets: Uint32Array;
  bytes: Uint8Array;
}

export function writeWordLists({ offsets, products }: PostingColumns, productCount: number): WordListColumns {
  const ends = new Uint32Array(productCount + 1);
  const last = new Int32Array(productCount).fill(-1);
  eachPair((word, product) => {
    ends[product + 1] = (ends[product + 1] ?? 0) + byteCount(word - (last[product] ?? 0));
    last[product] = word;
  });
  for (let product = 0; product < productCount; product++)
    ends[product + 1] = (ends[product + 1] ?? 0) + (ends[product] ?? 0);

  const bytes = new Uint8Array(ends[productCount] ?? 0);
  const next = ends.slice();
  last.fill(-1);
  eachPair((word, product) => {
    let at = next[product] ?? 0;
    let difference = word - (last[product] ?? 0);
    for (; difference > 0x7f; difference >>>= 7) bytes[at++] = (difference & 0x7f) | 0x80;
    bytes[at++] = difference;
    next[product] = at;
    last[product] = word;
  });
  return { offsets: ends, bytes };

  function eachPair(visit: (word: number, product: number) => void): void {
    for (let word = 0; word < offsets.length - 1; word++) {
      for (let i = offsets[word] ?? 0; i < (offsets[word + 1] ?? 0); i++) {
        const product = products[i] ?? 0;
        if (last[product] !== word) visit(word, product);
      }
    }
  }
}

export class WordLists {
  private readonly built: WordListColumns;
  private readonly fresh = new Map<number, Uint32Array>();

  constructor(built: WordListColumns) {
    this.built = built;
  }

  /** Distinct words of a product, ascending when it was there at the build. */
  at(product: number): Uint32Array {
    const fresh = this.fresh.get(product);
    if (fresh !== undefined) return fresh;
    const { offsets, bytes } = this.built;
    const words: number[] = [];
    let word = -1;
    for (let at = offsets[product] ?? 0; at < (offsets[product + 1] ?? 0); ) {
      let difference = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        difference |= (byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
      word += difference;
      words.push(word);
    }
    return Uint32Array.from(words);
  }

  set(product: number, words: Uint32Array): void {
    this.fresh.set(product, words);
  }
}

function byteCount(difference: number): number {
  return difference < 0x80 ? 1 : difference < 0x4000 ? 2 : difference < 0x200000 ? 3 : 4;
}
