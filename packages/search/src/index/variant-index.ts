/**
 * The variants of products, one row each: "blue, M, 30" and "red, XXL, 35" of the same shirt. Determines whether one
 * variant meets several clauses, which the attributes of the product alone cannot tell.
 *
 *   product 7 ──offsets──▶ rows 12, 13
 *                          row 12: price 30, stock 4, pairs 3 (`color red`), 9 (`size xxl`)
 *
 * A row contains every attribute in which the variants of its product differ, inherited values included; attributes
 * that no variant names belong to the product and are not repeated here. Products with a single variant have no rows.
 *
 * A table covers products from `firstProduct` on. An index has one for the products of the build and may have a second
 * one for products changed since.
 */
import { elementAt } from '@quarry/language';
import type { EngineDocument, EngineVariant } from '../engine-document.ts';
import { canonicalValue } from './attribute-index.ts';
import { GrowingUint32 } from './growing-array.ts';
import { groupNumbers, type NumberLists } from './number-lists.ts';

export interface VariantTable {
  firstProduct: number;
  /** Rows of product `p` are `offsets[p - firstProduct] … offsets[p - firstProduct + 1]`. */
  offsets: Uint32Array;
  /** By row. NaN: the product's. */
  prices: Float64Array;
  /** By row. -1: not counted by itself, which leaves it to the product. */
  stocks: Float64Array;
  /** Row → numbers of its pairs, ascending. */
  values: NumberLists;
  /** Key and value, see `pairOf`, sorted by code unit, so that all pairs of a key are adjacent. */
  pairs: readonly string[];
}

/** Parts key and value; occurs in neither, and sorts before every letter. */
const PAIR_SEPARATOR = '\u0000';

/** Marks that a row has no value of a key in which its product varies. It matches no clause and no facet. */
export const NO_VALUE = '';

export function pairOf(key: string, value: string): string {
  return `${key}${PAIR_SEPARATOR}${canonicalValue(value)}`;
}

/** The value of a pair. */
export function valueOfPair(pair: string): string {
  return pair.slice(pair.indexOf(PAIR_SEPARATOR) + 1);
}

/** Numbers of all pairs of a key: from `start` up to, not including, `end`. */
export function pairsOfKey({ pairs }: VariantTable, key: string): { start: number; end: number } {
  return {
    start: firstNotBefore(pairs, `${key}${PAIR_SEPARATOR}`),
    end: firstNotBefore(pairs, `${key}${String.fromCharCode(PAIR_SEPARATOR.charCodeAt(0) + 1)}`),
  };
}

/** The number of a pair, or -1. */
export function findPair({ pairs }: VariantTable, pair: string): number {
  const place = firstNotBefore(pairs, pair);
  return pairs[place] === pair ? place : -1;
}

/** The table that a product belongs to; the latest of those that could cover it. */
export function tableOf(tables: readonly VariantTable[], product: number): VariantTable | undefined {
  for (let i = tables.length - 1; i >= 0; i--) {
    const table = elementAt(tables, i);
    if (product >= table.firstProduct) return table;
  }
  return undefined;
}

/** A document's attributes together with those of its variants: what the product as a whole answers to. */
export function attributesWithVariants({ attributes, variants = [] }: EngineDocument): Record<string, string[]> {
  if (variants.length === 0) return attributes;
  const united: Record<string, string[]> = { ...attributes };
  for (const { attributes: own } of variants) {
    for (const [key, values] of Object.entries(own)) united[key] = [...new Set([...(united[key] ?? []), ...values])];
  }
  return united;
}

/** Collects the variants of products that arrive in ascending order, none left out. */
export class VariantCollector {
  private readonly firstProduct: number;
  private readonly rowCounts = new GrowingUint32();
  private readonly prices: number[] = [];
  private readonly stocks: number[] = [];
  private readonly pairNumbers = new Map<string, number>();
  private readonly owners = new GrowingUint32();
  private readonly owned = new GrowingUint32();

  constructor(firstProduct = 0) {
    this.firstProduct = firstProduct;
  }

  add(document: EngineDocument): void {
    const variants = sayingMore(document);
    this.rowCounts.push(variants.length);
    const varying = new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)));
    for (const { attributes, price, stock } of variants) {
      const row = this.prices.length;
      this.prices.push(price ?? Number.NaN);
      this.stocks.push(stock ?? -1);
      for (const key of varying) {
        const own = attributes[key];
        const values = own?.length ? own : inherited(document, key);
        for (const value of values) this.own(row, pairOf(key, value));
        if (values.length === 0) this.own(row, pairOf(key, NO_VALUE));
      }
    }
  }

  finish(): VariantTable {
    const pairs = [...this.pairNumbers.keys()].sort();
    const sorted = new Uint32Array(pairs.length);
    pairs.forEach((pair, place) => {
      sorted[this.pairNumbers.get(pair) ?? 0] = place;
    });
    const values = groupNumbers(
      this.owners.finish(),
      this.owned.finish().map((pair) => sorted[pair] ?? 0),
      this.prices.length,
    );
    for (let row = 0; row < this.prices.length; row++) {
      values.items.subarray(values.offsets[row], values.offsets[row + 1]).sort();
    }
    const offsets = new Uint32Array(this.rowCounts.length + 1);
    for (let i = 0; i < this.rowCounts.length; i++) offsets[i + 1] = (offsets[i] ?? 0) + this.rowCounts.at(i);
    return {
      firstProduct: this.firstProduct,
      offsets,
      prices: Float64Array.from(this.prices),
      stocks: Float64Array.from(this.stocks),
      values,
      pairs,
    };
  }

  private own(row: number, pair: string): void {
    const number = this.pairNumbers.get(pair) ?? this.pairNumbers.size;
    this.pairNumbers.set(pair, number);
    this.owners.push(row);
    this.owned.push(number);
  }
}

/** The variants of a product; empty when the only one has no data beyond those of the product. */
function sayingMore({ variants = [], attributes, price, stock }: EngineDocument): readonly EngineVariant[] {
  const [only, ...more] = variants;
  if (only === undefined || more.length > 0) return variants;
  const hasOwnPrice = only.price !== null && only.price !== price;
  const isSoldOut = only.stock === 0 && stock !== 0;
  const isNarrower = Object.entries(only.attributes).some(([key, own]) =>
    attributes[key]?.some((value) => own.length > 0 && !own.includes(value)),
  );
  return hasOwnPrice || isSoldOut || isNarrower ? variants : [];
}

/**
 * What a variant has of a key that only others name: the product's values that none of them claims. When they claim
 * all, the catalogue does not say which is whose, and all count.
 */
function inherited({ attributes, variants = [] }: EngineDocument, key: string): readonly string[] {
  const values = attributes[key] ?? [];
  const claimed = new Set(variants.flatMap((variant) => (variant.attributes[key] ?? []).map(canonicalValue)));
  const free = values.filter((value) => !claimed.has(canonicalValue(value)));
  return free.length > 0 ? free : values;
}

function firstNotBefore(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (elementAt(sorted, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
