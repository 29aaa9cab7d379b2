/** Decides which price a card shows, and whether a higher price is struck through beside it. */
import type { StoreSettings } from '@quarry/contract';
import { formatPrice, numericPrice } from './format-price.ts';
import type { ProductCardData } from './normalize-product.ts';

export interface ShownPrice {
  readonly price: string;
  /** The original price, struck through; null when none is shown. */
  readonly struck: string | null;
}

/**
 * The price to pay: the discounted one when it is lower than the original, else the current one. On the shop page only
 * some stores strike the original price through; elsewhere all do.
 */
export function shownPrice(
  product: Pick<ProductCardData, 'current_price' | 'original_price' | 'discounted_price'>,
  store: Pick<StoreSettings, 'currency' | 'strikes_original_price'>,
  place: 'shop-page' | 'elsewhere',
): ShownPrice {
  const original = numericPrice(product.original_price);
  const discounted = numericPrice(product.discounted_price);
  const isReduced = original !== null && discounted !== null && discounted < original;
  const mayStrike = place === 'elsewhere' || store.strikes_original_price;

  return {
    price: formatPrice(
      isReduced ? discounted : (numericPrice(product.current_price) ?? discounted ?? original),
      store.currency,
    ),
    struck: isReduced && mayStrike ? formatPrice(original, store.currency) : null,
  };
}
