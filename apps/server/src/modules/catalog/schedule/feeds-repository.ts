/** All SQL on feeds with a schedule. */
import type { Feed, FeedChange, FeedResult, NewFeed } from '@quarry/contract';
import { type Database, feeds, withLockedStore } from '@quarry/database';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AlsoWrite, ChangeOptions } from '../../audit/index.ts';

export type FeedRow = typeof feeds.$inferSelect;

export interface NewFeedRow extends Omit<NewFeed, 'import_id'> {
  id: string;
  storeId: string;
  mapping: Record<string, unknown> | null;
  createdBy: string;
  /** When it is fetched first. */
  dueAt: Date;
  enabled?: boolean;
  /** Of a feed that comes back. */
  createdAt?: string;
}

export type FeedsRepository = ReturnType<typeof createFeedsRepository>;

export function createFeedsRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(feeds.storeId, storeId), eq(feeds.id, id));

  return {
    async list(storeId: string): Promise<FeedRow[]> {
      return db.select().from(feeds).where(eq(feeds.storeId, storeId)).orderBy(asc(feeds.createdAt), asc(feeds.id));
    },

    async find(storeId: string, id: string): Promise<FeedRow | undefined> {
      const [row] = await db.select().from(feeds).where(named(storeId, id));
      return row;
    },

    /** @returns undefined when the store already has `most` feeds. */
    async add(
      {
        id,
        storeId,
        url,
        every_hours: everyHours,
        delete_missing: deleteMissing,
        mapping,
        createdBy,
        dueAt,
        enabled = true,
        createdAt,
      }: NewFeedRow,
      most: number,
      also: AlsoWrite,
    ): Promise<FeedRow | undefined> {
      return withLockedStore(db, storeId, async (tx) => {
        if ((await tx.$count(feeds, eq(feeds.storeId, storeId))) >= most) return undefined;
        const [row] = await tx
          .insert(feeds)
          .values({
            id,
            storeId,
            url,
            everyHours,
            deleteMissing,
            mapping,
            enabled,
            createdBy,
            dueAt: dueAt.toISOString(),
            ...(createdAt && { createdAt }),
          })
          .returning();
        if (row) await also(tx, { before: undefined, after: shownFeed(row) });
        return row;
      });
    },

    async change(
      storeId: string,
      id: string,
      { every_hours: everyHours, delete_missing: deleteMissing, enabled }: FeedChange,
      { check, also }: ChangeOptions<Feed>,
    ): Promise<FeedRow | undefined> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(feeds).where(named(storeId, id)).for('update');
        check?.(before && shownFeed(before));
        if (!before) return undefined;
        const [row] = await tx
          .update(feeds)
          .set({
            everyHours: everyHours ?? before.everyHours,
            deleteMissing: deleteMissing ?? before.deleteMissing,
            enabled: enabled ?? before.enabled,
          })
          .where(named(storeId, id))
          .returning();
        if (row) await also?.(tx, { before: shownFeed(before), after: shownFeed(row) });
        return row;
      });
    },

    /** @returns whether there was one. */
    async remove(storeId: string, id: string, { check, also }: ChangeOptions<Feed>): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select().from(feeds).where(named(storeId, id)).for('update');
        check?.(before && shownFeed(before));
        if (!before) return false;
        await tx.delete(feeds).where(named(storeId, id));
        await also?.(tx, { before: shownFeed(before), after: undefined });
        return true;
      });
    },

    /** Makes it due, unless it is off; the next fetch reads the whole file. */
    async makeDue(storeId: string, id: string, now: Date, also: AlsoWrite): Promise<FeedRow | undefined> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(feeds)
          .set({
            dueAt: now.toISOString(),
            etag: null,
            lastModified: null,
            last: sql`case when ${feeds.last} ->> 'outcome' = 'asks' then null else ${feeds.last} end`,
          })
          .where(and(named(storeId, id), eq(feeds.enabled, true)))
          .returning();
        if (row) await also(tx, { before: undefined, after: undefined });
        return row;
      });
    },

    /**
     * A feed that is due, with its next time already set: whoever dies while fetching leaves it for then. Feeds that ask,
     * are off, or are being imported are not due.
     */
    async claimDue(now: Date): Promise<FeedRow | undefined> {
      const first = db
        .select({ id: feeds.id })
        .from(feeds)
        .where(
          and(
            eq(feeds.enabled, true),
            isNull(feeds.taskId),
            lte(feeds.dueAt, now.toISOString()),
            sql`coalesce(${feeds.last} ->> 'outcome', '') <> 'asks'`,
          ),
        )
        .orderBy(asc(feeds.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(feeds)
        .set({ dueAt: sql`${now.toISOString()}::timestamptz + make_interval(hours => ${feeds.everyHours})` })
        .where(inArray(feeds.id, first))
        .returning();
      return row;
    },

    /** Feeds whose import was started and is not noted as ended. */
    async atWork(): Promise<FeedRow[]> {
      return db.select().from(feeds).where(isNotNull(feeds.taskId));
    },

    async note(
      id: string,
      change: { last?: FeedResult; taskId?: string | null; etag?: string | null; lastModified?: string | null },
    ): Promise<void> {
      await db.update(feeds).set(change).where(eq(feeds.id, id));
    },
  };
}

export function shownFeed(row: FeedRow): Feed {
  const isWaiting = row.enabled && row.taskId === null && row.last?.outcome !== 'asks';
  return {
    id: row.id,
    url: row.url,
    every_hours: row.everyHours,
    delete_missing: row.deleteMissing,
    enabled: row.enabled,
    mapping: row.mapping,
    last: row.last,
    next_at: isWaiting ? new Date(row.dueAt).toISOString() : null,
    created_at: new Date(row.createdAt).toISOString(),
    created_by: row.createdBy,
  };
}
