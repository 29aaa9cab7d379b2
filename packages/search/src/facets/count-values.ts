/** Counts attribute values over a set of products. */
import { elementAt } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { NO_VALUE, tableOf, type VariantTable, valueOfPair } from '../index/variant-index.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import { hasRows, rowsOf, type VariantJudge } from '../match/within-variant.ts';
import { bestFirst } from '../rank/best-first.ts';

export interface CountedProducts {
  products: Uint32Array;
  /** Selects the variants of a product that count; null: all. */
  judge: VariantJudge | null;
}

export interface ValueCount {
  /** Of the attributes of the index, for `pair`: most values are counted and never shown, so none is spelled out here. */
  number: number;
  count: number;
}

/**
 * Below this share of the index, the values of every product are read; above it, the products of every value are, which
 * is quicker for each but goes through all of them.
 */
const FEW_SHARE = 0.25;

/** By key: values that some of the products have, in the order of the values. */
export function countValues(
  data: IndexData,
  keys: readonly string[],
  { products, judge }: CountedProducts,
): Map<string, ValueCount[]> {
  const { attributes } = data;
  const tally = new Tally(data, keys);
  const plain = judge === null ? products : products.filter((product) => !hasRows(data, product));

  if (plain.length < data.living * FEW_SHARE) {
    const { pairsOfProduct } = attributes;
    for (const product of plain) {
      tally.addProduct(
        product,
        pairsOfProduct.arrayOf(product),
        pairsOfProduct.startOf(product),
        pairsOfProduct.endOf(product),
      );
    }
  } else {
    const isCounted = new Uint8Array(data.size);
    for (const product of plain) isCounted[product] = 1;
    tally.addAll(isCounted);
  }
  if (judge !== null && plain.length < products.length) {
    const rows = new RowValues(data, keys);
    for (const product of products) {
      if (!hasRows(data, product)) continue;
      const values = rows.of(product, judge.rowsThatMeet(product));
      tally.addProduct(product, values, 0, values.length);
    }
  }
  return tally.finish();
}

/** The most frequent of a key's values, as they are shown; of equally frequent ones in the order of the values. */
export function mostFrequent(
  { attributes }: IndexData,
  counts: readonly ValueCount[],
  most: number,
): { value: string; count: number }[] {
  const best = bestFirst(counts.keys(), most, (a, b) => {
    const difference = elementAt(counts, b).count - elementAt(counts, a).count;
    return difference < 0 || (difference === 0 && a < b);
  });
  return best.map((place) => {
    const { number, count } = elementAt(counts, place);
    return { value: attributes.pair(number).value, count };
  });
}

/** What is known of a key before anything is counted. */
interface CountedKey {
  numbers: Uint32Array;
  /** Value → other values that it also answers: who is for everyone is for women. */
  wider: ReadonlyMap<number, readonly number[]>;
}

/** Reading a key's values is slow where there are thousands; they change only with the words. */
const readKeys = new WeakMap<object, Map<string, CountedKey>>();

function readKey({ attributes, wordsVersion }: IndexData, key: string): CountedKey {
  const keys = readKeys.get(wordsVersion) ?? new Map<string, CountedKey>();
  readKeys.set(wordsVersion, keys);
  const known = keys.get(key);
  if (known !== undefined) return known;

  const numbers = attributes.valuesOfKey(key);
  const wider = new Map<number, number[]>();
  for (const number of numbers) {
    const { value } = attributes.pair(number);
    for (const accepted of acceptedValues(key, value)) {
      const other = accepted === value ? -1 : attributes.find(key, accepted);
      if (other >= 0) wider.set(other, [...(wider.get(other) ?? []), number]);
    }
  }
  const read = { numbers, wider };
  // Anybody may ask for any key: only those that there are may fill the memory.
  if (numbers.length > 0) keys.set(key, read);
  return read;
}

/** The counts, by number of key and value. */
class Tally {
  private readonly data: IndexData;
  private readonly keys: ReadonlyMap<string, CountedKey>;
  private readonly counts: Uint32Array;
  /** For values of the keys that are counted; 2 where a value answers others too. */
  private readonly isAsked: Uint8Array;
  private readonly wider = new Map<number, readonly number[]>();
  /** By value: the last product that was counted for it, plus one. */
  private readonly lastCounted: Uint32Array;

  constructor(data: IndexData, keys: readonly string[]) {
    const { size } = data.attributes;
    this.data = data;
    this.counts = new Uint32Array(size);
    this.isAsked = new Uint8Array(size);
    this.lastCounted = new Uint32Array(size);
    this.keys = new Map(keys.map((key) => [key, readKey(data, key)]));
    for (const { numbers, wider } of this.keys.values()) {
      for (const number of numbers) this.isAsked[number] = 1;
      for (const [number, others] of wider) {
        this.isAsked[number] = 2;
        this.wider.set(number, others);
      }
    }
  }

  /** One product with all its values, `values[start … end]`, asked for or not. */
  addProduct(product: number, values: ArrayLike<number>, start: number, end: number): void {
    for (let i = start; i < end; i++) {
      const value = values[i] ?? 0;
      const isAsked = this.isAsked[value];
      if (isAsked === 0) continue;
      this.countOnce(value, product);
      if (isAsked === 2) for (const other of this.wider.get(value) ?? []) this.countOnce(other, product);
    }
  }

  /** All products that are marked with 1. */
  addAll(isCounted: Uint8Array): void {
    const isWider = new Set([...this.wider.values()].flat());
    const seen = isWider.size > 0 ? new Uint8Array(isCounted.length) : null;
    for (const [key, { numbers }] of this.keys) {
      for (const number of numbers) {
        this.counts[number] =
          (this.counts[number] ?? 0) +
          (seen !== null && isWider.has(number)
            ? this.countAccepted(key, number, isCounted, seen)
            : countIn(this.data.attributes.productsOf(number), isCounted));
      }
    }
  }

  finish(): Map<string, ValueCount[]> {
    const found = new Map<string, ValueCount[]>();
    for (const [key, { numbers }] of this.keys) {
      const counts: ValueCount[] = [];
      for (const number of numbers) {
        const count = this.counts[number] ?? 0;
        if (count > 0) counts.push({ number, count });
      }
      found.set(key, counts);
    }
    return found;
  }

  private countOnce(value: number, product: number): void {
    if (this.lastCounted[value] === product + 1) return;
    this.lastCounted[value] = product + 1;
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }

  private countAccepted(key: string, number: number, isCounted: Uint8Array, seen: Uint8Array): number {
    const { attributes } = this.data;
    const lists = acceptedValues(key, attributes.pair(number).value)
      .map((value) => attributes.find(key, value))
      .filter((accepted) => accepted >= 0)
      .map((accepted) => attributes.productsOf(accepted));
    let count = 0;
    for (const list of lists) {
      for (const product of list) {
        if (isCounted[product] !== 1 || seen[product] === 1) continue;
        seen[product] = 1;
        count++;
      }
    }
    for (const list of lists) for (const product of list) seen[product] = 0;
    return count;
  }
}

/** What a product with variants has, when only some of them count. */
class RowValues {
  private readonly data: IndexData;
  private readonly tables = new Map<VariantTable, { values: Int32Array; keys: Uint32Array }>();
  private readonly keys: readonly string[];
  /** Number of key and value → place of the key among `keys`; other keys share the place behind them. */
  private readonly keyOf: Uint32Array;
  /** By place of a key: the last product that varied in it, plus one. */
  private readonly varies: Uint32Array;
  private readonly found: number[] = [];

  constructor(data: IndexData, keys: readonly string[]) {
    this.data = data;
    this.keys = keys;
    this.keyOf = new Uint32Array(data.attributes.size).fill(keys.length);
    this.varies = new Uint32Array(keys.length + 1);
    keys.forEach((key, place) => {
      for (const number of data.attributes.valuesOfKey(key)) this.keyOf[number] = place;
    });
  }

  /** Values of those rows, and of the product where its variants do not differ; some twice. Valid until the next call. */
  of(product: number, rowsThatCount: readonly number[]): readonly number[] {
    const { found, varies } = this;
    found.length = 0;
    const table = tableOf(this.data.variants, product);
    if (table === undefined || rowsThatCount.length === 0) return found;
    const { values, keys } = this.read(table);
    const { offsets, items } = table.values;
    const { start, end } = rowsOf(table, product);
    for (let i = offsets[start] ?? 0; i < (offsets[end] ?? 0); i++) {
      varies[keys[items[i] ?? 0] ?? 0] = product + 1;
    }
    for (const row of rowsThatCount) {
      for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
        const value = values[items[i] ?? 0] ?? 0;
        if (value >= 0) found.push(value);
      }
    }
    for (const value of this.data.attributes.valuesOf(product)) {
      if (varies[this.keyOf[value] ?? 0] !== product + 1) found.push(value);
    }
    return found;
  }

  /** The table's pairs as numbers of the attributes, and as places of keys. */
  private read(table: VariantTable): { values: Int32Array; keys: Uint32Array } {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const read = {
      values: new Int32Array(table.pairs.length).fill(-1),
      keys: new Uint32Array(table.pairs.length).fill(this.keys.length),
    };
    const places = new Map(this.keys.map((key, place) => [key, place]));
    table.pairs.forEach((pair, number) => {
      const value = valueOfPair(pair);
      const key = pair.slice(0, pair.length - value.length - 1);
      const place = places.get(key);
      if (place === undefined) return;
      read.keys[number] = place;
      if (value !== NO_VALUE) read.values[number] = this.data.attributes.find(key, value);
    });
    this.tables.set(table, read);
    return read;
  }
}

function countIn(list: Uint32Array, isCounted: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) count += isCounted[list[i] ?? 0] ?? 0;
  return count;
}
