/** A production install has no examples: the built server starts empty and takes a shop in by its commands. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SearchResponse } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const ENOUGH_MS = 300_000;

let install: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  install = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-without-examples-'));
  fs.cpSync(path.join(ROOT, 'apps/server/dist'), path.join(install, 'apps/server/dist'), { recursive: true });
  // What npm installs, without the packages of this repository: the bundle holds those that it needs.
  const modules = path.join(install, 'node_modules');
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@quarry') fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  const own = 'apps/server/node_modules';
  if (fs.existsSync(path.join(ROOT, own))) fs.symlinkSync(path.join(ROOT, own), path.join(install, own));
});
afterAll(() => {
  server?.kill('SIGKILL');
  fs.rmSync(install, { recursive: true, force: true });
});

const environment = () => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: path.join(install, 'data'),
  LOG_LEVEL: 'error',
  npm_lifecycle_event: '',
});

function start(): Promise<{ address: string; said: string }> {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: install,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /is ready: (\S+)[\s\S]*user add/.exec(said) ?? [];
      if (address) resolve({ address, said });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${said}`)));
  });
}

function quarry(...words: string[]): string {
  const program = path.join(install, 'apps/server/dist/quarry.js');
  return execFileSync(process.execPath, [program, ...words], {
    cwd: install,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

describe('an installation without examples', () => {
  it('starts empty, and a shop comes in by the commands while the server runs', { timeout: ENOUGH_MS }, async () => {
    const { address, said } = await start();

    expect(said).toContain('The demo shops are not installed');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/stores/veli`)).status).toBe(404);
    expect((await fetch(`${address}/media/veli/p-1/1.webp`)).status).toBe(404);
    expect(quarry('store', 'list')).toBe('');

    fs.writeFileSync(path.join(install, 'shop.csv'), 'id,title,price\n1,Oak chair,40\n2,Brass lamp,60\n');
    quarry('store', 'set', '--store', 'corner', '--create', 'name=The Corner Shop', 'open=true');
    quarry('import', '--store', 'corner', '--file', 'shop.csv');
    const settings = async () => (await fetch(`${address}/api/stores/corner`)).json();
    const found = async (query: string) => {
      const reply = await fetch(`${address}/api/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ store: 'corner', query }),
      });
      const { documents } = SearchResponse.parse(await reply.json());
      return documents.map(({ id }) => id);
    };
    const products = async () => (await fetch(`${address}/api/products?store=corner`)).json();

    expect(await settings()).toMatchObject({ name: 'The Corner Shop', kind: 'general' });
    expect(JSON.stringify(await products())).toContain('Brass lamp');
    expect(await found('lamp')).toEqual(['2']);

    quarry('store', 'set', '--store', 'corner', 'kind=furniture');
    quarry('product', 'delete', '--store', 'corner', '--id', '2');
    expect(await settings()).toMatchObject({ kind: 'furniture' });
    expect(JSON.stringify(await products())).not.toContain('Brass lamp');
    expect(await found('lamp')).toEqual([]);

    quarry('store', 'delete', '--store', 'corner', '--yes');
    expect((await fetch(`${address}/api/stores/corner`)).status).toBe(404);
  });
});
