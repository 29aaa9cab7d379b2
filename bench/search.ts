/**
 * Measures latency, throughput and memory of search on generated products.
 *
 *   npm run bench:search -- [--sizes 10000,100000,1000000] [--queries 600] [--no-rivals] [--no-http]
 *
 * Every engine runs in a separate process. Both wall-clock time and processor time (`cpu`) are measured; engines are
 * compared by processor time, which other load on the machine affects less. Memory per product is the memory of the
 * process after a forced garbage collection, minus that of a process with a hundred products. Up to 100,000 products the
 * built server is asked over HTTP too, and MiniSearch behind a server of the same kind. Prints tables with their limits and
 * writes the figures to bench/results/search.json.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Worker } from 'node:worker_threads';
import type { HttpFigures } from './search/http-client.ts';
import { type Latency, printTable } from './search/measures.ts';
import { AS_INDEXING, runChild, startThread } from './search/run-child.ts';

interface Measured {
  latency: Latency;
  memory: number;
}
interface MeasuredRival extends Measured {
  /** Number of queries: fewer for slow engines. */
  asked: number;
}
interface MeasuredQuarry extends Measured {
  size: number;
  openSeconds: number;
  kinds: Record<string, Latency>;
  /** The query with the most CPU time. */
  slowest: { text: string; clock: number; cpu: number }[];
  suggest: Latency;
  facets: Latency;
  fuzzed: Latency | null;
  puts: Latency;
  patches: Latency;
  afterChanges: Latency;
}

interface MeasuredHttp {
  /** The first search after the import, and the import with the build of the index. */
  firstMs: number;
  importSeconds: number;
  search: HttpFigures;
  suggest: HttpFigures;
  residentBytes: number | null;
}

/** Other engines are not measured with more products than this. */
const MAX_FOR_RIVALS = 100_000;
/** Some engines need seconds per query, so they get only the first queries. */
const MAX_FOR_A_RIVAL = 200;
const FUZZED_AT = 100_000;
const FUZZED_TEXTS = 300;
const THROUGHPUT_SECONDS = 5;
const RESULTS = fileURLToPath(new URL('./results/search.json', import.meta.url));

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    queries: { type: 'string', default: '600' },
    'no-rivals': { type: 'boolean', default: false },
    'no-http': { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-search-'));
const results: object[] = [];
try {
  for (const size of sizes) results.push(await measureSize(size));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

async function measureSize(size: number): Promise<object> {
  const file = path.join(folder, `${size}.snapshot`);
  const written = await runChild<object>('./write-snapshot.ts', [file, size], AS_INDEXING);
  if (written === null) throw new Error(`The snapshot of ${size} products could not be written.`);
  const fuzz = size === FUZZED_AT ? FUZZED_TEXTS : 0;
  const quarry = await runChild<MeasuredQuarry>('./measure-quarry.ts', [file, size, options.queries, fuzz]);
  if (quarry === null) throw new Error(`${size} products could not be measured.`);
  const rivals: [string, MeasuredRival | null][] = [];
  if (!options['no-rivals'] && size <= MAX_FOR_RIVALS) {
    for (const name of ['MiniSearch', 'Orama']) {
      const queries = Math.min(Number(options.queries), MAX_FOR_A_RIVAL);
      rivals.push([name, await runChild<MeasuredRival>('./measure-rival.ts', [name, size, queries])]);
    }
  }
  printTable(
    `${size.toLocaleString('en')} products, one core`,
    [['Quarry', { ...quarry, asked: Number(options.queries) }] as const, ...rivals].map(([engine, measured]) => ({
      engine,
      queries: measured?.asked ?? '–',
      ...(measured === null ? {} : latencyCells(measured.latency)),
      'p50 × Quarry': measured ? measured.latency.cpu.p50 / quarry.latency.cpu.p50 : '–',
      'p99 × Quarry': measured ? measured.latency.cpu.p99 / quarry.latency.cpu.p99 : '–',
      'bytes a product': measured ? measured.memory / size : '–',
    })),
  );
  const overHttp = options['no-http'] || size > MAX_FOR_RIVALS ? null : await measureOverHttp(size, quarry);
  const throughput = await measureThroughput(file);
  const parts: [string, Latency | null][] = [
    ...Object.entries(quarry.kinds),
    ['suggestions', quarry.suggest],
    ['with all facets', quarry.facets],
    ['after 2,000 changes', quarry.afterChanges],
    ['100 products put', quarry.puts],
    ['100 products patched', quarry.patches],
    ['fuzzed texts', quarry.fuzzed],
  ];
  printTable(
    'Quarry, by what is asked',
    parts.flatMap(([part, latency]) => (latency === null ? [] : [{ part, ...latencyCells(latency) }])),
  );
  printLimits(size, quarry, rivals);
  console.log(
    `\n  ${Math.round(throughput)} queries a second on ${os.availableParallelism()} cores; ready in ${quarry.openSeconds.toFixed(2)} s`,
  );
  return { ...quarry, overHttp, throughput, cores: os.availableParallelism(), rivals: Object.fromEntries(rivals) };
}

/** What the server adds to the engine, beside what a server adds to MiniSearch. */
async function measureOverHttp(size: number, quarry: MeasuredQuarry): Promise<object | null> {
  const overHttp = await runChild<MeasuredHttp>('./measure-http.ts', [size, options.queries]);
  if (overHttp === null) throw new Error(`The server with ${size} products could not be measured.`);
  const rival = options['no-rivals']
    ? null
    : await runChild<HttpFigures>('./measure-rival-http.ts', [size, options.queries]);
  const row = (name: string, { latency, perSecond, perCpuSecond }: HttpFigures) => ({
    'over HTTP': name,
    ...latencyCells(latency),
    'a second, 8 at once': perSecond,
    'a second of processor': perCpuSecond ?? '–',
  });
  printTable(`${size.toLocaleString('en')} products over HTTP, with facets and gzip`, [
    { 'over HTTP': 'engine alone, with facets', ...latencyCells(quarry.facets) },
    row('Quarry', overHttp.search),
    row('Quarry, suggestions', overHttp.suggest),
    ...(rival === null ? [] : [row('MiniSearch, without facets', rival)]),
  ]);
  const resident = overHttp.residentBytes === null ? '–' : `${Math.round(overHttp.residentBytes / 1e6)} MB`;
  console.log(`\n  first search after the import ${Math.round(overHttp.firstMs)} ms; resident ${resident}`);
  return { ...overHttp, rival };
}

/** The limits for this size, and how much of each is used. */
function printLimits(
  size: number,
  quarry: MeasuredQuarry,
  rivals: readonly (readonly [string, Measured | null])[],
): void {
  const rows: { limit: string; allowed: number; measured: number }[] = [];
  if (size === 100_000) {
    rows.push({ limit: 'query p99, cpu ms', allowed: 30, measured: quarry.latency.cpu.p99 });
    rows.push({ limit: 'suggestions p99, cpu ms', allowed: 30, measured: quarry.suggest.cpu.p99 });
    if (quarry.fuzzed)
      rows.push({ limit: 'slowest fuzzed text, cpu ms', allowed: 200, measured: quarry.fuzzed.cpu.slowest });
    for (const [name, rival] of rivals) {
      if (rival === null) continue;
      const { p50, p99 } = rival.latency.cpu;
      rows.push({ limit: `query p50, a fifth of ${name}'s`, allowed: p50 / 5, measured: quarry.latency.cpu.p50 });
      rows.push({ limit: `query p99, a fifth of ${name}'s`, allowed: p99 / 5, measured: quarry.latency.cpu.p99 });
    }
  }
  if (size === 1_000_000) {
    rows.push({ limit: 'query p99, cpu ms', allowed: 150, measured: quarry.latency.cpu.p99 });
    rows.push({ limit: 'memory a product, bytes', allowed: 1500, measured: quarry.memory / size });
    rows.push({ limit: 'snapshot open, s', allowed: 20, measured: quarry.openSeconds });
  }
  if (rows.length === 0) return;
  printTable(
    'Limits',
    rows.map((row) => ({ ...row, used: `${Math.round((100 * row.measured) / row.allowed)}%` })),
  );
}

function latencyCells({ p50, p99, slowest, cpu }: Latency): Record<string, number> {
  return {
    'p50 ms': p50,
    'p99 ms': p99,
    'slowest ms': slowest,
    'p50 cpu ms': cpu.p50,
    'p99 cpu ms': cpu.p99,
    'slowest cpu ms': cpu.slowest,
  };
}

/** Queries a second with one thread a core, all on one snapshot in shared memory. */
async function measureThroughput(file: string): Promise<number> {
  const bytes = readFileSync(file);
  const snapshot = new SharedArrayBuffer(bytes.length);
  new Uint8Array(snapshot).set(bytes);
  const threads = Array.from({ length: os.availableParallelism() }, (_, thread) =>
    startThread('./throughput-thread.ts', { snapshot, seconds: THROUGHPUT_SECONDS, thread }),
  );
  await Promise.all(threads.map(nextMessage));
  const counted = threads.map(nextMessage);
  for (const thread of threads) thread.postMessage('start');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- threads answer with a number
  const perSecond = (await Promise.all(counted)) as number[];
  await Promise.all(threads.map((thread) => thread.terminate()));
  return perSecond.reduce((sum, one) => sum + one, 0);
}

function nextMessage(thread: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
