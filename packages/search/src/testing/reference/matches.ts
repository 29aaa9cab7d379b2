/** Every product that answers a request, best first. */
import { conceptOf } from '@quarry/language';
import { DOUBT } from '../../match/reading-weights.ts';
import * as rank from '../../rank/weights.ts';
import {
  boostOf,
  demandsSomething,
  excludesSubstance,
  mayContain,
  mayBeShown,
  meetsTogether,
  statesExclusions,
} from './conditions.ts';
import { addNearness, reach, type ReferenceVectors } from './nearness.ts';
import { inSteps, likingOf, priorOf, scorePhrases, scoreWish } from './score.ts';
import type { Product, Shelf } from './shelf.ts';
import { type Request, valuesOf, type Wish } from './wishes.ts';

export interface Match {
  product: Product;
  id: string;
  score: number;
  /** Its share that rules and likings gave. */
  besideWords: number;
  /** Meets every wish. */
  fits: boolean;
  /** The same, and its data state that it is without what is not wanted. */
  great: boolean;
  /** Meets all that was understood. */
  meetsConditions: boolean;
}

/** @param reaches what is near by its vector is found as well, whether it has the words or not. */
export function findMatches(
  shelf: Shelf,
  request: Request,
  vectors: ReferenceVectors | undefined,
  { reaches = false } = {},
): Match[] {
  const { query, wishes, identified } = request;
  const allowed = shelf.products.filter((product) => mayBeShown(shelf, request, product));
  const mostPopular = Math.max(
    0,
    ...shelf.products.map(({ document }) => Math.fround(Math.log1p(document.popularity))),
  );
  const ofQuery = query.vector && [...query.vector];
  const reached =
    reaches && vectors && ofQuery
      ? reach(
          allowed.map(({ document }) => document.id),
          vectors,
          wishes,
          ofQuery,
        )
      : new Map<string, number>();
  // Nothing was asked, or nothing beyond conditions: every product that meets them is an answer.
  const isOpen =
    wishes.length === 0 && identified.size === 0 && (query.text.trim() === '' || demandsSomething(request)) && !reaches;

  const conditions = wishes.filter(({ key }) => key !== null).length;
  const matches = allowed.flatMap((product): Match[] => {
    const { id } = product.document;
    const outcomes = wishes.map((wish) => scoreWish(product, wish));
    const met = outcomes.reduce((sum, { metInformation }) => sum + metInformation, 0);
    const isFound = reached.has(id) || (met > 0 && met >= rank.FLOOR * informationAsked(wishes));
    const isAnswer = isFound && !isAnotherThing(product, wishes, outcomes);
    if (!isOpen && !identified.has(id) && !isAnswer) return [];

    const metConditions = outcomes.filter(({ met }, i) => met && wishes[i]!.key !== null).length;
    const meetsConditions = metConditions === conditions && meetsTogether(request, product);
    const stated = statesExclusions(shelf, request, product);
    const besideWords = boostOf(shelf, product, query.steering) + likingOf(product, query.affinity);
    const score =
      outcomes.reduce((sum, { score }) => sum + score, 0) +
      (identified.has(id) ? rank.IDENTIFIER_SCORE : 0) +
      (conditions > 0 && meetsConditions ? rank.CONDITIONS_SCORE : 0) +
      (stated === true && meetsConditions ? rank.CONDITIONS_SCORE : 0) +
      scorePhrases(
        product,
        wishes.flatMap(({ words }) => words),
      ) +
      (reached.get(id) ?? 0) +
      priorOf(product, mostPopular) +
      besideWords;
    const meetsAll = meetsConditions && outcomes.every(({ met }) => met) && !wishes.some(isDoubtful);
    const fits = isOpen || identified.has(id) || meetsAll;
    return [
      { product, id, score: inSteps(score), besideWords, fits, great: fits && stated !== false, meetsConditions },
    ];
  });
  // Nothing was said but what is not wanted: what states it, or else what is silent among the kinds that may have it.
  const asksOnlyExclusions = query.text.trim() !== '' && Object.keys(request.understood).join() === 'exclude';
  if (isOpen && asksOnlyExclusions && excludesSubstance(shelf, request)) {
    const isStated = matches.some(({ great }) => great);
    const isListed = isStated
      ? ({ great }: Match) => great
      : ({ product }: Match) => mayContain(shelf, request, product);
    return matches.filter(isListed).sort(byScore);
  }
  matches.sort(byScore);
  // Where scores only part ties, nobody asks who is nearer.
  const isByScore = (query.sort ?? 'relevance') === 'relevance';
  if (vectors && isByScore && wishes.length > 0 && !reaches) addNearness(matches, vectors, wishes, ofQuery);
  return matches.sort(byScore);
}

export function byScore(a: Match, b: Match): number {
  return b.score - a.score || a.product.document.position - b.product.document.position;
}

/** A word that nobody knows counts like the most telling one that is known. */
function informationAsked(wishes: readonly Wish[]): number {
  const most = Math.max(0, ...wishes.map(({ information }) => information));
  return wishes.reduce((sum, { information }) => sum + (information || most), 0);
}

/** Of another category than the one that was understood; the shop's own words for one decide only where texts are silent. */
function isAnotherThing(
  { attributes }: Product,
  wishes: readonly Wish[],
  outcomes: readonly { met: boolean; hit: boolean }[],
): boolean {
  const at = wishes.findIndex(({ key }) => key === 'category');
  const category = attributes.get('category') ?? [];
  if (at < 0 || category.length === 0) return false;
  const values = valuesOf(wishes[at]!);
  if (category.some((value) => values.has(value))) return false;
  return !outcomes[at]!.met || category.some((value) => conceptOf('category', value) !== undefined);
}

/** Said in a word that was only guessed at. */
function isDoubtful({ key, concept, related, words }: Wish): boolean {
  if (key !== null || concept !== null || related !== null) return false;
  return words.some(({ readings }) => readings.length > 0 && readings.every((one) => one.weight < DOUBT));
}
