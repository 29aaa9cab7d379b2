/** All SQL on second factors. */
import { type Database, secondFactors, sessions } from '@quarry/database';
import type { AlsoWrite } from '../audit/index.ts';
import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';

export interface StoredSecondFactor {
  secret: string;
  isConfirmed: boolean;
  recoveryCodesLeft: number;
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

export function createSecondFactorRepository(db: Database) {
  return {
    async find(userId: string): Promise<StoredSecondFactor | undefined> {
      const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
      if (!row) return undefined;
      const { secret, confirmedAt, recoveryHashes } = row;
      return { secret, isConfirmed: confirmedAt !== null, recoveryCodesLeft: recoveryHashes.length };
    },

    /** Begins a factor, instead of one that was not confirmed. @returns false when there is a confirmed one. */
    async begin(userId: string, secret: string): Promise<boolean> {
      const rows = await db
        .insert(secondFactors)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { secret, lastStep: 0 },
          setWhere: sql`${secondFactors.confirmedAt} is null`,
        })
        .returning({ userId: secondFactors.userId });
      return rows.length > 0;
    },

    /** Confirms the factor and ends the other sessions of the account. */
    async confirm(userId: string, recoveryHashes: string[], ownSession: string, also: AlsoWrite): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(secondFactors)
          .set({ confirmedAt: sql`now()`, recoveryHashes })
          .where(eq(secondFactors.userId, userId));
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, ownSession)));
        await also(tx, { before: { enabled: false }, after: { enabled: true } });
      });
    },

    /** Marks the time step of a code as used. @returns false when it, or a later one, was used before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const rows = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      return rows.length > 0;
    },

    /** Uses up a recovery code. @returns false when there is no such code any more. */
    async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const rows = await db
        .update(secondFactors)
        .set({ recoveryHashes: sql`${secondFactors.recoveryHashes} - ${hash}::text` })
        .where(
          and(
            eq(secondFactors.userId, userId),
            isNotNull(secondFactors.confirmedAt),
            sql`jsonb_exists(${secondFactors.recoveryHashes}, ${hash})`,
          ),
        )
        .returning({ userId: secondFactors.userId });
      return rows.length > 0;
    },

    async remove(userId: string, also: AlsoWrite): Promise<void> {
      await db.transaction(async (tx) => {
        const [removed] = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
        if (removed?.confirmedAt) await also(tx, { before: { enabled: true }, after: { enabled: false } });
      });
    },
  };
}
