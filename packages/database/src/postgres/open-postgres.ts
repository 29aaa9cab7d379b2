/** Opens the database on a PostgreSQL server. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OnDatabaseError, OpenDatabase } from '../database.ts';
import { type ObserveQuery, observedClient } from '../observed-client.ts';
import { BackupError } from '../pglite/record-backup.ts';
import * as tables from '../tables/index.ts';

/** An arbitrary number that is the same in every Quarry process. */
const MIGRATION_LOCK = 7_283_911;
const MAX_CONNECTIONS = 10;
/** A server that does not answer, or a pool that stays busy this long, counts as a failure. */
const CONNECT_WITHIN_MS = 10_000;

export async function openPostgres(
  url: string,
  migrations: string,
  onError: OnDatabaseError,
  observeQuery?: ObserveQuery,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', (error) => onError('A connection to the database broke while idle; the pool replaces it.', error));
  // The pool does not listen while a connection is in use. One that breaks between two statements of a transaction makes
  // the next statement fail, which its caller reports; without a listener it would end the process as well.
  pool.on('connect', (connection) => void connection.on('error', () => {}));
  try {
    await migrateExclusively(pool, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(observedClient(pool, observeQuery), { schema: tables });
  // drizzle-orm 0.45 never returns a connection to the pool when it breaks before `begin` is answered: the pool runs out
  // of connections, and `pool.end()` waits for ever. Here it is returned in every case; the pool drops a broken one.
  db.transaction = (work, config) =>
    withConnection(pool, (connection) =>
      drizzle(observedClient(connection, observeQuery), { schema: tables }).transaction(work, config),
    );
  return {
    db,
    engine: 'postgresql',
    maintain: async () => {},
    async purge(tables) {
      for (const table of tables) await pool.query(`vacuum (analyze) ${pg.escapeIdentifier(table)}`);
    },
    backUp: () =>
      Promise.reject(
        new BackupError('The database is on a PostgreSQL server: back it up with its own tools, such as pg_dump.'),
      ),
    close: () => pool.end(),
  };
}

async function withConnection<T>(pool: pg.Pool, work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

/** Several servers may start at once: one migrates, the others wait. */
async function migrateExclusively(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection, { schema: tables }), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock, whatever the state of the migration.
    connection.release(true);
  }
}
