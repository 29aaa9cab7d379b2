/** Collects the data of the demo pages from a running server with the demo shops. */
import { randomUUID } from 'node:crypto';
import { brand, type ListedProduct, type Product, SearchResponse, StreamPiece } from '@quarry/contract';
import { demoProducts, demoStoreSettings } from '@quarry/demo-shops';
import { z } from 'zod';
import { EXAMPLES } from '../apps/web/src/features/simple-chat/examples.ts';
import { type DemoShopClient, openDemoShop } from './demo-shop-client.ts';
import { ACCOUNT, demoShelf, SHOP } from './home-demo-answers.ts';
import { plainSearch } from './plain-search.ts';

const ROTATING = ['Summer dresses under $50', 'Shirt Bruno Mars would wear'];
const STATIC = 'shoes to wear with red dress';
/** All queries use the same shop and catalogue, including the keyword search. */
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

/** The shop of the simple chat. */
const openShelf = new Map(demoProducts(demoStoreSettings(brand.slug)).map((product) => [product.id, product]));
const OneDocument = z.object({ docs: z.array(z.object({ id: z.string() })) });

/**
 * `data`: content by file name. `cards`: id of a product on a card → URL of its picture in the shop. `asked`: the
 * products that the simple chat's examples find, with the URL of their picture on the site. @param server its URL.
 * @throws when an answer is not usable on a page.
 */
export async function demoPageAnswers(server: string) {
  const shop = await openDemoShop(server, ACCOUNT);
  const cards = new Map<string, string>();
  const data = {
    rotating: await Promise.all(ROTATING.map((query) => find(shop, query, FEWEST.rotating, 3))),
    static: await find(shop, STATIC, FEWEST.static, 8),
    compared: await Promise.all(COMPARED.map((query) => compare(shop, query))),
    talk: await converse(shop, cards),
    typed: await Promise.all(TYPED.map((query) => read(shop, query))),
  };
  const asked = await Promise.all(EXAMPLES.map((example) => firstAnswer(shop, example)));
  return { shop, data, cards, asked };
}

/** A query with its first products and its understood parts. */
async function find(shop: DemoShopClient, query: string, atLeast: number, atMost: number) {
  const reply = await search(shop, query);
  const products = reply.documents.slice(0, atMost).map(({ metadata }) => show(metadata, 'standing'));
  need(products.length >= atLeast, `“${query}” finds ${products.length} products, and ${atLeast} are needed.`);
  need(reply.understood_parts.length > 0, `Nothing was understood of “${query}”.`);
  return { query, total: reply.num_total_results, understood: understood(query, reply), products };
}

async function compare(shop: DemoShopClient, query: string) {
  const answer = await find(shop, query, FEWEST.compared, 3);
  const plain = plainSearch(demoShelf, query);
  const shown = plain.slice(0, 3).map((product) => show(product, 'standing'));
  const isSame = shown.every(({ id }, position) => id === answer.products[position]?.id);
  need(shown.length === 0 || !isSame, `Plain search answers “${query}” as well as ours.`);
  return { ...answer, plain: { total: plain.length, products: shown } };
}

async function read(shop: DemoShopClient, { language, query }: { language: string; query: string }) {
  const reply = await search(shop, query);
  const parts = understood(query, reply);
  need(parts.length >= FEWEST.understood, `Of “${query}” only ${parts.length} parts were understood.`);
  need(reply.num_total_results > 0, `“${query}” finds nothing.`);
  return { language, query, understood: parts, total: reply.num_total_results };
}

async function search(shop: DemoShopClient, query: string): Promise<SearchResponse> {
  const response = await shop.post('/api/search', { query, store: SHOP, page: 1, limit: 24 });
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

/** The conversation: the shopper's messages and the assistant's complete answers. */
async function converse(shop: DemoShopClient, cards: Map<string, string>) {
  const sessionId = randomUUID();
  const turns = [];
  for (const says of TALK) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ message: says, store: SHOP, sessionId, detected_language: 'en' })) {
      form.append(name, value);
    }
    const response = await shop.post('/api/qchat-dev', form);
    const pieces = (await response.text())
      .trim()
      .split('\n')
      .map((line) => StreamPiece.parse(JSON.parse(line)));
    const documents = pieces.flatMap((piece) => (piece.type === 'docs' ? piece.content.documents : []));
    turns.push({
      says,
      steps: pieces.flatMap((piece) => (piece.type === 'step' ? piece.content : [])),
      text: pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join(''),
      products: documents.slice(0, 6).map(({ metadata }) => lay(metadata, cards)),
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

/** The simple chat's first answer to one of its examples. */
async function firstAnswer(shop: DemoShopClient, { words: { en: words }, picture }: (typeof EXAMPLES)[number]) {
  const response = await shop.post('/api/qchat', { message: words, sessionId: randomUUID() });
  const { docs } = OneDocument.parse(await response.json());
  need(docs.length >= FEWEST.talked, `“${words}” is answered with too few products.`);
  const product = openShelf.get(docs[0]?.id ?? '');
  need(product !== undefined, `“${words}” is answered with a product that the catalogue of this code has not.`);
  return { product, picture };
}

/** A product on a card; records its picture's URL in the shop, so that the picture is saved. */
function lay(product: ListedProduct, cards: Map<string, string>) {
  const [view] = product.images;
  need(view !== undefined, `${product.id} has no picture.`);
  cards.set(product.id, view);
  return show(product, 'cards');
}

function show(product: ListedProduct | Product, folder: 'standing' | 'cards') {
  const { current_price: price, original_price: original } = product;
  need(price !== null, `${product.id} has no price.`);
  const reasons = 'reasons' in product ? (product.reasons ?? []) : [];
  return {
    id: product.id,
    name: product.title,
    price,
    originalPrice: original !== null && original > price ? original : null,
    picture: `/demos/${folder}/${product.id}.webp`,
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

export function need(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}
