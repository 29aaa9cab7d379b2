/** Public interface of analytics: visitor events and what is learned from them. */
export { createAdviceRepository } from './advice/advice-repository.ts';
export { createDemandJob, type DemandJob } from './demand-job.ts';
export { createDemandService, type DemandService, type Rise } from './demand-service.ts';
export { createEventsRepository } from './events-repository.ts';
export { eventsRoutes } from './events-routes.ts';
export { type AnsweredSearch, createEventsService, type EventsService } from './events-service.ts';
export { withoutPersons } from './mask-persons.ts';
export { type Visit, visitOfRequest } from './visit-of-request.ts';
export { createVisitPreferences, type VisitPreferences } from './visit-preferences.ts';
export { createQueryEventsRepository } from './query-events-repository.ts';
export { createRollupsJob, type RollupsJob } from './rollups/rollups-job.ts';
export { createRollupsRepository, sumAfterErasure } from './rollups/rollups-repository.ts';
export { markStale } from './rollups/stale-hours-repository.ts';
export { createSearchesRepository } from './searches-repository.ts';
export { createSearchesService, type SearchesParts } from './searches-service.ts';
export { searchesV1Handlers } from './searches-v1-routes.ts';
