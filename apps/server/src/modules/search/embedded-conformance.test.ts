import { engineConformance } from '../../search-engine/testing/engine-conformance.ts';
import { createEmbeddedProductSearch } from './embedded-product-search.ts';
import { createIndexerInPlace } from './indexing/indexer.ts';
import { createStoreIndexes } from './indexing/store-indexes.ts';

engineConformance('the embedded engine', async (catalog) => {
  const indexes = createStoreIndexes({ catalog, indexer: createIndexerInPlace(), codeVersion: 'test' });
  return { engine: createEmbeddedProductSearch({ indexes }), close: () => indexes.close() };
});
