/**
 * Learns the vectors of generated products and writes them and the queries to files: arguments are the two files, the
 * number of products and the number of queries of each kind.
 *
 * Half of the queries are texts, embedded by their words; the others are products, to find similar ones.
 */
import { writeFileSync } from 'node:fs';
import { analyze } from '@quarry/language';
import { learnVectors, writeVectors } from '@quarry/search';
import { batchesOf, OPTIONS } from '../search/catalogue.ts';
import { benchQueries } from '../search/queries.ts';
import { attachTo } from './finders.ts';

const [vectorsFile = '', queriesFile = '', size = '0', queryCount = '0'] = process.argv.slice(2);
const each = Number(queryCount);

function* documents() {
  for (const batch of batchesOf(Number(size))) yield* batch;
}

const vectors = learnVectors(documents(), OPTIONS);
const { dimensions, ids, products } = vectors;
const attached = attachTo(vectors);
const queries: Int8Array[] = [];
for (const { text } of benchQueries(2 * each, 'asked')) {
  const placed = attached.placeQuery(analyze(text, { language: OPTIONS.language }).map(({ stem }) => stem));
  if (placed !== null && queries.length < each) queries.push(placed);
}
for (let i = 0; i < each; i++) {
  const row = Math.floor((i * ids.length) / each);
  queries.push(products.slice(row * dimensions, (row + 1) * dimensions));
}

writeFileSync(vectorsFile, writeVectors(vectors));
writeFileSync(queriesFile, Buffer.concat(queries.map((query) => new Uint8Array(query))));
console.log(JSON.stringify({ products: ids.length, dimensions, queries: queries.length }));
