/**
 * Databases for tests: real, migrated, empty, one per test.
 *
 * Creating a PGlite database takes four seconds, opening a copy one second, so it is created once per checkout and
 * opened from a dump, which is not compressed: decompressing it takes longer than reading it. PostgreSQL is the
 * system's package; tests that need it are skipped with a message when it is missing.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from '../database.ts';
import { migrationsFolder, openDatabase } from '../open-database.ts';
import * as tables from '../tables/index.ts';

export { fillWithEvents } from './fill-with-events.ts';
export { POSTGRES_MISSING, startPostgres } from './local-postgres.ts';

/** Cache of created databases; names contain a hash of the migrations. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/quarry-tests', import.meta.url));

/** Opens an empty migrated database in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: new Blob([await migratedDump()]) });
  const db: Database = drizzle(client, { schema: tables });
  return {
    db,
    engine: 'pglite',
    maintain: async () => {},
    purge: async () => {},
    backUp: () => Promise.reject(new Error('A database in memory has no files to copy.')),
    close: () => client.close(),
  };
}

/**
 * A new directory with an empty migrated database; the caller removes it. Creating one takes six seconds of CPU time,
 * so it is created once per checkout and copied.
 */
export async function emptyDataDir(prefix = 'quarry-test-'): Promise<string> {
  const made = path.join(CACHE, `data-${migrationsHash()}`);
  if (!fs.existsSync(made)) await makeDataDir(made);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  fs.cpSync(made, dataDir, { recursive: true });
  return dataDir;
}

/** Two processes may create it at the same time; the first rename wins. */
async function makeDataDir(made: string): Promise<void> {
  fs.mkdirSync(CACHE, { recursive: true });
  const unfinished = fs.mkdtempSync(`${made}.`);
  const record = await openDatabase({ dataDir: unfinished });
  await record.close();
  try {
    fs.renameSync(unfinished, made);
  } catch (error) {
    if (!fs.existsSync(made)) throw error;
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

async function migratedDump(): Promise<ArrayBuffer> {
  const file = path.join(CACHE, `record-${migrationsHash()}.tar`);
  if (!fs.existsSync(file)) await makeDump(file);
  return new Uint8Array(fs.readFileSync(file)).buffer;
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of fs.readdirSync(migrationsFolder()).sort()) {
    const file = path.join(migrationsFolder(), name);
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeDump(file: string): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle(client, { schema: tables }), { migrationsFolder: migrationsFolder() });
  const dump = await client.dumpDataDir('none');
  await client.close();
  fs.mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  fs.renameSync(unfinished, file);
}
