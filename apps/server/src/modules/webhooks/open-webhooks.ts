/** Creates the parts of webhooks: what emits events, the service that staff call, and the job that delivers. */
import { randomUUID } from 'node:crypto';
import {
  type Delivery,
  type DeliveryStatus,
  MAX_WEBHOOKS,
  type NewWebhook,
  problem,
  type SentEvent,
  type Webhook,
  type WebhookChange,
  type WebhookWithSecret,
} from '@quarry/contract';
import type { PostGuarded } from '../../fetching/post-guarded.ts';
import type { OnError } from '../../log.ts';
import { createOutboxJob, type OutboxJob } from '../../outbox/outbox-job.ts';
import { ownerOfWebhook } from '../../secrets/seal-stored-secrets.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import { ANSWER_WITHIN_MS, createDeliver } from './deliver.ts';
import type { EventOfStore } from './event-of-change.ts';
import { newSecret } from './sign-call.ts';
import type { WebhooksRepository } from './webhooks-repository.ts';

/** Deliveries that are sent at the same time, so that one slow receiver does not hold up the others. */
const LANES = 4;
const LEASE_MS = 3 * ANSWER_WITHIN_MS;
const LOOK_AGAIN_MS = 5_000;
/** An event is added in the transaction of its change, which ends a moment later. */
const WAKE_AFTER_MS = 250;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 30;

export type Webhooks = ReturnType<typeof openWebhooks>;

interface WebhooksParts {
  webhooks: WebhooksRepository;
  secrets: SecretBox;
  post: PostGuarded;
  onError: OnError;
  onDisabled(webhookId: string, storeId: string): void;
  now?: () => Date;
}

export function openWebhooks({ webhooks, secrets, post, onError, onDisabled, now = () => new Date() }: WebhooksParts) {
  const outbox = createOutboxJob({
    claim: webhooks.claim,
    attempt: createDeliver({ webhooks, secrets, post, now, onDisabled }),
    onError: (error) => onError('The outbox of webhooks could not be worked off.', error),
    leaseMs: LEASE_MS,
    lookAgainMs: LOOK_AGAIN_MS,
    lanes: LANES,
    now,
  });
  let wakeTimer: NodeJS.Timeout | undefined;
  let cleaning: NodeJS.Timeout | undefined;

  function wakeSoon(): void {
    clearTimeout(wakeTimer);
    wakeTimer = setTimeout(outbox.wake, WAKE_AFTER_MS).unref();
  }

  function bodyOf(storeId: string, type: SentEvent, data: Record<string, unknown>): string {
    return JSON.stringify({ type, timestamp: now().toISOString(), data: { store: storeId, ...data } });
  }

  async function found(storeId: string, id: string): Promise<Webhook> {
    const webhook = await webhooks.find(storeId, id);
    if (!webhook) throw problem('webhook-not-found');
    return webhook;
  }

  async function changed(
    storeId: string,
    id: string,
    change: Parameters<WebhooksRepository['change']>[2],
    options: ChangeOptions<Webhook>,
  ): Promise<Webhook> {
    const webhook = await webhooks.change(storeId, id, change, options);
    if (!webhook) throw problem('webhook-not-found');
    return webhook;
  }

  function deleteOld(): void {
    void webhooks
      .deleteBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS))
      .catch((error: unknown) => onError('Old deliveries of webhooks could not be deleted.', error));
  }

  const job: OutboxJob = {
    ...outbox,
    start() {
      deleteOld();
      cleaning = setInterval(deleteOld, HOUR_MS).unref();
      outbox.start();
    },
    async stop() {
      clearTimeout(wakeTimer);
      clearInterval(cleaning);
      await outbox.stop();
    },
  };

  return {
    job,

    /** Adds an event in the transaction of its change. */
    async emitWithin(tx: Parameters<AlsoWrite>[0], storeId: string, { type, data }: EventOfStore): Promise<void> {
      await webhooks.addEvent(storeId, type, bodyOf(storeId, type, data), tx);
      wakeSoon();
    },

    /** Adds an event of something that has already happened; a failure is reported and does not reject. */
    async emit(storeId: string, { type, data }: EventOfStore): Promise<void> {
      try {
        await webhooks.addEvent(storeId, type, bodyOf(storeId, type, data));
        wakeSoon();
      } catch (error) {
        onError(`The event ${type} could not be kept for webhooks.`, error);
      }
    },

    list: webhooks.list,

    /** @throws `too-many-rules`. */
    async create(
      storeId: string,
      wanted: NewWebhook,
      createdBy: string,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<WebhookWithSecret> {
      const id = randomUUID();
      const secret = newSecret();
      const webhook = await webhooks.add(
        { id, storeId, ...wanted, secret: secrets.seal(secret, ownerOfWebhook(id)), createdBy },
        MAX_WEBHOOKS,
        auditOf(id),
      );
      if (!webhook) throw problem('too-many-rules');
      return { webhook, secret };
    },

    /** @throws `webhook-not-found`. */
    change: (storeId: string, id: string, change: WebhookChange, options: ChangeOptions<Webhook>) =>
      changed(storeId, id, change, options),

    /** @throws `webhook-not-found`. */
    async rotate(storeId: string, id: string, also: AlsoWrite): Promise<WebhookWithSecret> {
      const secret = newSecret();
      const sealed = secrets.seal(secret, ownerOfWebhook(id));
      const oldSecretUntil = new Date(now().getTime() + DAY_MS).toISOString();
      return { webhook: await changed(storeId, id, { secret: sealed, oldSecretUntil }, { also }), secret };
    },

    /** @throws `webhook-not-found`. */
    async remove(storeId: string, id: string, options: ChangeOptions<Webhook>): Promise<void> {
      if (!(await webhooks.remove(storeId, id, options))) throw problem('webhook-not-found');
    },

    /** @throws `webhook-not-found`. */
    async test(storeId: string, id: string): Promise<Delivery> {
      await found(storeId, id);
      const delivery = await webhooks.addDelivery(id, 'webhook.test', bodyOf(storeId, 'webhook.test', {}));
      if (!delivery) throw problem('webhook-not-found');
      outbox.wake();
      return delivery;
    },

    /** @throws `webhook-not-found`. */
    async deliveries(
      storeId: string,
      id: string,
      filter: { status?: DeliveryStatus | undefined; before?: number | undefined; take: number },
    ) {
      await found(storeId, id);
      return webhooks.deliveries(id, filter);
    },

    /** @throws `webhook-not-found`, `delivery-not-found`. */
    async redeliver(storeId: string, id: string, deliveryId: string): Promise<Delivery> {
      await found(storeId, id);
      const delivery = await webhooks.redeliver(id, deliveryId);
      if (!delivery) throw problem('delivery-not-found');
      outbox.wake();
      return delivery;
    },
  };
}
