/** Public interface of webhooks. */
export { eventOfChange, eventsOfTask } from './event-of-change.ts';
export { createWebhooksRepository } from './webhooks-repository.ts';
export { openWebhooks, type Webhooks } from './open-webhooks.ts';
export { webhooksUndos, webhooksV1Handlers } from './webhooks-v1-handlers.ts';
