/** The embedded default of product search: Quarry's own engine in this process, one index per store. */
import type { StoreSettings } from '@quarry/contract';
import type { EngineResult, ProductIndex } from '@quarry/search';
import { orEnded, throwIfEnded } from '../../search-engine/call-end.ts';
import type { CallOptions, ProductHits, ProductQuery, ProductSearch } from '../../search-engine/product-search.ts';
import type { StoreIndexes } from './indexing/store-indexes.ts';
import type { VectorSource } from './semantics/vector-source.ts';

interface EmbeddedSearchParts {
  indexes: StoreIndexes;
  /** Places queries among the vectors; absent: their words do. */
  vectors?: Pick<VectorSource, 'placeQuery'>;
}

export function createEmbeddedProductSearch({ indexes, vectors }: EmbeddedSearchParts): ProductSearch {
  /** Opening an index may take longer than a call may; it goes on for the next one. */
  async function indexOf(settings: StoreSettings, { signal }: CallOptions = {}): Promise<ProductIndex> {
    const index = await orEnded(indexes.of(settings), signal);
    throwIfEnded(signal);
    return index;
  }

  async function search(settings: StoreSettings, { countsOnly, ...query }: ProductQuery, call?: CallOptions) {
    const index = await indexOf(settings, call);
    const placed = countsOnly ? undefined : await vectors?.placeQuery(settings.id, query.text);
    const { vector, isFallback } = placed ?? {};
    const found = index.search({ ...query, ...(vector && { vector }) });
    return { ...hitsOf(found), ...(isFallback && { isFallback }) };
  }

  return {
    search,

    async understand(settings, { text, language }, call) {
      const index = await indexOf(settings, call);
      const { understood, spans, corrections, readAs } = index.search({ text, language, skip: 0, take: 0 });
      return { understood, spans, corrections, readAs };
    },

    async searchAll(settings, queries, call) {
      const found: ProductHits[] = [];
      for (const query of queries) found.push(await search(settings, query, call));
      return found;
    },

    async suggest(settings, { text, language, popular }, call) {
      const index = await indexOf(settings, call);
      return index.suggest(text, { language, ...(popular && { popular }) });
    },

    async leadOn(settings, text, language, call) {
      return (await indexOf(settings, call)).leadOn(text, { language });
    },

    async similar(settings, id, query, call) {
      return (await indexOf(settings, call)).similar(id, query);
    },

    async goesWith(settings, id, query, call) {
      return (await indexOf(settings, call)).goesWith(id, query);
    },

    // It is in this process: whoever can ask gets an answer.
    health: async () => ({ status: 'serving' }),
    version: async (storeId) => indexes.version(storeId),

    async patch(storeId, changes) {
      indexes.patch(
        storeId,
        changes.map((change) => ({ kind: 'patch', ...change })),
      );
    },

    drop: (storeId) => indexes.drop(storeId),
    refresh: (storeId, ids) => indexes.refresh(storeId, ids),
    prepare: (settings) => indexes.prepare(settings),
    rebuild: (settings) => indexes.rebuild(settings),
  };
}

/** An answer of our engine as one of the interface. */
export function hitsOf(found: EngineResult): ProductHits {
  const { hits, total, greatTotal, tierTotals, understood, spans, recoveredBy, order, corrections, readAs } = found;
  return {
    hits: hits.map(({ id, tier, unsaid, missing, reasons, score, pinned, explanation }) => ({
      id,
      tier,
      unsaid,
      missing,
      reasons,
      score,
      isPinned: pinned ?? false,
      ...(explanation && { explanation }),
    })),
    total,
    greatTotal,
    tierTotals,
    understood,
    spans,
    recoveredBy,
    order,
    corrections,
    readAs,
    exclusions: found.exclusions,
    ...(found.facets && { facets: found.facets }),
  };
}
