/**
 * From a product as a call or a reply carried it to what a card needs. Shops write their products in many ways, so
 * every field is looked for under its names and checked; nothing that is read here is trusted.
 */
import type { StoreSettings } from '@quarry/contract';
import { identifierOf } from '../chat/parse-piece.ts';
import { isRecord } from '../is-record.ts';

/** Prices are left as they came (`formatPrice` reads them); `images` has at least one entry. */
export interface ProductCardData {
  readonly id: string;
  readonly caption: string;
  readonly name: string;
  readonly category: string;
  readonly current_price: unknown;
  readonly original_price: unknown;
  readonly discounted_price: unknown;
  readonly images: readonly string[];
  /** Address of the product's page, null when there is none that may be opened. */
  readonly url: string | null;
  readonly title: string;
  readonly description: string;
  /** Only products of a streamed reply say whether they are great matches. */
  readonly great_match?: boolean;
}

/** A quiet drawing for products without a picture, and for pictures that do not load. Needs no request. */
export const PLACEHOLDER_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#ecebe6"/>' +
    '<g fill="none" stroke="#a9a79e" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M110 140h180l18 160H92z"/><path d="M155 175v-45a45 45 0 0 1 90 0v45"/></g></svg>',
)}`;

/** The settings of a store that decide how its products read. */
type CardSettings = Pick<StoreSettings, 'id' | 'product_url' | 'main_image_only'>;

/** A card's data, or null when there is no product in it: then the page shows its `Invalid product data` card. */
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

/** The same for a list, in its order. */
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

/** The address of a product on the shop's own site, made of its id; null when there is none that may be opened. */
export function pageOfProduct(id: unknown, store: Pick<StoreSettings, 'id' | 'product_url'>): string | null {
  const known = identifierOf(id);
  if (known === null) return null;
  return openable(
    store.product_url.replaceAll('{store}', encodeURIComponent(store.id)).replaceAll('{id}', encodeURIComponent(known)),
  );
}

/** Web addresses and paths of our own; a feed's `javascript:` is no address of a product. */
function openable(url: string): string | null {
  return /^(?:https?:\/\/|\/)/i.test(url) ? url : null;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
