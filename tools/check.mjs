/** All static checks. `npm run check` runs them locally and on the build server. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);

/** Generated first: the browser side's types depend on it. */
const ROUTE_TYPES = ['route types', bin('react-router'), 'typegen', 'apps/web'];
/** Longest first, to use all cores until the end. */
const STEPS = [
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['types, browser side', bin('tsc'), '-p', 'tsconfig.browser.json'],
  ['types, server side', bin('tsc'), '-p', 'tsconfig.json'],
  ['architecture', bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'examples'],
  ['unused code', bin('knip')],
  ['language data', bin('tsx'), 'tools/check-lexicon.ts'],
  ['generated files', bin('tsx'), 'tools/generate.ts', '--check'],
  ['format', bin('biome'), 'format', '.'],
];

const failed = [];
await check(ROUTE_TYPES);
const waiting = [...STEPS];
await Promise.all(Array.from({ length: os.availableParallelism() }, checkWhatWaits));

if (failed.length > 0) {
  console.error(`\nNot clean: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log('\nClean.');

async function checkWhatWaits() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
}

/** Runs one step and prints its output at once, because several run in parallel. */
async function check([name, command, ...args]) {
  const { status, said } = await runQuietly(command, args);
  console.log(`\n── ${name}\n${said.trim()}`);
  if (status !== 0) failed.push(name);
}

function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
}
