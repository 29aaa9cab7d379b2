/** The interface of an open database, PGlite or PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';

/** A drizzle database with our tables, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** Called for errors outside of queries: maintenance, or an idle connection that breaks. */
export type OnDatabaseError = (message: string, error: unknown) => void;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgresql';
  /** Runs a checkpoint and updates statistics; call it after a bulk load. PostgreSQL does this by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
