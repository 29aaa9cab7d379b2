/**
 * Indexes a judged catalogue with one engine, as a separate process: arguments are the engine and the products file,
 * the result is a line of JSON. Each engine gets prepared documents and ends with an index that can answer queries.
 */
import { buildSnapshot, openSnapshot } from '@quarry/search';
import MiniSearch from 'minisearch';
import snowball from 'snowball-stemmers';
import { FIELD_WEIGHTS, productDocument } from '../../apps/server/src/modules/search/product-document.ts';
import { readCatalogue } from '../relevance/ask-quarry.ts';
import { readRawProducts } from '../relevance/judged-data.ts';

const [engine = '', file = ''] = process.argv.slice(2);
const FIELDS = ['name', 'class', 'brand', 'description', 'features'];

const { products, build, find } = await readyFor(engine);
globalThis.gc?.();
const [start, before] = [performance.now(), process.cpuUsage()];
build();
const { user, system } = process.cpuUsage(before);
const clock = (performance.now() - start) / 1000;
if (find('wireless headphones') === 0) throw new Error(`${engine} finds nothing.`);
console.log(JSON.stringify({ engine, products, clock, cpu: (user + system) / 1e6 }));

async function readyFor(name: string): Promise<{ products: number; build(): void; find(text: string): number }> {
  if (name === 'Quarry') {
    const documents = (await readCatalogue(file)).map(productDocument);
    let index: ReturnType<typeof openSnapshot>;
    return {
      products: documents.length,
      build: () => {
        index = openSnapshot(
          buildSnapshot(documents, { fieldWeights: FIELD_WEIGHTS, currency: 'USD', language: 'en' }),
        );
      },
      find: (text) => index.search({ text, skip: 0, take: 10 }).hits.length,
    };
  }
  const documents = readRawProducts(file);
  const stemmer = snowball.newStemmer('english');
  const rival = new MiniSearch({
    fields: FIELDS,
    ...(name === 'MiniSearch' ? {} : { processTerm: (term: string) => stemmer.stem(term.toLowerCase()) }),
  });
  return {
    products: documents.length,
    build: () => rival.addAll(documents),
    find: (text) => rival.search(text).length,
  };
}
