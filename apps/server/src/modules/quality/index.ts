/** Public interface of quality: judged queries, conversation tests, their runs, and the gate before a publication. */
export { type OpenQuality, openQuality } from './open-quality.ts';
export { qualityUndos, qualityV1Handlers } from './quality-v1-routes.ts';
