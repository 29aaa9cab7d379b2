/** What an open record is, whichever server stands behind it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';

/** A drizzle database over our tables, whichever server stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** Told what goes wrong outside of any query: upkeep, or a connection that breaks while idle. */
export type OnDatabaseTrouble = (message: string, error: unknown) => void;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgresql';
  /** Checkpoint and statistics; worth calling after a bulk load. PostgreSQL does this by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
