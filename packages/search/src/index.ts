/** The product search engine: build an index of documents, ask it. See README.md. */
export type { EngineDocument, FieldWeights } from './engine-document.ts';
export { IDENTIFIERS_FIELD } from './engine-document.ts';
export type {
  EngineFilters,
  EngineHit,
  EngineQuery,
  EngineResult,
  ProductIndex,
  Reason,
  RecoveryStep,
  ScorePart,
  SortOrder,
  SuggestOptions,
  Suggestions,
} from './engine-query.ts';
export { buildIndex } from './index/product-index.ts';
export type { BuildOptions } from './index/write-index.ts';
