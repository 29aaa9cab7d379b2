/** A field of the index: its length in each product, and the weight of an occurrence in it. */
import { contributionOf } from '../rank/bm25f.ts';
import { withRoom } from './growing-array.ts';

export interface FieldDescription {
  name: string;
  weight: number;
  strong: boolean;
  /** Words in this field, over the products that have it, when the index was built. */
  averageLength: number;
}

export class IndexedField {
  readonly name: string;
  readonly weight: number;
  readonly strong: boolean;
  readonly averageLength: number;
  /** By product: how many words; 0 without the field. Reading behind the end means 0. */
  lengths: Uint16Array;
  /** By length: what one occurrence of a word contributes. */
  contributions: Float32Array;

  constructor({ name, weight, strong, averageLength }: FieldDescription, lengths: Uint16Array) {
    this.name = name;
    this.weight = weight;
    this.strong = strong;
    this.averageLength = averageLength;
    this.lengths = lengths;
    let longest = 0;
    for (let product = 0; product < lengths.length; product++) longest = Math.max(longest, lengths[product] ?? 0);
    this.contributions = this.contributionsUpTo(longest);
  }

  /** Weight ÷ length normalisation: what one occurrence of a word in this field of a product contributes. */
  contribution(product: number): number {
    return this.contributions[this.lengths[product] ?? 0] ?? 0;
  }

  /** `lengths` must be this index's own. */
  setLength(product: number, length: number): void {
    if (product >= this.lengths.length) this.lengths = withRoom(this.lengths, product + 1, 1.25);
    const kept = Math.min(length, 0xffff);
    this.lengths[product] = kept;
    if (kept >= this.contributions.length) this.contributions = this.contributionsUpTo(kept * 2);
  }

  private contributionsUpTo(longest: number): Float32Array {
    return Float32Array.from({ length: longest + 1 }, (_, length) =>
      length === 0 ? 0 : contributionOf(this.weight, length, this.averageLength),
    );
  }
}
