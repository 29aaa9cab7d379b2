/** A product as the embed shows it, from whatever form a reply carried it in. */
import { normalizeProduct, numericPrice } from '@quarry/client';
import type { ShopSettings } from './store-settings.ts';

export interface ProductCard {
  id: string;
  name: string;
  image: string | undefined;
  /** Of its page, absolute; undefined when there is none that may be opened. */
  url: string | undefined;
  /** What it costs; null: not known. */
  amount: number | null;
  /** The price before a reduction; null when there is none. */
  original: number | null;
}

/** @returns null when there is no product in it. */
export function productCard(raw: unknown, shop: ShopSettings, origin: string): ProductCard | null {
  const card = normalizeProduct(raw, shop);
  if (!card) return null;
  const original = numericPrice(card.original_price);
  const discounted = numericPrice(card.discounted_price);
  const isReduced = original !== null && discounted !== null && discounted < original;
  return {
    id: card.id,
    name: card.name,
    image: card.images[0],
    url: card.url ? new URL(card.url, origin).href : undefined,
    amount: isReduced ? discounted : (numericPrice(card.current_price) ?? discounted ?? original),
    original: isReduced ? original : null,
  };
}
