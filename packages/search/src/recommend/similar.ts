/**
 * Products similar to another one: the same kind, with the most specific attributes and words in common, at about the
 * same price. Where visitors viewed or bought products together, this evidence decides the order; it never adds
 * products of another kind (see `goes-with.ts`).
 */
import { elementAt } from '@quarry/language';
import type { Recommendation, RecommendOptions } from '../engine-query.ts';
import type { IndexData } from '../index/index-data.ts';
import { bestFirst } from '../rank/best-first.ts';
import { information } from '../rank/bm25f.ts';
import { vectorsOf } from '../vectors/attached-vectors.ts';
import { categoriesOf, confidence, mayBeShown, nameStems } from './candidates.ts';

/** Weight of each kind of similarity, 0 to 1. */
const WORDS = 1;
const ATTRIBUTES = 1;
const VECTORS = 1;
const PRICE = 0.4;
const TOGETHER = 1.2;
/** Decides only between otherwise equal products. */
const POPULARITY = 0.05;

/** Attributes of whom or what a product is for. Another value reduces the similarity by the factor. */
const PERSONAL_KEYS: readonly string[] = ['gender', 'age', 'car_model'];
const FOR_SOMEBODY_ELSE = 0.5;
const UNISEX = 'unisex';

/** A kind of more products than this is represented by those with words or attributes in common with the product. */
const MAX_COMPARED = 30_000;
/** Minimum similarity of products without a category. */
const MIN_WITHOUT_KIND = 0.8;
const NEAREST = 200;

export function findSimilar(data: IndexData, id: string, options: RecommendOptions): Recommendation[] {
  const product = data.productOf(id);
  if (product < 0 || options.take <= 0) return [];
  const isAllowed = mayBeShown(data, product, options);
  const categories = categoriesOf(data, product);
  const candidates = candidatesOf(data, product, categories).filter(isAllowed);
  const compare = comparison(data, product, options);

  const scores = new Map<number, number>();
  for (const other of candidates) {
    const score = compare(other);
    if (categories.length > 0 || score >= MIN_WITHOUT_KIND) scores.set(other, score);
  }
  return bestFirst(scores.keys(), options.take, (a, b) => {
    const difference = (scores.get(b) ?? 0) - (scores.get(a) ?? 0);
    return difference < 0 || (difference === 0 && a < b);
  }).map((other) => ({
    id: data.ids.at(other),
    score: scores.get(other) ?? 0,
    reason: { relation: 'similar', ...inCommon(data, product, other) },
  }));
}

/** Products of the same kind; without a kind, those that share a word or are near among the vectors. */
function candidatesOf(data: IndexData, product: number, categories: readonly string[]): number[] {
  const { attributes } = data;
  const vectors = vectorsOf(data);
  const ofKind = new Set<number>();
  for (const category of categories) {
    const number = attributes.find('category', category);
    if (number >= 0) for (const other of attributes.productsOf(number)) ofKind.add(other);
  }
  if (categories.length > 0 && ofKind.size <= MAX_COMPARED) return [...ofKind];

  const near = new Set<number>();
  const middle = vectors?.middleOf([product]) ?? null;
  if (vectors && middle) for (const one of vectors.nearest(middle, { most: NEAREST })) near.add(one.product);
  // The most informative words first, until there are enough products to compare.
  const stems = nameStems(data, product).sort(
    (a, b) => (data.stemProductCounts[a] ?? 0) - (data.stemProductCounts[b] ?? 0) || a - b,
  );
  for (const stem of stems) {
    if (near.size >= MAX_COMPARED) break;
    for (const word of data.wordsOfStem.at(stem)) {
      for (const { products, start, end } of data.postings.runs(word)) {
        for (let i = start; i < end && near.size < MAX_COMPARED; i++) near.add(products[i] ?? 0);
      }
    }
  }
  return categories.length === 0 ? [...near] : [...near].filter((other) => ofKind.has(other));
}

/** How like the product another one is. */
function comparison(data: IndexData, product: number, { together }: RecommendOptions): (other: number) => number {
  const { attributes } = data;
  const vectors = vectorsOf(data);
  const weighOf = (count: number) => information(count, data.living);
  const stems = new Map(nameStems(data, product).map((stem) => [stem, weighOf(data.stemProductCounts[stem] ?? 0)]));
  const values = new Map(
    Array.from(attributes.valuesOf(product), (number) => [number, weighOf(attributes.productsOf(number).length)]),
  );
  const allWords = sum(stems.values());
  const allValues = sum(values.values());
  const middle = vectors?.middleOf([product]) ?? null;
  const price = data.prices[product] ?? 0;
  const isForSomebodyElse = contradicts(data, product);

  return (other) => {
    const sharedWords = sum(nameStems(data, other).map((stem) => stems.get(stem) ?? 0));
    let sharedValues = 0;
    for (const number of attributes.valuesOf(other)) sharedValues += values.get(number) ?? 0;
    let score =
      WORDS * share(sharedWords, allWords) +
      ATTRIBUTES * share(sharedValues, allValues) +
      PRICE * nearPrice(price, data.prices[other] ?? 0);
    if (vectors && middle) score += VECTORS * Math.max(0, vectors.cosine(middle, other));
    if (isForSomebodyElse(other)) score *= FOR_SOMEBODY_ELSE;
    score += TOGETHER * confidence(together?.get(data.ids.at(other)) ?? 0);
    return score + POPULARITY * (data.popularity[other] ?? 0);
  };
}

/** Whether both say whom they are for, and it is not the same person. */
export function contradicts(data: IndexData, product: number): (other: number) => boolean {
  const { attributes } = data;
  const own = Array.from(attributes.valuesOf(product), (number) => ({ number, ...attributes.pair(number) }));
  const personal = PERSONAL_KEYS.map((key) => own.filter((value) => value.key === key))
    .filter((values) => values.length > 0 && !values.some(({ value }) => value === UNISEX))
    .map((values) => ({
      key: elementAt(values, 0).key,
      numbers: new Set(values.map(({ number }) => number)),
      unisex: attributes.find(elementAt(values, 0).key, UNISEX),
    }));
  return (other) => {
    const others = attributes.valuesOf(other);
    return personal.some(
      ({ key, numbers, unisex }) =>
        attributes.hasKey(key, other) && !others.some((number) => numbers.has(number) || number === unisex),
    );
  };
}

/** 1 for the same price, 0.5 for twice or half of it; 0.5 when one is unknown. */
function nearPrice(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b) || a <= 0 || b <= 0) return 0.5;
  return Math.min(a, b) / Math.max(a, b);
}

/** The most specific common property: an attribute other than the kind, else a word of their names, else the kind. */
function inCommon(data: IndexData, product: number, other: number): { key: string; value: string } {
  const { attributes } = data;
  const own = new Set(attributes.valuesOf(product));
  const shared = Array.from(attributes.valuesOf(other))
    .filter((number) => own.has(number))
    .map((number) => ({ ...attributes.pair(number), count: attributes.productsOf(number).length }))
    .sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1));
  const telling = shared.find(({ key }) => key !== 'category');
  if (telling !== undefined) return { key: telling.key, value: telling.value };
  const stems = new Set(nameStems(data, product));
  const [stem] = nameStems(data, other)
    .filter((one) => stems.has(one))
    .sort((a, b) => (data.stemProductCounts[a] ?? 0) - (data.stemProductCounts[b] ?? 0) || a - b);
  if (stem !== undefined) return { key: 'title', value: data.words.word(data.wordsOfStem.at(stem)[0] ?? 0) };
  const [kind] = shared;
  return kind === undefined ? { key: 'vector', value: '' } : { key: kind.key, value: kind.value };
}

function share(part: number, all: number): number {
  return all === 0 ? 0 : part / all;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
