/** Webhooks of a store: signed calls to the shop's own servers when something happens, with a log of deliveries. */
import { z } from 'zod';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

export const MAX_WEBHOOKS = 20;

export const WEBHOOK_EVENTS = [
  'import.finished',
  'products.changed',
  'orders.imported',
  'rules.published',
  'conversation.handed_over',
  'usage.reached',
] as const;
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** `webhook.test` is sent by the test call alone, whatever the webhook listens to. */
export const SentEvent = z.enum([...WEBHOOK_EVENTS, 'webhook.test']);
export type SentEvent = z.infer<typeof SentEvent>;

/** The body of a call to a webhook. It names what changed and holds no personal data. */
export const WebhookPayload = z.object({
  type: SentEvent,
  timestamp: IsoTime,
  data: z.record(z.string(), z.unknown()),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

const Url = z.url({ protocol: /^https?$/, error: 'Write an address that begins with https:// or http://.' }).max(1000);
const Description = z.string().trim().max(200);
const Events = z.array(WebhookEvent).min(1, 'Choose at least one event.').max(WEBHOOK_EVENTS.length);

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(WebhookEvent),
  enabled: z.boolean(),
  disabled_because: z.enum(['staff', 'failing', 'gone']).nullable().meta({
    description: '`failing`: no call succeeded for days; `gone`: the address answered 410.',
  }),
  failing_since: IsoTime.nullable().meta({ description: 'First failed call after the last success.' }),
  created_at: IsoTime,
  created_by: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z.strictObject({ url: Url, description: Description.default(''), events: Events });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookChange = z
  .strictObject({ url: Url, description: Description, events: Events, enabled: z.boolean() })
  .partial();
export type WebhookChange = z.infer<typeof WebhookChange>;

export const WebhookWithSecret = z.object({
  webhook: Webhook,
  secret: z.string().nullable().meta({ description: 'Signs the calls. Told once; null in a repeated reply.' }),
});
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const DeliveryAttempt = z.object({
  at: IsoTime,
  status: z.number().int().nullable().meta({ description: 'HTTP status; null: no reply came.' }),
  error: z.string().nullable().meta({ description: 'Why there was no reply.' }),
  ms: z.number().int(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const Delivery = z.object({
  id: z.string().meta({ description: 'The header `webhook-id`, the same for every attempt.' }),
  event: SentEvent,
  status: DeliveryStatus,
  payload: WebhookPayload,
  attempts: z.array(DeliveryAttempt),
  next_attempt_at: IsoTime.nullable(),
  created_at: IsoTime,
});
export type Delivery = z.infer<typeof Delivery>;

const WEBHOOK_EXAMPLE = {
  id: '4d1f8d1c-0a5b-4f0e-9f7e-0a6b8f0c2d11',
  url: 'https://shop.example/hooks/quarry',
  description: 'Stock sheet',
  events: ['import.finished', 'products.changed'],
  enabled: true,
  disabled_because: null,
  failing_since: null,
  created_at: '2026-11-02T10:00:00.000Z',
  created_by: 'nino@shop.example',
};
const WITH_SECRET_EXAMPLE = { webhook: WEBHOOK_EXAMPLE, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
const DELIVERY_EXAMPLE = {
  id: 'c0a5f5d2-3a7f-4d8d-9a9b-6f6a1f1c8e11',
  event: 'products.changed',
  status: 'delivered',
  payload: {
    type: 'products.changed',
    timestamp: '2026-11-02T10:00:00.000Z',
    data: { store: 'myshop', ids: ['sku-1'] },
  },
  attempts: [{ at: '2026-11-02T10:00:01.000Z', status: 200, error: null, ms: 48 }],
  next_attempt_at: null,
  created_at: '2026-11-02T10:00:00.000Z',
};
const ADDRESS = { store: 'myshop', id: WEBHOOK_EXAMPLE.id };
const InDelivery = InStoreWithId.extend({ delivery: EntryId });

export const webhooksOperations = {
  listWebhooks: {
    method: 'GET',
    url: '/api/v1/stores/:store/webhooks',
    limit: READ_LIMIT,
    permission: 'webhooks:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Webhooks'],
      summary: 'Webhooks of a store, without their secrets',
      params: InStore,
      response: { 200: z.object({ items: z.array(Webhook) }), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [WEBHOOK_EXAMPLE] } },
  },
  createWebhook: {
    method: 'POST',
    url: '/api/v1/stores/:store/webhooks',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    secrets: ['secret'],
    isAudited: true,
    schema: {
      tags: ['Webhooks'],
      summary: 'Create a webhook',
      description: 'Calls are signed as [Standard Webhooks](https://www.standardwebhooks.com) describes.',
      params: InStore,
      body: NewWebhook,
      response: { 201: WebhookWithSecret, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { url: WEBHOOK_EXAMPLE.url, events: WEBHOOK_EXAMPLE.events },
      reply: WITH_SECRET_EXAMPLE,
    },
  },
  changeWebhook: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/webhooks/:id',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Webhooks'],
      summary: 'Change a webhook; `enabled: true` takes up one that was disabled',
      params: InStoreWithId,
      body: WebhookChange,
      response: { 200: Webhook, ...problems },
    },
    example: { params: ADDRESS, body: { enabled: true }, reply: WEBHOOK_EXAMPLE },
  },
  deleteWebhook: {
    method: 'DELETE',
    url: '/api/v1/stores/:store/webhooks/:id',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Webhooks'],
      summary: 'Delete a webhook with its deliveries; cannot be undone',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ADDRESS, reply: { deleted: true } },
  },
  rotateWebhookSecret: {
    method: 'POST',
    url: '/api/v1/stores/:store/webhooks/:id/rotate-secret',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    secrets: ['secret'],
    isAudited: true,
    schema: {
      tags: ['Webhooks'],
      summary: 'Replace the secret; for a day calls are signed with both',
      params: InStoreWithId,
      response: { 200: WebhookWithSecret, ...problems },
    },
    example: { params: ADDRESS, reply: WITH_SECRET_EXAMPLE },
  },
  testWebhook: {
    method: 'POST',
    url: '/api/v1/stores/:store/webhooks/:id/test',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Webhooks'],
      summary: 'Send the event `webhook.test`',
      params: InStoreWithId,
      response: { 202: Delivery, ...problems },
    },
    example: { params: ADDRESS, reply: DELIVERY_EXAMPLE },
  },
  listDeliveries: {
    method: 'GET',
    url: '/api/v1/stores/:store/webhooks/:id/deliveries',
    limit: READ_LIMIT,
    permission: 'webhooks:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Webhooks'],
      summary: 'Deliveries of the last 30 days, the latest first, with every attempt',
      params: InStoreWithId,
      querystring: ListQuery.extend({ status: DeliveryStatus.optional() }),
      response: { 200: pageOf(Delivery), ...problems },
    },
    example: { params: ADDRESS, reply: { items: [DELIVERY_EXAMPLE], next_cursor: null } },
  },
  redeliver: {
    method: 'POST',
    url: '/api/v1/stores/:store/webhooks/:id/deliveries/:delivery/redeliver',
    limit: WRITE_LIMIT,
    permission: 'webhooks:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Webhooks'],
      summary: 'Send a delivery once more, with the same id and body',
      params: InDelivery,
      response: { 202: Delivery, ...problems },
    },
    example: { params: { ...ADDRESS, delivery: DELIVERY_EXAMPLE.id }, reply: DELIVERY_EXAMPLE },
  },
} as const satisfies Record<string, Operation>;
