/**
 * Measures reports about searches over many visitor events.
 *
 *   npm run bench:analytics -- [--events 10000000] [--days 90] [--postgresql]
 *
 * Fills a database of its own with invented events (searches, clicks, views, carts, orders of visits over the days),
 * sums them, and reads the overview and the lists of queries of 1, 7, 30 and 90 days as the console does. The database
 * is the embedded one, or with `--postgresql` a local PostgreSQL, if its programs are installed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newStoreSettings } from '@quarry/contract';
import { openDatabase, stores } from '@quarry/database';
import { fillWithEvents, POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import { createSearchesRepository } from '../apps/server/src/modules/analytics/searches-repository.ts';
import { createAdviceRepository } from '../apps/server/src/modules/analytics/advice/advice-repository.ts';
import { createSearchesService } from '../apps/server/src/modules/analytics/searches-service.ts';
import { createQueryEventsRepository } from '../apps/server/src/modules/analytics/query-events-repository.ts';
import { createRollupsRepository } from '../apps/server/src/modules/analytics/rollups/rollups-repository.ts';
import { markAllStale } from '../apps/server/src/modules/analytics/rollups/stale-hours-repository.ts';

const RESULTS = fileURLToPath(new URL('./results/analytics.json', import.meta.url));
const STORE = 'bench';
const READINGS = 20;
const GOAL_MS = 300;

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    days: { type: 'string', default: '90' },
    postgresql: { type: 'boolean', default: false },
  },
});
const [count, days] = [Number(values.events), Number(values.days)];

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-analytics-'));
const postgres = values.postgresql ? await startPostgres() : undefined;
if (values.postgresql && !postgres) {
  console.log(POSTGRES_MISSING);
  process.exit(0);
}
const record = await openDatabase({ dataDir: directory, ...(postgres && { databaseUrl: postgres.url }) });
try {
  const { db } = record;
  const settings = newStoreSettings(STORE, 'Bench', 'en', 'USD');
  await db.insert(stores).values({ id: STORE, settings });
  await timed(`${count} events written`, () => fillWithEvents(db, STORE, { count, days }));
  await record.maintain();
  const rollups = createRollupsRepository(db);
  await timed('all hours summed', async () => {
    await db.transaction((tx) => markAllStale(tx, STORE));
    while (await rollups.refresh(STORE, 'UTC', new Date()));
  });
  await record.maintain();

  const reports = createSearchesService({
    advice: createAdviceRepository(db),
    searches: createSearchesRepository(db),
    queryEvents: createQueryEventsRepository(db),
    rollups: { refresh: (one) => rollups.refresh(one.id, 'UTC', new Date()) },
    searchNow: async () => ({ products: [], total: 0, redirect: null }),
    countNow: async () => 0,
    catalog: { byIds: async () => [] },
  });
  const figures: Record<string, { p50: number; p95: number }> = {};
  for (const length of [1, 7, 30, 90]) {
    figures[`overview of ${length} days`] = await measure(() => reports.overview(settings, { days: length }));
    for (const list of ['top', 'without-result', 'rising'] as const)
      figures[`${list} queries of ${length} days`] = await measure(() =>
        reports.queries(settings, { days: length, list, skip: 0, take: 25 }),
      );
  }
  figures['one query over 30 days'] = await measure(() => reports.query(settings, { days: 30, query: 'query 7' }));
  for (const [name, { p50, p95 }] of Object.entries(figures))
    console.log(
      `${name.padEnd(36)} p50 ${p50.toFixed(0).padStart(5)} ms, p95 ${p95.toFixed(0).padStart(5)} ms${p95 > GOAL_MS ? `  over ${GOAL_MS}` : ''}`,
    );
  fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
  fs.writeFileSync(RESULTS, `${JSON.stringify({ events: count, days, engine: record.engine, figures }, null, 2)}\n`);
} finally {
  await record.close();
  await postgres?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function measure(read: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { p50: times[Math.floor(READINGS / 2)] ?? 0, p95: times[Math.ceil(READINGS * 0.95) - 1] ?? 0 };
}
