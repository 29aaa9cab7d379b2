/**
 * Whether several wishes are met by one way in which a product is sold: "blue, XXL, under 50" is no blue M beside a red
 * XXL. A product that is sold in one way only is judged as it is.
 */
import { canonicalValue, contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { findPair, pairOf, pairsOfKey, tableOf, type VariantTable } from '../index/variant-index.ts';

/** A wish for one of several values of an attribute. */
export interface AttributeWish {
  key: string;
  /** Canonical; kinds of the wished thing included. */
  values: readonly string[];
}

/** What one variant must meet. */
export interface VariantConditions {
  attributes: readonly AttributeWish[];
  price_min?: number | undefined;
  price_max?: number | undefined;
  /** true: it can be bought. false: variants meet the rest, and none of those can be bought. */
  in_stock?: boolean | undefined;
}

/** Judges the rows of one table. */
interface TableJudge {
  table: VariantTable;
  /** By wish: the range of its key's pairs and, from its start, 1 for wished ones. */
  wishes: { start: number; end: number; wished: Uint8Array }[];
}

export interface VariantJudge {
  /** Whether the product meets all conditions, all of them in one variant. */
  isMet(product: number): boolean;
  /** Rows that meet all conditions; empty when the product has no rows (see `rowsOf`). Valid until the next call. */
  rowsThatMeet(product: number): readonly number[];
}

/** Stock that nobody counts is taken as there. */
export function isAvailable(data: IndexData, product: number): boolean {
  return data.stocks[product] !== 0;
}

/** Whether a wish for one of these values is met by the product, in whichever variant. */
export function hasAnyValue(data: IndexData, { key, values }: AttributeWish): (product: number) => boolean {
  const holders = values.map((value) => productsWith(data.attributes, key, value)).filter(({ length }) => length > 0);
  return (product) => holders.some((list) => contains(list, product));
}

/** The product's rows in its table; `start === end` where it is sold in one way only. */
export function rowsOf(table: VariantTable | undefined, product: number): { start: number; end: number } {
  if (table === undefined) return { start: 0, end: 0 };
  const place = product - table.firstProduct;
  return { start: table.offsets[place] ?? 0, end: table.offsets[place + 1] ?? table.offsets[place] ?? 0 };
}

export function judgeVariants(data: IndexData, conditions: VariantConditions): VariantJudge {
  const { attributes, in_stock } = conditions;
  const min = conditions.price_min ?? Number.NEGATIVE_INFINITY;
  const max = conditions.price_max ?? Number.POSITIVE_INFINITY;
  const limitsPrice = min !== Number.NEGATIVE_INFINITY || max !== Number.POSITIVE_INFINITY;
  const ofProduct = attributes.map((wish) => hasAnyValue(data, wish));
  const judges = data.variants.map((table) => judgeOf(table, attributes));
  const met: number[] = [];

  // An unknown price (NaN) meets no limit.
  const isPriceMet = (price: number) => !limitsPrice || (price >= min && price <= max);

  function rowsThatMeet(product: number): readonly number[] {
    met.length = 0;
    const table = tableOf(data.variants, product);
    const { start, end } = rowsOf(table, product);
    if (table === undefined || start === end || !ofProduct.every((holds) => holds(product))) return met;
    const judge = judges.find((one) => one.table === table) as TableJudge;
    const isProductAvailable = isAvailable(data, product);
    let someAvailable = false;
    for (let row = start; row < end; row++) {
      const own = table.prices[row] as number;
      if (!isPriceMet(Number.isNaN(own) ? (data.prices[product] as number) : own)) continue;
      if (!meetsWishes(judge, row)) continue;
      const isRowAvailable = isProductAvailable && table.stocks[row] !== 0;
      someAvailable ||= isRowAvailable;
      if (in_stock !== true || isRowAvailable) met.push(row);
    }
    if (in_stock === false && someAvailable) met.length = 0;
    return met;
  }

  return {
    rowsThatMeet,
    isMet(product) {
      const { start, end } = rowsOf(tableOf(data.variants, product), product);
      if (start !== end) return rowsThatMeet(product).length > 0;
      if (in_stock !== undefined && isAvailable(data, product) !== in_stock) return false;
      return isPriceMet(data.prices[product] as number) && ofProduct.every((holds) => holds(product));
    },
  };
}

/**
 * Whether those of the wishes that the product meets by an attribute can be had together, and with `hard` (the filters).
 * A wish that only its texts meet is no matter of variants. For judging whether a match is a great one.
 */
export function meetsWithinOneVariant(
  data: IndexData,
  wishes: readonly AttributeWish[],
  hard: VariantConditions,
): (product: number) => boolean {
  if (wishes.length === 0 || !data.variants.some(({ prices }) => prices.length > 0)) return () => true;
  const ofProduct = wishes.slice(0, MOST_WISHES).map((wish) => hasAnyValue(data, wish));
  // One judge for each combination of wishes that some product meets: few, and made when first met.
  const judges = new Map<number, VariantJudge>();
  return (product) => {
    const { start, end } = rowsOf(tableOf(data.variants, product), product);
    if (start === end) return true;
    let combination = 0;
    for (let i = 0; i < ofProduct.length; i++) if (ofProduct[i]?.(product) === true) combination |= 1 << i;
    let judge = judges.get(combination);
    if (judge === undefined) {
      const hit = wishes.filter((_, i) => (combination & (1 << i)) !== 0);
      judge = judgeVariants(data, { ...hard, attributes: [...hard.attributes, ...hit] });
      judges.set(combination, judge);
    }
    return judge.isMet(product);
  };
}

/** One bit each; a query says no more conditions than that. */
const MOST_WISHES = 30;

function judgeOf(table: VariantTable, attributes: readonly AttributeWish[]): TableJudge {
  return {
    table,
    wishes: attributes.map(({ key, values }) => {
      const { start, end } = pairsOfKey(table, key);
      const wished = new Uint8Array(end - start);
      for (const value of values) {
        const pair = findPair(table, pairOf(key, canonicalValue(value)));
        if (pair >= 0) wished[pair - start] = 1;
      }
      return { start, end, wished };
    }),
  };
}

/** A wish for a key that the row does not name was met by the product, or there would be no rows to look at. */
function meetsWishes({ table, wishes }: TableJudge, row: number): boolean {
  const { offsets, items } = table.values;
  const first = offsets[row] as number;
  const last = offsets[row + 1] as number;
  for (const { start, end, wished } of wishes) {
    let isNamed = false;
    let isMet = false;
    for (let i = first; i < last; i++) {
      const pair = items[i] as number;
      if (pair < start || pair >= end) continue;
      isNamed = true;
      if (wished[pair - start] === 1) {
        isMet = true;
        break;
      }
    }
    if (isNamed && !isMet) return false;
  }
  return true;
}
