/** Public interface of personal data: export, erasure and retention. */
export { createPeopleDataService, type PeopleDataService } from './people-data-service.ts';
export { peopleDataV1Handlers } from './people-data-v1-handlers.ts';
export { createPersonRepository } from './person-repository.ts';
export { createRetentionJob } from './retention-job.ts';
export { createRetentionRepository } from './retention-repository.ts';
