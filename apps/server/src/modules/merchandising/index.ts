/** The front door of merchandising: what staff decide about their search. */
export { createMerchandisingRepository } from './merchandising-repository.ts';
export { merchandisingRoutes } from './merchandising-routes.ts';
export { createMerchandisingService, type MerchandisingService } from './merchandising-service.ts';
