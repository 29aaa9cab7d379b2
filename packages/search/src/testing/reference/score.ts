/** What a product is worth for each wish, and beside the words. */
import type { Token } from '@quarry/language';
import type { Affinity } from '../../engine-query.ts';
import { saturate } from '../../rank/bm25f.ts';
import * as rank from '../../rank/weights.ts';
import type { Word } from './readings.ts';
import { areNeighbours, type Field, type Product } from './shelf.ts';
import { valuesOf, type Wish } from './wishes.ts';

/** One wish in one product. */
export interface Outcome {
  score: number;
  met: boolean;
  /** Met by the attribute. */
  hit: boolean;
  /** How much of its information the product meets. */
  metInformation: number;
}

const NOTHING = { score: 0, strong: false };

export function scoreWish(product: Product, wish: Wish): Outcome {
  const has = wish.key === null ? undefined : product.attributes.get(wish.key);
  const values = valuesOf(wish);
  const hit = has?.some((value) => values.has(value)) === true;
  const found = wish.words.map((word) => scoreWord(product, word));
  const named = wish.concept === null ? NOTHING : scoreWord(product, wish.concept);
  const related = wish.related === null ? NOTHING : scoreWord(product, wish.related);
  const share = found.filter((one) => one.score > 0).length / Math.max(1, found.length);
  // "Demir Kapısı" is no answer to "demir eksikliği".
  const isPartOfSaying = wish.key === null && wish.kind !== null;
  const score = Math.max(
    named.score,
    related.score,
    found.reduce((sum, one) => sum + one.score, 0) * (isPartOfSaying ? share : 1),
    hit ? rank.ATTRIBUTE_WEIGHT * wish.information : 0,
  );
  const inWords = found.length > 0 && found.every((one) => one.score > 0);
  const inText = named.score > 0 || (wish.key === null && related.score > 0) || inWords;
  const inStrongText = named.strong || (inWords && found.every((one) => one.strong));
  // Where the attribute says otherwise only a name or brand may overrule it.
  const met = hit || (has?.length ? inStrongText : inText);
  return { score, met, hit, metInformation: wish.information * (met ? 1 : has?.length ? 0 : share) };
}

/** The best of its readings, and whether one of them stands in a strong field. */
function scoreWord(product: Product, { readings, information }: Word): { score: number; strong: boolean } {
  let score = 0;
  let strong = false;
  for (const reading of readings) {
    const worth = reading.weight * information;
    if (reading.attribute !== undefined || reading.identified !== undefined) {
      const { key, value } = reading.attribute ?? { key: '', value: '' };
      const isIt =
        reading.identified?.has(product.document.id) ?? product.attributes.get(key)?.includes(value) === true;
      if (!isIt) continue;
      score = Math.max(score, (reading.attribute ? rank.ATTRIBUTE_WEIGHT : 1) * worth);
      strong = true;
      continue;
    }
    const beside = reading.followedBy !== null;
    if (beside && !areNeighbours(product, reading)) continue;
    let contribution = 0;
    for (const field of product.fields) {
      for (const { exact } of field.tokens) contribution += (reading.forms.get(exact) ?? 0) * field.contribution;
      strong ||= beside || (field.strong && field.tokens.some(({ exact }) => reading.forms.has(exact)));
    }
    if (contribution > 0) score = Math.max(score, worth * saturate(contribution));
  }
  return { score, strong };
}

/** For neighbours of the query that stand together in a strong field. */
export function scorePhrases({ fields }: Product, words: readonly Word[]): number {
  return words.slice(1).reduce((sum, right, i) => {
    const left = words[i]!;
    return sum + standingTogether(fields, left, right) * Math.min(left.information, right.information);
  }, 0);
}

function standingTogether(fields: readonly Field[], left: Word, right: Word): number {
  const means = (word: Word, { exact }: Token) => word.readings.some(({ forms }) => forms.has(exact));
  let best = 0;
  for (const line of fields.filter(({ strong }) => strong).flatMap(({ lines }) => lines)) {
    line.forEach((second, place) => {
      // A word that could be either of the two is only one of them in one place.
      if (means(left, second) && means(right, second)) return;
      for (let distance = 1; distance <= Math.min(place, rank.NEAR_WITHIN_WORDS); distance++) {
        const first = line[place - distance]!;
        // Only the nearest earlier place of a word counts.
        const isNearest = (word: Word) => !line.slice(place - distance + 1, place).some((token) => means(word, token));
        if (means(left, first) && means(right, second) && isNearest(left)) {
          best = Math.max(best, distance === 1 ? rank.PHRASE_WEIGHT : rank.NEARNESS_WEIGHT);
        }
        if (means(right, first) && means(left, second) && isNearest(right)) best = Math.max(best, rank.NEARNESS_WEIGHT);
      }
    });
  }
  return best;
}

/** Demand, stock and rating, whatever was asked. */
export function priorOf({ document: { popularity, rating, stock } }: Product, mostPopular: number): number {
  const share = mostPopular > 0 ? Math.fround(Math.fround(Math.log1p(popularity)) / mostPopular) : 0;
  return (
    rank.POPULARITY_WEIGHT * share +
    (rating === null ? 0 : (rank.RATING_WEIGHT * rating) / 5) +
    (stock === 0 ? 0 : rank.STOCK_WEIGHT)
  );
}

/** How much of what a visitor likes it has. */
export function likingOf({ attributes }: Product, affinity: Affinity = {}): number {
  const share = (strength: number) => Math.min(1, Math.max(0, strength));
  const liked = Object.values(affinity).reduce((sum, all) => sum + share(Math.max(0, ...Object.values(all))), 0);
  const has = Object.entries(affinity).flatMap(([key, strengths]) =>
    (attributes.get(key) ?? []).map((value) => share(strengths[value] ?? 0)),
  );
  return rank.AFFINITY_WEIGHT * Math.min(1, has.reduce((sum, one) => sum + one, 0) / Math.max(1, liked));
}

export function inSteps(score: number): number {
  return Math.round(score / rank.SCORE_STEP) * rank.SCORE_STEP;
}
