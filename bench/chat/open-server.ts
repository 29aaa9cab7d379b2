/** Starts the built server in a separate process, with a store of imported generated products. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { millionProducts } from '@quarry/demo-shops';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FEED_LINES = 1000;

export interface RunningServer {
  process: ChildProcess;
  address: string;
  /** Publishable key of the store. */
  key: string;
  importSeconds: number;
  stop(): Promise<void>;
}

/** @param profileDir folder in which the server writes a CPU profile when it ends. */
export async function openServer(
  store: string,
  products: number,
  dataDir: string,
  profileDir?: string,
): Promise<RunningServer> {
  const environment = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const feed = path.join(dataDir, 'feed.ndjson');
  writeFeed(feed, products);
  const started = performance.now();
  await runQuarry(environment, ['import', '--store', store, '--file', feed, '--language', 'en', '--currency', 'GEL']);
  const importSeconds = (performance.now() - started) / 1000;
  fs.rmSync(feed);
  const printed = await runQuarry(environment, ['key', 'create', '--store', store, '--origin', 'https://shop.example']);
  const [key] = /qk_pub_[\w-]+/.exec(printed) ?? [];
  if (!key) throw new Error(`No key was made: ${printed}`);

  const profiling = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const child = spawn(process.execPath, [...profiling, 'apps/server/dist/main.js'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    process: child,
    address: await addressOf(child),
    key,
    importSeconds,
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function writeFeed(feed: string, products: number): void {
  const file = fs.openSync(feed, 'w');
  let lines: string[] = [];
  for (const product of millionProducts(products)) {
    lines.push(`${JSON.stringify(product)}\n`);
    if (lines.length === FEED_LINES) fs.writeSync(file, lines.splice(0).join(''));
  }
  fs.writeSync(file, lines.join(''));
  fs.closeSync(file);
}

/** @returns the output of the command. */
function runQuarry(environment: NodeJS.ProcessEnv, args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['apps/server/dist/quarry.js', ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`quarry ${args[0]} ended with code ${code}: ${errors.slice(-2000)}`));
    });
  });
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /is ready: (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${output.slice(-2000)}`)));
  });
}

/** CPU seconds so far, of all threads; null if the system does not report them. */
export function cpuSecondsOf({ pid }: ChildProcess): number | null {
  try {
    const [, rest = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    // Fields 14 and 15 of the line, in ticks of a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
