/** All SQL on webhooks and the outbox of their deliveries. */
import { randomUUID } from 'node:crypto';
import type { Delivery, DeliveryAttempt, DeliveryStatus, SentEvent, Webhook, WebhookChange } from '@quarry/contract';
import { WebhookPayload } from '@quarry/contract';
import { type Database, webhookDeliveries, webhooks, withLockedStore } from '@quarry/database';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';

type Row = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface NewWebhookRow {
  id: string;
  storeId: string;
  url: string;
  description: string;
  events: Webhook['events'];
  secret: string;
  createdBy: string;
}

/** A delivery that is to be sent. */
export interface DueDelivery {
  id: string;
  body: string;
  /** Number of earlier attempts since it was added or asked for again. */
  tries: number;
  webhook: Pick<Row, 'id' | 'storeId' | 'url' | 'secret' | 'oldSecret' | 'oldSecretUntil' | 'failingSince'>;
}

export interface AttemptOutcome {
  attempt: DeliveryAttempt;
  status: DeliveryStatus;
  dueAt: Date | undefined;
}

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(webhooks.storeId, storeId), eq(webhooks.id, id));

  return {
    /** How many deliveries of all stores are due, and for how long the first one has been. */
    async due(): Promise<{ entries: number; oldestSeconds: number }> {
      const [row] = await db
        .select({
          entries: sql<number>`count(*)::int`,
          oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${webhookDeliveries.dueAt})), 0)::float`,
        })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.status, 'pending'), lte(webhookDeliveries.dueAt, sql`now()`)));
      return row ?? { entries: 0, oldestSeconds: 0 };
    },

    async list(storeId: string): Promise<Webhook[]> {
      const rows = await db
        .select()
        .from(webhooks)
        .where(eq(webhooks.storeId, storeId))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
      return rows.map(shown);
    },

    async find(storeId: string, id: string): Promise<Webhook | undefined> {
      const [row] = await db.select().from(webhooks).where(named(storeId, id));
      return row && shown(row);
    },

    /** @returns undefined when the store already has `most` webhooks. */
    async add(row: NewWebhookRow, most: number, also: AlsoWrite): Promise<Webhook | undefined> {
      return withLockedStore(db, row.storeId, async (tx) => {
        if ((await tx.$count(webhooks, eq(webhooks.storeId, row.storeId))) >= most) return undefined;
        const [added] = await tx.insert(webhooks).values(row).returning();
        if (!added) return undefined;
        await also(tx, { before: undefined, after: shown(added) });
        return shown(added);
      });
    },

    /** Switching off ends its waiting deliveries; switching on forgets that it was failing. */
    async change(
      storeId: string,
      id: string,
      change: WebhookChange & { secret?: string; oldSecretUntil?: string },
      { check, also }: ChangeOptions<Webhook> = {},
    ): Promise<Webhook | undefined> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(webhooks).where(named(storeId, id)).for('update');
        check?.(before && shown(before));
        if (!before) return undefined;
        const { enabled = before.enabled, secret, oldSecretUntil, ...fields } = change;
        const isSwitched = enabled !== before.enabled;
        const [row] = await tx
          .update(webhooks)
          .set({
            ...fields,
            enabled,
            ...(isSwitched && { disabledBecause: enabled ? null : 'staff', failingSince: null }),
            ...(secret !== undefined && { secret, oldSecret: before.secret, oldSecretUntil }),
          })
          .where(named(storeId, id))
          .returning();
        if (isSwitched && !enabled) await endDeliveries(tx, id);
        if (!row) return undefined;
        await also?.(tx, { before: shown(before), after: shown(row) });
        return shown(row);
      });
    },

    /** @returns whether there was one. */
    async remove(storeId: string, id: string, { check, also }: ChangeOptions<Webhook> = {}): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(webhooks).where(named(storeId, id)).for('update');
        check?.(before && shown(before));
        if (!before) return false;
        await tx.delete(webhooks).where(named(storeId, id));
        await also?.(tx, { before: shown(before), after: undefined });
        return true;
      });
    },

    /** Adds a delivery for each enabled webhook that listens. @param tx the transaction of the change. */
    async addEvent(storeId: string, event: SentEvent, body: string, tx: Database = db): Promise<void> {
      const listening = await tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(
          and(
            eq(webhooks.storeId, storeId),
            eq(webhooks.enabled, true),
            sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`,
          ),
        );
      if (listening.length === 0) return;
      await tx
        .insert(webhookDeliveries)
        .values(listening.map(({ id: webhookId }) => ({ id: randomUUID(), webhookId, event, body })));
    },

    async addDelivery(webhookId: string, event: SentEvent, body: string): Promise<Delivery | undefined> {
      const [row] = await db.insert(webhookDeliveries).values({ id: randomUUID(), webhookId, event, body }).returning();
      return row && shownDelivery(row);
    },

    /** Newest first, with their places for the next page. */
    async deliveries(
      webhookId: string,
      { status, before, take }: { status?: DeliveryStatus | undefined; before?: number | undefined; take: number },
    ): Promise<(Delivery & { position: number })[]> {
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.webhookId, webhookId),
            status === undefined ? undefined : eq(webhookDeliveries.status, status),
            before === undefined ? undefined : lt(webhookDeliveries.position, before),
          ),
        )
        .orderBy(desc(webhookDeliveries.position))
        .limit(take);
      return rows.map((row) => ({ ...shownDelivery(row), position: row.position }));
    },

    async redeliver(webhookId: string, id: string): Promise<Delivery | undefined> {
      const [row] = await db
        .update(webhookDeliveries)
        .set({ status: 'pending', tries: 0, dueAt: sql`now()` })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)))
        .returning();
      return row && shownDelivery(row);
    },

    /** The first due delivery, reserved until the lease ends. */
    async claim(now: Date, leaseUntil: Date): Promise<DueDelivery | undefined> {
      const first = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.status, 'pending'), lte(webhookDeliveries.dueAt, now.toISOString())))
        .orderBy(asc(webhookDeliveries.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(webhookDeliveries)
        .set({ dueAt: leaseUntil.toISOString(), tries: sql`${webhookDeliveries.tries} + 1` })
        .where(inArray(webhookDeliveries.id, first))
        .returning();
      if (!row) return undefined;
      const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
      return webhook && { id: row.id, body: row.body, tries: row.tries - 1, webhook };
    },

    /** Writes down an attempt and what it says about the webhook. */
    async noteAttempt(
      { id, webhook }: DueDelivery,
      { attempt, status, dueAt }: AttemptOutcome,
      disabledBecause: 'failing' | 'gone' | null,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(webhookDeliveries)
          .set({
            status,
            attempts: sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`,
            ...(dueAt && { dueAt: dueAt.toISOString() }),
          })
          .where(eq(webhookDeliveries.id, id));
        await tx
          .update(webhooks)
          .set({
            failingSince:
              status === 'delivered' ? null : sql`coalesce(${webhooks.failingSince}, ${attempt.at}::timestamptz)`,
            ...(disabledBecause && { enabled: false, disabledBecause }),
          })
          .where(eq(webhooks.id, webhook.id));
        if (disabledBecause) await endDeliveries(tx, webhook.id);
      });
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment.toISOString()));
    },
  };
}

async function endDeliveries(tx: Pick<Database, 'update'>, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'pending')));
}

function shown(row: Row): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    enabled: row.enabled,
    disabled_because: row.disabledBecause,
    failing_since: row.failingSince === null ? null : iso(row.failingSince),
    created_at: iso(row.createdAt),
    created_by: row.createdBy,
  };
}

function shownDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    payload: WebhookPayload.parse(JSON.parse(row.body)),
    attempts: row.attempts,
    next_attempt_at: row.status === 'pending' ? iso(row.dueAt) : null,
    created_at: iso(row.createdAt),
  };
}

/** The two databases format times differently. */
function iso(time: string): string {
  return new Date(time).toISOString();
}
