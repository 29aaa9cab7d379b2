/** The product search engine: build an index of documents, ask it. See README.md. */
export type { EngineDocument, EngineVariant, FieldWeights, IndexChange } from './engine-document.ts';
export { IDENTIFIERS_FIELD } from './engine-document.ts';
export type {
  Affinity,
  EngineFilters,
  EngineHit,
  EngineQuery,
  EngineResult,
  Facet,
  ProductIndex,
  Reason,
  Recommendation,
  RecommendOptions,
  RecoveryStep,
  ScorePart,
  SortOrder,
  Steering,
  SuggestOptions,
  Suggestions,
  SynonymRule,
} from './engine-query.ts';
export { buildIndex } from './index/product-index.ts';
export type { BuildOptions } from './index/write-index.ts';
export type { ProductVectors } from './vectors/product-vectors.ts';
