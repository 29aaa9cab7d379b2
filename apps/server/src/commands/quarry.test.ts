/** The command line as a separate process, with no server running. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverProgram } from '../start/testing/server-program.ts';

interface Ended {
  exit: number;
  out: string;
  err: string;
}

function quarry(args: string[], dataDir: string, settings: Record<string, string> = {}, input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const environment = { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, ...settings };
    // One that never ends by itself would otherwise outlive the test.
    const options = { cwd: path.dirname(dataDir), env: environment, timeout: 100_000, killSignal: 'SIGKILL' } as const;
    const child = execFile(process.execPath, [...serverProgram('quarry'), ...args], options, (_, out, err) => {
      resolve({ exit: child.exitCode ?? -1, out, err });
    });
    child.stdin?.end(input);
  });
}

describe('the command line without a server', () => {
  it('opens the database itself, and a later command finds the data of an earlier one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'quarry-line-'));
    const dataDir = path.join(folder, 'data');
    await writeFile(path.join(folder, 'shop.csv'), 'id,title,price\n1,Oak chair,40\n2,Table,??\n');

    const imported = await quarry(['import', '--store', 'myshop', '--file', 'shop.csv'], dataDir);
    const added = await quarry(['user', 'add', 'nino', '--grant', 'chat/myshop'], dataDir, {}, 'correct horse\n');
    const exported = await quarry(['export', '--store', 'myshop'], dataDir);

    expect(imported).toMatchObject({ exit: 0, out: expect.stringMatching(/1 new, 0 changed/) });
    expect(imported.err).toMatch(/Reading: 100%[\s\S]*Line 3, column "price"/);
    expect(added).toMatchObject({ exit: 0, out: 'Added the user "nino" for chat/myshop.\n' });
    expect(exported.exit).toBe(0);
    expect(JSON.parse(exported.out)).toMatchObject({ id: '1', title: 'Oak chair', current_price: 40 });
  }, 240_000);

  it('exits with 2 for wrong usage and wrong settings, without opening the database', async () => {
    const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'quarry-line-')), 'data');

    const [words, settings] = await Promise.all([
      quarry(['fly'], dataDir),
      quarry(['reindex', '--store', 'x'], dataDir, { PORT: 'many' }),
    ]);

    expect(words).toMatchObject({ exit: 2, err: expect.stringMatching(/unknown command 'fly'/) });
    expect(settings).toMatchObject({ exit: 2, err: expect.stringMatching(/cannot run with these settings:\nPORT/) });
  }, 120_000);

  it('exits with 1 and a reason when the model folder has no model, and releases the database', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'quarry-line-'));
    const dataDir = path.join(folder, 'data');
    const modelsDir = path.join(folder, 'models');
    await mkdir(path.join(modelsDir, 'text-embedding'), { recursive: true });

    const ended = await quarry(['reindex', '--store', 'x'], dataDir, { MODELS_DIR: modelsDir });
    const next = await quarry(['reindex', '--store', 'x'], dataDir);

    expect(ended).toMatchObject({ exit: 1, err: expect.stringContaining('config.json is missing') });
    expect(next).toMatchObject({ exit: 1, err: expect.stringContaining('There is no store "x"') });
  }, 240_000);
});
