/**
 * Measures how fast indexes are built, saved, opened and rebuilt, and their memory.
 *
 *   npm run bench:build -- [--sizes 10000,100000,1000000] [--data DIR] [--rebuild-size 20000] [--rounds 3]
 *
 * Uses generated products of every size; with `--data` (or QUARRY_BENCH_DATA, see bench:relevance) also a real
 * catalogue, compared with MiniSearch on the same texts in the same run. Also measures searches while the server's
 * indexing thread rebuilds a store. Prints tables with their limits and writes the figures to bench/results/build.json.
 * As in bench:search, `cpu` is processor time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readJudgedData } from './relevance/judged-data.ts';
import { printTable } from './search/measures.ts';
import { AS_INDEXING, runChild } from './search/run-child.ts';

interface Written {
  size: number;
  /** From documents to the bytes of a snapshot. */
  seconds: number;
  cpuSeconds: number;
  writeSeconds: number;
  bytes: number;
  peakMemory: number;
}
interface Opened {
  readSeconds: number;
  openSeconds: number;
  firstAnswerSeconds: number;
  memory: number;
}
interface BuiltJudged {
  engine: string;
  products: number;
  clock: number;
  cpu: number;
}
interface Rebuilt {
  products: number;
  rebuilds: number;
  searches: number;
  errors: number;
  idle: { p50: number; p99: number };
  rebuilding: { p50: number; p99: number };
  /** By round: p99 while rebuilding over p99 in the idle time before it. */
  ratios: number[];
  rebuildSeconds: number;
}

const RESULTS = fileURLToPath(new URL('./results/build.json', import.meta.url));
const MIN_A_SECOND = 10_000;
const MAX_MEMORY = 1500;
const MAX_OPEN_SECONDS = 20;
const MAX_RATIO = 2;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    data: { type: 'string', default: process.env['QUARRY_BENCH_DATA'] ?? '' },
    'rebuild-size': { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = options.sizes.split(',').filter(Boolean).map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-build-'));
const limits: { limit: string; allowed: string; measured: number; used: string }[] = [];
const results: Record<string, unknown> = {};
try {
  results['sizes'] = await measureSizes();
  if (options.data !== '') results['judged'] = await measureJudged(options.data);
  results['rebuild'] = await measureRebuild(Number(options['rebuild-size']));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable('Limits', limits);
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

async function measureSizes(): Promise<object[]> {
  const measured: (Written & Opened)[] = [];
  for (const size of sizes) {
    const file = path.join(folder, `${size}.snapshot`);
    const written = await runChild<Written>('./write-snapshot.ts', [file, size], AS_INDEXING);
    if (written === null) throw new Error(`${size} products could not be indexed.`);
    const opened = await runChild<Opened>('../indexing/open-snapshot.ts', [file]);
    if (opened === null) throw new Error(`The index of ${size} products could not be opened.`);
    rmSync(file);
    measured.push({ ...written, ...opened });
  }
  printTable(
    'Generated products, one core',
    measured.map((one) => ({
      products: one.size.toLocaleString('en'),
      'products / s': one.size / one.seconds,
      'products / cpu s': one.size / one.cpuSeconds,
      'snapshot MB': one.bytes / 1e6,
      'write s': one.writeSeconds,
      'read s': one.readSeconds,
      'open s': one.openSeconds,
      'first answer s': one.firstAnswerSeconds,
      'bytes a product': one.memory / one.size,
      'peak while building, MB': one.peakMemory / 1e6,
    })),
  );
  for (const { size, cpuSeconds, memory, readSeconds, openSeconds } of measured) {
    if (size === 100_000) limitBelow('products a cpu second at 100,000', size / cpuSeconds, MIN_A_SECOND, 'least');
    if (size !== 1_000_000) continue;
    limitBelow('bytes a product at 1,000,000', memory / size, MAX_MEMORY, 'most');
    limitBelow('seconds to load 1,000,000', readSeconds + openSeconds, MAX_OPEN_SECONDS, 'most');
  }
  return measured;
}

/** In turns, so that other load on the machine affects all of them. */
async function measureJudged(data: string): Promise<BuiltJudged[] | undefined> {
  const judged = readJudgedData(data, 'dev');
  if (judged === undefined) {
    console.log(`\n${data} holds no judged catalogue.`);
    return undefined;
  }
  const engines = ['Quarry', 'MiniSearch', 'MiniSearch, stemmed'];
  const built: BuiltJudged[] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const engine of engines) {
      const outcome = await runChild<BuiltJudged>(
        '../indexing/build-judged.ts',
        [engine, judged.productsFile],
        AS_INDEXING,
      );
      if (outcome === null) throw new Error(`${engine} could not index the judged catalogue.`);
      built.push(outcome);
    }
  }
  const fastest = engines.flatMap((name) =>
    built
      .filter(({ engine }) => engine === name)
      .sort((a, b) => a.cpu - b.cpu)
      .slice(0, 1),
  );
  const [quarry, rival] = fastest;
  if (!quarry || !rival) throw new Error('Nothing was built: give at least one round.');
  printTable(
    `${quarry.products.toLocaleString('en')} real products, fastest of ${options.rounds}`,
    fastest.map(({ engine, products, clock, cpu }) => ({
      engine,
      seconds: clock,
      'cpu seconds': cpu,
      'products / cpu s': products / cpu,
      'cpu × Quarry': cpu / quarry.cpu,
    })),
  );
  limitBelow("cpu seconds for real products, MiniSearch's", quarry.cpu, rival.cpu, 'most');
  return [...built.values()].flat();
}

async function measureRebuild(size: number): Promise<Rebuilt> {
  const rebuilt = await runChild<Rebuilt>('../indexing/search-through-rebuild.ts', [size, options.rounds]);
  if (rebuilt === null) throw new Error('The load through a rebuild could not be measured.');
  printTable(`Searches while ${size.toLocaleString('en')} products are indexed anew, ${rebuilt.rebuilds} times`, [
    { time: 'idle', 'p50 ms': rebuilt.idle.p50, 'p99 ms': rebuilt.idle.p99 },
    { time: 'rebuilding', 'p50 ms': rebuilt.rebuilding.p50, 'p99 ms': rebuilt.rebuilding.p99 },
  ]);
  console.log(
    `  ${rebuilt.searches} searches, ${rebuilt.errors} errors; a rebuild took ${rebuilt.rebuildSeconds.toFixed(1)} s; ` +
      `p99 over that of the idle time before it, by round: ${rebuilt.ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
  limitBelow('p99 while rebuilding over idle', median(rebuilt.ratios), MAX_RATIO, 'most');
  limitBelow('errors while rebuilding', rebuilt.errors, 0, 'most');
  return rebuilt;
}

function limitBelow(limit: string, measured: number, allowed: number, side: 'most' | 'least'): void {
  const share = side === 'most' ? measured / allowed : allowed / measured;
  limits.push({
    limit,
    allowed: `${side === 'most' ? '≤' : '≥'} ${allowed >= 100 ? Math.round(allowed).toLocaleString('en') : allowed.toFixed(2)}`,
    measured,
    used: Number.isFinite(share) ? `${Math.round(100 * share)}%` : measured === allowed ? '0%' : '–',
  });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
