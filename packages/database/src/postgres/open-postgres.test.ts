/** Connections to PostgreSQL that break. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../open-database.ts';
import { POSTGRES_MISSING, startPostgres } from '../testing/index.ts';
import { openPostgres } from './open-postgres.ts';

const server = await startPostgres();
if (!server) console.warn(POSTGRES_MISSING);

describe.runIf(server)('a connection that the server ends within a transaction', () => {
  let database: OpenDatabase;
  let other: pg.Client;
  beforeAll(async () => {
    database = await openPostgres(server?.url ?? '', migrationsFolder(), () => {});
    other = new pg.Client(server?.url);
    await other.connect();
  });
  afterAll(async () => {
    await Promise.all([database.close(), other.end()]);
    await server?.stop();
  });

  it('fails the transaction and not the process, and others work on', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note);
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('application_name', 'to end', false)`);
      await other.query(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'to end'",
      );
      // By this answer the end of the other connection has arrived, while no statement waits for it.
      await other.query('select 1');
      await tx.execute(sql`select 1`);
    });

    await expect(broken).rejects.toThrow(/Failed query|terminat/i);
    await database.db.execute(sql`select 1`);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });
});
