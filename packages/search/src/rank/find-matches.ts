/** All products that answer a request, each with its score. */
import type { IndexData } from '../index/index-data.ts';
import type { ReadRequest } from '../match/read-request.ts';
import { type Wish, wishedValues } from '../match/read-query.ts';
import { contains, productsWith } from '../index/attribute-index.ts';
import { createPhraseScorer } from './phrases.ts';
import { priorOf, sumOfPrior } from './prior.ts';
import { clearWorkspace, scoreWishes, type Workspace } from './score-wishes.ts';
import { CONDITIONS_SCORE, FLOOR, IDENTIFIER_SCORE, SCORE_STEP } from './weights.ts';

export interface Matches {
  products: number[];
  /** By product. */
  scores: ReadonlyMap<number, number>;
  /** Products that meet every wish. */
  great: ReadonlySet<number>;
  /** Whether some product meets all that was understood. */
  meetsConditions: boolean;
}

export function findMatches(data: IndexData, request: ReadRequest, room: Workspace): Matches {
  const identified = new Set(request.identifiers.flatMap(({ products }) => products));
  const isAllowed = (product: number) => request.conditions.every((condition) => condition(product));
  if (request.isOpen) return everyAllowed(data, isAllowed);

  const { wishes } = request;
  const conditions = wishes.filter(({ key }) => key !== null).length;
  const contradicts = contradictionOfCategory(data, wishes);
  const floor = FLOOR * askedInformation(wishes);
  const phrases = createPhraseScorer(
    data,
    wishes.flatMap(({ words }) => words),
    room.masks,
  );
  const matches = {
    products: [] as number[],
    scores: new Map<number, number>(),
    great: new Set<number>(),
    meetsConditions: false,
  };

  scoreWishes(data, wishes, room);
  for (const product of identified) room.scores.add(product, IDENTIFIER_SCORE);
  for (let i = 0; i < room.scores.count; i++) {
    const product = room.scores.touched[i] as number;
    const isIdentified = identified.has(product);
    if (!isIdentified && ((room.metInformation[product] as number) < floor || contradicts(product))) continue;
    if (!isIdentified && room.metWishes[product] === 0) continue;
    if (!isAllowed(product)) continue;

    const meetsConditions = room.metConditions[product] === conditions;
    let score = room.scores.sums[product] as number;
    if (conditions > 0 && meetsConditions) score += CONDITIONS_SCORE;
    for (const { value } of phrases.pairs(product)) score += value;
    matches.products.push(product);
    matches.scores.set(product, round(score + sumOfPrior(priorOf(data, product))));
    if (isIdentified || room.metWishes[product] === wishes.length) matches.great.add(product);
    matches.meetsConditions ||= meetsConditions;
  }
  clearWorkspace(room);
  phrases.clear();
  return matches;
}

function everyAllowed(data: IndexData, isAllowed: (product: number) => boolean): Matches {
  const products = Array.from(data.ids.keys()).filter(isAllowed);
  return {
    products,
    scores: new Map(products.map((product) => [product, round(sumOfPrior(priorOf(data, product)))])),
    great: new Set(products),
    meetsConditions: true,
  };
}

/**
 * How much was asked for. A word that the index does not know counts like the most telling one that it does: "red
 * blorptastic" may still show red things, three unknown words and one known do not.
 */
function askedInformation(wishes: readonly Wish[]): number {
  const most = wishes.reduce((greatest, wish) => Math.max(greatest, wish.information), 0);
  return wishes.reduce((sum, wish) => sum + (wish.information > 0 ? wish.information : most), 0);
}

/** Who asks for a dress does not want shoes, however red: a product of another category is no match. */
function contradictionOfCategory(data: IndexData, wishes: readonly Wish[]): (product: number) => boolean {
  const wished = wishes.filter(({ key }) => key === 'category').flatMap(wishedValues);
  const known = data.attributes.get('category')?.known;
  if (wished.length === 0 || known === undefined) return () => false;
  const holders = wished.map((value) => productsWith(data.attributes, 'category', value));
  return (product) => known[product] === 1 && !holders.some((list) => contains(list, product));
}

function round(score: number): number {
  return Math.round(score / SCORE_STEP) * SCORE_STEP;
}
