/**
 * Maps product numbers to ids and back. Ids are looked up by hash; a bucket holds about four, which are compared in
 * full.
 */
import { elementAt } from '@quarry/language';
import { hashText } from './hash-text.ts';
import { groupNumbers, type NumberLists } from './number-lists.ts';
import type { StringTable } from './string-table.ts';

const IDS_A_BUCKET = 4;

export class IdIndex {
  private readonly built: StringTable;
  private readonly buckets: NumberLists;
  private readonly fresh: string[] = [];
  private readonly freshNumbers = new Map<string, number>();

  constructor(built: StringTable, buckets: NumberLists) {
    this.built = built;
    this.buckets = buckets;
  }

  get size(): number {
    return this.built.size + this.fresh.length;
  }

  at(product: number): string {
    return product < this.built.size ? this.built.at(product) : elementAt(this.fresh, product - this.built.size);
  }

  /** The latest product that was called so, or -1. */
  find(id: string): number {
    const fresh = this.freshNumbers.get(id);
    if (fresh !== undefined) return fresh;
    const bucket = hashText(id) % (this.buckets.offsets.length - 1);
    const end = this.buckets.offsets[bucket + 1] ?? 0;
    for (let i = this.buckets.offsets[bucket] ?? 0; i < end; i++) {
      const product = this.buckets.items[i] ?? 0;
      if (this.built.equals(product, id)) return product;
    }
    return -1;
  }

  /** Gives the id to the next product. */
  add(id: string): number {
    const product = this.size;
    this.fresh.push(id);
    this.freshNumbers.set(id, product);
    return product;
  }
}

export function bucketsOfIds(hashes: Uint32Array): NumberLists {
  const bucketCount = Math.max(1, Math.ceil(hashes.length / IDS_A_BUCKET));
  const owners = hashes.map((hash) => hash % bucketCount);
  return groupNumbers(owners, Uint32Array.from(hashes.keys()), bucketCount);
}
