/**
 * Compares nearest neighbour searches: our exhaustive scan and libraries.
 *
 *   npm run bench:neighbours -- [--sizes 1000,20000,100000] [--queries 100]
 *
 * The vectors are those that the engine learns from generated products; `--queries` is the number of texts and of
 * products that are searched. Each candidate runs in a separate process and returns the 50 nearest above the vectors'
 * minimum similarity, among all products and among one in ten that meet a condition. Recall is the share of the true
 * neighbours that were found. Prints tables and writes the figures to bench/results/neighbours.json. USearch is
 * included if it is installed, see below.
 */
import { keysOf } from '@quarry/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FINDERS, USEARCH } from './neighbours/finders.ts';
import { type Latency, printTable } from './search/measures.ts';
import { runChild } from './search/run-child.ts';

interface Asked {
  latency: Latency;
  recall: number;
  worstRecall: number;
}
interface Measured {
  buildCpuSeconds: number;
  memory: number;
  all: Asked;
  some: Asked;
}

const RESULTS = fileURLToPath(new URL('./results/neighbours.json', import.meta.url));

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000' },
    queries: { type: 'string', default: '100' },
  },
});
const names = keysOf(FINDERS).filter((name) => name !== 'USearch' || isInstalled(USEARCH.name));
if (!names.includes('USearch')) {
  console.log(`USearch is left out: npm install --no-save ${USEARCH.name}@${USEARCH.version} lets it take part.`);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-neighbours-'));
const results: object[] = [];
try {
  for (const size of options.sizes.split(',').map(Number)) results.push(await measureSize(size));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

async function measureSize(size: number): Promise<object> {
  const [vectors, queries] = [path.join(folder, `${size}.vectors`), path.join(folder, `${size}.queries`)];
  const learned = await runChild<object>('../neighbours/learn-vectors.ts', [vectors, queries, size, options.queries]);
  if (learned === null) throw new Error(`The vectors of ${size} products could not be learned.`);
  const measured: [string, Measured | null][] = [];
  for (const name of names) {
    measured.push([name, await runChild<Measured>('../neighbours/measure-finder.ts', [name, vectors, queries])]);
  }
  for (const [title, part] of [
    [`${size.toLocaleString('en')} products, the 50 nearest of all`, 'all'],
    ['the 50 nearest of those that meet a condition', 'some'],
  ] as const) {
    printTable(
      title,
      measured.map(([way, figures]) => ({ way, ...(figures === null ? {} : cells(figures, part)) })),
    );
  }
  return { size, ...learned, ways: Object.fromEntries(measured) };
}

function cells({ buildCpuSeconds, memory, ...asked }: Measured, part: 'all' | 'some'): Record<string, number> {
  const { latency, recall, worstRecall } = asked[part];
  return {
    'p50 cpu ms': latency.cpu.p50,
    'p99 cpu ms': latency.cpu.p99,
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'recall@50': recall,
    'worst recall': worstRecall,
    'build cpu s': buildCpuSeconds,
    'memory MB': memory / 2 ** 20,
  };
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
