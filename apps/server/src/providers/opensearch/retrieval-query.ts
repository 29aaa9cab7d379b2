/** Converts a request for candidates to a query of OpenSearch. Only query types of the bare server are used. */
import type { RetrievalConditions, RetrievalRequest, RetrievalWord } from '../../modules/search/index.ts';

/** How much each way in which a word is met counts, beside how rare the word is. */
const BOOSTS = { name: 3, words: 1, concept: 2.5, attribute: 2.5, beginning: 1.2, slip: 0.5, identifier: 40, all: 20 };
/** A longer word may have two slips. */
const LONG_WORD = 8;
/** Words of the index that a beginning or a slip stands for. */
const EXPANSIONS = 20;
const TIE_BREAKER = 0.1;
/** How much popularity may add to words. */
const POPULARITY = 0.5;
/** Beyond so many products a total is an estimate. */
export const COUNTED_UP_TO = 100_000;
const FACET_VALUES = 200;

type Query = Record<string, unknown>;

/** Keys of attributes may have characters that a name may not. */
export const facetName = (place: number) => `facet-${place}`;

export function searchBody(request: RetrievalRequest): Query {
  const { sort, skip, take, facets, conditions } = request;
  const wanted = wordsQuery(request);
  const filter = filtersOf(conditions);
  const isCountedBeside = facets.length > 0;
  return {
    // With facets, conditions are applied after counting: a facet is counted without its own condition.
    query: isCountedBeside ? wanted : { bool: { must: [wanted], filter } },
    ...(isCountedBeside && { post_filter: { bool: { filter } } }),
    from: skip,
    size: take,
    sort: SORTS[sort],
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: ['id', 'position', 'popularity'],
    track_total_hits: COUNTED_UP_TO,
    ...(isCountedBeside && {
      aggs: Object.fromEntries(
        facets.map(({ key, conditions: others }, place) => [
          facetName(place),
          {
            filter: { bool: { filter: filtersOf(others) } },
            aggs: { values: { terms: { field: 'attributes', size: FACET_VALUES, include: `${escapeRegex(key)}=.*` } } },
          },
        ]),
      ),
    }),
  };
}

const SORTS: Record<RetrievalRequest['sort'], Query[]> = {
  relevance: [{ _score: 'desc' }, { position: 'asc' }],
  price_asc: [{ available: 'desc' }, { price: { order: 'asc', missing: '_last' } }, { position: 'asc' }],
  price_desc: [{ available: 'desc' }, { price: { order: 'desc', missing: '_last' } }, { position: 'asc' }],
  newest: [{ available: 'desc' }, { position: 'desc' }],
  rating: [{ available: 'desc' }, { rating: { order: 'desc', missing: '_last' } }, { position: 'asc' }],
};

function wordsQuery({ words, identifiers, fillsUp, meetsAllWords }: RetrievalRequest): Query {
  const known = identifiers.length === 0 ? [] : [constant({ terms: { identifiers } }, BOOSTS.identifier)];
  const groups = words.map(wordQuery);
  if (groups.length + known.length === 0) return withPopularity({ match_all: {} });
  const all = groups.length > 1 ? [constant({ bool: { must: groups } }, BOOSTS.all)] : [];
  if (meetsAllWords && groups.length > 0) return withPopularity({ bool: { must: groups, should: known } });
  return withPopularity({
    bool: {
      should: [...groups, ...all, ...known, ...(fillsUp ? [constant({ match_all: {} }, 0)] : [])],
      minimum_should_match: 1,
    },
  });
}

/** Met by any form in any field: the best of them counts. */
function wordQuery({ forms, concepts, attributes, mayBeBeginning, mayBeSlip }: RetrievalWord): Query {
  const [exact = ''] = forms;
  const queries = [
    ...forms.flatMap((form) => [
      { term: { name: { value: form, boost: BOOSTS.name } } },
      { term: { words: { value: form, boost: BOOSTS.words } } },
    ]),
    ...(concepts.length > 0 ? [constant({ terms: { concepts } }, BOOSTS.concept)] : []),
    ...(attributes.length > 0 ? [constant({ terms: { attributes } }, BOOSTS.attribute)] : []),
    ...(mayBeBeginning
      ? ['name', 'words'].map((field) => ({ prefix: { [field]: { value: exact, boost: BOOSTS.beginning } } }))
      : []),
    ...(mayBeSlip
      ? ['name', 'words'].map((field) => ({
          fuzzy: {
            [field]: {
              value: exact,
              fuzziness: [...exact].length >= LONG_WORD ? 2 : 1,
              max_expansions: EXPANSIONS,
              transpositions: true,
              boost: BOOSTS.slip,
            },
          },
        }))
      : []),
  ];
  return { dis_max: { queries, tie_breaker: TIE_BREAKER } };
}

function filtersOf({ attributes, priceMin, priceMax, inStock, ids }: RetrievalConditions): Query[] {
  return [
    ...attributes.map((values) => ({ terms: { attributes: values } })),
    // Some variant may cost so much; the ranking knows which.
    ...(priceMax === undefined ? [] : [{ range: { price_low: { lte: priceMax } } }]),
    ...(priceMin === undefined ? [] : [{ range: { price_high: { gte: priceMin } } }]),
    ...(inStock === undefined ? [] : [{ term: { available: inStock } }]),
    ...(ids === undefined ? [] : [{ terms: { id: ids } }]),
  ];
}

function withPopularity(query: Query): Query {
  const factor = { field: 'popularity', modifier: 'log1p', factor: POPULARITY, missing: 0 };
  return { function_score: { query, field_value_factor: factor, boost_mode: 'sum' } };
}

function constant(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } };
}

function escapeRegex(text: string): string {
  return text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, String.raw`\$&`);
}
