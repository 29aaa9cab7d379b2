import { formatPrice } from '@quarry/client';
import type { ShopSettings } from './store-settings.ts';

/** A price as the shop writes it, kept together and left to right in right-to-left text. */
export const priceText = (price: unknown, { currency }: Pick<ShopSettings, 'currency'>): string =>
  `\u2066${formatPrice(price, currency)}\u2069`;
