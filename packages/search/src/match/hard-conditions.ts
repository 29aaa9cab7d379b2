/**
 * Conditions that no hit may break: filters given by the caller, price limits and exclusions said in words. They are
 * never relaxed, whatever else is.
 */
import { analyze, type Understanding } from '@quarry/language';
import type { EngineFilters } from '../engine-query.ts';
import { type AttributeIndex, canonicalValue, contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { listAt } from '../index/number-lists.ts';
import { acceptedValues } from './accepted-values.ts';
import { namesOf } from './read-concept.ts';
import { formsOf } from './reading.ts';

/** Whether a product may be shown at all. */
export type Condition = (product: number) => boolean;

/** Filter keys that are answered by the attribute of the same name. */
const ATTRIBUTE_FILTERS = ['color', 'size', 'gender', 'category', 'material', 'brand'] as const;

export function filterConditions(data: IndexData, filters: EngineFilters): Condition[] {
  const conditions = [...priceConditions(data, filters), ...exclusionConditions(data, filters.exclude ?? [])];
  for (const key of ATTRIBUTE_FILTERS) {
    const wished = filters[key];
    if (wished !== undefined) conditions.push(hasAnyValue(data.attributes, key, [wished].flat()));
  }
  if (filters.in_stock !== undefined) {
    const wanted = filters.in_stock;
    conditions.push((product) => isAvailable(data, product) === wanted);
  }
  if (filters.ids !== undefined) {
    const wanted = new Set(filters.ids.map((id) => data.numberOfId.get(id)));
    conditions.push((product) => wanted.has(product));
  }
  return conditions;
}

/** A product whose price is unknown meets no limit. */
export function priceConditions(
  data: IndexData,
  { price_min, price_max }: { price_min?: number | undefined; price_max?: number | undefined },
): Condition[] {
  const conditions: Condition[] = [];
  if (price_min !== undefined) conditions.push((product) => (data.prices[product] as number) >= price_min);
  if (price_max !== undefined) conditions.push((product) => (data.prices[product] as number) <= price_max);
  return conditions;
}

/** Stock that nobody counts is taken as there. */
export function isAvailable(data: IndexData, product: number): boolean {
  return data.stocks[product] !== 0;
}

/** One condition per excluded value, of whichever attribute it is a value. */
export function exclusionConditions(
  data: IndexData,
  values: readonly string[],
  spans: Understanding['spans'] = [],
): Condition[] {
  return values.map((value) => {
    const holders = [...data.attributes.keys()].map((key) => productsWith(data.attributes, key, value));
    const kinds = spans.filter((span) => span.negated && span.value === value).map(({ kind }) => kind);
    const names = (kinds.length > 0 ? kinds : [...data.attributes.keys()]).flatMap((kind) => namesOf(kind, value));
    const words = new Set([value, ...names].flatMap((name) => wordsOfName(data, name)));
    return (product) => !holders.some((list) => contains(list, product)) && !saysItHas(data, product, words);
  });
}

function hasAnyValue(attributes: AttributeIndex, key: string, values: readonly string[]): Condition {
  const holders = values
    .flatMap((value) => acceptedValues(key, canonicalValue(value)))
    .map((value) => productsWith(attributes, key, value));
  return (product) => holders.some((list) => contains(list, product));
}

/** The index's words for a name of one word. Longer names are only excluded by attribute: their parts mean other things. */
function wordsOfName(data: IndexData, name: string): number[] {
  const [token, ...more] = analyze(name);
  if (token === undefined || more.length > 0) return [];
  return [...formsOf(data, data.words.find(token.exact), data.stems.find(token.stem))];
}

/** Words next to a name that turn it around: "sugar free", "without sugar", "0% alcohol", "შაქრის გარეშე". */
const NEGATORS: ReadonlySet<string> = new Set(
  analyze(
    'free without no non not zero 0 less faux vegan imitation გარეშე არა ხელოვნური olmayan içermeyen suni yox süni بدون خالي خال',
  ).map(({ exact }) => exact),
);

/** Whether a strong field names one of the words without taking it back in the next breath. */
function saysItHas(data: IndexData, product: number, words: ReadonlySet<number>): boolean {
  if (words.size === 0) return false;
  const sequence = listAt(data.sequences, product);
  return sequence.some(
    (word, place) =>
      words.has(word) && ![sequence[place - 1], sequence[place + 1]].some((beside) => isNegator(data, beside)),
  );
}

function isNegator(data: IndexData, word: number | undefined): boolean {
  return word !== undefined && word < data.words.size && NEGATORS.has(data.words.word(word));
}
