/**
 * Product search over a retriever: the server retrieves candidates, and the embedded engine answers from an index of
 * these. So queries are understood, products ranked, explained and counted by the same code in both cases.
 *
 * Where everything that may answer is among the candidates, the answer is complete. Where more is found, the best
 * candidates are ranked, later pages are in the order of the server, and totals and facets are counted by the server.
 */
import type { Product, StoreSettings } from '@quarry/contract';
import { buildIndex, type ProductIndex } from '@quarry/search';
import { orEnded, throwIfEnded } from '../../../search-engine/call-end.ts';
import type { DocumentFeed, SearchDocument } from '../../../search-engine/document-feed.ts';
import type { CallOptions, ProductHits, ProductQuery, ProductSearch } from '../../../search-engine/product-search.ts';
import type { OnError } from '../../../log.ts';
import { hitsOf } from '../embedded-product-search.ts';
import { createIndexPatches } from '../indexing/index-patches.ts';
import { indexOptionsOf } from '../indexing/index-options.ts';
import { productDocument } from '../product-document.ts';
import { createRetrievalUpkeep } from './retrieval-upkeep.ts';
import {
  filteredKeys,
  filtersWithout,
  retrievalQuery,
  type RetrievalQuery,
  wordsOfDocument,
} from './retrieval-terms.ts';
import type { RetrievalRequest, Retrieved, Retriever } from './retriever.ts';

/** Candidates of a query that are ranked. An index of them is built in about 30 ms. */
const CANDIDATES = 300;

interface RetrievedSearchParts {
  feed: DocumentFeed;
  /** Products by their ids, in any order; unknown ids are left out. */
  products(storeId: string, ids: readonly string[]): Promise<Product[]>;
  retriever: Retriever;
  onError: OnError;
  /** Candidates of a query; tests take fewer. */
  candidates?: number;
}

/** A query as it was sent to the server, and the candidates. */
interface ReadQuery {
  asked: RetrievalQuery;
  first: Retrieved;
}

const NOTHING: Retrieved = { candidates: [], total: 0, facets: [] };
const NO_WORDS: RetrievalQuery = {
  words: [],
  identifiers: [],
  conditions: { attributes: [], priceMin: undefined, priceMax: undefined, inStock: undefined, ids: undefined },
};

export function createRetrievedProductSearch({
  feed,
  products,
  retriever,
  onError,
  candidates: most = CANDIDATES,
}: RetrievedSearchParts): ProductSearch {
  const patches = createIndexPatches();
  const upkeep = createRetrievalUpkeep({ feed, retriever, onError });

  /** An index of the candidates alone, in the order and with the figures of the whole catalogue. */
  async function indexOf(settings: StoreSettings, { candidates }: Retrieved): Promise<ProductIndex> {
    const found = await documentsOf(settings, candidates);
    return buildIndex(found, indexOptionsOf(settings));
  }

  async function documentsOf(settings: StoreSettings, candidates: Retrieved['candidates']): Promise<SearchDocument[]> {
    const placeOf = new Map(candidates.map(({ id, position }) => [id, position]));
    const learned = patches.of(settings.id);
    const found = await products(settings.id, [...placeOf.keys()]);
    return found
      .map((product) => {
        const document = productDocument(product, placeOf.get(product.id) ?? 0);
        const popularity = learned.get(product.id)?.popularity;
        return popularity === undefined ? document : { ...document, popularity };
      })
      .sort((a, b) => a.position - b.position);
  }

  function requestOf(asked: RetrievalQuery, more: Partial<RetrievalRequest> = {}): RetrievalRequest {
    return {
      ...asked,
      fillsUp: false,
      meetsAllWords: false,
      sort: 'relevance',
      skip: 0,
      take: most,
      facets: [],
      ...more,
    };
  }

  async function find(settings: StoreSettings, requests: readonly RetrievalRequest[], call?: CallOptions) {
    await orEnded(upkeep.ready(settings), call?.signal);
    throwIfEnded(call?.signal);
    return retriever.find(settings.id, requests, call);
  }

  async function findOne(settings: StoreSettings, request: RetrievalRequest, call?: CallOptions): Promise<Retrieved> {
    const [found] = await find(settings, [request], call);
    return found ?? NOTHING;
  }

  /** Counts facets at the server, over all that is found; each without the filter of its own key. */
  function countedFacets(settings: StoreSettings, query: ProductQuery, keys: readonly string[]) {
    return keys
      .filter((key) => key !== 'price')
      .map((key) => {
        const filters = filtersWithout(query.filters ?? {}, key);
        return { key, conditions: retrievalQuery(settings, { ...query, filters }).conditions };
      });
  }

  function facetKeys({ facets = [] }: ProductQuery, { facets: ranked = [] }: Pick<ProductHits, 'facets'>) {
    return facets === true ? ranked.map(({ key }) => key) : facets;
  }

  /** All that is found is among the candidates, but not all that a facet without its filter counts. */
  async function searchFiltered(settings: StoreSettings, query: ProductQuery, read: ReadQuery, call?: CallOptions) {
    const found = hitsOf((await indexOf(settings, read.first)).search(query));
    const facets = countedFacets(settings, query, filteredKeys(query.filters ?? {}));
    const counted = await findOne(settings, requestOf(read.asked, { take: 0, facets }), call);
    return withFacets(found, counted);
  }

  /** More is found than the candidates: the server's order, totals and facets stand in for ours. */
  async function searchBeyond(
    settings: StoreSettings,
    query: ProductQuery,
    { asked, first }: ReadQuery,
    call?: CallOptions,
  ): Promise<ProductHits> {
    const { text, sort = 'relevance', skip, take } = query;
    const isRanked = text.trim() !== '' && sort === 'relevance' && skip + take <= most;
    const ranked = hitsOf((await indexOf(settings, first)).search({ ...query, skip: 0, take: most }));
    const page = await findOne(
      settings,
      requestOf(asked, {
        sort,
        skip,
        take,
        meetsAllWords: sort !== 'relevance' && ranked.greatTotal > 0,
        facets: countedFacets(settings, query, facetKeys(query, ranked)),
      }),
      call,
    );
    const { unstated, meets_some } = ranked.tierTotals;
    const meets_all = Math.max(0, page.total - unstated - meets_some);
    return {
      ...withFacets(ranked, page),
      hits: isRanked ? ranked.hits.slice(skip, skip + take) : await describePage(settings, query, page),
      total: page.total,
      tierTotals: { meets_all, unstated, meets_some },
      greatTotal: meets_all,
    };
  }

  /** Describes a page in the order of the server. */
  async function describePage(settings: StoreSettings, query: ProductQuery, page: Retrieved) {
    const index = await indexOf(settings, page);
    const { hits } = hitsOf(index.search({ ...query, skip: 0, take: page.candidates.length }));
    const hitOf = new Map(hits.map((hit) => [hit.id, hit]));
    return page.candidates.flatMap(({ id }) => hitOf.get(id) ?? []);
  }

  async function searchAll(settings: StoreSettings, queries: readonly ProductQuery[], call?: CallOptions) {
    throwIfEnded(call?.signal);
    if (queries.length === 0) return [];
    const asked = queries.map((query) => retrievalQuery(settings, query));
    const unfiltered = queries.map((query) => withoutCountedFilters(settings, query));
    const requests = [...asked, ...unfiltered.filter((one) => one !== undefined)].map((one) => requestOf(one));
    const found = await find(settings, requests, call);
    const wider = found.slice(queries.length);
    const answers: ProductHits[] = [];
    for (const [place, { countsOnly: _, ...query }] of queries.entries()) {
      const read = { asked: asked[place] ?? NO_WORDS, first: found[place] ?? NOTHING };
      const all = unfiltered[place] ? (wider.shift() ?? NOTHING) : read.first;
      if (isWhole(all)) answers.push(hitsOf((await indexOf(settings, all)).search(query)));
      else if (isWhole(read.first)) answers.push(await searchFiltered(settings, query, read, call));
      else answers.push(await searchBeyond(settings, query, read, call));
      throwIfEnded(call?.signal);
    }
    return answers;
  }

  /** An index of what may answer, filled up with the products that are wanted most. */
  async function filledIndex(settings: StoreSettings, asked: RetrievalQuery, call?: CallOptions) {
    throwIfEnded(call?.signal);
    return indexOf(settings, await findOne(settings, requestOf(asked, { fillsUp: true }), call));
  }

  async function indexBeside(settings: StoreSettings, id: string, call?: CallOptions) {
    const [product] = await products(settings.id, [id]);
    if (!product) return undefined;
    const words = wordsOfDocument(productDocument(product, 0), settings.default_language);
    return filledIndex(settings, { ...NO_WORDS, words, identifiers: [] }, call);
  }

  async function search(settings: StoreSettings, query: ProductQuery, call?: CallOptions): Promise<ProductHits> {
    const [found] = await searchAll(settings, [query], call);
    if (!found) throw new Error('A search has no answer.');
    return found;
  }

  return {
    search,
    searchAll,

    async understand(settings, query, call) {
      const { understood, spans, corrections, readAs } = await search(settings, { ...query, skip: 0, take: 0 }, call);
      return { understood, spans, corrections, readAs };
    },

    async suggest(settings, { text, language, popular }, call) {
      throwIfEnded(call?.signal);
      const found = await findOne(settings, requestOf(retrievalQuery(settings, { text })), call);
      const index = await indexOf(settings, found);
      return index.suggest(text, { language, ...(popular && { popular }) });
    },

    async leadOn(settings, text, language, call) {
      const index = await filledIndex(settings, retrievalQuery(settings, { text }), call);
      return index.leadOn(text, { language });
    },

    async similar(settings, id, query, call) {
      return (await indexBeside(settings, id, call))?.similar(id, query) ?? [];
    },

    async goesWith(settings, id, query, call) {
      return (await indexBeside(settings, id, call))?.goesWith(id, query) ?? [];
    },

    health: () => retriever.health(),
    version: (storeId) => retriever.version(storeId),

    async patch(storeId, changes) {
      patches.add(
        storeId,
        changes.map((change) => ({ kind: 'patch', ...change })),
      );
    },

    async drop(storeId) {
      patches.drop(storeId);
      await upkeep.drop(storeId);
    },

    refresh: (storeId) => upkeep.refresh(storeId),
    prepare: (settings) => upkeep.prepare(settings),
    rebuild: (settings) => upkeep.rebuild(settings),
  };
}

function isWhole({ total, candidates }: Retrieved): boolean {
  return total <= candidates.length;
}

/**
 * What is retrieved for counting facets that have a filter of their own: without it, because the facet shows what else
 * there is. @returns undefined where that is the query itself.
 */
function withoutCountedFilters(settings: StoreSettings, query: ProductQuery): RetrievalQuery | undefined {
  const { facets = [], filters = {} } = query;
  const counted = filteredKeys(filters).filter((key) => facets === true || facets.includes(key));
  const hasPrice = filters.price_min !== undefined || filters.price_max !== undefined;
  const countsPrice = hasPrice && (facets === true || facets.includes('price'));
  if (counted.length === 0 && !countsPrice) return undefined;
  const rest = counted.reduce(filtersWithout, filters);
  const { price_min: _low, price_max: _high, ...others } = rest;
  return retrievalQuery(settings, { ...query, filters: countsPrice ? others : rest });
}

/** The facets that the server has counted in place of those of the candidates. */
function withFacets(found: ProductHits, { facets }: Retrieved): ProductHits {
  if (!found.facets) return found;
  const counted = new Map(facets.map((facet) => [facet.key, facet]));
  return { ...found, facets: found.facets.map((facet) => counted.get(facet.key) ?? facet) };
}
