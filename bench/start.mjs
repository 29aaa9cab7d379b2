/**
 * Measures start times: first load of the demo shops, second start, first piece of a chat reply.
 *
 *   npm run bench:start
 *
 * Uses the built server and a new data directory; prints a table and writes the figures to bench/results/start.json.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FIRST_PIECES = 20;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-start-'));
try {
  const first = await startServer();
  await stop(first);
  const second = await startServer();
  const pieces = await firstPieces(second.address);
  await stop(second);
  report({
    'first start, demo shops loaded (s)': first.seconds,
    'second start (s)': second.seconds,
    'first piece of a reply, median (ms)': pieces[Math.floor(pieces.length / 2)],
    'first piece of a reply, slowest (ms)': pieces.at(-1),
  });
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Seconds from the start of the process to the line that says that it is ready. */
function startServer() {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, address] = /is ready: (\S+)/.exec(output) ?? [];
      if (address) resolve({ child, address, seconds: (performance.now() - startedAt) / 1000 });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

async function stop({ child }) {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Milliseconds from sending a message to the first bytes of the stream, sorted. */
async function firstPieces(address) {
  const times = [];
  for (let turn = 0; turn < FIRST_PIECES; turn++) {
    const form = new FormData();
    form.set('message', 'red dress under 50');
    form.set('store', 'quarry');
    form.set('sessionId', `bench-${turn}`);
    const sentAt = performance.now();
    const reply = await fetch(`${address}/api/qchat`, { method: 'POST', body: form });
    const reader = reply.body.getReader();
    await reader.read();
    times.push(performance.now() - sentAt);
    while (!(await reader.read()).done);
  }
  return times.sort((a, b) => a - b);
}

function report(figures) {
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(2))]));
  console.table(rounded);
  fs.mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  fs.writeFileSync(path.join(ROOT, 'bench/results/start.json'), `${JSON.stringify(rounded, null, 2)}\n`);
}
