/**
 * Opens the record: PGlite in a directory, or a PostgreSQL server when its address is given.
 * Both get the same migrations before anybody sees them.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OnDatabaseTrouble, OpenDatabase } from './database.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface OpenOptions {
  /** Directory of the embedded database; made when it does not exist. */
  dataDir: string;
  /** Address of a PostgreSQL server; then the directory is not used for the record. */
  databaseUrl?: string;
  /** By default written to standard error. */
  onTrouble?: OnDatabaseTrouble;
}

/** @throws DataDirectoryInUseError when another process has the directory open. */
export function openDatabase({
  dataDir,
  databaseUrl,
  onTrouble = (message, error) => console.error(message, error),
}: OpenOptions): Promise<OpenDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, migrationsFolder(), onTrouble)
    : openPglite(dataDir, migrationsFolder(), onTrouble);
}

/** In a built server the migrations lie beside the bundle, in the sources one folder up. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../migrations', import.meta.url));
}
