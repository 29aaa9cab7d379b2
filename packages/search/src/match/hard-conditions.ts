/**
 * Mandatory constraints: filters of the caller, price limits and exclusions of the query. They are never relaxed.
 * Constraints on variants must be met by one variant (see `within-variant.ts`); an exclusion applies to the whole
 * product, because a card shows all variants.
 */
import type { EngineFilters } from '../engine-query.ts';
import { canonicalValue, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { acceptedValues } from './accepted-values.ts';
import { type Condition, keepsOut, readExclusions } from './exclusions.ts';
import { type AttributeClause, judgeVariants, type VariantConditions } from './within-variant.ts';

/** Filter keys that are answered by the attribute of the same name. */
const ATTRIBUTE_FILTERS = ['color', 'size', 'gender', 'category', 'material', 'brand'] as const;

type PriceLimits = { price_min?: number | undefined; price_max?: number | undefined };

/**
 * What the caller's filters demand, together with price limits said in words: both hold in the same variant. A filter
 * with several values is met by any of them; an unknown key or value is met by nothing.
 */
export function filterConditions(data: IndexData, filters: EngineFilters, said: PriceLimits = {}): Condition[] {
  const conditions = readExclusions(data, filters.exclude ?? []).map(keepsOut);
  const demands = variantConditions(filters, said);
  if (demandsSomething(demands)) conditions.push(judgeVariants(data, demands).isMet);
  if (filters.ids !== undefined) {
    const wanted = new Set(filters.ids.map((id) => data.productOf(id)));
    conditions.push((product) => wanted.has(product));
  }
  return conditions;
}

/**
 * Products among which all are that meet the filters, ascending; null where that may be any. The fewest that a filter
 * leaves by itself: where nothing else was asked, most products of a shop need not be looked at.
 */
export function productsToJudge(
  data: IndexData,
  { attributes }: VariantConditions,
  ids: readonly string[] | undefined,
): Uint32Array | null {
  const sizeOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);
  let fewest = ids === undefined ? null : [numbersOf(data, ids)];
  for (const { key, values } of attributes) {
    const holders = values.map((value) => productsWith(data.attributes, key, value)).filter(({ length }) => length > 0);
    if (fewest === null || sizeOf(holders) < sizeOf(fewest)) fewest = holders;
  }
  if (fewest === null || fewest.length === 1) return fewest?.[0] ?? null;
  const united = new Uint32Array(sizeOf(fewest));
  let filled = 0;
  for (const list of fewest) {
    united.set(list, filled);
    filled += list.length;
  }
  return united.sort().filter((product, place) => place === 0 || product !== united[place - 1]);
}

function numbersOf(data: IndexData, ids: readonly string[]): Uint32Array {
  const numbers = Array.from(new Set(ids), (id) => data.productOf(id)).filter((product) => product >= 0);
  return Uint32Array.from(numbers).sort();
}

/** The part of the filters that one variant must meet. */
export function variantConditions(filters: EngineFilters, said: PriceLimits = {}): VariantConditions {
  return {
    attributes: attributeClauses(filters),
    price_min: stricter(Math.max, filters.price_min, said.price_min),
    price_max: stricter(Math.min, filters.price_max, said.price_max),
    in_stock: filters.in_stock,
  };
}

/** Filters without what they say of one key: what a facet of that key is counted with. */
export function filtersWithout(filters: EngineFilters, key: string): EngineFilters {
  if (key === 'price') return { ...filters, price_min: undefined, price_max: undefined };
  const rest = { ...filters, ...(isAttributeFilter(key) ? { [key]: undefined } : {}) };
  if (filters.attributes?.[key] === undefined) return rest;
  return { ...rest, attributes: Object.fromEntries(Object.entries(filters.attributes).filter(([one]) => one !== key)) };
}

/** Attribute keys that the filters say something of. */
export function filteredKeys(filters: EngineFilters): string[] {
  return [...new Set(attributeClauses(filters).map(({ key }) => key))];
}

/** Canonical values that the filters ask of a key. */
export function filteredValues(filters: EngineFilters, key: string): string[] {
  const own = isAttributeFilter(key) ? filters[key] : undefined;
  return [own ?? [], filters.attributes?.[key] ?? []].flat().map(canonicalValue);
}

export type { Condition } from './exclusions.ts';

/** Unknown stock counts as available. */
export { isAvailable } from './within-variant.ts';

function attributeClauses(filters: EngineFilters): AttributeClause[] {
  const valuesByKey = [
    ...ATTRIBUTE_FILTERS.map((key) => [key, filters[key]] as const),
    ...Object.entries(filters.attributes ?? {}),
  ];
  return valuesByKey.flatMap(([key, values]) =>
    values === undefined
      ? []
      : [{ key, values: [values].flat().flatMap((value) => acceptedValues(key, canonicalValue(value))) }],
  );
}

function isAttributeFilter(key: string): key is (typeof ATTRIBUTE_FILTERS)[number] {
  return ATTRIBUTE_FILTERS.some((filter) => filter === key);
}

function stricter(pick: (a: number, b: number) => number, a: number | undefined, b: number | undefined) {
  return a === undefined ? b : b === undefined ? a : pick(a, b);
}

export function demandsSomething({ attributes, price_min, price_max, in_stock }: VariantConditions): boolean {
  return attributes.length > 0 || price_min !== undefined || price_max !== undefined || in_stock !== undefined;
}
