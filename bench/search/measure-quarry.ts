/**
 * Measures Quarry in a separate process, on a snapshot file: arguments are the file, the number of products and of
 * queries; the result is a line of JSON.
 */
import { readFileSync } from 'node:fs';
import { buildIndex, openSnapshot } from '@quarry/search';
import { batchesOf, OPTIONS } from './catalogue.ts';
import { latencyOf, memoryInUse, type Timing, timed } from './measures.ts';
import { benchQueries, fuzzedTexts } from './queries.ts';

const [file = '', size = '0', queryCount = '0', fuzzCount = '0'] = process.argv.slice(2);
const TAKE = 24;
const CHANGES = 100;
const ROUNDS_OF_CHANGES = 20;

// The lexicon is loaded once for all stores: a small one is asked first, so that products are not charged with it.
const small = buildIndex([...batchesOf(100)].flat(), OPTIONS);
for (const { text, filters } of benchQueries(Number(queryCount), 'asked')) {
  small.search({ text, filters, skip: 0, take: TAKE, facets: true });
}
const empty = memoryInUse();
const opening = performance.now();
const index = openSnapshot(readFileSync(file));
const openSeconds = (performance.now() - opening) / 1000;

for (const { text, filters } of benchQueries(100, 'warm')) index.search({ text, filters, skip: 0, take: TAKE });
const byKind = new Map<string, Timing[]>();
const times: Timing[] = [];
const slow: (Timing & { text: string })[] = [];
for (const { kind, text, filters } of benchQueries(Number(queryCount), 'asked')) {
  const time = timed(() => index.search({ text, filters, skip: 0, take: TAKE }));
  times.push(time);
  slow.push({ text: `${text} ${filters === undefined ? '' : JSON.stringify(filters)}`, ...time });
  byKind.set(kind, [...(byKind.get(kind) ?? []), time]);
}
const suggesting = benchQueries(200, 'suggest').map(({ text }) => timed(() => index.suggest(text.slice(0, 12))));
const facets = benchQueries(100, 'facets').map(({ text }) =>
  timed(() => index.search({ text, skip: 0, take: TAKE, facets: true })),
);
const memory = memoryInUse() - empty;

const fuzzed = fuzzedTexts(Number(fuzzCount), 'fuzz').map((text) =>
  timed(() => index.search({ text, skip: 0, take: TAKE })),
);

const [documents = []] = batchesOf(CHANGES, CHANGES);
const puts = Array.from({ length: ROUNDS_OF_CHANGES }, (_, round) =>
  timed(() =>
    index.apply(
      documents.map((document) => ({
        kind: 'put',
        document: { ...document, fields: { ...document.fields, title: `${document.fields['title']} round${round}` } },
      })),
    ),
  ),
);
const patches = Array.from({ length: ROUNDS_OF_CHANGES }, (_, round) =>
  timed(() => index.apply(documents.map(({ id }) => ({ kind: 'patch', id, price: round, stock: round })))),
);
const afterChanges = benchQueries(Math.min(200, Number(queryCount)), 'after').map(({ text, filters }) =>
  timed(() => index.search({ text, filters, skip: 0, take: TAKE })),
);

console.log(
  JSON.stringify({
    size: Number(size),
    openSeconds,
    memory,
    latency: latencyOf(times),
    kinds: Object.fromEntries([...byKind].map(([kind, all]) => [kind, latencyOf(all)])),
    slowest: slow.sort((a, b) => b.cpu - a.cpu).slice(0, 8),
    suggest: latencyOf(suggesting),
    facets: latencyOf(facets),
    fuzzed: fuzzed.length === 0 ? null : latencyOf(fuzzed),
    puts: latencyOf(puts),
    patches: latencyOf(patches),
    afterChanges: latencyOf(afterChanges),
  }),
);
