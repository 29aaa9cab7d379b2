/** All SQL on synonyms as staff edit them. Every change locks the store, so changes of one store run one after another. */
import type { StoreSynonym, StoreSynonymBody } from '@quarry/contract';
import { type Database, synonyms } from '@quarry/database';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { ChangeOptions } from '../audit/index.ts';
import { changeMerchandising } from './merchandising-repository.ts';

const INSERTED_AT_ONCE = 1000;

export interface NewSynonymRow {
  id: string;
  body: StoreSynonymBody;
  /** Of a restored synonym; default: now. */
  createdAt?: string;
}

export type SynonymsRepository = ReturnType<typeof createSynonymsRepository>;

export function createSynonymsRepository(db: Database) {
  const named = (storeId: string, id: string) => and(eq(synonyms.storeId, storeId), eq(synonyms.id, id));

  async function read(tx: Database, storeId: string, id?: string): Promise<StoreSynonym[]> {
    const rows = await tx
      .select()
      .from(synonyms)
      .where(id === undefined ? eq(synonyms.storeId, storeId) : named(storeId, id))
      .orderBy(asc(synonyms.createdAt), asc(synonyms.position));
    return rows.map(shown);
  }

  return {
    /** In creation order. */
    list: (storeId: string): Promise<StoreSynonym[]> => read(db, storeId),

    async find(storeId: string, id: string): Promise<StoreSynonym | undefined> {
      return (await read(db, storeId, id))[0];
    },

    /** @returns undefined when the store would have more than `most` synonyms. */
    add(
      storeId: string,
      list: readonly NewSynonymRow[],
      most: number,
      { check, also }: ChangeOptions<StoreSynonym> = {},
    ): Promise<StoreSynonym[] | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [held] = await tx.select({ total: count() }).from(synonyms).where(eq(synonyms.storeId, storeId));
        if ((held?.total ?? 0) + list.length > most) return undefined;
        const [first] = list;
        if (first && list.length === 1) check?.((await read(tx, storeId, first.id))[0]);
        const added: StoreSynonym[] = [];
        for (let start = 0; start < list.length; start += INSERTED_AT_ONCE) {
          const rows = list.slice(start, start + INSERTED_AT_ONCE).map((row) => ({ storeId, ...row }));
          added.push(...(await tx.insert(synonyms).values(rows).returning()).map(shown));
        }
        await also?.(tx, { before: undefined, after: added.length === 1 ? added[0] : { added: added.length } });
        return added;
      });
    },

    /** @returns undefined when there is none with this id. */
    change(
      storeId: string,
      id: string,
      bodyOf: (current: StoreSynonym) => StoreSynonymBody,
      { check, also }: ChangeOptions<StoreSynonym> = {},
    ): Promise<StoreSynonym | undefined> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before) return undefined;
        await tx
          .update(synonyms)
          .set({ body: bodyOf(before), updatedAt: sql`now()` })
          .where(named(storeId, id));
        const [after] = await read(tx, storeId, id);
        await also?.(tx, { before, after });
        return after;
      });
    },

    /** @returns whether there was one. */
    remove(storeId: string, id: string, { check, also }: ChangeOptions<StoreSynonym> = {}): Promise<boolean> {
      return changeMerchandising(db, storeId, async (tx) => {
        const [before] = await read(tx, storeId, id);
        check?.(before);
        if (!before) return false;
        await tx.delete(synonyms).where(named(storeId, id));
        await also?.(tx, { before, after: undefined });
        return true;
      });
    },
  };
}

/** Synonyms from before periods existed always apply. */
function shown(row: typeof synonyms.$inferSelect): StoreSynonym {
  const { enabled = true, starts_at = null, ends_at = null } = row.body;
  return {
    ...row.body,
    enabled,
    starts_at,
    ends_at,
    id: row.id,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/** The synonym without what belongs to its row. */
export function synonymBody({
  id: _id,
  created_at: _at,
  updated_at: _updated,
  ...body
}: StoreSynonym): StoreSynonymBody {
  return body;
}
