/**
 * One simulated visit: a shopper with a need, a language and a budget, who searches, looks down the list, clicks, and
 * sometimes buys. What it needs is a product of the shop, so nothing here is about a particular shop.
 */
import type { Language, ListedProduct, ShopEvent } from '@quarry/contract';
import { attributeLabel } from '../modules/catalog/index.ts';
import type { Random } from './seeded-random.ts';

/** Chance to look at the next place of a list: position bias. */
const LOOKS_ON = 0.82;
/** Chance to click a product that was looked at, by how well it fits: not, a little, well, exactly. */
const CLICKS = [0.02, 0.12, 0.35, 0.75] as const;
const CARTS = [0.01, 0.05, 0.18, 0.4] as const;
/** Of those who filled the cart. */
const ORDERS = 0.45;
/** Shares of shoppers who search by the name, who mistype a letter, and who try other words after a failure. */
const BY_NAME = 0.4;
const MISTYPES = 0.08;
const TRIES_AGAIN = 0.6;
const WITH_COLOUR = 0.4;
const NAME_WORDS = 2;
const MAX_CARTS = 3;
/** A budget is the price of what is needed times this, at least and at most. */
const BUDGET = [0.9, 1.6] as const;

export type SimulatedEvent = Omit<ShopEvent, 'id' | 'at'>;

/** The shop as a visit sees it. */
export interface ShopApi {
  search(query: string): Promise<{ queryId: string; products: ListedProduct[] }>;
  report(events: SimulatedEvent[]): Promise<void>;
}

export interface VisitCounts {
  searches: number;
  clicks: number;
  carts: number;
  orders: number;
}

interface Need {
  product: ListedProduct;
  colour: string | undefined;
  budget: number;
}

export async function simulateVisit(
  random: Random,
  api: ShopApi,
  { products, languages }: { products: readonly ListedProduct[]; languages: readonly Language[] },
): Promise<VisitCounts> {
  const counts: VisitCounts = { searches: 0, clicks: 0, carts: 0, orders: 0 };
  const product = one(random, products);
  const language = one(random, languages);
  if (!product || !language) return counts;
  const colour = random.next() < WITH_COLOUR ? [product.attributes['color'] ?? []].flat()[0] : undefined;
  const budget = (product.current_price ?? Infinity) * between(random, BUDGET);
  const need: Need = { product, colour, budget };

  for (const query of [firstWords(random, need, language), otherWords(need, language)]) {
    counts.searches += 1;
    const { queryId, products: found } = await api.search(query);
    const events = reactions(random, need, found, queryId);
    for (const { type } of events) {
      if (type === 'click') counts.clicks += 1;
      if (type === 'cart') counts.carts += 1;
      if (type === 'order') counts.orders += 1;
    }
    if (events.length > 0) await api.report(events);
    if (events.length > 0 || random.next() >= TRIES_AGAIN) break;
  }
  return counts;
}

/** What the shopper does with a list, from its top. */
export function reactions(
  random: Random,
  need: Need,
  found: readonly ListedProduct[],
  queryId: string,
): SimulatedEvent[] {
  const events: SimulatedEvent[] = [];
  const cart: ListedProduct[] = [];
  for (const [place, product] of found.entries()) {
    const fit = fitOf(need, product);
    if (random.next() < CLICKS[fit]) {
      const about = { product_id: product.id, query_id: queryId, position: place + 1 };
      events.push({ type: 'click', ...about }, { type: 'view', product_id: product.id });
      if (cart.length < MAX_CARTS && random.next() < CARTS[fit]) {
        cart.push(product);
        events.push({ type: 'cart', ...about });
      }
    }
    if (random.next() >= LOOKS_ON) break;
  }
  const value = cart.reduce((sum, { current_price: price }) => sum + (price ?? 0), 0);
  if (cart.length > 0 && random.next() < ORDERS) events.push({ type: 'order', value, query_id: queryId });
  return events;
}

/** Fit for the need: 3 exactly it, 2 the same kind as wished, 1 something of it, 0 not. */
function fitOf({ product: needed, colour, budget }: Need, product: ListedProduct): 0 | 1 | 2 | 3 {
  if (product.id === needed.id) return 3;
  const isKind = product.category !== null && product.category === needed.category;
  if (!isKind) return 0;
  const isColour = colour === undefined || [product.attributes['color'] ?? []].flat().includes(colour);
  return isColour && (product.current_price ?? 0) <= budget ? 2 : 1;
}

function firstWords(random: Random, need: Need, language: Language): string {
  const words = random.next() < BY_NAME ? nameOf(need.product, language) : wordsOf(need, language);
  return random.next() < MISTYPES ? mistyped(random, words) : words;
}

/** The kind alone, or the first words of the name where the shop has no kind. */
function otherWords({ product }: Need, language: Language): string {
  return product.category ? attributeLabel('category', product.category, language) : nameOf(product, language);
}

function wordsOf({ product, colour }: Need, language: Language): string {
  if (!product.category) return nameOf(product, language);
  const kind = attributeLabel('category', product.category, language);
  return colour === undefined ? kind : `${attributeLabel('color', colour, language)} ${kind}`;
}

function nameOf({ title, texts }: ListedProduct, language: Language): string {
  return (texts[language]?.title ?? title).split(/\s+/).slice(0, NAME_WORDS).join(' ');
}

/** Two letters change places. */
function mistyped(random: Random, words: string): string {
  const letters = [...words];
  const place = Math.floor(random.next() * (letters.length - 1));
  const [first, second] = [letters[place], letters[place + 1]];
  if (first === undefined || second === undefined) return words;
  letters.splice(place, 2, second, first);
  return letters.join('');
}

function one<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}

function between(random: Random, [least, most]: readonly [number, number]): number {
  return least + random.next() * (most - least);
}
