/** `kill -9` at any moment of the first start: the next start continues, and nothing is missing or duplicated. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const ENOUGH_MS = 120_000;

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-killed-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

function start(): ChildProcess {
  const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', npm_lifecycle_event: '' };
  return spawn(process.execPath, [SERVER], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Waits until the output matches; fails with the output. */
function says(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const match = words.exec(said);
      if (match) resolve(match);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${said}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.removeAllListeners('exit');
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

describe('a first start that is killed', () => {
  it('is taken up again until every shop is there', { timeout: ENOUGH_MS }, async () => {
    for (const moment of [/: 0 of 16/, /: 3 of 16/, /: 11 of 16/]) {
      const killed = start();
      await says(killed, moment);
      await end(killed, 'SIGKILL');
    }

    const server = start();
    const [, address] = await says(server, /is ready: (\S+)/);
    const json = { 'content-type': 'application/json' };
    const login = await fetch(`${address}/api/authenticate`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'admin', password: 'quarry-demo', contextBase: 'chat' }),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { availableContexts } = endpoints.authenticate.schema.response[200].parse(await login.json());
    expect(availableContexts).toHaveLength(DEMO_STORES.length);
    for (const { id } of DEMO_STORES) {
      const reply = await fetch(`${address}/api/products?store=${id}&limit=100`, { headers: { cookie } });
      const { products } = endpoints.products.schema.response[200].parse(await reply.json());
      expect(new Set(products.map((product) => product.id)).size).toBe(100);
    }
    await end(server, 'SIGTERM');
  });

  it('tells a second server who has the directory', { timeout: ENOUGH_MS }, async () => {
    const first = start();
    await says(first, /: 0 of 16/);

    const second = start();
    const [, pid] = await says(second, /already in use by process (\d+)/);

    expect(Number(pid)).toBe(first.pid);
    await end(first, 'SIGKILL');
  });
});
