/** The built server as an operator runs it: backup while it runs, restore after a loss, and a stop with draining. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyDataDir } from '@quarry/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BUILT = (name: string) => fileURLToPath(new URL(`../../apps/server/dist/${name}`, import.meta.url));
const ENOUGH_MS = 120_000;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-operated-'));
  dataDir = await emptyDataDir();
});
afterEach(() => {
  for (const each of [folder, dataDir]) fs.rmSync(each, { recursive: true, force: true });
});

const environment = (own: Record<string, string>) => ({
  ...process.env,
  PORT: '0',
  DEMO_DATA: '0',
  LOG_LEVEL: 'error',
  npm_lifecycle_event: '',
  ...own,
});

/** Resolves to the process and its address once it listens. */
function startServer(own: Record<string, string>): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [BUILT('main.js')], {
    env: environment(own),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve({ server, address });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${output}`)));
  });
}

const endOf = (server: ChildProcess) =>
  new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));

function quarry(
  args: string[],
  own: Record<string, string>,
): Promise<{ exit: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [BUILT('quarry.js'), ...args],
      { cwd: folder, env: environment(own) },
      (_error, out, err) => resolve({ exit: child.exitCode, out, err }),
    );
  });
}

describe('an operated server', { timeout: ENOUGH_MS }, () => {
  it('is backed up while it runs, and restored after its data directory is lost', async () => {
    fs.writeFileSync(path.join(folder, 'shop.csv'), 'id,title,price\n1,Oak chair,40\n');
    const { server } = await startServer({ DATA_DIR: dataDir });
    const settings = { DATA_DIR: dataDir };
    await quarry(['import', '--store', 'myshop', '--file', 'shop.csv'], settings);

    const backup = await quarry(['backup', '--to', 'copy'], settings);
    const refused = await quarry(['restore', '--from', 'copy'], settings);
    const killed = endOf(server);
    server.kill('SIGKILL');
    await killed;
    const fresh = { DATA_DIR: path.join(folder, 'fresh') };
    const restored = await quarry(['restore', '--from', 'copy'], fresh);
    const exported = await quarry(['export', '--store', 'myshop'], fresh);

    expect(backup).toMatchObject({ exit: 0, out: expect.stringContaining('Wrote a backup of the database') });
    expect(refused).toMatchObject({ exit: 1, err: expect.stringContaining('already in use by process') });
    expect(restored).toMatchObject({ exit: 0, out: expect.stringContaining('Restored the database of') });
    expect(JSON.parse(exported.out)).toMatchObject({ id: '1', title: 'Oak chair', current_price: 40 });
  });

  it('reports itself as not ready before it stops, and answers calls until then', async () => {
    const { server, address } = await startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '3' });
    const ended = endOf(server);
    const statusOf = async (call: string) => (await fetch(`${address}${call}`)).status;
    expect(await statusOf('/readyz')).toBe(200);

    server.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);

    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await ended).toBe(0);
  });
});
