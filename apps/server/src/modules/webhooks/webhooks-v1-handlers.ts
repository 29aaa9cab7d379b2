/** API v1: webhooks of a store. */
import type { Webhook } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Webhooks } from './open-webhooks.ts';

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
