/** Collects the data of the front page's search demo from a running server with the demo shops. */
import { type ListedProduct, type Product, SearchResponse } from '@quarry/contract';
import { demoProducts, demoStoreSettings } from '@quarry/demo-shops';
import {
  type DemoProduct,
  type DemoQuery,
  type HomeDemo,
  SHOWN_PER_QUERY,
} from '../apps/web/src/features/home-demo/home-demo-data.ts';
import { type DemoShopClient, openDemoShop } from './demo-shop-client.ts';
import { plainSearch } from './plain-search.ts';

/** The demo fashion shop with English texts, and its account. */
export const SHOP = 'dior';
export const ACCOUNT = { username: SHOP, password: 'quarry-demo' };

/** The second is the style query: no product contains its words. */
const QUERIES = [
  'Summer dresses under $50',
  'Boho chic',
  'Winter coat without wool',
  'Wedding guest outfit',
  'Bag for work that is not black',
  'Gift for my mother under $60',
];

export const demoShelf = demoProducts(demoStoreSettings(SHOP));

/** @param server its URL. */
export async function homeDemoAnswers(server: string): Promise<HomeDemo> {
  const shop = await openDemoShop(server, ACCOUNT);
  const queries = await Promise.all(QUERIES.map((query) => ask(shop, query)));
  return { catalogueSize: demoShelf.length, queries };
}

async function ask(shop: DemoShopClient, query: string): Promise<DemoQuery> {
  const response = await shop.post('/api/search', { query, store: SHOP, page: 1, limit: SHOWN_PER_QUERY });
  const reply = SearchResponse.parse(await response.json());
  const plain = plainSearch(demoShelf, query);
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

/** A card has space for one sentence. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
