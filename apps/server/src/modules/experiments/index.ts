/** Public interface of experiments: changes of ranking tried on a part of the visits. */
export { createExperimentsRepository } from './experiments-repository.ts';
export { createExperimentsService } from './experiments-service.ts';
export { experimentsUndos, experimentsV1Handlers } from './experiments-v1-routes.ts';
export { createExposuresRepository } from './exposures-repository.ts';
export { createOutcomesRepository } from './outcomes-repository.ts';
export { createRunningExperiments, type RunningExperiments } from './running-experiments.ts';
