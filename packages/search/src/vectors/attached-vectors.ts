/**
 * Attaches vectors to an index: the vector of each product, and similarity search. Changed products keep their vector
 * until vectors are learned again; new products get one from their words if words have vectors.
 */
import type { IndexData } from '../index/index-data.ts';
import { FIELD_BREAK } from '../index/index-data.ts';
import { listAt } from '../index/number-lists.ts';
import { bestFirst } from '../rank/best-first.ts';
import { measureFloor } from './measure-floor.ts';
import { findStem, placeWords } from './place-words.ts';
import type { ProductVectors } from './product-vectors.ts';
import { attributeWord } from './product-words.ts';
import { scaleOfRow, UNIT, writeUnitRow } from './quantize.ts';

const UNKNOWN = -1;
/** Word numbers of a strong field count like a title's: ln(1 + 4). */
const PROMINENT = 1.6;
const ATTRIBUTE = 0.7;

export interface Neighbour {
  product: number;
  /** -1 to 1. */
  cosine: number;
}

export class AttachedVectors {
  readonly dimensions: number;
  /** From here on a cosine means that two things belong together, see `measure-floor.ts`. */
  readonly floor: number;
  private readonly data: IndexData;
  private readonly vectors: ProductVectors;
  /** By row, see `scaleOfRow`. */
  private readonly scales: Float32Array;
  /** Row → product, or -1. */
  private readonly productOfRow: Int32Array;
  /** Product → row, for products that there were. */
  private readonly rowOfProduct: Int32Array;
  private readonly freshRows = new Map<number, number>();
  /** Products that were placed by their words since. */
  private readonly placed = new Map<number, Int8Array>();

  constructor(data: IndexData, vectors: ProductVectors) {
    const { dimensions, ids, products, words } = vectors;
    if (products.length !== ids.length * dimensions) throw new RangeError('Vectors and their ids do not fit together.');
    if (words && words.vectors.length !== words.stems.length * dimensions) {
      throw new RangeError('Vectors of words and their stems do not fit together.');
    }
    this.data = data;
    this.vectors = vectors;
    this.dimensions = dimensions;
    this.floor = vectors.floor ?? measureFloor(vectors);
    this.scales = Float32Array.from(ids, (_, row) => scaleOfRow(products, row * dimensions, dimensions));
    this.productOfRow = new Int32Array(ids.length).fill(UNKNOWN);
    this.rowOfProduct = new Int32Array(data.size).fill(UNKNOWN);
    ids.forEach((id, row) => {
      const product = data.productOf(id);
      if (product < 0) return;
      this.productOfRow[row] = product;
      this.rowOfProduct[product] = row;
    });
    for (let product = 0; product < data.size; product++) {
      if (this.rowOfProduct[product] === UNKNOWN && !data.isGone(product)) this.place(product);
    }
  }

  /** To be called when a product was added: `before` is its last version, or -1. */
  add(product: number, before: number): void {
    const row = before < 0 ? UNKNOWN : this.rowOf(before);
    if (row !== UNKNOWN) {
      this.freshRows.set(product, row);
      this.productOfRow[row] = product;
      return;
    }
    const placed = this.placed.get(before);
    if (placed === undefined) this.place(product);
    else this.placed.set(product, placed);
    this.placed.delete(before);
  }

  /** Where a query stands by its words and by what was understood; null when nothing of it is known. */
  placeQuery(stems: readonly string[], values: readonly { key: string; value: string }[] = []): Int8Array | null {
    const { words } = this.vectors;
    if (words === undefined) return null;
    const places = [...stems, ...values.map(({ key, value }) => attributeWord(key, value))]
      .map((word) => findStem(words, word))
      .filter((place) => place >= 0);
    const placed = placeWords(
      words,
      this.dimensions,
      places.map((place) => ({ place, weight: 1 })),
    );
    return placed === null ? null : this.toBytes(placed);
  }

  /** The middle of some products; null when none of them has a place. */
  middleOf(products: Iterable<number>): Int8Array | null {
    const sum = new Float32Array(this.dimensions);
    for (const product of products) {
      const at = this.locate(product);
      if (at === null) continue;
      for (let d = 0; d < this.dimensions; d++) sum[d] = (sum[d] ?? 0) + (at.bytes[at.start + d] ?? 0);
    }
    return sum.every((value) => value === 0) ? null : this.toBytes(sum);
  }

  toBytes(vector: ArrayLike<number>): Int8Array {
    if (vector.length !== this.dimensions) throw new RangeError(`Vectors here have ${this.dimensions} dimensions.`);
    const bytes = new Int8Array(this.dimensions);
    writeUnitRow(bytes, 0, vector);
    return bytes;
  }

  /** 0 for a product without a place. */
  cosine(query: Int8Array, product: number): number {
    const at = this.locate(product);
    return at === null ? 0 : (dot(query, at.bytes, at.start) * at.scale) / (UNIT * UNIT);
  }

  /** The nearest products with at least that cosine, nearest first; of equally near ones the earlier one. */
  nearest(
    query: Int8Array,
    { most, from = this.floor, accepts }: { most: number; from?: number; accepts?: (product: number) => boolean },
  ): Neighbour[] {
    const least = from * UNIT * UNIT;
    const products: number[] = [];
    const sums: number[] = [];
    const note = (product: number, sum: number) => {
      if (sum < least || this.data.isGone(product) || accepts?.(product) === false) return;
      products.push(product);
      sums.push(sum);
    };
    const { productOfRow, scales } = this;
    const { products: bytes } = this.vectors;
    for (let row = 0, start = 0; row < productOfRow.length; row++, start += this.dimensions) {
      const sum = dot(query, bytes, start) * (scales[row] ?? 0);
      if (sum >= least && productOfRow[row] !== UNKNOWN) note(productOfRow[row] ?? 0, sum);
    }
    for (const [product, placed] of this.placed) {
      note(product, dot(query, placed, 0) * scaleOfRow(placed, 0, this.dimensions));
    }
    return bestFirst(products.keys(), most, (a, b) =>
      sums[a] === sums[b] ? (products[a] ?? 0) < (products[b] ?? 0) : (sums[a] ?? 0) > (sums[b] ?? 0),
    ).map((i) => ({ product: products[i] ?? 0, cosine: (sums[i] ?? 0) / (UNIT * UNIT) }));
  }

  private locate(product: number): { bytes: Int8Array; start: number; scale: number } | null {
    const row = this.rowOf(product);
    if (row !== UNKNOWN) {
      return { bytes: this.vectors.products, start: row * this.dimensions, scale: this.scales[row] ?? 0 };
    }
    const placed = this.placed.get(product);
    return placed === undefined ? null : { bytes: placed, start: 0, scale: scaleOfRow(placed, 0, this.dimensions) };
  }

  private rowOf(product: number): number {
    return product < this.rowOfProduct.length
      ? (this.rowOfProduct[product] ?? 0)
      : (this.freshRows.get(product) ?? UNKNOWN);
  }

  /** By the words of its names and its attributes: little, until vectors are learned anew. */
  private place(product: number): void {
    const { words } = this.vectors;
    if (words === undefined) return;
    const { data } = this;
    const stems = new Set<string>();
    for (const word of listAt(data.sequences, product)) {
      if (word !== FIELD_BREAK) stems.add(data.stems.word(data.stemOf[word] ?? 0));
    }
    const values = Array.from(data.attributes.valuesOf(product), (number) => data.attributes.pair(number));
    const found = [
      ...[...stems].map((stem) => ({ place: findStem(words, stem), weight: PROMINENT })),
      ...values.map(({ key, value }) => ({ place: findStem(words, attributeWord(key, value)), weight: ATTRIBUTE })),
    ].filter(({ place }) => place >= 0);
    const vector = placeWords(words, this.dimensions, found);
    if (vector !== null) this.placed.set(product, this.toBytes(vector));
  }
}

function dot(query: Int8Array, bytes: Int8Array, start: number): number {
  let sum = 0;
  for (let d = 0; d < query.length; d++) sum += (query[d] ?? 0) * (bytes[start + d] ?? 0);
  return sum;
}

const attached = new WeakMap<IndexData, AttachedVectors>();

/** The vectors that stand beside an index, if any do. */
export function vectorsOf(data: IndexData): AttachedVectors | null {
  return attached.get(data) ?? null;
}

/** Takes the place of those that were there. @throws RangeError for vectors that do not fit together. */
export function attachVectors(data: IndexData, vectors: ProductVectors): void {
  attached.set(data, new AttachedVectors(data, vectors));
}
