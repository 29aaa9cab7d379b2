/** Public interface of proposals: what would help queries that fail, found in the searches of visitors. */
export { createFindProposals } from './find-proposals.ts';
export { createProposalsRepository } from './proposals-repository.ts';
export { createProposalsService, type ProposalsService } from './proposals-service.ts';
export { proposalsUndos, proposalsV1Handlers } from './proposals-v1-routes.ts';
export { createVisitsRepository } from './visits-repository.ts';
