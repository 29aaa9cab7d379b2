/** All SQL on idempotency keys: the replies of changes, for a day. */
import { type Database, idempotencyKeys } from '@quarry/database';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';

export interface KeptReply {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export interface IdempotencyRepository {
  /**
   * Reserves the key for a call.
   * @returns undefined when it is reserved now; else what is there.
   */
  reserve(
    caller: string,
    keyHash: string,
    requestHash: string,
  ): Promise<{ requestHash: string; reply: KeptReply | null } | undefined>;
  keep(caller: string, keyHash: string, reply: KeptReply): Promise<void>;
  release(caller: string, keyHash: string): Promise<void>;
}

const KEPT_HOURS = 24;
/** A call that is still running after this time was killed with its server. */
const RUNNING_MINUTES = 10;

export function createIdempotencyRepository(db: Database): IdempotencyRepository {
  const named = (caller: string, keyHash: string) =>
    and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.keyHash, keyHash));

  return {
    async reserve(caller, keyHash, requestHash) {
      await db
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`));
      await db
        .delete(idempotencyKeys)
        .where(
          and(
            named(caller, keyHash),
            isNull(idempotencyKeys.status),
            lt(idempotencyKeys.createdAt, sql`now() - make_interval(mins => ${RUNNING_MINUTES})`),
          ),
        );
      const reserved = await db
        .insert(idempotencyKeys)
        .values({ caller, keyHash, requestHash })
        .onConflictDoNothing()
        .returning({ keyHash: idempotencyKeys.keyHash });
      if (reserved.length > 0) return undefined;
      const [row] = await db.select().from(idempotencyKeys).where(named(caller, keyHash));
      // Released in between: the caller may try again at once.
      if (!row) return { requestHash, reply: null };
      const { status, body, headers } = row;
      return { requestHash: row.requestHash, reply: status === null ? null : { status, body, headers: headers ?? {} } };
    },

    async keep(caller, keyHash, { status, body, headers }) {
      await db.update(idempotencyKeys).set({ status, body, headers }).where(named(caller, keyHash));
    },

    async release(caller, keyHash) {
      await db.delete(idempotencyKeys).where(named(caller, keyHash));
    },
  };
}
