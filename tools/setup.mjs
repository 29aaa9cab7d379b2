/**
 * Makes a fresh clone runnable. Plain Node without dependencies, because it installs them.
 *
 *   node tools/setup.mjs install            dependencies, when node_modules does not match the lock file
 *   node tools/setup.mjs build              the same, then the server, the site and the example, when sources changed
 *   node tools/setup.mjs browser            the same as install, then a Chromium for the browser tests
 *
 *   node tools/setup.mjs local-models       the same as install, then the packages that run models from MODELS_DIR
 *
 * Several steps may be given. `--quiet` prints nothing unless there is something to do.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, isBuilt, PARTS, stampOf } from './built-parts.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCK = path.join(ROOT, '.setup.lock');
const OLDEST_NODE = [20, 19];
const LOCAL_MODELS_VERSION = '4.3.1';
const LOCAL_MODELS = `@huggingface/transformers@${LOCAL_MODELS_VERSION}`;
process.chdir(ROOT);

const words = process.argv.slice(2);
const isQuiet = words.includes('--quiet');
const say = (text) => isQuiet || console.log(`[setup] ${text}`);

requireNode();
await alone(async () => {
  await install();
  if (words.includes('build')) await build();
  if (words.includes('browser')) await browser();
  if (words.includes('local-models')) await localModels();
}).catch((error) => {
  console.error(`[setup] ${error.message}`);
  process.exitCode = 1;
});

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Quarry needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Serializes concurrent starts, so that they do not install at once. */
async function alone(work) {
  for (let said = false; ; ) {
    try {
      fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readText(LOCK));
    if (!holder || !isAlive(holder)) fs.rmSync(LOCK, { force: true });
    else {
      if (!said) console.log(`[setup] waiting for another setup (process ${holder})`);
      said = true;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  process.on('exit', () => fs.rmSync(LOCK, { force: true }));
  await work();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install() {
  if (isInstalled()) return;
  console.log('[setup] installing dependencies');
  await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (!isInstalled()) throw new Error('npm ci ended, but node_modules does not match package-lock.json.');
}

/** npm writes node_modules/.package-lock.json last, after a complete install. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages;
  const have = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !have) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return true;
    const there = have[place];
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

async function build() {
  for (const part of PARTS) {
    const hash = hashOf(part);
    if (isBuilt(part, hash)) continue;
    console.log(`[setup] building the ${part.title}`);
    await run(process.execPath, ['tools/build.mjs', part.name]);
    fs.writeFileSync(stampOf(part), hash);
  }
  say('ready');
}

/** Half a gigabyte that most installations do not need, so not a dependency. */
async function localModels() {
  if (readJson('node_modules/@huggingface/transformers/package.json')?.version === LOCAL_MODELS_VERSION) return;
  console.log('[setup] installing the packages for local models');
  await npm('install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', LOCAL_MODELS);
}

async function browser() {
  const { hasTestBrowser, installTestBrowser } = await import('./find-browser.mjs');
  if (!(await hasTestBrowser())) await installTestBrowser(run);
}

function readText(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function npm(...args) {
  // The runtime of local models comes with its CPU part; its installer would download the one for graphics cards.
  const environment = { ONNXRUNTIME_NODE_INSTALL: 'skip' };
  // npm's environment variables would be interpreted as options by the nested npm.
  for (const key of Object.keys(process.env)) {
    if (/^npm_(config_(?!registry|cache|userconfig|globalconfig|nodedir)|lifecycle_|package_|command)/i.test(key)) {
      environment[key] = undefined;
    }
  }
  const program = process.env.npm_execpath;
  return program && /\.c?js$/.test(program)
    ? run(process.execPath, [program, ...args], environment)
    : run('npm', args, environment);
}

/** Runs a program to its end; Ctrl-C ends the program first, then this script. */
function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (signal) process.exit(signal === 'SIGINT' ? 130 : 143);
      if (code === 0) resolve();
      else reject(new Error(`${[path.basename(command), ...args].slice(0, 3).join(' ')} failed with code ${code}.`));
    });
  });
}
