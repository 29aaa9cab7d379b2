/**
 * Runs the README's first command on a bare clone: committed files alone must install, build, load the demo shops and
 * serve. Ctrl-C must end it cleanly.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FIRST_START_MS = 8 * 60_000;
const SECOND_START_MS = 60_000;

let clone: string;
beforeAll(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-clone-'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
});
afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

/** The environment of a user's shell, without npm's variables. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV|DATA_DIR)/i.test(name));
  return { ...Object.fromEntries(own), PORT: '0', LOG_LEVEL: 'warn' };
}

function npmStart(): ChildProcess {
  return spawn('npm', ['start'], {
    cwd: clone,
    env: shellEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Waits for the printed URL; fails with the output. */
function addressOf(child: ChildProcess, withinMs: number): Promise<{ address: string; said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${said}`)), withinMs);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /is ready: (\S+)[\s\S]*Ctrl-C/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve({ address, said });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${said}`)));
  });
}

/** Like Ctrl-C on a terminal: signals every process of the group. */
async function pressCtrlC(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}

describe('a bare clone', () => {
  it('serves after npm start, prints who may log in, ends with Ctrl-C and starts again', {
    timeout: FIRST_START_MS + SECOND_START_MS,
  }, async () => {
    const first = npmStart();
    const { address, said } = await addressOf(first, FIRST_START_MS);

    const home = await fetch(address);
    const login = await fetch(`${address}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'veli', password: 'quarry-demo', contextBase: 'chat' }),
    });
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<html');
    expect(await login.json()).toMatchObject({ success: true, context: 'chat/veli' });
    expect(said).toContain('quarry-demo');
    expect(fs.existsSync(path.join(clone, 'data', 'record'))).toBe(true);
    await pressCtrlC(first);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');

    const second = npmStart();
    const again = await addressOf(second, SECOND_START_MS);
    expect(again.said).not.toContain('Loading the demo shops');
    expect(again.said).not.toContain('building');
    await pressCtrlC(second);
  });
});
