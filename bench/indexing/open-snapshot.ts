/** Opens a snapshot from a file, as a separate process: the argument is the file, the result is a line of JSON. */
import { readFileSync } from 'node:fs';
import { openSnapshot } from '@quarry/search';
import { memoryInUse } from '../search/measures.ts';
import { benchQueries } from '../search/queries.ts';

const [file = ''] = process.argv.slice(2);
const TAKE = 24;

// The products from which queries are generated are created before the measurement.
const queries = benchQueries(300, 'opened');
const empty = memoryInUse();
const reading = performance.now();
const bytes = readFileSync(file);
const opening = performance.now();
const index = openSnapshot(bytes);
const asking = performance.now();
index.search({ text: 'red dress', skip: 0, take: TAKE });
const answered = performance.now();
for (const { text, filters } of queries) index.search({ text, filters, skip: 0, take: TAKE });
const memory = memoryInUse() - empty;

console.log(
  JSON.stringify({
    readSeconds: (opening - reading) / 1000,
    openSeconds: (asking - opening) / 1000,
    firstAnswerSeconds: (answered - asking) / 1000,
    memory,
  }),
);
