/**
 * Measures search in shops that were not used for development, compared with other engines on the same products.
 *
 *   STRANGERS_DIR=DIR npm run bench:strangers -- [--only SHOP,SHOP] [--verbose] [--no-rivals]
 *
 * DIR has one folder per shop: `shop.json`, `feed.*` and `queries.tsv` (language, kind, query, and `id:grade …`, or `-`
 * when no product answers it). Feeds are imported without a mapping; every engine gets the imported products, and
 * Quarry's engine runs in process. Prints NDCG@10 (gains 3 and 1) by kind of query, recall@100, and the share of
 * queries for missing products without a great match, for each shop and on average. With OPENSEARCH_URL also our engine
 * on that server, and which share of the embedded engine's ten is among its candidates.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { attributeValues, type Language, type Product } from '@quarry/contract';
import { buildIndex, learnVectors, type ProductIndex } from '@quarry/search';
import { fieldWeightsOf, productDocument } from '../apps/server/src/modules/search/product-document.ts';
import type { Ask } from './relevance/ask-quarry.ts';
import type { RawProduct } from './relevance/judged-data.ts';
import { ndcg, recall } from './relevance/measures.ts';
import { RIVALS } from './relevance/rivals.ts';
import { openOnOpenSearch } from './strangers/on-opensearch.ts';
import { type GradedQuery, readShop, type Shop, shopNames } from './strangers/read-shop.ts';
import { openStemmedBm25 } from './strangers/stemmed-bm25.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    'no-rivals': { type: 'boolean', default: false },
  },
});
const folder = process.env['STRANGERS_DIR'] ?? '';
const searchServer = process.env['OPENSEARCH_URL'];

/** Results per query, as recall needs. */
const TAKE = 100;
const SHOWN = 10;
/** The results of a page; none of them may be a great match for a missing product. */
const PAGE = 24;
/** Snowball has no stemmer for Georgian; its Turkish one serves Azerbaijani. */
const STEMMERS: Readonly<Record<Language, string | undefined>> = {
  en: 'english',
  ka: undefined,
  tr: 'turkish',
  ar: 'arabic',
  az: 'turkish',
};
const ABSENT = 'absent';
const ALL = 'all';
const RECALL = 'recall@100';

/** Kind of query → mean; `absent`: share of queries for missing products without a great match. */
type Figures = Map<string, number>;

if (!existsSync(folder)) {
  console.log(`Nothing was measured: set STRANGERS_DIR to a folder of shops. "${folder}" does not exist.`);
  process.exit(0);
}
const only = options.only.split(',').filter(Boolean);
const byEngine = new Map<string, Map<string, Figures>>();
for (const name of shopNames(folder)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const shop = await readShop(path.join(folder, name));
  const priced = shop.products.filter(({ current_price }) => current_price !== null).length;
  console.log(
    `${name}: ${shop.products.length} products, ${priced} with a price, ${shop.missing} graded ids missing` +
      (shop.importError === null ? '' : `; import: ${shop.importError}`),
  );
  const index = openEngine(shop);
  note('Quarry', shop, await measure(shop, askEngine(index), (query) => findsNoGreatMatch(index, query)));
  if (searchServer) await measureOnOpenSearch(shop, askEngine(index));
  if (options['no-rivals']) continue;
  const raw = shop.products.map(rawProduct);
  for (const { name: engine, open } of RIVALS) {
    if (engine.startsWith('Orama')) continue; // Its stemmer reads English alone.
    note(engine, shop, await measure(shop, await open(raw)));
  }
  note('BM25, stemmed', shop, await measure(shop, openStemmedBm25(raw, STEMMERS[shop.settings.default_language])));
}
printFigures();

function openEngine({ products, settings }: Shop): ProductIndex {
  const documents = products.map(productDocument);
  const built = { fieldWeights: fieldWeightsOf(settings), language: settings.default_language };
  const index = buildIndex(documents, { ...built, currency: settings.currency.code });
  index.attach(learnVectors(documents, built));
  return index;
}

function askEngine(index: ProductIndex): Ask {
  return (text, take) => index.search({ text, skip: 0, take }).hits.map(({ id }) => id);
}

async function measureOnOpenSearch(shop: Shop, embedded: Ask): Promise<void> {
  const { ask, recallOf, close } = await openOnOpenSearch(searchServer ?? '', shop);
  const figures = await measure(shop, ask);
  const recalls: number[] = [];
  for (const { text } of shop.queries) recalls.push(await recallOf(text, await embedded(text, SHOWN)));
  const recalled = recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
  console.log(`   candidates of OpenSearch hold ${recalled.toFixed(3)} of the first ten of the embedded engine`);
  note('Quarry on OpenSearch', shop, figures);
  await close();
}

function findsNoGreatMatch(index: ProductIndex, text: string): boolean {
  const { hits } = index.search({ text, skip: 0, take: PAGE });
  const great = hits.filter((hit) => hit.great);
  if (options.verbose && great.length > 0)
    console.log(
      `   absent  ${text} → ${great
        .slice(0, 4)
        .map(({ id }) => id)
        .join(' ')}`,
    );
  return great.length === 0;
}

async function measure(shop: Shop, ask: Ask, isAbsent?: (text: string) => boolean): Promise<Figures> {
  const values = new Map<string, number[]>();
  const add = (kind: string, value: number) => values.set(kind, [...(values.get(kind) ?? []), value]);
  for (const query of shop.queries) {
    if (query.gains.size === 0) {
      if (isAbsent !== undefined) add(ABSENT, isAbsent(query.text) ? 1 : 0);
      continue;
    }
    const found = await ask(query.text, TAKE);
    const value = ndcg(found, query.gains);
    add(query.kind, value);
    add(ALL, value);
    add(RECALL, recall(found, query.gains));
    if (options.verbose && isAbsent !== undefined && value < 0.75) sayWeak(shop, query, value, found);
  }
  return new Map([...values].map(([kind, list]) => [kind, list.reduce((sum, one) => sum + one, 0) / list.length]));
}

function sayWeak(
  { products }: Shop,
  { kind, text, gains }: GradedQuery,
  value: number,
  found: readonly string[],
): void {
  const titleOf = (id: string) => products.find((product) => product.id === id)?.title ?? '?';
  const first = found.slice(0, 5).map((id) => `${gains.get(id) ?? 0} ${titleOf(id).slice(0, 40)}`);
  const lacking = [...gains].filter(([id, gain]) => gain === 3 && !found.slice(0, SHOWN).includes(id));
  console.log(`   ${value.toFixed(2)} ${kind}: ${text} → ${first.join(' | ')}`);
  if (lacking.length > 0)
    console.log(
      `           lacks ${lacking
        .slice(0, 3)
        .map(([id]) => `${id} ${titleOf(id).slice(0, 40)}`)
        .join(' | ')}`,
    );
}

/** The input of the other engines. */
function rawProduct(product: Product): RawProduct {
  return {
    id: product.id,
    name: product.title,
    class: product.category_path.join(' '),
    brand: product.brand ?? '',
    description: product.description,
    features: [
      ...Object.keys(product.attributes).flatMap((key) => attributeValues(product.attributes, key)),
      ...product.variants.map(({ sku }) => sku),
      product.id,
    ].join(' '),
  };
}

function note(engine: string, { name }: Shop, figures: Figures): void {
  byEngine.set(engine, (byEngine.get(engine) ?? new Map()).set(name, figures));
}

function printFigures(): void {
  const quarry = byEngine.get('Quarry');
  if (quarry === undefined) return;
  const figure = (value: number | undefined) => (value === undefined ? '' : value.toFixed(3));
  const columns = (shops: ReadonlyMap<string, Figures>, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, figure(meanOf([...shops.values()], key))]));
  const kinds = [...new Set([...quarry.values()].flatMap((figures) => [...figures.keys()]))].sort();
  const shops = [...quarry].map(([name, figures]) => [name, columns(new Map([[name, figures]]), kinds)] as const);
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        {
          ...Object.fromEntries(shops.map(([name, of]) => [name, of[kind]])),
          mean: figure(meanOf([...quarry.values()], kind)),
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      [...byEngine].map(([engine, of]) => [engine, columns(of, [ALL, 'head', 'typo', 'half', RECALL])]),
    ),
  );
}

/** The mean over shops that have queries of this kind. */
function meanOf(shops: readonly Figures[], kind: string): number | undefined {
  const values = shops.flatMap((figures) => figures.get(kind) ?? []);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
