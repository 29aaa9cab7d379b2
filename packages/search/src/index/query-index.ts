/** Words → matches → ranked ids, with reasons. Reads like the table of contents of the engine. */
import type { EngineHit, EngineQuery, EngineResult } from '../engine-query.ts';
import { explainProduct } from '../explain/explain-product.ts';
import { countFacets } from '../facets/count-facets.ts';
import { isAvailable } from '../match/hard-conditions.ts';
import { type Answer, answer } from '../match/recovery.ts';
import { createPhraseScorer } from '../rank/phrases.ts';
import type { Workspace } from '../rank/score-wishes.ts';
import { sortMatches } from '../rank/sort-products.ts';
import type { IndexData } from './index-data.ts';

export function queryIndex(data: IndexData, room: Workspace, query: EngineQuery): EngineResult {
  const found = answer(data, room, query);
  const { matches } = found;
  const sort = query.sort ?? 'relevance';

  // Sorted by anything but relevance, a lesser match could stand first: only great ones are shown while there are any.
  const onlyGreat = sort !== 'relevance' && matches.greatCount > 0;
  const pins = sort === 'relevance' ? pinsAmong(data, matches, query.steering) : [];
  const ranked = sortMatches(data, matches, { sort, count: query.skip + query.take + pins.length, onlyGreat });
  const page = withPins(ranked, pins).slice(query.skip, query.skip + query.take);

  return {
    hits: describe(data, room, found, page, query.explain === true, new Set(pins.map(({ place }) => place))),
    total: onlyGreat ? matches.greatCount : matches.products.length,
    understood: found.request.understood,
    spans: found.request.spans,
    recoveredBy: found.recoveredBy,
    ...(query.facets === undefined
      ? {}
      : {
          facets: countFacets(data, room, {
            keys: query.facets,
            filters: query.filters ?? {},
            request: found.request,
            matches,
            onlyGreat,
          }),
        }),
  };
}

interface Pin {
  /** Among the matches. */
  place: number;
  /** From 1. */
  position: number;
}

/** The staff's pins on products that are found and can be had: others keep no place. */
function pinsAmong(data: IndexData, { products }: Answer['matches'], steering: EngineQuery['steering']): Pin[] {
  const wanted = steering?.pins ?? [];
  if (wanted.length === 0) return [];
  const positions = new Map(wanted.map(({ id, position }) => [id, position]));
  const pins: Pin[] = [];
  products.forEach((product, place) => {
    const position = positions.get(data.ids.at(product));
    if (position !== undefined && isAvailable(data, product)) pins.push({ place, position });
  });
  return pins.sort((a, b) => a.position - b.position || a.place - b.place);
}

/** The ranked places with each pin at its position; what stood there moves on. */
function withPins(ranked: readonly number[], pins: readonly Pin[]): number[] {
  if (pins.length === 0) return [...ranked];
  const pinned = new Set(pins.map(({ place }) => place));
  const order = ranked.filter((place) => !pinned.has(place));
  for (const { place, position } of pins) order.splice(Math.min(position - 1, order.length), 0, place);
  return order;
}

function describe(
  data: IndexData,
  room: Workspace,
  found: Answer,
  page: readonly number[],
  explain: boolean,
  pinned: ReadonlySet<number>,
): EngineHit[] {
  const words = found.request.wishes.flatMap((wish) => wish.words);
  const phrases = createPhraseScorer(data, words, room.masks);
  const { products, scores, great, nearness } = found.matches;
  const hits = page.map((place) => {
    const product = products[place] as number;
    const { reasons, parts } = explainProduct(data, found.request, product, phrases.pairs, nearness);
    const hit: EngineHit = {
      id: data.ids.at(product),
      score: scores[place] as number,
      great: great[place] === 1,
      reasons,
      ...(pinned.has(place) && { pinned: true }),
    };
    return explain ? { ...hit, explanation: parts } : hit;
  });
  phrases.clear();
  return hits;
}
