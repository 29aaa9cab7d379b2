/**
 * Which products have which attribute value. Answers filters ("only blue") and understood conditions ("a red one"),
 * whatever language the shopper used, for values are canonical.
 */
import { groupNumbers, listAt, type NumberLists } from './number-lists.ts';

/** One attribute key (`color`) with its values and their products. */
export interface AttributeKey {
  /** Value → its number. */
  values: Map<string, number>;
  /** Value number → products, ascending. */
  products: NumberLists;
  /** 1 for products that have any value of this key. */
  known: Uint8Array;
}

export type AttributeIndex = ReadonlyMap<string, AttributeKey>;

const NO_PRODUCTS = new Uint32Array(0);

/** Values are compared in lower case, without outer space, in Unicode's composed form. */
export function canonicalValue(value: string): string {
  return value.normalize('NFC').trim().toLowerCase();
}

/** Products that have this value, ascending; empty when nobody has it. */
export function productsWith(attributes: AttributeIndex, key: string, value: string): Uint32Array {
  const values = attributes.get(key);
  const number = values?.values.get(canonicalValue(value));
  return values === undefined || number === undefined ? NO_PRODUCTS : listAt(values.products, number);
}

/** Whether an ascending list holds a number. */
export function contains(list: Uint32Array, number: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return list[low] === number;
}

/** Collects the attributes of products that arrive in ascending order. */
export class AttributeCollector {
  private readonly keys = new Map<string, { values: Map<string, number>; owners: number[]; products: number[] }>();

  add(product: number, key: string, values: readonly string[]): void {
    const distinct = new Set(values.map(canonicalValue).filter((value) => value !== ''));
    if (distinct.size === 0) return;

    const collected = this.keys.get(key) ?? { values: new Map<string, number>(), owners: [], products: [] };
    this.keys.set(key, collected);
    for (const value of distinct) {
      const number = collected.values.get(value) ?? collected.values.size;
      collected.values.set(value, number);
      collected.owners.push(number);
      collected.products.push(product);
    }
  }

  finish(productCount: number): AttributeIndex {
    const index = new Map<string, AttributeKey>();
    for (const [key, { values, owners, products }] of this.keys) {
      const known = new Uint8Array(productCount);
      for (const product of products) known[product] = 1;
      index.set(key, { values, products: groupNumbers(owners, products, values.size), known });
    }
    return index;
  }
}
