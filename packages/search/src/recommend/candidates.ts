/** The products that may be recommended with another one, and the kind of a product. */
import type { RecommendOptions } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { FIELD_BREAK } from '../index/index-data.ts';
import { listAt } from '../index/number-lists.ts';
import { filterConditions, isAvailable } from '../match/hard-conditions.ts';

const CATEGORY = 'category';

/** Neither the product itself, nor gone, nor sold out, nor against the filters. */
export function mayBeShown(
  data: IndexData,
  product: number,
  { filters = {} }: RecommendOptions,
): (other: number) => boolean {
  const conditions = filterConditions(data, filters);
  return (other) =>
    other !== product &&
    !data.isGone(other) &&
    isAvailable(data, other) &&
    conditions.every((condition) => condition(other));
}

/** Values that a product has of a key, canonical. */
export function valuesOf(data: IndexData, product: number, key: string): string[] {
  return Array.from(data.attributes.valuesOf(product), (number) => data.attributes.pair(number))
    .filter((pair) => pair.key === key)
    .map(({ value }) => value);
}

export function categoriesOf(data: IndexData, product: number): string[] {
  return valuesOf(data, product, CATEGORY);
}

/** Stems of the words of its names, each once. */
export function nameStems(data: IndexData, product: number): number[] {
  const stems = new Set<number>();
  for (const word of listAt(data.sequences, product)) {
    if (word !== FIELD_BREAK) stems.add(data.stemOf[word] ?? 0);
  }
  return [...stems];
}

/** The words of its names as they are indexed, for finding concepts among them. */
export function nameOf(data: IndexData, product: number): string {
  return Array.from(listAt(data.sequences, product), (word) =>
    word === FIELD_BREAK ? '\n' : data.words.word(word),
  ).join(' ');
}

/** How sure a count makes us, 0 to 1: a single purchase together may be chance. */
export function confidence(count: number): number {
  return count <= 0 ? 0 : count / (count + HALF_SURE);
}

/** Number of common visits at which the confidence is one half. */
const HALF_SURE = 4;
