export { cachedStoresRepository } from './cached-stores-repository.ts';
export { createStoresRepository } from './stores-repository.ts';
export { settingNames, settingType } from './setting-schema.ts';
export { type ExtraGate, storesRoutes } from './stores-routes.ts';
export { createStoresService, type OnStoreRemoved, type StoresService } from './stores-service.ts';
export { localTimeOf, timeZoneOf } from './time-zone.ts';
export { storesUndos, storesV1Handlers } from './stores-v1-routes.ts';
