/** Opens the embedded database in a local directory. */
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OnDatabaseError, OpenDatabase } from '../database.ts';
import { type ObserveQuery, observedClient } from '../observed-client.ts';
import * as tables from '../tables/index.ts';
import { lockDirectory } from './directory-lock.ts';
import { PgliteClient } from './pglite-client.ts';
import { backUpRecord } from './record-backup.ts';

/** PGlite has no background checkpointer and no autovacuum. */
const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

export async function openPglite(
  dataDir: string,
  migrationsFolder: string,
  onError: OnDatabaseError,
  observeQuery?: ObserveQuery,
): Promise<OpenDatabase> {
  const lock = await lockDirectory(dataDir);
  let client: PgliteClient | undefined;
  try {
    client = await PgliteClient.open(path.join(dataDir, 'record'));
    // Our client implements only the part of PGlite that the driver uses.
    // oxlint-disable-next-line typescript/consistent-type-assertions -- our client has only the part of PGlite that the driver uses
    const db = drizzle(observedClient(client, observeQuery) as never, { schema: tables });
    await migrate(db, { migrationsFolder });
    return withUpkeep({ db, client, dataDir, release: lock.release, onError });
  } catch (error) {
    // The error that prevented opening is reported; an error while closing would add nothing.
    await client?.close().catch(() => undefined);
    await lock.release();
    throw error;
  }
}

interface OpenRecord {
  db: Database;
  client: PgliteClient;
  dataDir: string;
  release: () => Promise<void>;
  onError: OnDatabaseError;
}

function withUpkeep({ db, client, dataDir, release, onError }: OpenRecord): OpenDatabase {
  const every = (milliseconds: number, sql: string) =>
    setInterval(() => {
      client.exec(sql).catch((error: unknown) => onError(`The database could not run its ${sql}.`, error));
    }, milliseconds).unref();
  const timers = [every(CHECKPOINT_EVERY_MS, 'checkpoint'), every(VACUUM_EVERY_MS, 'vacuum (analyze)')];
  return {
    db,
    engine: 'pglite',
    async maintain() {
      await client.exec('vacuum (analyze)');
      await client.exec('checkpoint');
    },
    async purge(tables) {
      for (const table of tables) {
        // `analyze` keeps the statistics of a table that has become empty, with samples of its values.
        await client.exec(`delete from pg_statistic where starelid = '"${table}"'::regclass`);
        await client.exec(`vacuum (full, analyze) "${table}"`);
      }
      await client.exec('vacuum full pg_statistic');
      // Written-ahead files are deleted instead of being used again, and the current one is begun anew.
      await client.exec('set wal_recycle = off');
      await client.exec('checkpoint');
      await client.exec('select pg_switch_wal()');
      await client.exec('checkpoint');
      await client.exec('reset wal_recycle');
    },
    backUp: (target) => backUpRecord(dataDir, target, (copy) => client.pausedFor(copy)),
    async close() {
      timers.forEach(clearInterval);
      await client.close();
      await release();
    },
  };
}
