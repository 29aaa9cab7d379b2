/** Starts the server as a separate process with settings that refer to missing resources. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { emptyDataDir } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverProgram } from './testing/server-program.ts';

let folder: string;
let file: string;
const occupied = net.createServer();
const usedPort = () => {
  const address = occupied.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
beforeAll(async () => {
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-start-'));
  file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
});
afterAll(() => {
  occupied.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>): Promise<{ exit: number | null; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: '0', DEMO_DATA: '0', ...settings };
    // Kills a process that hangs or starts unexpectedly; its exit code is then null.
    const options = { env, timeout: 100_000, killSignal: 'SIGKILL' } as const;
    const child = execFile(process.execPath, serverProgram('main'), options, (_error, _out, err) =>
      resolve({ exit: child.exitCode, err }),
    );
  });
}

describe('a start with a setting that names what is not there', { timeout: 120_000 }, () => {
  it.each([
    [
      'a database that does not answer',
      () => ({ DATA_DIR: folder, DATABASE_URL: 'postgresql://q:secret@127.0.0.1:9/q' }),
      'DATABASE_URL',
    ],
    ['a host without an address', () => ({ HOST: 'nowhere.invalid' }), 'HOST'],
    ['a data directory inside a file', () => ({ DATA_DIR: path.join(file, 'data') }), 'DATA_DIR'],
    ['a data directory under /proc', () => ({ DATA_DIR: '/proc/quarry/data' }), 'DATA_DIR'],
    [
      'a folder of models that is missing',
      () => ({ DATA_DIR: folder, MODELS_DIR: path.join(folder, 'none') }),
      'MODELS_DIR',
    ],
  ])('names the setting and ends with 2: %s', async (_what, settings, name) => {
    const own = await emptyDataDir();

    const { exit, err } = await start({ DATA_DIR: own, ...settings() });
    fs.rmSync(own, { recursive: true, force: true });

    expect(err).toMatch(new RegExp(`^Quarry cannot start with these settings:\n${name}: `));
    expect(err).not.toContain('secret');
    expect(err).not.toContain('    at ');
    expect(exit).toBe(2);
  });

  it.each([
    ['a host without an address', () => ({ HOST: 'nowhere.invalid' }), 'HOST: nowhere.invalid', 2],
    ['a host of another machine', () => ({ HOST: '192.0.2.1' }), 'HOST: 192.0.2.1', 2],
    ['a port in use', () => ({ PORT: String(usedPort()) }), 'already in use', 1],
  ])('is reported before the data directory is made: %s', async (_what, settings, message, code) => {
    const dataDir = path.join(folder, 'not-made');

    const { exit, err } = await start({ ...settings(), DATA_DIR: dataDir });

    expect(err).toContain(message);
    expect(fs.existsSync(dataDir)).toBe(false);
    expect(exit).toBe(code);
  });
});
