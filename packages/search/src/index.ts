/** Public interface of the search engine: build an index of documents, search it. See README.md. */
export type { EngineDocument, EngineVariant, FieldWeights, IndexChange } from './engine-document.ts';
export { IDENTIFIERS_FIELD } from './engine-document.ts';
export type {
  Affinity,
  AppliedOrder,
  Correction,
  EngineFilters,
  EngineHit,
  EngineQuery,
  EngineResult,
  Facet,
  LeadOn,
  MatchTier,
  MissingPart,
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
export { documentAsIndexed } from './index/document-as-indexed.ts';
export { canonicalValue } from './index/attribute-index.ts';
export { normalizeIdentifier } from './index/identifier-index.ts';
export { buildIndex } from './index/product-index.ts';
export { acceptedValues } from './match/accepted-values.ts';
export { codePointsOf, editDistance } from './match/edit-distance.ts';
export type { BuildOptions } from './index/read-document.ts';
export {
  buildSnapshot,
  createIndexBuilder,
  type IndexBuilder,
  type OpenOptions,
  openSnapshot,
  type SnapshotOptions,
} from './snapshot/index-snapshot.ts';
export { SnapshotError, type SnapshotFault } from './snapshot/snapshot-error.ts';
export { openVectors, writeVectors } from './snapshot/vectors-snapshot.ts';
export { createVectorLearner, type LearnOptions, learnVectors } from './vectors/learn-vectors.ts';
export type { ProductVectors, WordVectors } from './vectors/product-vectors.ts';
