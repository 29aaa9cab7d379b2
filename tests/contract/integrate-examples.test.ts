/** Runs the examples of `docs/integrate` against a server that listens, in the order of the pages. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CreatedKey, WebhookWithSecret } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiServer, openApiServer } from '../../apps/server/src/api-v1/testing/open-api-server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const run = promisify(execFile);
/** Generous for a busy machine: each example starts a process. */
const WITHIN_MS = 120_000;
const SCOPES = [
  ...['keys', 'products', 'imports', 'orders', 'events', 'webhooks'].flatMap((one) => [`${one}:read`, `${one}:write`]),
  'searches:read',
];

let server: ApiServer;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await openApiServer({ WEBHOOKS_PRIVATE: '1' });
  await server.services.stores.change('north', { open: true });
  const owner = await server.account('owner', { role: 'owner' });
  const made = await server.call({
    session: owner,
    method: 'POST',
    url: '/api/v1/stores/north/keys',
    body: { kind: 'secret', name: 'Examples', scopes: SCOPES, networks: [], expires_at: null },
  });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-examples-'));
  environment = {
    PATH: process.env.PATH ?? '',
    QUARRY: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    STORE: 'north',
    QUARRY_KEY: made.json<CreatedKey>().secret ?? '',
  };
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Example {
  language: string;
  code: string;
}

function examplesOf(page: string): Example[] {
  const text = fs.readFileSync(path.join(ROOT, 'docs/integrate', page), 'utf8');
  return [...text.matchAll(/^```(sh|ts)\n([\s\S]*?)^```/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

let count = 0;
function fileOf(code: string): string {
  const file = path.join(folder, `example-${(count += 1)}.mts`);
  fs.writeFileSync(file, code);
  return file;
}

/** @returns what it printed. @throws when it fails. */
async function runExample({ language, code }: Example, more: Record<string, string> = {}): Promise<string> {
  const [program, ...rest] =
    language === 'sh' ? ['bash', '-euo', 'pipefail', '-c', code] : [process.execPath, '--import', 'tsx', fileOf(code)];
  const options = { cwd: ROOT, env: { ...environment, ...more }, timeout: WITHIN_MS };
  return (await run(program ?? '', rest, options)).stdout;
}

/** Commands of the terminal have tests of their own. */
const isCall = ({ language, code }: Example) => language === 'ts' || code.includes('curl');

describe('the examples of docs/integrate', () => {
  it.each([
    ['keys.md', ['"kind":"key"', 'Stock sync', 'the old key ends', 'quota-used']],
    ['push.md', ['"status":', 'created: 500', '"discounted_price":29', 'A-1001']],
    ['events.md', ['"query_id"', '"accepted":1', 'accepted: 3']],
  ])('of %s do what the page says', { timeout: WITHIN_MS * 4 }, async (page, expected) => {
    const examples = examplesOf(page);
    expect(examples).toHaveLength(expected.length);
    for (const [place, example] of examples.entries()) {
      expect((await runExample(example)).toLowerCase()).toContain(expected[place]?.toLowerCase());
    }
  });

  it('of embed.md make a key for an origin, and search with it from there', { timeout: WITHIN_MS * 2 }, async () => {
    const [create, search, ...others] = examplesOf('embed.md').filter(isCall);
    expect(others).toEqual([]);
    const { secret } = JSON.parse(await runExample(create as Example)) as CreatedKey;
    expect(await runExample(search as Example, { PUBLISHABLE_KEY: secret ?? '' })).toMatch(/\d+ found, the first: /);
  });

  it('of webhooks.md receive a signed call, and refuse another one', { timeout: WITHIN_MS * 3 }, async () => {
    const [receiver, create, test, ...others] = examplesOf('webhooks.md');
    expect(others).toEqual([]);
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}/`;
    const { secret } = JSON.parse(await runExample(create as Example, { RECEIVER: address })) as WebhookWithSecret;
    const process_ = spawn(process.execPath, ['--import', 'tsx', fileOf((receiver as Example).code)], {
      cwd: ROOT,
      env: { ...environment, PORT: port, WEBHOOK_SECRET: secret ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const printed = printedBy(process_);
      await vi.waitFor(async () => expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401), {
        timeout: WITHIN_MS,
        interval: 200,
      });
      expect(await runExample(test as Example)).toContain(`${address}: webhook.test`);
      await vi.waitFor(() => expect(printed()).toContain('received webhook.test'), { timeout: WITHIN_MS });
    } finally {
      process_.kill();
    }
  });
});

function printedBy(child: ChildProcess): () => string {
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (printed += part));
  return () => printed;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
