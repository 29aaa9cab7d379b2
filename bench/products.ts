/**
 * Measures writing products over API v1 while shoppers search.
 *
 *   npm run bench:products -- [--products 100000] [--batch 10000] [--searched 20000]
 *
 * Starts the built server with an empty store, writes `--searched` products, searches them alone, then while
 * `--products` more arrive in batches. Prints products a second, from the first batch until the last task is done, the
 * latency of searches without and with writing, and how long a changed price takes to be found.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartedTask, Task } from '@quarry/contract';
import { millionProducts } from '@quarry/demo-shops';
import { z } from 'zod';
import { startBuiltServer } from './start-built-server.ts';

const RESULTS = fileURLToPath(new URL('./results/products.json', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PASSWORD = 'a password of the benchmark';
const QUERIES = ['red dress', 'cotton shirt', 'leather', 'blue', 'wool jacket under 100', 'black shoes'];
/** The part of a search reply that is read. */
const Found = z.object({
  documents: z.array(z.object({ id: z.string(), metadata: z.object({ current_price: z.number().nullable() }) })),
});
/** Pace of searches while measuring, as in a busy shop. */
const SEARCHES_EVERY_MS = 50;
const IDLE_MS = 10_000;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    batch: { type: 'string', default: '10000' },
    searched: { type: 'string', default: '20000' },
  },
});
const [count, batchSize, searched] = [Number(values.products), Number(values.batch), Number(values.searched)];

const server = await startBuiltServer('products', { DEMO_DATA: '0' });
try {
  execFileSync(process.execPath, ['apps/server/dist/quarry.js', 'user', 'add', 'bench', '--admin'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataDir },
    input: `${PASSWORD}\n`,
  });
  const cookie = await login();
  await call('POST', '/api/v1/stores', { id: 'bench', name: 'Bench', default_language: 'en', currency: 'USD' });
  const products = millionProducts(searched + count);
  await writeNext(searched);

  const idle = await measureSearches(new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  const startedAt = performance.now();
  const writing = writeNext(count);
  const busy = await measureSearches(writing);
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  const priceMs = await measurePriceChange();

  const figures = { products: count, perSecond, idle, busy, p99Ratio: busy.p99 / idle.p99, priceMs };
  console.log(`${count} products in batches of ${batchSize}: ${Math.round(perSecond)} a second`);
  console.log(`searches alone:         p50 ${idle.p50.toFixed(1)} ms, p99 ${idle.p99.toFixed(1)} ms (${idle.count})`);
  console.log(`searches while writing: p50 ${busy.p50.toFixed(1)} ms, p99 ${busy.p99.toFixed(1)} ms (${busy.count})`);
  console.log(`p99 while writing / alone: ${figures.p99Ratio.toFixed(2)}`);
  console.log(`a changed price is found after ${priceMs.toFixed(0)} ms`);
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(figures, null, 2)}\n`);

  async function login(): Promise<string> {
    const reply = await fetch(`${server.address}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench', password: PASSWORD }),
    });
    return (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  }

  async function call(method: string, url: string, body?: unknown): Promise<unknown> {
    const reply = await fetch(`${server.address}${url}`, {
      method,
      headers: { cookie, origin: server.address, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  /** Writes the next products in batches and waits until all tasks are done. */
  async function writeNext(total: number): Promise<void> {
    const tasks: string[] = [];
    for (let left = total; left > 0; left -= batchSize) {
      const operations: object[] = [];
      while (operations.length < Math.min(batchSize, left)) {
        operations.push({ action: 'upsert', product: products.next().value });
      }
      const started = await call('POST', '/api/v1/stores/bench/products/batch', { operations });
      tasks.push(StartedTask.parse(started).task.id);
    }
    for (const id of tasks) await taskEnded(id);
  }

  async function taskEnded(id: string): Promise<void> {
    for (;;) {
      const { status, error } = Task.parse(await call('GET', `/api/v1/stores/bench/tasks/${id}`));
      if (status === 'done') return;
      if (status === 'failed' || status === 'cancelled') throw new Error(`The task ended as ${status}: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function search(query: string) {
    return call('POST', '/api/search', { query, store: 'bench' });
  }

  async function found(query: string) {
    return Found.parse(await search(query)).documents;
  }

  /** Searches at a steady pace until the work is done. @returns latencies in milliseconds. */
  async function measureSearches(work: Promise<unknown>): Promise<{ p50: number; p99: number; count: number }> {
    let isDone = false;
    const ended = work.finally(() => {
      isDone = true;
    });
    const latencies: number[] = [];
    const running: Promise<void>[] = [];
    for (let n = 0; !isDone; n += 1) {
      const at = performance.now();
      running.push(search(QUERIES[n % QUERIES.length] ?? '').then(() => void latencies.push(performance.now() - at)));
      await new Promise((resolve) => setTimeout(resolve, SEARCHES_EVERY_MS));
    }
    await Promise.all([ended, ...running]);
    latencies.sort((a, b) => a - b);
    const quantile = (share: number) =>
      latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
    return { p50: quantile(0.5), p99: quantile(0.99), count: latencies.length };
  }

  /** From sending a new price until a search shows it, in milliseconds. */
  async function measurePriceChange(): Promise<number> {
    const id = (await found('red dress'))[0]?.id;
    if (!id) throw new Error('The search found nothing.');
    const at = performance.now();
    await call('PATCH', `/api/v1/stores/bench/products/${encodeURIComponent(id)}`, { original_price: 7.77 });
    for (;;) {
      const changed = (await found('red dress')).find((document) => document.id === id);
      if (changed?.metadata.current_price === 7.77) return performance.now() - at;
    }
  }
} finally {
  await server.stop();
}
