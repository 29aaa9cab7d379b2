import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryInUseError, installation, openDatabase } from './index.ts';
import { emptyDataDir } from './testing/index.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await emptyDataDir();
});
afterEach(() => {
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('keeps data across a restart, including the first one', async () => {
    fs.rmSync(dataDir, { recursive: true });
    const first = await openDatabase({ dataDir });
    await first.db.insert(installation).values({ key: 'greeting', value: 'გამარჯობა' });
    await first.close();

    const second = await openDatabase({ dataDir });
    const rows = await second.db.select().from(installation);
    await second.close();

    expect(rows).toEqual([{ key: 'greeting', value: 'გამარჯობა' }]);
  });

  it('names the owner of the directory to a second process', async () => {
    const first = await openDatabase({ dataDir });

    const second = openDatabase({ dataDir });

    await expect(second).rejects.toThrow(DataDirectoryInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    await first.close();
    const third = await openDatabase({ dataDir });
    await third.close();
  });

  it('syncs commits to disk and is readable only by its owner', async () => {
    const database = await openDatabase({ dataDir });

    const result = await database.db.execute(sql`show fsync`);

    expect(result).toMatchObject({ rows: [{ fsync: 'on' }] });
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('rolls back a failed transaction and continues', async () => {
    const database = await openDatabase({ dataDir });

    const failing = database.db.transaction(async (transaction) => {
      await transaction.insert(installation).values({ key: 'half', value: 1 });
      throw new Error('stop');
    });

    await expect(failing).rejects.toThrow('stop');
    expect(await database.db.select().from(installation)).toEqual([]);
    await database.close();
  });

  it('throws when the outer database is used inside a transaction, instead of deadlocking', async () => {
    const database = await openDatabase({ dataDir });

    const tangled = database.db.transaction(() => database.db.select().from(installation));

    await expect(tangled).rejects.toThrow('Failed query');
    expect(await database.db.select().from(installation)).toEqual([]);
    await database.close();
  });

  it('reports the SQL state of an error, like PostgreSQL', async () => {
    const database = await openDatabase({ dataDir });
    await database.db.insert(installation).values({ key: 'once', value: 1 });

    const again = database.db.insert(installation).values({ key: 'once', value: 2 });

    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
    await database.close();
  });

  it('refuses a directory of another PostgreSQL version and names the version', async () => {
    fs.writeFileSync(path.join(dataDir, 'record', 'PG_VERSION'), '12\n');

    await expect(openDatabase({ dataDir })).rejects.toThrow('PostgreSQL 12');
  });
});

describe('kill -9', { timeout: 120_000 }, () => {
  /** Starts a process that writes numbered rows and prints each number once it is committed. */
  function startWriter(): ChildProcess {
    const script = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));
    return spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  /** Kills it once it has committed that many rows; returns the highest number it printed. */
  function killAfter(writer: ChildProcess, rows: number): Promise<number> {
    return new Promise((resolve) => {
      let last = -1;
      writer.stdout?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().trim().split('\n')) last = Math.max(last, Number(line));
        if (last >= rows) writer.kill('SIGKILL');
      });
      writer.once('exit', () => resolve(last));
    });
  }

  it('loses no acknowledged commit', async () => {
    for (const rows of [1, 40]) {
      const acknowledged = await killAfter(startWriter(), rows);

      const database = await openDatabase({ dataDir });
      const [last] = await database.db.select().from(installation).where(eq(installation.key, 'last'));
      await database.close();

      expect(last?.value).toBeGreaterThanOrEqual(acknowledged);
    }
  });

  it('during the first start leaves a directory that can be opened', async () => {
    fs.rmSync(path.join(dataDir, 'record'), { recursive: true });
    const writer = startWriter();
    const fresh = path.join(dataDir, 'record.new');
    await new Promise<void>((resolve) => {
      const watcher = fs.watch(dataDir, () => {
        if (!fs.existsSync(fresh)) return;
        watcher.close();
        resolve();
      });
    });
    writer.kill('SIGKILL');
    await new Promise((resolve) => writer.once('exit', resolve));

    const database = await openDatabase({ dataDir });

    expect(await database.db.select().from(installation)).toEqual([]);
    await database.close();
  });
});
