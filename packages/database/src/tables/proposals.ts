/** Proposals that were found in the searches of visitors, and what staff decided. */
import type { ProposalBody, ProposalState } from '@quarry/contract';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const storeId = () =>
  text('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });

export const proposals = pgTable(
  'proposals',
  {
    storeId: storeId(),
    /** The same for the same proposal whenever it is found. */
    id: text('id').notNull(),
    body: jsonb('body').$type<ProposalBody>().notNull(),
    state: text('state').$type<ProposalState>().notNull().default('open'),
    foundAt: moment('found_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    /** Id of the synonym or rule that was made of it. */
    madeId: text('made_id'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const proposalLooks = pgTable('proposal_looks', {
  storeId: storeId().primaryKey(),
  lookedAt: moment('looked_at'),
  /** Until then a process looks; one that dies lets it go by that. */
  heldUntil: moment('held_until'),
});
