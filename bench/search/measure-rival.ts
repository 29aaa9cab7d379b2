/** One rival in a process of its own: arguments are its name and the number of products, the outcome is a line of JSON. */
import { batchesOf } from './catalogue.ts';
import { latencyOf, memoryInUse, type Timing, timedAsync } from './measures.ts';
import { benchQueries } from './queries.ts';
import { openMiniSearch, openOrama } from './rivals.ts';

const [name = '', size = '0', queryCount = '0'] = process.argv.slice(2);
const TAKE = 24;
const WARM_UP = 30;

const empty = memoryInUse();
const documents = [...batchesOf(Number(size))].flat();
const engine = name === 'MiniSearch' ? openMiniSearch(documents) : await openOrama(documents);
documents.length = 0;
const memory = memoryInUse() - empty;

for (const query of benchQueries(WARM_UP, 'warm')) await engine.ask(query, TAKE);
const times: Timing[] = [];
for (const query of benchQueries(Number(queryCount), 'asked')) {
  times.push(await timedAsync(() => engine.ask(query, TAKE)));
}
console.log(JSON.stringify({ latency: latencyOf(times), memory }));
