/** API v1: webhooks of a store. */
import { problem, Webhook } from '@quarry/contract';
import { z } from 'zod';
import { canonicalJson } from '../../api-v1/etag.ts';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { Webhooks } from './open-webhooks.ts';

type WebhookSettings = Pick<Webhook, 'url' | 'description' | 'events' | 'enabled'>;
type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listDeliveries'
  | 'redeliver';

export function webhooksV1Handlers({ webhooks }: { webhooks: Webhooks }): V1Handlers<Names> {
  const line = (action: string, resourceId: string) => ({ action, resource: 'webhooks', resourceId });

  return {
    listWebhooks: async ({ storeId }) => ({ items: await webhooks.list(storeId) }),

    createWebhook: ({ storeId, body, caller, audit }) =>
      webhooks.create(storeId, body, caller.name, (id) => audit(line('created', id))),

    changeWebhook: ({ storeId, params: { id }, body, audited }) =>
      webhooks.change(storeId, id, body, audited<Webhook>(line('changed', id))),

    async deleteWebhook({ storeId, params: { id }, audited }) {
      await webhooks.remove(storeId, id, audited<Webhook>(line('deleted', id)));
      return { deleted: true };
    },

    rotateWebhookSecret: ({ storeId, params: { id }, audit }) =>
      webhooks.rotate(storeId, id, audit(line('rotated', id))),

    testWebhook: ({ storeId, params }) => webhooks.test(storeId, params.id),

    async listDeliveries({ storeId, params: { id }, query: { cursor, limit, status } }) {
      const before = readCursor(cursor, z.number().int());
      const found = await webhooks.deliveries(storeId, id, { status, before, take: limit + 1 });
      const { items, next_cursor } = page(found, limit, ({ position }) => position);
      return { items: items.map(({ position: _position, ...delivery }) => delivery), next_cursor };
    },

    redeliver: ({ storeId, params: { id, delivery } }) => webhooks.redeliver(storeId, id, delivery),
  };
}

/** A webhook gets its settings back, a new one is deleted. A deleted one cannot come back: its secret is forgotten. */
export function webhooksUndos({ webhooks }: { webhooks: Webhooks }): Undos {
  return {
    async webhooks(storeId, { resourceId, before, after }, { also }) {
      const check = (current: Webhook | undefined) => {
        if (canonicalJson(settingsOf(current)) !== canonicalJson(settingsOf(Webhook.parse(after)))) {
          throw problem('changed-since');
        }
      };
      if (before === null) await webhooks.remove(storeId, resourceId, { check, also });
      else await webhooks.change(storeId, resourceId, settingsOf(Webhook.parse(before)), { check, also });
    },
  };
}

/** What staff decide about a webhook; whether it is failing at the moment does not matter. */
function settingsOf(webhook: Webhook): WebhookSettings;
function settingsOf(webhook: Webhook | undefined): WebhookSettings | null;
function settingsOf(webhook: Webhook | undefined): WebhookSettings | null {
  if (!webhook) return null;
  const { url, description, events, enabled } = webhook;
  return { url, description, events, enabled };
}
