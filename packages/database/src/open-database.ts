/**
 * Opens the database: PGlite in a directory, or a PostgreSQL server when its URL is given. Migrations run first in
 * both.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OnDatabaseError, OpenDatabase } from './database.ts';
import type { ObserveQuery } from './observed-client.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface OpenOptions {
  /** Directory of the embedded database; created if missing. */
  dataDir: string;
  /** URL of a PostgreSQL server; the directory then holds no database. */
  databaseUrl?: string;
  /** Default: writes to standard error. */
  onError?: OnDatabaseError;
  /** Called for every query of the opened database. */
  observeQuery?: ObserveQuery;
}

/** @throws DataDirectoryInUseError when another process has the directory open. */
export function openDatabase({
  dataDir,
  databaseUrl,
  onError = (message, error) => console.error(message, error),
  observeQuery,
}: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, migrationsFolder(), onError, observeQuery)
    : openPglite(dataDir, migrationsFolder(), onError, observeQuery);
}

/** In a built server the migrations are beside the bundle; in the sources one folder up. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../migrations', import.meta.url));
}
