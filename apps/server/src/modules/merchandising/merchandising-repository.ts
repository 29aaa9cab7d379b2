/**
 * All SQL on rules and synonyms.
 *
 * A change and the store's new merchandising version are one transaction that locks the version's row first: concurrent
 * changes of one store are serialized, so the maximum number of entries cannot be exceeded.
 */
import type { Rule, RuleBody, Synonym, SynonymBody } from '@quarry/contract';
import { type Database, lockStore, rules, stores, synonyms } from '@quarry/database';
import { and, asc, count, eq, sql } from 'drizzle-orm';

/** One list of entries; rules and synonyms have the same calls. */
export interface EntryRepository<Body, Kept> {
  /** All entries of a store that searches follow, in creation order. */
  all(storeId: string): Promise<Kept[]>;
  /** @returns undefined when the store already has `most` entries. */
  add(storeId: string, entry: { id: string; body: Body }, most: number): Promise<Kept | undefined>;
  /** @returns undefined when there is none with this id. */
  replace(storeId: string, entry: { id: string; body: Body }): Promise<Kept | undefined>;
  /** @returns whether there was one. */
  remove(storeId: string, id: string): Promise<boolean>;
}

export interface MerchandisingRepository {
  rules: EntryRepository<RuleBody, Rule>;
  synonyms: EntryRepository<SynonymBody, Synonym>;
  /** Number of the last change; 0 for an unknown store. */
  version(storeId: string): Promise<number>;
}

type EntryTable = typeof rules | typeof synonyms;

export function createMerchandisingRepository(db: Database): MerchandisingRepository {
  return {
    rules: entries<RuleBody, Rule>(db, rules),
    synonyms: entries<SynonymBody, Synonym>(db, synonyms),
    async version(storeId) {
      const [row] = await db
        .select({ version: stores.merchandisingVersion })
        .from(stores)
        .where(eq(stores.id, storeId));
      return row?.version ?? 0;
    },
  };
}

/** Runs a change of rules or synonyms, and increments the store's version if something changed. */
export function changeMerchandising<Outcome>(
  db: Database,
  storeId: string,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    await lockStore(tx, storeId);
    const outcome = await work(tx);
    if (outcome) {
      await tx
        .update(stores)
        .set({ merchandisingVersion: sql`${stores.merchandisingVersion} + 1` })
        .where(eq(stores.id, storeId));
    }
    return outcome;
  });
}

function entries<Body extends object, Kept extends { id: string }>(
  db: Database,
  table: EntryTable,
): EntryRepository<Body, Kept> {
  const columns = { id: table.id, body: table.body, createdAt: table.createdAt, updatedAt: table.updatedAt };
  const named = (storeId: string, id: string) => and(eq(table.storeId, storeId), eq(table.id, id));

  /** The two databases format times differently; callers expect ISO 8601. */
  function kept(row: { id: string; body: unknown; createdAt: string; updatedAt: string }): Kept {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- two tables of one shape; a body is checked before it is written
    return {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- two tables of one shape; a body is checked before it is written
      ...(row.body as Body),
      id: row.id,
      created_at: new Date(row.createdAt).toISOString(),
      updated_at: new Date(row.updatedAt).toISOString(),
    } as unknown as Kept;
  }

  const change = <Outcome>(storeId: string, work: (tx: Database) => Promise<Outcome>) =>
    changeMerchandising(db, storeId, work);

  return {
    async all(storeId) {
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(eq(table.storeId, storeId), table === rules ? eq(rules.state, 'published') : undefined))
        .orderBy(asc(table.createdAt), asc(table.position));
      return rows.map(kept);
    },

    add: (storeId, { id, body }, most) =>
      change(storeId, async (tx) => {
        const [held] = await tx.select({ total: count() }).from(table).where(eq(table.storeId, storeId));
        if ((held?.total ?? 0) >= most) return undefined;
        const [row] = await tx
          .insert(table)
          // oxlint-disable-next-line typescript/consistent-type-assertions -- two tables of one shape; a body is checked before it is written
          .values({ storeId, id, body: body as never })
          .returning(columns);
        return row && kept(row);
      }),

    replace: (storeId, { id, body }) =>
      change(storeId, async (tx) => {
        const [row] = await tx
          .update(table)
          // oxlint-disable-next-line typescript/consistent-type-assertions -- two tables of one shape; a body is checked before it is written
          .set({ body: body as never, updatedAt: sql`now()` })
          .where(named(storeId, id))
          .returning(columns);
        return row && kept(row);
      }),

    remove: (storeId, id) =>
      change(storeId, async (tx) => {
        const gone = await tx.delete(table).where(named(storeId, id)).returning({ id: table.id });
        return gone.length > 0;
      }),
  };
}
