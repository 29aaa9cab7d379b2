/**
 * Makes what the search demo of the front page shows. "AI Results" are what the real search of a running server answers
 * over the demo fashion shop; "Standard Results" are what `plain-search.ts`, a plain keyword search, finds in the very same
 * catalogue: any word of the query, as written, best first. Nothing is picked by hand but the queries.
 *
 *   npm start                                                        in another window
 *   npx tsx tools/make-home-demo.ts [--server http://127.0.0.1:3000]
 *
 * Writes apps/web/src/features/home-demo/data/queries.json and apps/web/public/home/products/*.webp. It ends with an error,
 * and writes nothing, when an answer would not show what it is there to show (`demo-rules.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoStoreSettings, type ListedProduct, type Product, SearchResponse } from '@quarry/contract';
import { demoProducts, drawCutOut } from '@quarry/demo';
import { brokenRules } from '../apps/web/src/features/home-demo/demo-rules.ts';
import {
  type DemoProduct,
  type DemoQuery,
  type HomeDemo,
  SHOWN_PER_QUERY,
} from '../apps/web/src/features/home-demo/home-demo-data.ts';
import { plainSearch } from './plain-search.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA_FILE = path.join(ROOT, 'apps/web/src/features/home-demo/data/queries.json');
const PICTURES = path.join(ROOT, 'apps/web/public/home/products');
/** Twice the height at which a phone shows them, 1.45 times that of the widest screen. */
const PICTURE_FIT = { width: 360, height: 460 };

/** The demo fashion shop whose texts are English, and the account that may ask it. */
const SHOP = 'dior';
const ACCOUNT = { username: SHOP, password: 'quarry-demo' };

/** The second is the one about a style: no product has its words. */
const QUERIES = [
  'Summer dresses under $50',
  'Boho chic',
  'Warm coat without wool',
  'Wedding guest outfit',
  'Bag for work that is not black',
  'Gift for my mother under $60',
];

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const shelf = demoProducts(demoStoreSettings(SHOP));
const shelfById = new Map(shelf.map((product) => [product.id, product]));

const cookie = await logIn();
const demo: HomeDemo = { catalogueSize: shelf.length, queries: [] };
for (const query of QUERIES) demo.queries.push(await ask(query));

const broken = brokenRules(demo);
if (broken.length > 0) {
  for (const line of broken) console.error(line);
  console.error('Nothing was written.');
  process.exit(1);
}
fs.mkdirSync(path.dirname(DATA_FILE), { recursive: true });
fs.writeFileSync(DATA_FILE, `${JSON.stringify(demo, null, 2)}\n`);
const pictures = await drawPictures();
console.log(`${demo.queries.length} queries and ${pictures} pictures, from what ${values.server} answered.`);

async function ask(query: string): Promise<DemoQuery> {
  const response = await call('/api/search', { query, store: SHOP, page: 1, limit: SHOWN_PER_QUERY });
  const reply = SearchResponse.parse(await response.json());
  const plain = plainSearch(shelf, query);
  return {
    id: query.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    query,
    understood: reply.understood_parts.map(({ start, end, kind, label, negated }) => ({
      words: query.slice(start, end),
      kind,
      label,
      negated,
    })),
    foundBefore: plain.length,
    foundAfter: reply.num_total_results,
    productsBefore: plain.slice(0, SHOWN_PER_QUERY).map((product) => show(product)),
    productsAfter: reply.documents.slice(0, SHOWN_PER_QUERY).map(({ metadata }) => show(metadata)),
  };
}

function show(product: Product | ListedProduct): DemoProduct {
  if (product.current_price === null) throw new Error(`${product.id} has no price.`);
  const reasons = 'reasons' in product ? (product.reasons ?? []) : [];
  return {
    id: product.id,
    name: product.title,
    description: firstSentence(product.description),
    price: product.current_price,
    image: `/home/products/${product.id}.webp`,
    rating: product.rating ?? 0,
    reviews: product.review_count,
    ...(reasons.length > 0 && { reasons: reasons.map(({ field, value }) => ({ field, value })) }),
  };
}

/** A card has room for one. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

async function drawPictures(): Promise<number> {
  const shown = demo.queries.flatMap(({ productsBefore, productsAfter }) => [...productsBefore, ...productsAfter]);
  const ids = new Set(shown.map(({ id }) => id));
  fs.rmSync(PICTURES, { recursive: true, force: true });
  fs.mkdirSync(PICTURES, { recursive: true });
  for (const id of ids) {
    const product = shelfById.get(id);
    if (!product) throw new Error(`The server's shop has ${id}, the catalogue of this code has not.`);
    const { webp } = await drawCutOut(product, PICTURE_FIT);
    fs.writeFileSync(path.join(PICTURES, `${id}.webp`), webp);
  }
  return ids.size;
}

async function logIn(): Promise<string> {
  const response = await call('/api/authenticate', ACCOUNT).catch((error: unknown) => {
    throw new Error(`No server lets ${ACCOUNT.username} in at ${values.server}. Start one with: npm start`, {
      cause: error,
    });
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function call(address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(address === '/api/authenticate' ? {} : { cookie }) };
  const response = await fetch(new URL(address, values.server), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`);
  return response;
}
