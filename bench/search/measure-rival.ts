/**
 * Measures another engine in a separate process: arguments are its name and the number of products, the result is a
 * line of JSON.
 */
import { batchesOf } from './catalogue.ts';
import { latencyOf, memoryInUse, type Timing, timedAsync } from './measures.ts';
import { type BenchQuery, benchQueries } from './queries.ts';
import { openMiniSearch, openOrama } from './rivals.ts';

const [name = '', size = '0', queryCount = '0'] = process.argv.slice(2);
const TAKE = 24;
/**
 * Some engines need many seconds per query: no further queries are run after this time, a fifth of which is warm-up.
 */
const MAX_SECONDS = 150;
const WARM_UP = 30;

const empty = memoryInUse();
const documents = [...batchesOf(Number(size))].flat();
const engine = name === 'MiniSearch' ? openMiniSearch(documents) : await openOrama(documents);
documents.length = 0;
const memory = memoryInUse() - empty;

await askAll(benchQueries(WARM_UP, 'warm'), MAX_SECONDS / 5);
const times = await askAll(benchQueries(Number(queryCount), 'asked'), MAX_SECONDS);
console.log(JSON.stringify({ latency: latencyOf(times), asked: times.length, memory }));

async function askAll(queries: readonly BenchQuery[], mostSeconds: number): Promise<Timing[]> {
  const start = performance.now();
  const times: Timing[] = [];
  for (const query of queries) {
    if (performance.now() - start > mostSeconds * 1000) break;
    times.push(await timedAsync(() => engine.ask(query, TAKE)));
  }
  return times;
}
