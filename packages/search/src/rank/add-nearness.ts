/**
 * Adds points for semantic similarity, by the vectors of the index. Among the lexical matches, similarity orders ties
 * and near ties: the best matches get a share of the score of one query word, the most similar one the largest. Cosines
 * of different models are not comparable (unrelated products are at 0.1 in one and at 0.7 in another), so they are
 * scaled between the least and the most similar of these matches. An embedding model provides a vector of the query.
 * Vectors learned from the catalogue contain no more than the query's words, but the centroid of its first matches does
 * (Rocchio's pseudo relevance feedback). If words find too little, products are retrieved by similarity alone, see
 * `reach`.
 */
import type { IndexData } from '../index/index-data.ts';
import type { Clause } from '../match/read-query.ts';
import type { ReadRequest } from '../query/read-request.ts';
import { vectorsOf } from '../vectors/attached-vectors.ts';
import { type VectorEvidence, vectorEvidence } from '../vectors/vector-evidence.ts';
import { bestPlaces } from './best-first.ts';
import {
  EXAMPLES,
  LEARNED_NEARNESS,
  MIN_SPREAD,
  MODEL_NEARNESS,
  MAX_COMPARED,
  MAX_REACHED,
  REACHED,
  SCORE_STEP,
} from './weights.ts';

/** Product → points for nearness. */
export type Nearness = ReadonlyMap<number, number>;

interface Scored {
  products: Uint32Array;
  /** Finished but for nearness, and rounded; below the page they may be too low. */
  scores: Float64Array;
  great: Uint8Array;
  count: number;
  /** What the staff's rules and the visitor's likings have added, which is no matter of words. */
  besideWords(product: number): number;
}

/** What the first matches get. Null where there are no vectors, or they have nothing to say. */
export function nearnessOf(data: IndexData, request: ReadRequest, scored: Scored): Nearness | null {
  if (!comparesMatches(data, request)) return null;
  const { products, scores, great, besideWords } = scored;
  const first = firstOf(data, scored, MAX_COMPARED);
  const sure = request.clauses.some(isGuessed) ? [] : first.filter((i) => great[i] === 1);
  const byWords = Float64Array.from(sure, (i) => (scores[i] ?? 0) - besideWords(products[i] ?? 0));
  const examples = bestPlaces(byWords.length, EXAMPLES, (a, b) =>
    byWords[a] === byWords[b] ? a < b : (byWords[a] ?? 0) > (byWords[b] ?? 0),
  ).map((place) => products[sure[place] ?? 0] ?? 0);
  const evidence = vectorEvidence(data, { vector: request.question.vector, examples });
  if (evidence === null) return null;

  const cosines = Float64Array.from(first, (i) => evidence.cosine(products[i] ?? 0));
  let farthest = Number.POSITIVE_INFINITY;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const cosine of cosines) {
    farthest = Math.min(farthest, cosine);
    nearest = Math.max(nearest, cosine);
  }
  const most =
    (request.question.vector === undefined ? LEARNED_NEARNESS : MODEL_NEARNESS) * informationOfOneClause(request);
  const spread = Math.max(MIN_SPREAD, nearest - farthest);
  const nearness = new Map<number, number>();
  first.forEach((i, place) => {
    const isExample = request.question.vector === undefined && examples.includes(products[i] ?? 0);
    const points = isExample ? most : (most * ((cosines[place] ?? 0) - farthest)) / spread;
    if (points > 0) nearness.set(products[i] ?? 0, points);
  });
  return nearness;
}

/** Whether first matches are compared at all; then that many scores must be exact, however few are shown. */
export function comparesMatches(data: IndexData, { shown, clauses, reaches }: ReadRequest): boolean {
  return !reaches && clauses.length > 0 && shown > 0 && Number.isFinite(shown) && vectorsOf(data) !== null;
}

/**
 * Products that are found by nearness alone, where they are nearer than things that have nothing to do with each other
 * (the vectors' floor). The nearest counts like one that has about half of what was asked for.
 */
export function reach(data: IndexData, request: ReadRequest, isAllowed: (product: number) => boolean): Nearness {
  const evidence: VectorEvidence | null = vectorEvidence(data, request.question);
  const near = evidence?.nearest(MAX_REACHED, isAllowed) ?? [];
  const [nearest, farthest] = [near[0]?.cosine ?? 0, near.at(-1)?.cosine ?? 0];
  const asked = request.clauses.reduce((sum, { information }) => sum + information, 0) || 1;
  const spread = Math.max(MIN_SPREAD, nearest - farthest);
  return new Map(
    near.map(({ product, cosine }) => [product, REACHED * asked * (1 - (0.5 * (nearest - cosine)) / spread)]),
  );
}

/** What a mistyped word was taken for is no example of what was meant. */
function isGuessed({ words }: Clause): boolean {
  return words.some(({ readings }) => readings.length > 0 && readings.every(({ how }) => how === 'spelling'));
}

/** The average score of one clause: similarity never outweighs a word. */
function informationOfOneClause({ clauses }: ReadRequest): number {
  return clauses.reduce((sum, { information }) => sum + information, 0) / clauses.length;
}

/** Places of the `most` best, best first, in the order of the ranking. */
function firstOf(data: IndexData, { products, scores, count }: Scored, most: number): number[] {
  const { positions } = data;
  return bestPlaces(count, most, (a, b) => {
    const [one, other] = [products[a] ?? 0, products[b] ?? 0];
    const order = (scores[b] ?? 0) - (scores[a] ?? 0) || (positions[one] ?? 0) - (positions[other] ?? 0);
    return order === 0 ? one < other : order < 0;
  });
}

/** Points rounded as scores are, so that a sum of rounded parts is a rounded score. */
export function roundScore(score: number): number {
  return Math.round(score / SCORE_STEP) * SCORE_STEP;
}
