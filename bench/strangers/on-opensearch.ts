/** A shop on an OpenSearch server: our engine over its candidates, and the server's own ranking of the same texts. */
import { randomUUID } from 'node:crypto';
import { createRetrievedProductSearch } from '../../apps/server/src/modules/search/index.ts';
import { retrievalQuery } from '../../apps/server/src/modules/search/retrieval/retrieval-terms.ts';
import { createOpenSearchRetriever } from '../../apps/server/src/providers/opensearch/index.ts';
import type { StoredRow } from '../../apps/server/src/search-engine/document-feed.ts';
import type { Ask } from '../relevance/ask-quarry.ts';
import type { Shop } from './read-shop.ts';

/** As many as our engine ranks. */
const CANDIDATES = 300;

export interface OnOpenSearch {
  ask: Ask;
  /** The share of these products that is among the candidates of a query. */
  recallOf(text: string, ids: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

export async function openOnOpenSearch(url: string, { products, settings }: Shop): Promise<OnOpenSearch> {
  const rows = products.map(
    (product, position): StoredRow => ({ position, version: 1, json: JSON.stringify(product) }),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const onError = (message: string, error: unknown) => console.error(message, error);
  const retriever = createOpenSearchRetriever({ url, databaseKey: randomUUID(), onError });
  const engine = createRetrievedProductSearch({
    feed: {
      version: async () => 1,
      async *storedProducts() {
        for (let start = 0; start < rows.length; start += 500) yield rows.slice(start, start + 500);
      },
      changedSince: async () => [],
      rowsOf: async () => [],
    },
    products: async (_storeId, ids) => ids.flatMap((id) => byId.get(id) ?? []),
    retriever,
    onError,
  });
  await engine.prepare(settings);
  return {
    ask: async (text, take) => (await engine.search(settings, { text, skip: 0, take })).hits.map(({ id }) => id),
    async recallOf(text, ids) {
      if (ids.length === 0) return 1;
      const request = { ...retrievalQuery(settings, { text }), fillsUp: false, meetsAllWords: false, facets: [] };
      const [found] = await retriever.find(settings.id, [{ ...request, sort: 'relevance', skip: 0, take: CANDIDATES }]);
      const candidates = new Set(found?.candidates.map(({ id }) => id));
      return ids.filter((id) => candidates.has(id)).length / ids.length;
    },
    async close() {
      await engine.drop(settings.id);
      await retriever.close();
    },
  };
}
