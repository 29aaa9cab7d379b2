/**
 * Whether one variant of a product meets several clauses: "blue, XXL, under 50" is not met by a blue M and a red XXL. A
 * product with a single variant is judged by itself.
 */
import { elementAt } from '@quarry/language';
import { canonicalValue, contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { findPair, pairOf, pairsOfKey, tableOf, valueOfPair, type VariantTable } from '../index/variant-index.ts';

/** A clause for one of several values of an attribute. */
export interface AttributeClause {
  key: string;
  /** Canonical; includes narrower values. */
  values: readonly string[];
}

/** What one variant must meet. */
export interface VariantConditions {
  attributes: readonly AttributeClause[];
  price_min?: number | undefined;
  price_max?: number | undefined;
  /** true: it can be bought. false: variants meet the rest, and none of those can be bought. */
  in_stock?: boolean | undefined;
}

/** The rows of one table, and the clauses on them. */
interface JudgedTable {
  table: VariantTable;
  /** Per clause: the range of its key's pairs and, from its start, 1 for accepted ones. */
  clauses: { start: number; end: number; accepted: Uint8Array }[];
}

export interface VariantJudge {
  /** Whether the product meets all conditions, all of them in one variant. */
  isMet(product: number): boolean;
  /** Rows that meet all conditions; empty when the product has no rows (see `rowsOf`). Valid until the next call. */
  rowsThatMeet(product: number): readonly number[];
}

/** Unknown stock counts as available. */
export function isAvailable(data: IndexData, product: number): boolean {
  return data.stocks[product] !== 0;
}

/**
 * Whether a clause for one of these values is met by any variant of the product. @param isAskedOften for thousands of
 * products: then the results of all products are computed once and cached as long as the returned object.
 */
export function hasAnyValue(
  data: IndexData,
  { key, values }: AttributeClause,
  { isAskedOften = false } = {},
): (product: number) => boolean {
  const holders = values.map((value) => productsWith(data.attributes, key, value)).filter(({ length }) => length > 0);
  let searches = isAskedOften ? SEARCHES_BEFORE_MARKS : Number.POSITIVE_INFINITY;
  let marks: Uint8Array | null = null;
  return (product) => {
    if (marks === null && searches-- <= 0) {
      marks = new Uint8Array(data.size);
      for (const list of holders) for (let i = 0; i < list.length; i++) marks[list[i] ?? 0] = 1;
    }
    return marks === null ? holders.some((list) => contains(list, product)) : marks[product] === 1;
  };
}

const SEARCHES_BEFORE_MARKS = 200;

/** Asked for every product that is found, so it makes nothing. */
export function hasRows(data: IndexData, product: number): boolean {
  const table = tableOf(data.variants, product);
  if (table === undefined) return false;
  const place = product - table.firstProduct;
  const start = table.offsets[place];
  return start !== undefined && start !== (table.offsets[place + 1] ?? start);
}

/** Whether the product is sold with this value, of whichever attribute, and also in a way without it. */
export function isSoldWithout(data: IndexData, product: number, value: string): boolean {
  const table = tableOf(data.variants, product);
  if (table === undefined || !hasRows(data, product)) return false;
  const { start, end } = rowsOf(table, product);
  const { offsets, items } = table.values;
  let without = 0;
  for (let row = start; row < end; row++) {
    let has = false;
    for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
      has ||= valueOfPair(elementAt(table.pairs, items[i] ?? 0)) === value;
    }
    if (!has) without++;
  }
  return without > 0 && without < end - start;
}

/** The product's rows in its table; `start === end` where it is sold in one way only. */
export function rowsOf(table: VariantTable | undefined, product: number): { start: number; end: number } {
  if (table === undefined) return { start: 0, end: 0 };
  const place = product - table.firstProduct;
  return { start: table.offsets[place] ?? 0, end: table.offsets[place + 1] ?? table.offsets[place] ?? 0 };
}

export function judgeVariants(data: IndexData, conditions: VariantConditions): VariantJudge {
  const ofProduct = conditions.attributes.map((clause) => hasAnyValue(data, clause, { isAskedOften: true }));
  const isMetByProduct = (product: number) => {
    for (let i = 0; i < ofProduct.length; i++) if (ofProduct[i]?.(product) !== true) return false;
    return true;
  };
  const finder = new RowFinder(data, conditions);
  const { in_stock } = conditions;
  return {
    rowsThatMeet: (product) =>
      hasRows(data, product) && isMetByProduct(product) ? finder.find(product, Number.POSITIVE_INFINITY) : [],
    isMet(product) {
      // Attributes are checked first, because most products fail there and the check is cheap.
      if (!isMetByProduct(product)) return false;
      if (hasRows(data, product)) return finder.find(product, 1).length > 0;
      if (in_stock !== undefined && isAvailable(data, product) !== in_stock) return false;
      return finder.isPriceMet(data.prices[product] ?? 0);
    },
  };
}

/**
 * Whether one variant meets all clauses that the product meets by attributes, together with `hard` (the filters, which
 * the product meets). Clauses that only texts meet are ignored. Used to decide whether a match is a great one.
 */
export function meetsWithinOneVariant(
  data: IndexData,
  clauses: readonly AttributeClause[],
  hard: VariantConditions,
): (product: number) => boolean {
  if (clauses.length === 0 || !data.variants.some(({ prices }) => prices.length > 0)) return () => true;
  const ofProduct = clauses.slice(0, MAX_CLAUSES).map((clause) => hasAnyValue(data, clause, { isAskedOften: true }));
  // One finder per combination of clauses that some product meets: there are few, and they are created on demand.
  const finders = new Map<number, RowFinder>();
  return (product) => {
    if (!hasRows(data, product)) return true;
    let combination = 0;
    for (let i = 0; i < ofProduct.length; i++) if (ofProduct[i]?.(product) === true) combination |= 1 << i;
    let finder = finders.get(combination);
    if (finder === undefined) {
      const hit = clauses.filter((_, i) => (combination & (1 << i)) !== 0);
      finder = new RowFinder(data, { ...hard, attributes: [...hard.attributes, ...hit] });
      finders.set(combination, finder);
    }
    return finder.find(product, 1).length > 0;
  };
}

/** One bit each; a query says no more conditions than that. */
const MAX_CLAUSES = 30;

/** Finds rows that meet constraints, of products that meet the attribute clauses in any row. */
class RowFinder {
  private readonly data: IndexData;
  private readonly conditions: VariantConditions;
  private readonly min: number;
  private readonly max: number;
  private readonly limitsPrice: boolean;
  private readonly tables: readonly JudgedTable[];
  private readonly met: number[] = [];

  constructor(data: IndexData, conditions: VariantConditions) {
    this.data = data;
    this.conditions = conditions;
    this.min = conditions.price_min ?? Number.NEGATIVE_INFINITY;
    this.max = conditions.price_max ?? Number.POSITIVE_INFINITY;
    this.limitsPrice = this.min !== Number.NEGATIVE_INFINITY || this.max !== Number.POSITIVE_INFINITY;
    this.tables = data.variants.map((table) => judgedTable(table, conditions.attributes));
  }

  /** An unknown price (NaN) meets no limit. */
  isPriceMet(price: number): boolean {
    return !this.limitsPrice || (price >= this.min && price <= this.max);
  }

  /** The first so many that meet all conditions. Valid until the next call. */
  find(product: number, most: number): readonly number[] {
    const { data, met } = this;
    const { in_stock } = this.conditions;
    met.length = 0;
    const table = tableOf(data.variants, product);
    const judged = this.tables.find((one) => one.table === table);
    if (table === undefined || judged === undefined) return met;
    const { start, end } = rowsOf(table, product);
    const isProductAvailable = isAvailable(data, product);
    for (let row = start; row < end; row++) {
      const own = table.prices[row] ?? 0;
      if (!this.isPriceMet(Number.isNaN(own) ? (data.prices[product] ?? 0) : own)) continue;
      if (!meetsClauses(judged, row)) continue;
      const isRowAvailable = isProductAvailable && table.stocks[row] !== 0;
      if (in_stock === true && !isRowAvailable) continue;
      if (in_stock === false && isRowAvailable) {
        met.length = 0;
        break;
      }
      met.push(row);
      // None of those that meet the rest may be available, so all of them must be seen.
      if (met.length >= most && in_stock !== false) break;
    }
    return met;
  }
}

function judgedTable(table: VariantTable, attributes: readonly AttributeClause[]): JudgedTable {
  return {
    table,
    clauses: attributes.map(({ key, values }) => {
      const { start, end } = pairsOfKey(table, key);
      const accepted = new Uint8Array(end - start);
      for (const value of values) {
        const pair = findPair(table, pairOf(key, canonicalValue(value)));
        if (pair >= 0) accepted[pair - start] = 1;
      }
      return { start, end, accepted };
    }),
  };
}

/** A clause on a key that the row does not contain is met by the product itself, else its rows would not be checked. */
function meetsClauses({ table, clauses }: JudgedTable, row: number): boolean {
  const { offsets, items } = table.values;
  const first = offsets[row] ?? 0;
  const last = offsets[row + 1] ?? 0;
  for (const { start, end, accepted } of clauses) {
    let isNamed = false;
    let isMet = false;
    for (let i = first; i < last; i++) {
      const pair = items[i] ?? 0;
      if (pair < start || pair >= end) continue;
      isNamed = true;
      if (accepted[pair - start] === 1) {
        isMet = true;
        break;
      }
    }
    if (isNamed && !isMet) return false;
  }
  return true;
}
