/**
 * Calls every operation of the OpenAPI document of a running server with generated requests and reports replies of 500,
 * undocumented statuses and replies that do not have the documented form.
 *
 *   node tools/fuzz-api.mjs [--max-time 600] [--only /api/] [--as owner|key|nobody]
 *
 * Needs the Python program schemathesis (`pip install schemathesis`), found on PATH or by the variable SCHEMATHESIS;
 * without it, it says so and succeeds. Starts the sources with an empty database, makes an owner and a shop.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STORE = 'fuzzed';
const ACCOUNT = { username: 'owner', password: 'a password of the fuzzing' };
/** They end the session or the shop that all other calls need, or never end their reply. */
const LEFT_OUT = ['/stream$', '/logout$', '/authenticate$', '/me/sessions', '/me/second-factor', '/members/'];

const { values } = parseArgs({
  options: {
    'max-time': { type: 'string', default: '600' },
    only: { type: 'string', default: '/api/' },
    as: { type: 'string', default: 'owner' },
  },
});
const program = process.env.SCHEMATHESIS ?? 'schemathesis';
if (spawnSync(program, ['--version']).error) {
  console.log('schemathesis is not installed (pip install schemathesis); skipped.');
  process.exit(0);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-fuzz-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO_DATA: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const { address, setupCode } = await announced();
  const callers = await prepare(address, setupCode);
  process.exitCode = await fuzz(address, callers[values.as] ?? callers.owner);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  fs.rmSync(folder, { recursive: true, force: true });
}

/** What a first start prints: where it answers, and the code that makes the first account. */
function announced() {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.setEncoding('utf8').on('data', (part) => {
      printed += part;
      const [, address] = /is ready: (\S+)/.exec(printed) ?? [];
      const [, setupCode] = /#setup=(\S+)/.exec(printed) ?? [];
      if (address && setupCode) resolve({ address, setupCode });
    });
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

/** An owner, a shop, a product and a key. @returns the headers of each kind of caller. */
async function prepare(address, code) {
  const post = async (place, body, cookie) => {
    const headers = { 'content-type': 'application/json', origin: address, ...(cookie && { cookie }) };
    const reply = await fetch(`${address}${place}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${place} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  await post('/api/v1/setup', { ...ACCOUNT, code });
  const [cookie = ''] = (await post('/api/authenticate', ACCOUNT)).headers.getSetCookie();
  const session = cookie.split(';')[0];
  await post('/api/v1/stores', { id: STORE, name: 'Fuzzed', default_language: 'en', currency: 'EUR' }, session);
  const product = { id: 'lamp', title: 'Lamp', original_price: 5 };
  await post(`/api/v1/stores/${STORE}/products/batch`, { operations: [{ action: 'upsert', product }] }, session);
  const key = { kind: 'secret', name: 'Fuzzing', scopes: allScopes() };
  const { secret } = await (await post(`/api/v1/stores/${STORE}/keys`, key, session)).json();
  return {
    owner: [`Cookie: ${session}`, `Origin: ${address}`],
    key: [`Authorization: Bearer ${secret}`],
    nobody: [],
  };
}

/** All that a secret key may be allowed, by the document. */
function allScopes() {
  const { paths } = JSON.parse(fs.readFileSync(path.join(ROOT, 'docs/api/openapi.json'), 'utf8'));
  const { oneOf } = paths['/api/v1/stores/{store}/keys'].post.requestBody.content['application/json'].schema;
  return oneOf.find(({ properties }) => properties.scopes).properties.scopes.items.enum;
}

function fuzz(address, headers) {
  const config = path.join(folder, 'schemathesis.toml');
  fs.writeFileSync(config, `[parameters]\nstore = "${STORE}"\n`);
  const args = [
    '--config-file',
    config,
    'run',
    path.join(ROOT, 'docs/api/openapi.json'),
    '--url',
    address,
    ...headers.map((header) => `--header=${header}`),
    '--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance',
    '--phases=examples,coverage,fuzzing',
    '--max-examples=15',
    '--no-shrink',
    '--continue-on-failure',
    `--max-time=${values['max-time']}`,
    '--request-timeout=20',
    '--suppress-health-check=all',
    `--include-path-regex=${values.only}`,
    `--exclude-path-regex=${LEFT_OUT.join('|')}`,
    '--exclude-operation-id=deleteStore',
    '--warnings=off',
    '--no-color',
  ];
  return new Promise((resolve) => {
    spawn(program, args, { cwd: folder, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
}
