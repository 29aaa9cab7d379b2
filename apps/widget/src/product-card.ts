/** Converts a product of any reply to the widget's card data. */
import { normalizeProduct, numericPrice, PLACEHOLDER_IMAGE } from '@quarry/client';
import type { ShopSettings } from './store-settings.ts';

export interface ProductCard {
  id: string;
  name: string;
  image: string | undefined;
  /** The product page's absolute URL; undefined when there is no safe one. */
  url: string | undefined;
  /** The price; null if unknown. */
  amount: number | null;
  /** The price before a reduction; null for none. */
  original: number | null;
}

/** @returns null when the input is not a product. */
export function productCard(raw: unknown, shop: ShopSettings, origin: string): ProductCard | null {
  const card = normalizeProduct(raw, shop);
  if (!card) return null;
  const original = numericPrice(card.original_price);
  const discounted = numericPrice(card.discounted_price);
  const isReduced = original !== null && discounted !== null && discounted < original;
  return {
    id: card.id,
    name: card.name,
    // The policy of a page may refuse a drawing inside an address.
    image: card.images.find((image) => image !== PLACEHOLDER_IMAGE),
    url: card.url ? new URL(card.url, origin).href : undefined,
    amount: isReduced ? discounted : (numericPrice(card.current_price) ?? discounted ?? original),
    original: isReduced ? original : null,
  };
}
