/** All SQL on proposals: what was found, what was decided, and who looks through the searches of a store. */
import type { Proposal, ProposalBody, ProposalState } from '@quarry/contract';
import { type Database, lockStore, proposalLooks, proposals, rules, synonyms } from '@quarry/database';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { ChangeOptions, Transaction } from '../audit/index.ts';

export interface FoundProposal {
  id: string;
  body: ProposalBody;
}

export interface Decision {
  state: ProposalState;
  /** null: nobody, it is open again. */
  by: string | null;
  /** Id of the synonym or rule that was made. */
  madeId: string | null;
}

/** What the audit log keeps of a proposal. */
export interface DecidedState {
  kind: string;
  query: string;
  state: ProposalState;
}

export type ProposalsRepository = ReturnType<typeof createProposalsRepository>;

export function createProposalsRepository(db: Database) {
  const ofStore = (storeId: string) => eq(proposals.storeId, storeId);
  const named = (storeId: string, id: string) => and(ofStore(storeId), eq(proposals.id, id));
  /** A change that was undone or deleted since leaves its proposal open. */
  const state = sql<ProposalState>`case
    when ${proposals.madeId} is null
      or exists (select 1 from ${synonyms} where ${synonyms.storeId} = ${proposals.storeId} and ${synonyms.id} = ${proposals.madeId})
      or exists (select 1 from ${rules} where ${rules.storeId} = ${proposals.storeId} and ${rules.id} = ${proposals.madeId})
    then ${proposals.state} else 'open' end`;

  async function read(tx: Database, where: ReturnType<typeof and>): Promise<Proposal[]> {
    const rows = await tx
      .select({
        id: proposals.id,
        body: proposals.body,
        state,
        foundAt: proposals.foundAt,
        decidedAt: proposals.decidedAt,
        decidedBy: proposals.decidedBy,
      })
      .from(proposals)
      .where(where);
    return rows.map(({ id, body, foundAt, decidedAt, decidedBy, ...row }) => {
      const isDecided = row.state !== 'open';
      return {
        ...body,
        id,
        state: row.state,
        found_at: new Date(foundAt).toISOString(),
        decided_at: isDecided && decidedAt ? new Date(decidedAt).toISOString() : null,
        decided_by: isDecided ? decidedBy : null,
      };
    });
  }

  return {
    list: (storeId: string, wanted: ProposalState) => read(db, and(ofStore(storeId), sql`${state} = ${wanted}`)),

    async find(storeId: string, id: string): Promise<Proposal | undefined> {
      return (await read(db, named(storeId, id)))[0];
    },

    /** Open ones that were not found again go; decided ones stay, so that they are not proposed again. */
    async replaceOpen(storeId: string, found: readonly FoundProposal[]): Promise<void> {
      await db.transaction(async (tx) => {
        const ids = found.map(({ id }) => id);
        await tx
          .delete(proposals)
          .where(
            and(ofStore(storeId), sql`${state} = 'open'`, ids.length > 0 ? notInArray(proposals.id, ids) : undefined),
          );
        for (const { id, body } of found) {
          await tx
            .insert(proposals)
            .values({ storeId, id, body })
            .onConflictDoUpdate({
              target: [proposals.storeId, proposals.id],
              set: { body, foundAt: sql`now()`, ...OPEN },
              setWhere: sql`${state} = 'open'`,
            });
        }
      });
    },

    /** Writes a decision in a transaction of the caller, who makes the change in it. */
    async decideWithin(tx: Transaction, storeId: string, id: string, { state: decided, by, madeId }: Decision) {
      await tx
        .update(proposals)
        .set({ state: decided, decidedBy: by, madeId, decidedAt: sql`now()` })
        .where(named(storeId, id));
    },

    /** @returns undefined when there is no such proposal. */
    decide(
      storeId: string,
      id: string,
      { state: decided, by }: Omit<Decision, 'madeId'>,
      { check, also }: ChangeOptions<DecidedState> = {},
    ): Promise<Proposal | undefined> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        await lockStore(tx, storeId);
        const [before] = await read(tx, named(storeId, id));
        check?.(before && decidedState(before));
        if (!before) return undefined;
        await tx
          .update(proposals)
          .set(decided === 'open' ? OPEN : { state: decided, decidedBy: by, madeId: null, decidedAt: sql`now()` })
          .where(named(storeId, id));
        const [after] = await read(tx, named(storeId, id));
        await also?.(tx, { before: decidedState(before), after: after && decidedState(after) });
        return after;
      });
    },

    async look(storeId: string): Promise<{ lookedAt: string | null; isHeld: boolean }> {
      const [row] = await db
        .select({
          lookedAt: proposalLooks.lookedAt,
          isHeld: sql<boolean>`coalesce(${proposalLooks.heldUntil} > now(), false)`,
        })
        .from(proposalLooks)
        .where(eq(proposalLooks.storeId, storeId));
      return { lookedAt: row?.lookedAt ? new Date(row.lookedAt).toISOString() : null, isHeld: row?.isHeld ?? false };
    },

    /** Takes the look of a store for some time. @returns false when another process looks. */
    async hold(storeId: string, seconds: number): Promise<boolean> {
      const until = sql`now() + make_interval(secs => ${seconds})`;
      const rows = await db
        .insert(proposalLooks)
        .values({ storeId, heldUntil: until })
        .onConflictDoUpdate({
          target: proposalLooks.storeId,
          set: { heldUntil: until },
          setWhere: sql`${proposalLooks.heldUntil} is null or ${proposalLooks.heldUntil} < now()`,
        })
        .returning({ storeId: proposalLooks.storeId });
      return rows.length > 0;
    },

    /** @param hasLooked whether the look was done to its end. */
    async release(storeId: string, hasLooked: boolean): Promise<void> {
      await db
        .update(proposalLooks)
        .set({ heldUntil: null, ...(hasLooked && { lookedAt: sql`now()` }) })
        .where(eq(proposalLooks.storeId, storeId));
    },
  };
}

const OPEN = { state: 'open', decidedAt: null, decidedBy: null, madeId: null } as const;

function decidedState({ kind, query, state }: Proposal): DecidedState {
  return { kind, query, state };
}
