/**
 * Fetches an OpenSearch server with Maven and starts it with the machine's Java, for the tests of the engine that uses
 * one. Nothing else of the project needs Java. An address in OPENSEARCH_URL is used instead where it is given.
 *
 *   node tools/opensearch.mjs start         starts it and prints its address; Ctrl-C stops it and deletes its data
 *   node tools/opensearch.mjs conformance   starts it and runs the conformance tests of the engine against it
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Runs on Java 11 and newer; 3.x needs Java 21. */
const VERSION = '2.19.1';
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
/** Pinned: an older Maven would choose a plugin that cannot unpack it. */
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';
const DISTRIBUTION = path.join(ROOT, 'node_modules/.cache/opensearch', VERSION);
const HEAP = '512m';
const FETCHED_WITHIN_MS = 300_000;
const STARTS_WITHIN_MS = 180_000;
/** The server refuses to run as root. */
const NOBODY = 65_534;
const SUITE = 'apps/server/src/providers/opensearch/opensearch-conformance.test.ts';

const [task] = process.argv.slice(2);
if (task === 'start') await start();
else if (task === 'conformance') await conformance();
else {
  console.error('Name what to do: start or conformance.');
  process.exitCode = 2;
}

async function start() {
  const reason = whyImpossible();
  if (reason) throw new Error(reason);
  const { url, stop } = await startServer();
  console.log(url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
}

async function conformance() {
  const given = process.env.OPENSEARCH_URL;
  const reason = given ? undefined : whyImpossible();
  if (reason) {
    console.log(`The engine on OpenSearch was not tested: ${reason}`);
    return;
  }
  const server = given ? { url: given, stop: async () => {} } : await startServer().catch((error) => error);
  // What a machine lacks for the server is no fault of the engine.
  if (server instanceof Error) {
    console.log(`The engine on OpenSearch was not tested: ${server.message}`);
    return;
  }
  const { url, stop } = server;
  try {
    const vitest = path.join(ROOT, 'node_modules/.bin/vitest');
    const { status } = spawnSync(vitest, ['run', '--project', 'server', SUITE], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, OPENSEARCH_URL: url },
    });
    process.exitCode = status ?? 1;
  } finally {
    await stop();
  }
}

function whyImpossible() {
  if (!runs('java', '-version')) return 'Java is not installed.';
  if (!fs.existsSync(DISTRIBUTION) && !runs('mvn', '--version'))
    return 'Maven, which fetches OpenSearch, is not installed.';
  if (!fs.existsSync(DISTRIBUTION) && !fetchDistribution()) return 'Maven could not fetch OpenSearch.';
  return undefined;
}

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function fetchDistribution() {
  console.log(`Fetching OpenSearch ${VERSION} with Maven.`);
  const unpacked = `${DISTRIBUTION}.new`;
  fs.rmSync(unpacked, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true });
  // Maven notes what it has unpacked beside where it runs, and would not unpack it again.
  const maven = (...args) =>
    spawnSync('mvn', ['-B', '-q', ...args], { cwd: unpacked, stdio: 'inherit', timeout: FETCHED_WITHIN_MS }).status ===
    0;
  if (!maven(`${PLUGIN}:get`, `-Dartifact=${ARTIFACT}`, '-Dtransitive=false')) return false;
  if (!maven(`${PLUGIN}:unpack`, `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${unpacked}`)) return false;
  if (!fs.existsSync(path.join(unpacked, `opensearch-${VERSION}`, 'bin'))) return false;
  // Whoever may not write to it runs it.
  spawnSync('chmod', ['-R', 'a+rX', unpacked]);
  for (const program of fs.readdirSync(path.join(unpacked, `opensearch-${VERSION}`, 'bin'))) {
    fs.chmodSync(path.join(unpacked, `opensearch-${VERSION}`, 'bin', program), 0o755);
  }
  fs.renameSync(unpacked, DISTRIBUTION);
  return true;
}

/** One node on free ports of this machine, with its data in a temporary folder. */
async function startServer() {
  const home = path.join(DISTRIBUTION, `opensearch-${VERSION}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-opensearch-'));
  const [port, transportPort] = [await freePort(), await freePort()];
  const config = path.join(folder, 'config');
  fs.cpSync(path.join(home, 'config'), config, { recursive: true });
  const options = path.join(config, 'jvm.options');
  // These write beside the program, which only its owner may.
  const kept = fs
    .readFileSync(options, 'utf8')
    .split('\n')
    .filter((line) => !/logs[/]|HeapDump/.test(line));
  fs.writeFileSync(options, kept.join('\n'));
  fs.writeFileSync(
    path.join(config, 'opensearch.yml'),
    [
      'cluster.name: quarry-tests',
      'network.host: 127.0.0.1',
      `http.port: ${port}`,
      `transport.port: ${transportPort}`,
      'discovery.type: single-node',
      `path.data: ${path.join(folder, 'data')}`,
      `path.logs: ${path.join(folder, 'logs')}`,
      'action.auto_create_index: false',
      // A nearly full disk would make indexes read-only.
      'cluster.routing.allocation.disk.threshold_enabled: false',
      // Works also where the system allows few memory maps.
      'node.store.allow_mmap: false',
      '',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  const log = fs.openSync(path.join(folder, 'output.log'), 'w');
  const server = spawn(path.join(home, 'bin/opensearch'), [], {
    cwd: home,
    stdio: ['ignore', log, log],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      OPENSEARCH_JAVA_HOME: javaHome(),
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: folder,
      OPENSEARCH_JAVA_OPTS: `-Xms${HEAP} -Xmx${HEAP}`,
    },
  });
  let failure;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    // The account that runs it may not reach the folder of this checkout.
    server.once('error', (error) => {
      failure = error;
      resolve();
    });
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    fs.closeSync(log);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN_MS;
  while (!(await answers(url))) {
    if (failure || server.exitCode !== null || Date.now() > until) {
      const printed = fs.readFileSync(path.join(folder, 'output.log'), 'utf8').split('\n').slice(-30).join('\n');
      const output = failure ? failure.message : printed;
      await stop();
      throw new Error(`OpenSearch did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { url, stop };
}

async function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function javaHome() {
  const { stderr } = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' });
  return /java[.]home = (.+)/.exec(stderr)?.[1]?.trim();
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
