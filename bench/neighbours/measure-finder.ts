/**
 * Measures one nearest neighbour search in a separate process: arguments are its name, the vector file and the query
 * file; the result is a line of JSON.
 */
import { readFileSync } from 'node:fs';
import { openVectors, type ProductVectors } from '@quarry/search';
import { latencyOf, memoryInUse, type Timing, timedAsync } from '../search/measures.ts';
import { type Finder, FINDERS, type FinderName } from './finders.ts';

const [name = '', vectorsFile = '', queriesFile = ''] = process.argv.slice(2);
const TAKE = 50;
/** One product in this many meets the condition. */
const ONE_IN = 10;
const meetsCondition = (product: number) => product % ONE_IN === 0;
const WARMING = 20;
/** Cosines that differ by less are equal, because libraries compute with 32-bit floats. */
const EQUAL = 1e-6;

const vectors = openVectors(readFileSync(vectorsFile));
const { dimensions, products } = vectors;
const bytes = new Int8Array(readFileSync(queriesFile));
const queries = Array.from({ length: bytes.length / dimensions }, (_, i) =>
  bytes.subarray(i * dimensions, (i + 1) * dimensions),
);

const empty = memoryInUse();
const before = process.cpuUsage();
// oxlint-disable-next-line typescript/consistent-type-assertions -- started with one of these names
const finder = await FINDERS[name as FinderName](vectors);
const { user, system } = process.cpuUsage(before);
// Our scan uses the vectors themselves; the libraries have copied them.
const memory = memoryInUse() - empty + (name === 'Quarry' ? products.byteLength : 0);

for (const query of queries.slice(0, WARMING)) {
  await finder.nearest(query, TAKE);
  await finder.nearest(query, TAKE, meetsCondition);
}
const all = await measure(finder);
const some = await measure(finder, meetsCondition);
console.log(JSON.stringify({ buildCpuSeconds: (user + system) / 1e6, memory, all, some }));

async function measure(asked: Finder, accepts?: (product: number) => boolean) {
  const times: Timing[] = [];
  const recalls: number[] = [];
  for (const query of queries) {
    let found: number[] = [];
    times.push(
      await timedAsync(async () => {
        found = await asked.nearest(query, TAKE, accepts);
      }),
    );
    const recall = recallOf(found, query, accepts);
    if (recall !== undefined) recalls.push(recall);
  }
  const recall = recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
  return { latency: latencyOf(times), recall, worstRecall: Math.min(...recalls) };
}

/** The share of the nearest that was found; undefined if there are none. Equally near ones are interchangeable. */
function recallOf(
  found: readonly number[],
  query: Int8Array,
  accepts: (product: number) => boolean = () => true,
): number | undefined {
  const cosines = trueCosines(vectors, query);
  const near = cosines.filter((cosine, product) => cosine >= (vectors.floor ?? 0) && accepts(product));
  const nearest = near.sort((a, b) => b - a).slice(0, TAKE);
  const farthest = nearest.at(-1);
  if (farthest === undefined) return undefined;
  const right = new Set(found).size - found.filter((product) => (cosines[product] ?? 0) < farthest - EQUAL).length;
  return Math.min(1, right / nearest.length);
}

/** Exact cosine of two rows. */
function trueCosines({ ids, products: rows, dimensions: width }: ProductVectors, query: Int8Array): Float64Array {
  const lengthOf = (row: Int8Array) => Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
  const queryLength = lengthOf(query);
  return Float64Array.from(ids, (_, product) => {
    let [sum, squares] = [0, 0];
    for (let d = 0, at = product * width; d < width; d++, at++) {
      const value = rows[at] ?? 0;
      sum += value * (query[d] ?? 0);
      squares += value * value;
    }
    return squares === 0 ? 0 : sum / (queryLength * Math.sqrt(squares));
  });
}
