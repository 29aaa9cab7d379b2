/** Connections to PostgreSQL that break. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../open-database.ts';
import { POSTGRES_MISSING, startPostgres } from '../testing/index.ts';
import { openPostgres } from './open-postgres.ts';

const server = await startPostgres();
if (!server) console.warn(POSTGRES_MISSING);

/** Ends the server process of an idle connection and returns before this process can notice. */
function endUnnoticed(serverProcess: number): void {
  process.kill(serverProcess, 'SIGTERM');
  while (fs.existsSync(`/proc/${serverProcess}`)) execFileSync('true');
}

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

  it.runIf(process.platform === 'linux')('returns a connection that breaks before the transaction begins', async () => {
    const own = await openPostgres(server?.url ?? '', migrationsFolder(), () => {});
    const [row] = await own.db.select({ id: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
    endUnnoticed(Number(row?.id));

    await expect(own.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(/Failed query|terminat/i);
    await own.db.transaction((tx) => tx.execute(sql`select 1`));
    await own.close();
  });
});
