/** Public interface of merchandising: search rules and synonyms of staff. */
export { createMerchandisingRepository } from './merchandising-repository.ts';
export { merchandisingRoutes } from './merchandising-routes.ts';
export { createMerchandisingService, type MerchandisingService } from './merchandising-service.ts';
