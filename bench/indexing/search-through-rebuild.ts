/**
 * Searches continuously while the server's indexing thread rebuilds the store: arguments are the number of products and
 * of rounds, the result is a line of JSON. Each round has an idle period and a rebuild, so that other load on the
 * machine affects both.
 */
import { elementAt } from '@quarry/language';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newStoreSettings } from '@quarry/contract';
import { millionProducts } from '@quarry/demo-shops';
import type { StoredRow } from '../../apps/server/src/search-engine/document-feed.ts';
import { openIndexThread } from '../../apps/server/src/modules/search/indexing/open-index-thread.ts';
import { openSnapshotFiles } from '../../apps/server/src/modules/search/indexing/snapshot-files.ts';
import { createStoreIndexes } from '../../apps/server/src/modules/search/indexing/store-indexes.ts';
import { spreadOf } from '../search/measures.ts';
import { benchQueries } from '../search/queries.ts';

const [size = '0', rounds = '0'] = process.argv.slice(2);
const TAKE = 24;
const ROWS_AT_ONCE = 500;
/** Idle time is at least this long, and as long as the rebuild before it. */
const MIN_IDLE_MS = 5000;

const settings = newStoreSettings('generated', 'Generated', 'en', 'GEL');
const rows: StoredRow[] = Array.from(millionProducts(Number(size)), (product, position) => ({
  position,
  version: 1,
  json: JSON.stringify(product),
}));
let version = 1;
const directory = mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-rebuild-'));
const indexes = createStoreIndexes({
  catalog: {
    async *storedProducts() {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
    },
    // All products were written again, as by an import.
    changedSince: async (_, since, take) => (since === version ? [] : rows.slice(0, take)),
    rowsOf: async () => [],
    version: async () => version,
  },
  indexer: openIndexThread(),
  files: openSnapshotFiles(directory, 'index'),
  codeVersion: 'bench',
});

const queries = benchQueries(2000, 'load');
let asked = 0;
let errors = 0;

/** Searches until `isOver`; returns the milliseconds of every search. */
async function load(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const { text, filters } = elementAt(queries, asked++ % queries.length);
    const start = performance.now();
    try {
      (await indexes.of(settings)).search({ text, filters, skip: 0, take: TAKE });
    } catch (error) {
      errors++;
      console.error(error);
    }
    times.push(performance.now() - start);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return times;
}

const idle: number[] = [];
const rebuilding: number[] = [];
const ratios: number[] = [];
let rebuildMs = 0;
try {
  await indexes.of(settings);
  const warm = performance.now();
  await load(() => performance.now() - warm > MIN_IDLE_MS);
  for (let round = 0; round < Number(rounds); round++) {
    const begun = performance.now();
    const idleMs = Math.max(MIN_IDLE_MS, round === 0 ? 0 : rebuildMs / round);
    const before = await load(() => performance.now() - begun > idleMs);

    version++;
    let isDone = false;
    const start = performance.now();
    const rebuild = indexes.refresh(settings.id).finally(() => {
      isDone = true;
    });
    const during = await load(() => isDone);
    await rebuild;
    rebuildMs += performance.now() - start;

    idle.push(...before);
    rebuilding.push(...during);
    ratios.push(spreadOf(during).p99 / spreadOf(before).p99);
  }
} finally {
  await indexes.close();
  rmSync(directory, { recursive: true, force: true });
}

console.log(
  JSON.stringify({
    products: rows.length,
    rebuilds: ratios.length,
    searches: idle.length + rebuilding.length,
    errors,
    idle: spreadOf(idle),
    rebuilding: spreadOf(rebuilding),
    ratios,
    rebuildSeconds: rebuildMs / 1000 / ratios.length,
  }),
);
