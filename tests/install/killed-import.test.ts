/** `kill -9` of the built server while it writes products for a task, and a restart: the task goes on to its end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CatalogueImport, type StartedTask, type Task } from '@quarry/contract';
import { emptyDataDir } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BUILT = (name: string) => fileURLToPath(new URL(`../../apps/server/dist/${name}`, import.meta.url));
const ENOUGH_MS = 180_000;
const PASSWORD = 'a password of this test';
/** Written in several transactions, so that a kill meets some of them. */
const PRODUCTS = 6000;

let dataDir: string;
let server: ChildProcess;
let address: string;
let cookie: string;

beforeAll(async () => {
  dataDir = await emptyDataDir();
  execFileSync(process.execPath, [BUILT('quarry.js'), 'user', 'add', 'owner', '--admin'], {
    env: environment(),
    input: `${PASSWORD}\n`,
  });
  await start();
}, ENOUGH_MS);
afterAll(async () => {
  await kill();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: '0', LOG_LEVEL: 'error', npm_lifecycle_event: '' };
}

async function start(): Promise<void> {
  server = spawn(process.execPath, [BUILT('main.js')], { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, at] = /is ready: (\S+)/.exec(output) ?? [];
      if (at) resolve(at);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`Ended with code ${code}:\n${output}`)));
  });
  const login = await fetch(`${address}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password: PASSWORD }),
  });
  cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function kill(): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the reply that a test expects
async function call<Reply>(method: string, url: string, body?: FormData | object): Promise<Reply> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${address}/api/v1/stores${url}`, {
    method,
    headers: { cookie, origin: address, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

async function startBatch(store: string): Promise<Task> {
  const operations = Array.from({ length: PRODUCTS }, (_, number) => ({
    action: 'upsert',
    product: { id: `mug-${number}`, title: `Mug no. ${number}`, original_price: 9 },
  }));
  return (await call<StartedTask>('POST', `/${store}/products/batch`, { operations })).task;
}

async function startImport(store: string): Promise<Task> {
  const rows = Array.from({ length: PRODUCTS }, (_, number) => `mug-${number},Mug no. ${number},9`);
  const form = new FormData();
  form.set('file', new Blob([`id,title,price\n${rows.join('\n')}\n`], { type: 'text/csv' }), 'mugs.csv');
  const { id } = await call<CatalogueImport>('POST', `/${store}/imports`, form);
  return (await call<StartedTask>('POST', `/${store}/imports/${id}/run`, {})).task;
}

describe('a task whose server is killed while it writes products', { timeout: ENOUGH_MS }, () => {
  it.each([
    ['a batch of the API', 'batch', startBatch],
    ['an imported file', 'file', startImport],
  ])('goes on after the restart, and misses and repeats nothing: %s', async (_, store, startTask) => {
    await call('POST', '', { id: store, name: 'Mugs', default_language: 'en', currency: 'EUR' });
    const { id } = await startTask(store);
    const state = () => call<Task>('GET', `/${store}/tasks/${id}`);
    const count = async () => (await call<{ total: number }>('GET', `/${store}/products?limit=1`)).total;
    await expect.poll(count, { timeout: ENOUGH_MS, interval: 5 }).toBeGreaterThan(0);
    expect((await state()).status).toBe('running');

    await kill();
    await start();

    expect(await count()).toBeGreaterThan(0);
    await expect.poll(async () => (await state()).status, { timeout: ENOUGH_MS, interval: 100 }).toBe('done');
    expect(await count()).toBe(PRODUCTS);
    const found = await call<{ documents: { id: string }[] }>('POST', `/${store}/searches`, {
      query: `Mug no. ${PRODUCTS - 1}`,
    });
    expect(found.documents[0]?.id).toBe(`mug-${PRODUCTS - 1}`);
  });
});
