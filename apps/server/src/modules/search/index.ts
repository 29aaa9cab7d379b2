/** Public interface of the search module. */
export { createEmbeddedProductSearch } from './embedded-product-search.ts';
export { createEngineBySize } from './engine-by-size.ts';
export { createRecommendationService, type RecommendationService } from './recommendation-service.ts';
export { codeVersion } from './indexing/code-version.ts';
export { createIndexerInPlace, type Indexer } from './indexing/indexer.ts';
export { openIndexThread } from './indexing/open-index-thread.ts';
export { createSearchWarmUp } from './indexing/search-warm-up.ts';
export { openSnapshotFiles } from './indexing/snapshot-files.ts';
export { createStoreIndexes } from './indexing/store-indexes.ts';
export { createEmbeddingsRepository } from './semantics/embeddings-repository.ts';
export { createLearnedVectors } from './semantics/learned-vectors.ts';
export { createProviderVectors } from './semantics/provider-vectors.ts';
export { createVectorUpkeep } from './semantics/vector-upkeep.ts';
export type { Embedder } from './semantics/embedder.ts';
export { searchRoutes } from './search-routes.ts';
export { productAsSearched } from './indexing/product-as-searched.ts';
export { createSearchService, type SearchParts, type SearchService, type Trial } from './search-service.ts';
export { createShownProducts } from './shown-products.ts';
export { createRetrievedProductSearch } from './retrieval/retrieved-product-search.ts';
export type {
  RetrievalChange,
  RetrievalConditions,
  RetrievalDocument,
  RetrievalRequest,
  RetrievalWord,
  Retrieved,
  Retriever,
} from './retrieval/retriever.ts';
