/**
 * Converts a product from an API reply to card data. Shops name fields differently, so each field is looked up under
 * several names and validated; nothing is trusted.
 */
import type { StoreSettings } from '@quarry/contract';
import { identifierOf } from '../chat/parse-piece.ts';
import { isRecord } from '../is-record.ts';

/** Prices are raw values (`formatPrice` parses them); `images` has at least one entry. */
export interface ProductCardData {
  readonly id: string;
  readonly caption: string;
  readonly name: string;
  readonly category: string;
  readonly current_price: unknown;
  readonly original_price: unknown;
  readonly discounted_price: unknown;
  readonly images: readonly string[];
  /** URL of the product's page; null when there is no safe one. */
  readonly url: string | null;
  readonly title: string;
  readonly description: string;
  /** Set only for products of a streamed reply. */
  readonly great_match?: boolean;
}

/** A neutral drawing for products whose picture is missing or fails to load. Inline, so it needs no request. */
export const PLACEHOLDER_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#ecebe6"/>' +
    '<g fill="none" stroke="#a9a79e" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M110 140h180l18 160H92z"/><path d="M155 175v-45a45 45 0 0 1 90 0v45"/></g></svg>',
)}`;

/** The settings that affect how products are shown. */
type CardSettings = Pick<StoreSettings, 'id' | 'product_url' | 'main_image_only'>;

/** A card's data; null for an invalid product, for which the page shows `Invalid product data`. */
export function normalizeProduct(raw: unknown, store: CardSettings): ProductCardData | null {
  if (!isRecord(raw)) return null;
  const localName = isRecord(raw.full_name) ? words(raw.full_name.ka) : '';
  const name = words(raw.name) || words(raw.title) || localName;
  const id = identifierOf(raw.id) ?? name;
  if (!id) return null;

  const description = words(raw.description);
  return {
    id,
    caption: words(raw.caption) || description,
    name,
    category: words(raw.category),
    current_price: raw.current_price ?? raw.price ?? null,
    original_price: raw.original_price ?? raw.price ?? null,
    discounted_price: raw.discounted_price ?? null,
    images: imagesOf(raw, store),
    url: openable(words(raw.url)) ?? pageOfProduct(raw.id, store),
    title: words(raw.title) || name,
    description,
    ...(typeof raw.great_match === 'boolean' && { great_match: raw.great_match }),
  };
}

/** Normalizes a list, keeping its order. */
export function normalizeProducts(list: readonly unknown[], store: CardSettings): (ProductCardData | null)[] {
  return list.map((raw) => normalizeProduct(raw, store));
}

function imagesOf(raw: Readonly<Record<string, unknown>>, store: CardSettings): readonly string[] {
  const main = words(raw.image_url);
  const listed = (Array.isArray(raw.images) ? raw.images : []).map(words).filter((image) => image !== '');
  const chosen = store.main_image_only ? [main] : listed.length > 0 ? listed : [main];
  const images = chosen.filter((image) => image !== '');
  return images.length > 0 ? images : [PLACEHOLDER_IMAGE];
}

/** The product's URL on the shop's site, built from its id; null when there is no safe one. */
export function pageOfProduct(id: unknown, store: Pick<StoreSettings, 'id' | 'product_url'>): string | null {
  const known = identifierOf(id);
  if (known === null) return null;
  return openable(
    store.product_url.replaceAll('{store}', encodeURIComponent(store.id)).replaceAll('{id}', encodeURIComponent(known)),
  );
}

/** Accepts http(s) URLs and paths of our site; rejects others, such as `javascript:`. */
function openable(url: string): string | null {
  return /^(?:https?:\/\/|\/)/i.test(url) ? url : null;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
