/**
 * Maps attribute values to products and products to attribute values. Used by filters ("only blue"), constraints ("a
 * red one") and facets; values are canonical, so the language of the query does not matter. Each pair of key and value
 * has a number: its position in a dictionary of `key, separator, value`, where the values of a key are adjacent.
 */
import { elementAt } from '@quarry/language';
import { Dictionary } from './dictionary.ts';
import { GrowingUint32, withRoom } from './growing-array.ts';
import { ChangingLists, listAt, type NumberLists } from './number-lists.ts';
import { groupNumbers } from './number-lists.ts';
import { StringTable } from './string-table.ts';

/** Parts key and value in the dictionary; sorts before anything that a key may hold. */
const SEPARATOR = '\u0000';
const NO_PRODUCTS = new Uint32Array(0);

/** Values are compared in lower case, without outer space, in Unicode's composed form. */
export function canonicalValue(value: string): string {
  return PLAIN_LOWER_CASE.test(value) ? value : value.normalize('NFC').trim().toLowerCase();
}

/** Values that are already canonical: printable ASCII in lower case without outer spaces. */
const PLAIN_LOWER_CASE = /^(?! )[\x20-\x40\x5b-\x7e]*(?<! )$/;

function pairOf(key: string, value: string): string {
  return `${key.replaceAll(SEPARATOR, ' ')}${SEPARATOR}${value}`;
}

/** Products that have this value, themselves or in a variant, ascending; empty if there are none. */
export function productsWith(attributes: AttributeIndex, key: string, value: string): Uint32Array {
  const number = attributes.find(key, canonicalValue(value));
  return number < 0 ? NO_PRODUCTS : attributes.productsOf(number);
}

/** Whether an ascending list holds a number. */
export function contains(list: Uint32Array, number: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return list[low] === number;
}

export interface AttributeColumns {
  /** `key, separator, value`, sorted. */
  pairs: StringTable;
  /** Pair → products, ascending. */
  products: NumberLists;
  /** Product → pairs, ascending. */
  pairsOfProduct: NumberLists;
}

export class AttributeIndex {
  private readonly pairs: Dictionary;
  private readonly built: NumberLists;
  /** Product → numbers of its values, itself or in a variant, ascending; for loops in which `valuesOf` would make too many views. */
  readonly pairsOfProduct: ChangingLists;
  private readonly isGone: (product: number) => boolean;
  /** Of pairs that changed since the build: products added to them. */
  private readonly added = new Map<number, number[]>();
  /** Of pairs that changed: their lists, made when somebody asks. */
  private readonly lists = new Map<number, Uint32Array | null>();
  /** Of pairs that changed: how many products have them. */
  private readonly counts = new Map<number, number>();
  private readonly knownByKey = new Map<string, Uint8Array>();
  private keyList: string[] | null = null;

  constructor({ pairs, products, pairsOfProduct }: AttributeColumns, isGone: (product: number) => boolean) {
    this.pairs = new Dictionary(pairs);
    this.built = products;
    this.pairsOfProduct = new ChangingLists(pairsOfProduct);
    this.isGone = isGone;
  }

  /** All keys, sorted, those that came since the build behind them. */
  keys(): readonly string[] {
    this.keyList ??= this.readKeys();
    return this.keyList;
  }

  /** How many pairs of key and value there are; their numbers are 0 up to this. */
  get size(): number {
    return this.pairs.size;
  }

  /** The number of a canonical value of a key, or -1. */
  find(key: string, value: string): number {
    return this.pairs.find(pairOf(key, value));
  }

  /** Numbers of all values of a key, in the order of the values. */
  valuesOfKey(key: string): Uint32Array {
    return this.pairs.withPrefix(pairOf(key, ''));
  }

  /** Key and value of a number. */
  pair(number: number): { key: string; value: string } {
    const pair = this.pairs.word(number);
    const at = pair.indexOf(SEPARATOR);
    return { key: pair.slice(0, at), value: pair.slice(at + SEPARATOR.length) };
  }

  /** Products that have a value, ascending, none that is gone. */
  productsOf(number: number): Uint32Array {
    const changed = this.lists.get(number);
    if (changed === undefined) return listAt(this.built, number);
    const list = changed ?? this.makeList(number);
    this.lists.set(number, list);
    return list;
  }

  /** Numbers of all values that a product has, itself or in a variant, ascending. */
  valuesOf(product: number): Uint32Array {
    return this.pairsOfProduct.at(product);
  }

  /** By product: 1 when it has any value of this key. Reading behind the end means no; of gone products it says nothing. */
  knownOf(key: string): Uint8Array {
    const remembered = this.knownByKey.get(key);
    if (remembered !== undefined) return remembered;
    const known = new Uint8Array(this.pairsOfProduct.size);
    for (const number of this.valuesOfKey(key)) for (const product of this.productsOf(number)) known[product] = 1;
    this.knownByKey.set(key, known);
    return known;
  }

  /** Whether a product has any value of this key. */
  hasKey(key: string, product: number): boolean {
    return this.knownOf(key)[product] === 1;
  }

  /** Adds the product with the highest number so far. */
  add(product: number, attributes: ReadonlyMap<string, readonly string[]>): void {
    const numbers: number[] = [];
    for (const [key, values] of attributes)
      for (const value of values) numbers.push(this.pairs.add(pairOf(key, value)));
    for (const number of numbers) {
      this.counts.set(number, this.countOf(number) + 1);
      const added = this.added.get(number);
      if (added === undefined) this.added.set(number, [product]);
      else added.push(product);
    }
    for (const key of attributes.keys()) {
      const known = this.knownByKey.get(key);
      if (known === undefined) continue;
      const wide = product < known.length ? known : withRoom(known, product + 1, 1.25);
      wide[product] = 1;
      this.knownByKey.set(key, wide);
    }
    this.pairsOfProduct.set(product, Uint32Array.from(numbers).sort());
    this.forgetLists(numbers);
  }

  /** To be called when a product is gone already. Gives the numbers of values that no product has any more. */
  remove(product: number): number[] {
    const numbers = this.valuesOf(product);
    for (const number of numbers) this.counts.set(number, this.countOf(number) - 1);
    this.forgetLists(numbers);
    const retired = Array.from(numbers).filter((number) => this.countOf(number) === 0);
    for (const number of retired) this.pairs.retire(number);
    return retired;
  }

  private countOf(number: number): number {
    return this.counts.get(number) ?? listAt(this.built, number).length;
  }

  private forgetLists(numbers: Iterable<number>): void {
    for (const number of numbers) this.lists.set(number, null);
    this.keyList = null;
  }

  private makeList(number: number): Uint32Array {
    const built = listAt(this.built, number);
    const added = this.added.get(number) ?? [];
    const list = new Uint32Array(built.length + added.length);
    let count = 0;
    for (const product of built) if (!this.isGone(product)) list[count++] = product;
    for (const product of added) if (!this.isGone(product)) list[count++] = product;
    return list.subarray(0, count);
  }

  private readKeys(): string[] {
    const keys = new Set<string>();
    const { sorted } = this.pairs;
    for (let number = 0; number < sorted.size; ) {
      const { key } = this.pair(number);
      const { start, end } = sorted.rangeOfPrefix(pairOf(key, ''));
      for (let i = start; i < end; i++) if (this.pairs.isInUse(i)) keys.add(key);
      number = end;
    }
    for (let number = sorted.size; number < this.pairs.size; number++) {
      if (this.pairs.isInUse(number)) keys.add(this.pair(number).key);
    }
    return [...keys];
  }
}

/** Collects the attributes of products that arrive in ascending order. */
export class AttributeCollector {
  private readonly numbers = new Map<string, Map<string, number>>();
  private readonly pairs: string[] = [];
  private readonly owners = new GrowingUint32();
  private readonly owned = new GrowingUint32();

  /** Takes canonical, distinct values. */
  add(product: number, attributes: ReadonlyMap<string, readonly string[]>): void {
    for (const [key, values] of attributes) {
      let ofKey = this.numbers.get(key);
      if (ofKey === undefined) this.numbers.set(key, (ofKey = new Map()));
      for (const value of values) {
        let number = ofKey.get(value);
        if (number === undefined) {
          number = this.pairs.push(pairOf(key, value)) - 1;
          ofKey.set(value, number);
        }
        this.owners.push(product);
        this.owned.push(number);
      }
    }
  }

  finish(productCount: number): AttributeColumns {
    const order = Uint32Array.from(this.pairs.keys()).sort((a, b) =>
      elementAt(this.pairs, a) < elementAt(this.pairs, b) ? -1 : 1,
    );
    const sortedNumber = new Uint32Array(order.length);
    order.forEach((number, place) => {
      sortedNumber[number] = place;
    });
    const owned = this.owned.finish().map((number) => sortedNumber[number] ?? 0);
    const owners = this.owners.finish();
    const products = groupNumbers(owned, owners, order.length);
    const ascending = new Uint32Array(owned.length);
    for (let pair = 0; pair < order.length; pair++) {
      ascending.fill(pair, products.offsets[pair], products.offsets[pair + 1]);
    }
    return {
      pairs: StringTable.of(Array.from(order, (number) => elementAt(this.pairs, number))),
      products,
      pairsOfProduct: groupNumbers(products.items, ascending, productCount),
    };
  }
}
