/** The search module's front door. */
export { createEmbeddedProductSearch } from './embedded-product-search.ts';
export { createRecommendationService, type RecommendationService } from './recommendation-service.ts';
export type { Embedder } from './semantics/embedder.ts';
export { searchRoutes } from './search-routes.ts';
export { createSearchService } from './search-service.ts';
