/** The embedded default of product search: Quarry's own engine in this process, one index per store. */
import type { StoreIndexes } from './indexing/store-indexes.ts';
import type { ProductSearch } from './product-search.ts';
import type { VectorSource } from './semantics/vector-source.ts';

interface EmbeddedSearchParts {
  indexes: StoreIndexes;
  /** Places queries among the vectors; absent: their words do. */
  vectors?: Pick<VectorSource, 'placeQuery'>;
}

export function createEmbeddedProductSearch({ indexes, vectors }: EmbeddedSearchParts): ProductSearch {
  return {
    async search(settings, { countsOnly, ...query }) {
      const index = await indexes.of(settings);
      const placed = countsOnly ? undefined : await vectors?.placeQuery(settings.id, query.text);
      const { vector, isFallback } = placed ?? {};
      const found = index.search({ ...query, ...(vector && { vector }) });
      return {
        hits: found.hits.map(({ id, tier, unsaid, missing, reasons, score, pinned, explanation }) => ({
          id,
          tier,
          unsaid,
          missing,
          reasons,
          score,
          isPinned: pinned ?? false,
          ...(explanation && { explanation }),
        })),
        total: found.total,
        greatTotal: found.greatTotal,
        tierTotals: found.tierTotals,
        understood: found.understood,
        spans: found.spans,
        recoveredBy: found.recoveredBy,
        order: found.order,
        corrections: found.corrections,
        readAs: found.readAs,
        exclusions: found.exclusions,
        ...(found.facets && { facets: found.facets }),
        ...(isFallback && { isFallback }),
      };
    },

    async suggest(settings, { text, language, popular }) {
      const index = await indexes.of(settings);
      return index.suggest(text, { language, ...(popular && { popular }) });
    },

    async leadOn(settings, text, language) {
      return (await indexes.of(settings)).leadOn(text, { language });
    },

    async similar(settings, id, query) {
      return (await indexes.of(settings)).similar(id, query);
    },

    async goesWith(settings, id, query) {
      return (await indexes.of(settings)).goesWith(id, query);
    },

    async patch(storeId, changes) {
      indexes.patch(
        storeId,
        changes.map((change) => ({ kind: 'patch', ...change })),
      );
    },

    drop: (storeId) => indexes.drop(storeId),
    refresh: (storeId) => indexes.refresh(storeId),
    prepare: (settings) => indexes.prepare(settings),
    rebuild: (settings) => indexes.rebuild(settings),
  };
}
