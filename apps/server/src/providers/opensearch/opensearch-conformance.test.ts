/** The engine on a real OpenSearch server: `npm run conformance:opensearch`, or with OPENSEARCH_URL. */
import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { createRetrievedProductSearch } from '../../modules/search/index.ts';
import { type OpenEngine, engineConformance } from '../../search-engine/testing/engine-conformance.ts';
import { createOpenSearchRetriever } from './opensearch-retriever.ts';

const url = process.env.OPENSEARCH_URL ?? '';

const withCandidates =
  (candidates: number): OpenEngine =>
  async (feed, products) => {
    const onError = (message: string, error: unknown) => {
      throw new Error(message, { cause: error });
    };
    const retriever = createOpenSearchRetriever({ url, databaseKey: randomUUID(), onError });
    const engine = createRetrievedProductSearch({
      feed,
      products: async (_storeId, ids) => products(ids),
      retriever,
      onError,
      candidates,
    });
    return { engine, close: () => retriever.close() };
  };

describe.runIf(url)('OpenSearch', { timeout: 120_000 }, () => {
  engineConformance('OpenSearch', withCandidates(300));
});
