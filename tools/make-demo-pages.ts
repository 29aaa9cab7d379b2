/**
 * Makes what the demo pages show: asks a running server with the demo shops and writes down its answers, with the
 * pictures of the products. Nothing is made up here, and an answer that a page could not use ends the command.
 *
 *   npm start                                                    in another window
 *   npx tsx tools/make-demo-pages.ts [--server http://127.0.0.1:3000]
 *
 * Writes apps/web/src/features/demos/data/*.json, the products that stand on stone in apps/web/public/demos/standing, and
 * those on cards of a conversation in apps/web/public/demos/cards, and in apps/web/public/demos/asked what the simple chat's
 * examples lead to.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brand, demoStoreSettings, type ListedProduct, SearchResponse, StreamPiece } from '@quarry/contract';
import { demoProducts, drawCutOut } from '@quarry/demo';
import sharp from 'sharp';
import { z } from 'zod';
import { EXAMPLES } from '../apps/web/src/features/simple-chat/examples.ts';
import { plainSearch } from './plain-search.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'apps/web/src/features/demos/data');
const PICTURES = path.join(ROOT, 'apps/web/public/demos');
const CARD_PX = 480;
/** Twice the height at which the tallest stands, on the widest screen. */
const STANDING_FIT = { width: 400, height: 460 };

/** The demo fashion shop whose texts are English, and the account that may ask it. */
const SHOP = 'dior';
const ACCOUNT = { username: SHOP, password: 'quarry-demo' };

const ROTATING = ['Summer dresses under $50', 'Shirt Bruno Mars would wear'];
const STATIC = 'shoes to wear with red dress';
/** The same shop answers all; what a search without understanding finds is taken from the same catalogue. */
const COMPARED = [
  'winter coat without wool',
  'shoes to wear with red dress',
  'outfit for a job interview',
  'dres for a weding',
  'წითელი კაბა ქორწილისთვის',
];
const TALK = [
  'I need a dress for a party, under $100',
  'Which shoes go with the first one?',
  'Compare the first two',
  'Do you deliver by Friday?',
];
const TYPED = [
  { language: 'en', query: 'soft wool sweater for the office, under $120' },
  { language: 'ka', query: 'წითელი კაბა ქორწილისთვის' },
  { language: 'tr', query: '60 dolara kadar siyah deri çanta' },
  { language: 'ar', query: 'قميص أبيض من القطن' },
  { language: 'az', query: 'toy üçün göy don' },
];
const FEWEST = { rotating: 3, static: 5, compared: 3, talked: 2, understood: 2 };

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const server = values.server;
const shelf = demoProducts(demoStoreSettings(SHOP));
const shelfById = new Map(shelf.map((product) => [product.id, product]));
/** The shop that the simple chat speaks for. */
const openShelf = new Map(demoProducts(demoStoreSettings(brand.slug)).map((product) => [product.id, product]));
const OneDocument = z.object({ docs: z.array(z.object({ id: z.string() })) });
/** Products that stand on stone, drawn without a background. */
const standing = new Set<string>();
/** Products on cards, with the address of their picture in the shop. */
const cards = new Map<string, string>();

const cookie = await logIn();
const rotating = await Promise.all(ROTATING.map((query) => find(query, FEWEST.rotating, 3)));
const still = await find(STATIC, FEWEST.static, 8);
const compared = await Promise.all(COMPARED.map(compare));
const talk = await converse();
const typed = await Promise.all(TYPED.map(read));
const asked = await Promise.all(EXAMPLES.map(firstAnswer));

fs.mkdirSync(DATA, { recursive: true });
writeData('rotating', rotating);
writeData('static', still);
writeData('compared', compared);
writeData('talk', talk);
writeData('typed', typed);
formatData();
await writePictures();
console.log(
  `Written: ${standing.size + cards.size + asked.length} pictures and 5 files, from what ${server} answered.`,
);

/** A query with its first products and with what was understood of it, word by word. */
async function find(query: string, atLeast: number, atMost: number) {
  const reply = await search(query);
  const products = reply.documents.slice(0, atMost).map(({ metadata }) => stand(metadata));
  need(products.length >= atLeast, `“${query}” finds ${products.length} products, and ${atLeast} are needed.`);
  need(reply.understood_parts.length > 0, `Nothing was understood of “${query}”.`);
  return { query, total: reply.num_total_results, understood: understood(query, reply), products };
}

async function compare(query: string) {
  const answer = await find(query, FEWEST.compared, 3);
  const plain = plainSearch(shelf, query);
  const shown = plain.slice(0, 3).map((product) => stand(product));
  const isSame = shown.every(({ id }, position) => id === answer.products[position]?.id);
  need(shown.length === 0 || !isSame, `Plain search answers “${query}” as well as ours.`);
  return { ...answer, plain: { total: plain.length, products: shown } };
}

async function read({ language, query }: { language: string; query: string }) {
  const reply = await search(query);
  const parts = understood(query, reply);
  need(parts.length >= FEWEST.understood, `Of “${query}” only ${parts.length} parts were understood.`);
  need(reply.num_total_results > 0, `“${query}” finds nothing.`);
  return { language, query, understood: parts, total: reply.num_total_results };
}

async function search(query: string): Promise<SearchResponse> {
  const response = await call('/api/search', { query, store: SHOP, page: 1, limit: 24 });
  return SearchResponse.parse(await response.json());
}

function understood(query: string, { understood_parts: parts }: SearchResponse) {
  return parts.map(({ start, end, kind, label, negated }) => ({
    words: query.slice(start, end),
    kind,
    label,
    negated,
  }));
}

/** The conversation as it happens: what the shopper says, and all that the assistant answers. */
async function converse() {
  const sessionId = randomUUID();
  const turns = [];
  for (const says of TALK) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ message: says, store: SHOP, sessionId, detected_language: 'en' })) {
      form.append(name, value);
    }
    const response = await fetch(new URL('/api/qchat-dev', server), {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    need(response.ok, `The assistant answers with status ${response.status}.`);
    const pieces = (await response.text())
      .trim()
      .split('\n')
      .map((line) => StreamPiece.parse(JSON.parse(line)));
    const documents = pieces.flatMap((piece) => (piece.type === 'docs' ? piece.content.documents : []));
    turns.push({
      says,
      steps: pieces.flatMap((piece) => (piece.type === 'step' ? piece.content : [])),
      text: pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join(''),
      products: documents.slice(0, 6).map(({ metadata }) => lay(metadata)),
      buttons: pieces.flatMap((piece) => (piece.type === 'buttons' ? piece.content : [])),
    });
  }
  for (const [position, turn] of turns.entries()) {
    need(turn.text.trim() !== '', `The assistant has no words for “${turn.says}”.`);
    const isAboutGoods = position < turns.length - 1;
    need(!isAboutGoods || turn.products.length >= FEWEST.talked, `“${turn.says}” is answered with too few products.`);
  }
  return turns;
}

/** What the simple chat answers first to one of its examples. */
async function firstAnswer({ words: { en: words }, picture }: (typeof EXAMPLES)[number]) {
  const response = await call('/api/qchat', { message: words, sessionId: randomUUID() });
  const { docs } = OneDocument.parse(await response.json());
  need(docs.length >= FEWEST.talked, `“${words}” is answered with too few products.`);
  const product = openShelf.get(docs[0]?.id ?? '');
  need(product !== undefined, `“${words}” is answered with a product that the catalogue of this code has not.`);
  return { product, picture };
}

/** A product that stands on stone. Which, is remembered: it is drawn at the end. */
function stand(product: ListedProduct | (typeof shelf)[number]) {
  standing.add(product.id);
  return show(product, `/demos/standing/${product.id}.webp`);
}

/** A product on a card. Its picture is remembered, to be written at the end. */
function lay(product: ListedProduct) {
  const [view] = product.images;
  need(view !== undefined, `${product.id} has no picture.`);
  cards.set(product.id, view);
  return show(product, `/demos/cards/${product.id}.webp`);
}

function show(product: ListedProduct | (typeof shelf)[number], picture: string) {
  const { current_price: price, original_price: original } = product;
  need(price !== null, `${product.id} has no price.`);
  const reasons = 'reasons' in product ? (product.reasons ?? []) : [];
  return {
    id: product.id,
    name: product.title,
    price,
    originalPrice: original !== null && original > price ? original : null,
    picture,
    rating: product.rating,
    reviews: product.review_count,
    facts: [product.attributes.color, product.attributes.material]
      .flat()
      .filter((fact) => fact !== undefined)
      .slice(0, 2),
    reasons: reasons.map(({ field, value, words }) => ({ field, value, words })),
    isGreat: 'great_match' in product && product.great_match === true,
  };
}

async function logIn(): Promise<string> {
  const response = await call('/api/authenticate', ACCOUNT).catch((error: unknown) => {
    throw new Error(`No server answers at ${server}. Start one with: npm start`, { cause: error });
  });
  const session = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  need(response.ok && session !== '', `The demo account ${ACCOUNT.username} cannot log in at ${server}.`);
  return session;
}

async function call(address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(address === '/api/authenticate' ? {} : { cookie }) };
  const response = await fetch(new URL(address, server), { method: 'POST', headers, body: JSON.stringify(body) });
  need(response.ok, `${address} answers with status ${response.status}.`);
  return response;
}

async function writePictures(): Promise<void> {
  fs.rmSync(PICTURES, { recursive: true, force: true });
  for (const folder of ['standing', 'cards', 'asked']) fs.mkdirSync(path.join(PICTURES, folder), { recursive: true });
  for (const id of standing) {
    const product = shelfById.get(id);
    need(product !== undefined, `The server's shop has ${id}, the catalogue of this code has not.`);
    const { webp } = await drawCutOut(product, STANDING_FIT);
    fs.writeFileSync(path.join(PICTURES, 'standing', `${id}.webp`), webp);
  }
  for (const { product, picture } of asked) {
    const { webp } = await drawCutOut(product, STANDING_FIT);
    fs.writeFileSync(path.join(ROOT, 'apps/web/public', picture), webp);
  }
  for (const [id, address] of cards) {
    const response = await fetch(new URL(address, server), { headers: { cookie } });
    need(response.ok, `${address} answers with status ${response.status}.`);
    const picture = sharp(await response.arrayBuffer())
      .resize(CARD_PX, CARD_PX)
      .webp({ quality: 80, effort: 6 });
    await picture.toFile(path.join(PICTURES, 'cards', `${id}.webp`));
  }
}

function writeData(name: string, data: unknown): void {
  fs.writeFileSync(path.join(DATA, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
}

/** The formatter looks after these files as after any other, so they are written as it wants them. */
function formatData(): void {
  const formatter = path.join(ROOT, 'node_modules/.bin/biome');
  const { status } = spawnSync(formatter, ['format', '--write', DATA], { stdio: ['ignore', 'ignore', 'inherit'] });
  need(status === 0, 'The formatter failed.');
}

function need(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}
