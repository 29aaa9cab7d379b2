/** Words → matches → ranked ids, with reasons. Reads like the table of contents of the engine. */
import type { EngineHit, EngineQuery, EngineResult } from '../engine-query.ts';
import { explainProduct } from '../explain/explain-product.ts';
import { countFacets } from '../facets/count-facets.ts';
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
  const page = sortMatches(data, matches, { sort, count: query.skip + query.take, onlyGreat }).slice(query.skip);

  return {
    hits: describe(data, room, found, page, query.explain === true),
    total: onlyGreat ? matches.greatCount : matches.products.length,
    understood: found.request.understood,
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

function describe(
  data: IndexData,
  room: Workspace,
  found: Answer,
  page: readonly number[],
  explain: boolean,
): EngineHit[] {
  const words = found.request.wishes.flatMap((wish) => wish.words);
  const phrases = createPhraseScorer(data, words, room.masks);
  const { products, scores, great } = found.matches;
  const hits = page.map((place) => {
    const product = products[place] as number;
    const { reasons, parts } = explainProduct(data, found.request, product, phrases.pairs);
    const hit: EngineHit = {
      id: data.ids.at(product),
      score: scores[place] as number,
      great: great[place] === 1,
      reasons,
    };
    return explain ? { ...hit, explanation: parts } : hit;
  });
  phrases.clear();
  return hits;
}
