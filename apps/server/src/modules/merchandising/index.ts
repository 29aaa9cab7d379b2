/** Public interface of merchandising: search rules and synonyms of staff. */
export { type ChangedSteering, isNoChange, type SteeringChange } from './changed-steering.ts';
export type { Decision } from './decisions.ts';
export { createMerchandisingRepository } from './merchandising-repository.ts';
export { merchandisingRoutes } from './merchandising-routes.ts';
export { createMerchandisingService, type MerchandisingService } from './merchandising-service.ts';
export type { CheckPublication } from './publication-gate.ts';
export { patched } from './patched.ts';
export { createRulePreview, type RulePreviewParts } from './rule-preview.ts';
export { createRulesRepository, type RulesRepository } from './rules-repository.ts';
export { createRulesService, type RulesService } from './rules-service.ts';
export { rulesUndos, rulesV1Handlers } from './rules-v1-routes.ts';
export { createSynonymsRepository } from './synonyms-repository.ts';
export { createSynonymsService, type SynonymsService } from './synonyms-service.ts';
export { synonymsUndos, synonymsV1Handlers } from './synonyms-v1-routes.ts';
