/** The search module's front door. */
export { createEmbeddedProductSearch } from './embedded-product-search.ts';
export type { ProductSearch } from './product-search.ts';
export { searchRoutes } from './search-routes.ts';
export { createSearchService, type FindRequest, type FoundProducts, type SearchService } from './search-service.ts';
