/** Public interface of usage: calls of stores, and their limit a month. */
export { createUsageMeter, type UsageMeter } from './usage-meter.ts';
export { createUsageRepository } from './usage-repository.ts';
export { usageV1Handlers } from './usage-v1-handlers.ts';
