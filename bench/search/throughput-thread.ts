/** Runs queries continuously on a snapshot shared by all threads, for a fixed time. */
import { elementAt } from '@quarry/language';
import { parentPort, workerData } from 'node:worker_threads';
import { openSnapshot } from '@quarry/search';
import { benchQueries } from './queries.ts';

const { snapshot, seconds, thread }: { snapshot: SharedArrayBuffer; seconds: number; thread: number } = workerData;
const index = openSnapshot(snapshot);
const queries = benchQueries(1000, `thread ${thread}`);
for (const { text, filters } of benchQueries(100, 'warm')) index.search({ text, filters, skip: 0, take: 24 });

parentPort?.once('message', () => {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  while (performance.now() < end) {
    const { text, filters } = elementAt(queries, answered++ % queries.length);
    index.search({ text, filters, skip: 0, take: 24 });
  }
  parentPort?.postMessage(answered / seconds);
});
parentPort?.postMessage('ready');
