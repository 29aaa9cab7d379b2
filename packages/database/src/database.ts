/** The interface of an open database, PGlite or PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BackupManifest } from './pglite/record-backup.ts';
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
  /**
   * Removes what deleted rows of these tables leave behind in files and statistics. The embedded database then has
   * nothing of them in its folder; PostgreSQL reuses the space, and its log and backups are the operator's.
   */
  purge(tables: readonly string[]): Promise<void>;
  /**
   * Writes a consistent copy to a folder that does not exist yet, while the database is in use; queries wait while the
   * files are copied.
   * @throws BackupError when the folder exists, or for PostgreSQL, which has tools of its own.
   */
  backUp(target: string): Promise<BackupManifest>;
  close(): Promise<void>;
}
