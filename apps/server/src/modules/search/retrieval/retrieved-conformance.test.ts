import { describe, expect, it, vi } from 'vitest';
import { SearchUnavailableError } from '../../../search-engine/engine-fault.ts';
import { type OpenEngine, engineConformance } from '../../../search-engine/testing/engine-conformance.ts';
import { aProduct } from '../../../search-engine/testing/conformance-shelf.ts';
import { aVersionedCatalog } from '../../../search-engine/testing/versioned-catalog.ts';
import { shop } from '../search-fixtures.ts';
import { createRetrievedProductSearch } from './retrieved-product-search.ts';
import type { Retriever } from './retriever.ts';
import { createMemoryRetriever } from './testing/memory-retriever.ts';

const over =
  (retriever: Retriever, onError: (message: string) => void = () => {}): OpenEngine =>
  async (feed, products) => ({
    engine: createRetrievedProductSearch({
      feed,
      products: async (_storeId, ids) => products(ids),
      retriever,
      onError,
    }),
    close: () => retriever.close(),
  });

engineConformance('an engine that retrieves candidates', (feed, products) =>
  over(createMemoryRetriever())(feed, products),
);

describe('an engine whose search server is away', () => {
  const lamp = aProduct({ id: 'lamp', title: 'Brass lamp' });
  const query = { text: 'lamp', skip: 0, take: 5 };

  it('says so, and answers by itself when the server is back', async () => {
    const server = createMemoryRetriever();
    let isAway = true;
    const version = vi.fn<Retriever['version']>(async (storeId) => {
      if (isAway) throw new SearchUnavailableError('OpenSearch cannot be reached.');
      return server.version(storeId);
    });
    const catalog = aVersionedCatalog([lamp]);
    const { engine } = await over({ ...server, version })(catalog, async (ids) => catalog.byIds(ids));

    await expect(engine.search(shop, query)).rejects.toThrow(SearchUnavailableError);
    isAway = false;
    expect((await engine.search(shop, query)).total).toBe(1);
  });

  it('answers from what is indexed while changes cannot be indexed, and reports that', async () => {
    const server = createMemoryRetriever();
    const reported: string[] = [];
    const apply = async () => {
      throw new SearchUnavailableError('OpenSearch refused 1 changes, because it is busy.');
    };
    const catalog = aVersionedCatalog([lamp]);
    const { engine } = await over({ ...server, apply }, (message) => void reported.push(message))(
      catalog,
      async (ids) => catalog.byIds(ids),
    );
    await engine.prepare(shop);
    catalog.save({ ...lamp, id: 'lamp-2' });

    await expect(engine.refresh(shop.id)).rejects.toThrow(SearchUnavailableError);
    expect((await engine.search(shop, query)).hits.map(({ id }) => id)).toEqual(['lamp']);
  });
});
