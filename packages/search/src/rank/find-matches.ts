/** Finds all products that match a request, with their scores. */
import { conceptOf, elementAt } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { type Condition, productsToJudge } from '../match/hard-conditions.ts';
import { mayContain } from '../match/exclusions.ts';
import { IS_OTHER_KIND_OF_CATEGORY, IS_FOR_KIND, IS_OF_KIND } from '../query/asked-kind.ts';
import type { ReadRequest } from '../query/read-request.ts';
import { judgeOf } from '../query/typed-constraints.ts';
import { boostOf } from '../match/steering.ts';
import { DOUBT } from '../match/reading-weights.ts';
import { type Clause, clauseValues } from '../match/read-query.ts';
import { meetsWithinOneVariant } from '../match/within-variant.ts';
import { comparesMatches, type Nearness, nearnessOf, reach, roundScore } from './add-nearness.ts';
import { createPhraseScorer } from './phrases.ts';
import { addPhrases } from './phrases-of-page.ts';
import { sumOfPrior } from './prior.ts';
import { clearWorkspace, MET_BY_ATTRIBUTE, scoreClauses, type Workspace } from './score-clauses.ts';
import {
  CONDITIONS_SCORE,
  FIRST_TIER_SCORE,
  FLOOR,
  FLOOR_OF_BEST,
  CONSTRAINT_MET,
  CONSTRAINT_VIOLATED,
  IDENTIFIER_SCORE,
  KIND_SCORE,
  MAX_COMPARED,
} from './weights.ts';

/** The lists go in step: `scores[i]` and `great[i]` belong to `products[i]`. In no particular order. */
export interface Matches {
  products: Uint32Array;
  scores: Float64Array;
  /** 1 for products that meet every clause. */
  great: Uint8Array;
  greatCount: number;
  /** 1 for products whose data say that they are without all that is not wanted. */
  stated: Uint8Array;
  /** Whether some product meets all that was understood. */
  meetsConditions: boolean;
  /** The greatest share of what was asked that a product meets, 0 to 1. */
  bestMet: number;
  /** What their vectors have added to the scores of some of them. */
  nearness: Nearness | null;
}

export function findMatches(data: IndexData, request: ReadRequest, room: Workspace): Matches {
  const identified = new Set(request.identifiers.flatMap(({ products }) => products));
  const isAllowed = allowedBy(data, request.conditions);
  if (request.isOpen) return everyAllowed(data, request, isAllowed);

  const { clauses, kind } = request;
  const conditions = clauses.filter(({ key }) => key !== null).length;
  const canBeFirst = !request.isPartial && !clauses.some(isUnanswered);
  const canBeHadTogether = togetherInOneVariant(data, request);
  const isSure = !clauses.some(isDoubtful);
  const isBoosted = request.boosts.length > 0;
  const hasExclusions = request.exclusions.length > 0;
  const asked = askedInformation(clauses);
  const judge = judgeOf(data, request.constraints);
  const constraints = request.constraints.length;
  const toMeet = clauses.filter(({ isMeasured }) => isMeasured !== true).length;
  const phrases = createPhraseScorer(
    data,
    clauses.flatMap(({ words }) => words),
    room.masks,
  );
  // What is there for other reasons has its words counted as well.
  for (const product of identified) room.scores.add(product, IDENTIFIER_SCORE);
  const reached = request.reaches ? reach(data, request, isAllowed) : null;
  if (reached !== null) for (const [product, points] of reached) room.scores.add(product, points);
  let floor = FLOOR * asked;
  const mayBeOther = identified.size > 0;
  const hasProof = scoreClauses(data, clauses, room, { floor, mayBeOther });
  if (!hasProof && !mayBeOther && clauses.some(({ key }) => key === 'category')) {
    // Products of other categories may have been passed over before it was known that they count.
    clearClauses(room, identified, reached);
    scoreClauses(data, clauses, room, { floor, mayBeOther: true });
  }
  const isOtherThing = contradictionOfCategory(data, clauses, room.metCategory);
  const isOther = (product: number) => (hasProof && isOtherThing(product)) || !isAllowed(product);
  let bestMet = bestInformation(room, isOther);
  if (bestMet < floor && asked > 0) {
    // No product reaches the floor: then the best product sets it.
    clearClauses(room, identified, reached);
    scoreClauses(data, clauses, room, { floor: 0, mayBeOther: mayBeOther || !hasProof });
    bestMet = bestInformation(room, isOther);
    floor = FLOOR_OF_BEST * bestMet;
  }
  const matches = roomFor(room.scores.count);
  matches.bestMet = asked === 0 ? 0 : bestMet / asked;
  let count = 0;
  const { metInformation, metConditions, metClauses, namedClauses } = room;
  // Words that only a description has, each in another place, say little of what the product is.
  const minNamed = toMeet > 1 ? 1 : 0;
  const { sums, touched } = room.scores;
  for (let i = 0; i < room.scores.count; i++) {
    const product = touched[i] ?? 0;
    const isIdentified = identified.size > 0 && identified.has(product);
    if (!isIdentified) {
      const met = metInformation[product] ?? 0;
      if ((met === 0 || met < floor) && reached?.has(product) !== true) continue;
      if (hasProof && isOtherThing(product)) continue;
    }
    if (!isAllowed(product)) continue;

    const meetsConditions = metConditions[product] === conditions && canBeHadTogether(product);
    let score = (sums[product] ?? 0) + sumOfPrior(data, product) + request.liking(product);
    if (conditions > 0 && meetsConditions) score += CONDITIONS_SCORE;
    const isStated = statesAll(request, product);
    // What is another thing altogether is no better for stating it.
    if (isStated && hasExclusions && meetsConditions) score += CONDITIONS_SCORE;
    if (request.companion !== null) score += request.companion(product);
    if (isBoosted) score += boostOf(request.boosts, product);
    const judged = judge(product);
    score += judged.met * CONSTRAINT_MET - (judged.isViolated ? CONSTRAINT_VIOLATED : 0);
    const standing = kind?.standing[product];
    if (standing === IS_OF_KIND) score += KIND_SCORE;
    const isGreat =
      isIdentified ||
      (canBeFirst &&
        isSure &&
        standing !== IS_FOR_KIND &&
        standing !== IS_OTHER_KIND_OF_CATEGORY &&
        judged.met === constraints &&
        meetsConditions &&
        metClauses[product] === toMeet &&
        (namedClauses[product] ?? 0) >= minNamed &&
        !isOtherThing(product));
    if (isGreat) score += FIRST_TIER_SCORE;
    matches.products[count] = product;
    matches.scores[count] = score;
    matches.stated[count] = isStated ? 1 : 0;
    matches.great[count++] = isGreat ? 1 : 0;
    if (isGreat) matches.greatCount++;
    matches.meetsConditions ||= meetsConditions;
  }
  const isCompared = comparesMatches(data, request);
  addPhrases(phrases, matches, { count, shown: isCompared ? Math.max(request.shown, MAX_COMPARED) : request.shown });
  for (let i = 0; i < count; i++) matches.scores[i] = roundScore(matches.scores[i] ?? 0);
  matches.nearness = isCompared ? addNearness(data, request, matches, count) : reached;
  clearWorkspace(room);
  phrases.clear();
  return firstOf(matches, count);
}

function addNearness(data: IndexData, request: ReadRequest, matches: Matches, count: number): Nearness | null {
  const { products, scores, great } = matches;
  const besideWords = (product: number) => boostOf(request.boosts, product) + request.liking(product);
  const nearness = nearnessOf(data, request, { products, scores, great, count, besideWords });
  if (nearness === null) return null;
  for (let i = 0; i < count; i++) {
    const points = nearness.get(products[i] ?? 0);
    if (points !== undefined) scores[i] = roundScore((scores[i] ?? 0) + points);
  }
  return nearness;
}

/** Asked for every product that was found, so it makes nothing, and tests nothing that is known beforehand. */
function allowedBy(data: IndexData, conditions: readonly Condition[]): Condition {
  const isChanged = data.living < data.size;
  if (!isChanged && conditions.length === 0) return () => true;
  return (product) => {
    if (isChanged && data.isGone(product)) return false;
    for (let i = 0; i < conditions.length; i++) if (!elementAt(conditions, i)(product)) return false;
    return true;
  };
}

/** Nothing but conditions was asked. */
function everyAllowed(data: IndexData, request: ReadRequest, isAllowed: (product: number) => boolean): Matches {
  const { boosts, liking, demands, ids, exclusions } = request;
  const judged = productsToJudge(data, demands, ids);
  const most = judged?.length ?? data.size;
  const matches = roomFor(most);
  let count = 0;
  for (let i = 0; i < most; i++) {
    const product = judged === null ? i : (judged[i] ?? 0);
    if (!isAllowed(product)) continue;
    const isStated = statesAll(request, product);
    const stated = isStated && exclusions.length > 0 ? CONDITIONS_SCORE : 0;
    matches.products[count] = product;
    matches.stated[count] = isStated ? 1 : 0;
    matches.scores[count++] = roundScore(
      sumOfPrior(data, product) + stated + boostOf(boosts, product) + liking(product),
    );
  }
  // "Sugar free" and no word more asks for what states it; where nothing does, for what might be, not for all of a shop.
  if (request.asksOnlyExclusions && exclusions.some(({ isSubstance }) => isSubstance)) {
    const isStated = matches.stated.includes(1);
    const maybe = isStated ? null : mayContain(data, exclusions);
    count = keep(matches, count, (place) => maybe?.(matches.products[place] ?? 0) ?? matches.stated[place] === 1);
    matches.stated.fill(isStated ? 1 : 0, 0, count);
  }
  matches.great.fill(1, 0, count);
  return { ...firstOf(matches, count), greatCount: count, meetsConditions: true, bestMet: 1 };
}

/** Which matches are listed: all, great ones alone, or of those only the ones that state what they are free from. */
export type Tier = 'all' | 'great' | 'stated';

/** The best tier that has a match. */
export function bestTier({ great, stated, greatCount }: Matches): Tier {
  if (greatCount === 0) return 'all';
  return great.some((one, place) => one === 1 && stated[place] === 1) ? 'stated' : 'great';
}

/** By place among the matches, 1 for those of the tier; null: all. */
export function placesOf(tier: Tier, matches: Matches): Uint8Array | null {
  if (tier === 'all') return null;
  return tier === 'great' ? matches.great : statedPlaces(matches);
}

/** By place among the matches, 1 for great ones that state what they are free from. */
export function statedPlaces({ great, stated }: Matches): Uint8Array {
  return great.map((one, place) => one & (stated[place] ?? 0));
}

/** Leaves the places that are wanted, in their order. @returns how many matches remain. */
function keep({ products, scores }: Matches, count: number, isWanted: (place: number) => boolean): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (!isWanted(i)) continue;
    products[kept] = products[i] ?? 0;
    scores[kept++] = scores[i] ?? 0;
  }
  return kept;
}

/** Whether the product's own data say that it is without each thing that is not wanted. */
export function statesAll({ exclusions }: Pick<ReadRequest, 'exclusions'>, product: number): boolean {
  for (let i = 0; i < exclusions.length; i++) if (!elementAt(exclusions, i).isMet(product)) return false;
  return true;
}

function roomFor(most: number): Matches {
  return {
    products: new Uint32Array(most),
    scores: new Float64Array(most),
    great: new Uint8Array(most),
    stated: new Uint8Array(most),
    greatCount: 0,
    meetsConditions: false,
    bestMet: 0,
    nearness: null,
  };
}

function firstOf(matches: Matches, count: number): Matches {
  return {
    ...matches,
    products: matches.products.subarray(0, count),
    scores: matches.scores.subarray(0, count),
    great: matches.great.subarray(0, count),
    stated: matches.stated.subarray(0, count),
  };
}

/** "iPhone" read as a mistyped "phone": shown, but not as what was asked for. */
function isDoubtful({ key, words, concept, related }: Clause): boolean {
  if (key !== null || concept !== null || related !== null) return false;
  return words.some(({ readings }) => readings.length > 0 && readings.every(({ weight }) => weight < DOUBT));
}

/** How much was asked for that products can have: a word that none has empties no page. */
function askedInformation(clauses: readonly Clause[]): number {
  return clauses.reduce((sum, { information }) => sum + information, 0);
}

/** No product has it by any name: no product meets everything. */
function isUnanswered({ information, isMeasured }: Clause): boolean {
  return information === 0 && isMeasured !== true;
}

/** The most information that a product meets. */
function bestInformation({ scores, metInformation }: Workspace, isOther: (product: number) => boolean): number {
  let best = 0;
  for (let i = 0; i < scores.count; i++) {
    const product = scores.touched[i] ?? 0;
    const met = metInformation[product] ?? 0;
    if (met > best && !isOther(product)) best = met;
  }
  return best;
}

/** Starts again with what is there for other reasons than words. */
function clearClauses(room: Workspace, identified: ReadonlySet<number>, reached: Nearness | null): void {
  clearWorkspace(room);
  for (const product of identified) room.scores.add(product, IDENTIFIER_SCORE);
  if (reached !== null) for (const [product, points] of reached) room.scores.add(product, points);
}

/** "Blue, XXL" is no great match for a blue M beside a red XXL. */
export function togetherInOneVariant(
  data: IndexData,
  { clauses, demands }: Pick<ReadRequest, 'clauses' | 'demands'>,
): (product: number) => boolean {
  const onAttributes = clauses.flatMap((clause) =>
    clause.key === null ? [] : [{ key: clause.key, values: clauseValues(clause) }],
  );
  return meetsWithinOneVariant(data, onAttributes, demands);
}

/**
 * Who asks for a dress does not want shoes, however red. A category in the shop's own words (`party wear`) decides only
 * where its texts do not name what was asked for.
 */
function contradictionOfCategory(
  data: IndexData,
  clauses: readonly Clause[],
  metCategory: Uint8Array,
): (product: number) => boolean {
  if (!clauses.some(({ key }) => key === 'category')) return () => false;
  const known = data.attributes.knownOf('category');
  return (product) =>
    known[product] === 1 &&
    metCategory[product] !== MET_BY_ATTRIBUTE &&
    (metCategory[product] === 0 || isOfKnownCategory(data, product));
}

/** Numbers of values that are categories of the lexicon; asked for every product, so they are looked up once. */
const knownCategories = new WeakMap<object, ReadonlySet<number>>();

/** Whether the lexicon knows what the product is. */
function isOfKnownCategory(data: IndexData, product: number): boolean {
  const { attributes, wordsVersion } = data;
  let known = knownCategories.get(wordsVersion);
  if (known === undefined) {
    const numbers = attributes.valuesOfKey('category');
    known = new Set(numbers.filter((number) => conceptOf('category', attributes.pair(number).value) !== undefined));
    knownCategories.set(wordsVersion, known);
  }
  const { pairsOfProduct } = attributes;
  const values = pairsOfProduct.arrayOf(product);
  for (let i = pairsOfProduct.startOf(product); i < pairsOfProduct.endOf(product); i++) {
    if (known.has(values[i] ?? 0)) return true;
  }
  return false;
}
