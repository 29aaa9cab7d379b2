/** All SQL on stores, their texts and branches. */
import type { Branch, Language, ShopText, StoreSettings } from '@quarry/contract';
import { branches, type Database, grants, lockStore, shopTexts, stores } from '@quarry/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';

export type StoresRepository = ReturnType<typeof createStoresRepository>;

export function createStoresRepository(db: Database) {
  return {
    async find(storeId: string): Promise<StoreSettings | undefined> {
      const [row] = await db.select({ settings: stores.settings }).from(stores).where(eq(stores.id, storeId));
      return row?.settings;
    },

    async all(): Promise<StoreSettings[]> {
      const rows = await db.select({ settings: stores.settings }).from(stores).orderBy(asc(stores.id));
      return rows.map(({ settings }) => settings);
    },

    async save(settings: StoreSettings): Promise<void> {
      await db.insert(stores).values(newRow(settings)).onConflictDoUpdate({ target: stores.id, set: { settings } });
    },

    /** Reads, changes and writes in one transaction. If `change` throws, nothing is changed. */
    async change(
      storeId: string,
      change: (current: StoreSettings | undefined) => StoreSettings,
      { check, also }: ChangeOptions<StoreSettings> = {},
    ): Promise<{ before: StoreSettings | undefined; after: StoreSettings }> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select({ settings: stores.settings })
          .from(stores)
          .where(eq(stores.id, storeId))
          .for('update');
        const before = row?.settings;
        check?.(before);
        const after = change(before);
        if (row) await tx.update(stores).set({ settings: after }).where(eq(stores.id, storeId));
        else await tx.insert(stores).values(newRow(after));
        await also?.(tx, { before, after });
        return { before, after };
      });
    },

    /** Deletes the store, all that belongs to it and the grants for it. @returns whether there was such a store. */
    async remove(storeId: string, { check, also }: ChangeOptions<StoreSettings> = {}): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(stores)
          .where(eq(stores.id, storeId))
          .returning({ settings: stores.settings });
        await tx.delete(grants).where(eq(grants.storeId, storeId));
        if (!removed) return false;
        check?.(removed.settings);
        await also?.(tx, { before: removed.settings, after: undefined });
        return true;
      });
    },

    async texts(storeId: string, language: Language): Promise<ShopText[]> {
      const rows = await db
        .select({ topic: shopTexts.topic, language: shopTexts.language, body: shopTexts.body })
        .from(shopTexts)
        .where(and(eq(shopTexts.storeId, storeId), eq(shopTexts.language, language)))
        .orderBy(asc(shopTexts.topic));
      // oxlint-disable-next-line typescript/consistent-type-assertions -- only known topics and languages are written to these columns
      return rows as ShopText[];
    },

    async saveTexts(storeId: string, texts: ShopText[]): Promise<void> {
      if (texts.length === 0) return;
      await db
        .insert(shopTexts)
        .values(texts.map((text) => ({ storeId, ...text })))
        .onConflictDoUpdate({
          target: [shopTexts.storeId, shopTexts.topic, shopTexts.language],
          set: { body: sql`excluded.body` },
        });
    },

    /** Texts in all languages. */
    allTexts: (storeId: string): Promise<ShopText[]> => readTexts(db, storeId),

    /** Replaces all texts. */
    replaceTexts(storeId: string, texts: ShopText[], { check, also }: ChangeOptions<ShopText[]> = {}): Promise<void> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        await lockStore(tx, storeId);
        const before = await readTexts(tx, storeId);
        check?.(before);
        await tx.delete(shopTexts).where(eq(shopTexts.storeId, storeId));
        if (texts.length > 0) await tx.insert(shopTexts).values(texts.map((text) => ({ storeId, ...text })));
        await also?.(tx, { before, after: await readTexts(tx, storeId) });
      });
    },

    async branches(storeId: string): Promise<Branch[]> {
      return readBranches(db, storeId);
    },

    /** Branches are given as a whole list: one that is missing from it has closed. */
    async replaceBranches(
      storeId: string,
      list: Branch[],
      { check, also }: ChangeOptions<Branch[]> = {},
    ): Promise<void> {
      await db.transaction(async (transaction) => {
        const tx: Database = transaction;
        await lockStore(tx, storeId);
        const before = await readBranches(tx, storeId);
        check?.(before);
        await tx.delete(branches).where(eq(branches.storeId, storeId));
        if (list.length > 0) {
          await tx.insert(branches).values(list.map((branch) => ({ storeId, id: branch.id, branch })));
        }
        await also?.(tx, { before, after: await readBranches(tx, storeId) });
      });
    },
  };
}

async function readTexts(tx: Database, storeId: string): Promise<ShopText[]> {
  const rows = await tx
    .select({ topic: shopTexts.topic, language: shopTexts.language, body: shopTexts.body })
    .from(shopTexts)
    .where(eq(shopTexts.storeId, storeId))
    .orderBy(asc(shopTexts.topic), asc(shopTexts.language));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only validated texts are written
  return rows as ShopText[];
}

async function readBranches(tx: Database, storeId: string): Promise<Branch[]> {
  const rows = await tx
    .select({ branch: branches.branch })
    .from(branches)
    .where(eq(branches.storeId, storeId))
    .orderBy(asc(branches.id));
  return rows.map(({ branch }) => branch);
}

/**
 * Versions start at the creation time in microseconds and increase by one per write, which takes longer than a microsecond.
 * So they start above every version of a deleted store with the same id, and no file of that store matches this one.
 */
function newRow(settings: StoreSettings): typeof stores.$inferInsert {
  const firstVersion = Date.now() * 1000;
  return {
    id: settings.id,
    settings,
    firstVersion,
    catalogueVersion: firstVersion,
    merchandisingVersion: firstVersion,
  };
}
