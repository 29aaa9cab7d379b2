/** What vectors say: every product is compared with the question. */
import * as rank from '../../rank/weights.ts';
import { isOnly } from './readings.ts';
import { inSteps } from './score.ts';
import type { Wish } from './wishes.ts';

/** In bytes, as they stand beside the index. Products nearer than the floor are near for a reason. */
export interface ReferenceVectors {
  ofProduct: ReadonlyMap<string, readonly number[]>;
  floor: number;
}

interface Compared {
  id: string;
  score: number;
  besideWords: number;
  fits: boolean;
}

function toBytes(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => Math.round((value / length) * 127));
}

function cosine(question: readonly number[], bytes: readonly number[] = []): number {
  return question.reduce((sum, value, d) => sum + value * (bytes[d] ?? 0), 0) / (127 * (Math.hypot(...bytes) || 1));
}

/** Adds to the scores of hits, which come best first; none of the small catalogues here has more than are compared. */
export function addNearness(
  hits: readonly Compared[],
  { ofProduct }: ReferenceVectors,
  wishes: readonly Wish[],
  ofQuery: readonly number[] | undefined,
): void {
  const isGuessed = wishes.some(({ words }) => words.some((word) => isOnly('spelling', word)));
  const worth = wishes.reduce((sum, wish) => sum + wish.information, 0) / wishes.length;
  const examples = hits
    .filter(({ fits }) => fits && !isGuessed)
    .toSorted((a, b) => b.score - b.besideWords - (a.score - a.besideWords))
    .slice(0, rank.EXAMPLES)
    .map(({ id }) => id);
  const [some = []] = ofProduct.values();
  // Without a vector of the query its first hits are the question.
  const sum = ofQuery ?? some.map((_, d) => examples.reduce((all, id) => all + (ofProduct.get(id)?.[d] ?? 0), 0));
  if (hits.length === 0 || Math.hypot(...sum) === 0) return;
  const cosines = hits.map(({ id }) => cosine(toBytes(sum), ofProduct.get(id)));
  const lowest = Math.min(...cosines);
  const spread = Math.max(rank.LEAST_SPREAD, Math.max(...cosines) - lowest);
  const most = worth * (ofQuery ? rank.MODEL_NEARNESS : rank.LEARNED_NEARNESS);
  hits.forEach((hit, i) => {
    const isExample = !ofQuery && examples.includes(hit.id);
    hit.score = inSteps(hit.score + (isExample ? most : (most * (cosines[i]! - lowest)) / spread));
  });
}

/** Points for products that are near enough by themselves. */
export function reach(
  ids: readonly string[],
  { ofProduct, floor }: ReferenceVectors,
  wishes: readonly Wish[],
  ofQuery: readonly number[],
): Map<string, number> {
  const question = toBytes(ofQuery);
  const near = ids
    .map((id) => ({ id, cosine: cosine(question, ofProduct.get(id)) }))
    .filter((one) => one.cosine >= floor)
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, rank.MOST_REACHED);
  const nearest = near[0]?.cosine ?? 0;
  const spread = Math.max(rank.LEAST_SPREAD, nearest - (near.at(-1)?.cosine ?? 0));
  const asked = wishes.reduce((sum, { information }) => sum + information, 0) || 1;
  return new Map(near.map((one) => [one.id, rank.REACHED * asked * (1 - (0.5 * (nearest - one.cosine)) / spread)]));
}
