export { cachedStoresRepository } from './cached-stores-repository.ts';
export { createStoresRepository } from './stores-repository.ts';
export { storesRoutes } from './stores-routes.ts';
export { createStoresService, type StoresService } from './stores-service.ts';
