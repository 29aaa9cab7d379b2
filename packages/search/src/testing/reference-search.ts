/**
 * The same search without an index: every document is read for every query, and every rule applied as it is written down.
 * Slow, and simple enough to be believed; the index must give the same products in the same order, by the same step.
 *
 *   reference/shelf.ts          the catalogue: words, forms, who has them
 *   reference/understanding.ts  what is understood, also of mistyped words
 *   reference/readings.ts       what a word may mean; synonyms.ts, identifiers.ts
 *   reference/wishes.ts         what a product should be
 *   reference/conditions.ts     what no product may break
 *   reference/score.ts          what a product is worth; nearness.ts
 *   reference/matches.ts        which products answer
 *   reference/ladder.ts         what is tried when none has everything
 *
 * Shared with the engine are tables and arithmetic alone: the language package, names and accepted values of concepts,
 * fillers and negators, the weights of readings and of ranking, edit distance and its budget, saturation and information.
 *
 * Left to tests of their own: facets, suggestions, explanations but for their sum, brands by their sound, the places that
 * learned vectors give to words, words of the shop's own, and the lengths from which on a query is not read to its end.
 */
import type { EngineDocument } from '../engine-document.ts';
import type { EngineHit, EngineQuery, RecoveryStep } from '../engine-query.ts';
import type { BuildOptions } from '../index/read-document.ts';
import { answer } from './reference/ladder.ts';
import { byScore, type Match } from './reference/matches.ts';
import type { ReferenceVectors } from './reference/nearness.ts';
import { readShelf } from './reference/shelf.ts';

export interface ReferenceResult {
  hits: Pick<EngineHit, 'id' | 'score' | 'great'>[];
  total: number;
  greatTotal: number;
  recoveredBy: RecoveryStep | null;
  /** Every word was taken for the beginning of a longer one. */
  growsEverywhere: boolean;
}

export function referenceSearch(
  documents: readonly EngineDocument[],
  options: BuildOptions,
  query: EngineQuery,
  vectors?: ReferenceVectors,
): ReferenceResult {
  const shelf = readShelf(documents, options);
  const { matches, recoveredBy, growsEverywhere = false } = answer(shelf, query, vectors);
  const sort = query.sort ?? 'relevance';
  // Sorted by anything but relevance, lesser matches are left out while there is a great one.
  const onlyGreat = sort !== 'relevance' && matches.some(({ fits }) => fits);
  const states = matches.some(({ great }) => great);
  const shown = matches.filter(({ fits, great }) => !onlyGreat || (states ? great : fits)).sort(orderOf(sort));
  const ranked = sort === 'relevance' ? withPins(shown, query.steering?.pins ?? []) : shown;
  return {
    hits: ranked.slice(query.skip, query.skip + query.take).map(({ id, score, great }) => ({ id, score, great })),
    total: ranked.length,
    greatTotal: matches.filter(({ great }) => great).length,
    recoveredBy,
    growsEverywhere,
  };
}

/** Ties fall to the better match, and what is unknown stands last in either direction. */
function orderOf(sort: NonNullable<EngineQuery['sort']>): (a: Match, b: Match) => number {
  if (sort === 'relevance') return byScore;
  const figureOf = ({ product: { document } }: Match) => {
    if (sort === 'newest') return -document.position;
    if (sort === 'rating') return document.rating === null ? Infinity : -document.rating;
    if (document.price === null) return Infinity;
    return sort === 'price_asc' ? document.price : -document.price;
  };
  return (a, b) => (figureOf(a) === figureOf(b) ? byScore(a, b) : figureOf(a) - figureOf(b));
}

/** Pinned products that are found and can be had stand at their places; what stood there moves on. */
function withPins(ranked: readonly Match[], pins: readonly { id: string; position: number }[]): Match[] {
  const pinned = pins
    .filter(({ id }, i) => pins.findIndex((one) => one.id === id) === i)
    .flatMap(({ id, position }) => {
      const match = ranked.find((one) => one.id === id && one.product.document.stock !== 0);
      return match ? [{ match, position }] : [];
    })
    .toSorted((a, b) => a.position - b.position);
  const order = ranked.filter((match) => !pinned.some((pin) => pin.match === match));
  let next = 0;
  for (const { match, position } of pinned) {
    const at = Math.min(Math.max(position - 1, next), order.length);
    order.splice(at, 0, match);
    next = at + 1;
  }
  return order;
}
