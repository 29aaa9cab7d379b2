/** @jsxImportSource preact */
/** A price, and the higher one from before struck through. Nothing where the price is not known. */
import type { Language } from '@quarry/contract';
import { priceText } from './price-text.ts';
import type { ShopSettings } from './store-settings.ts';

interface PriceProps {
  amount: number | null;
  /** The higher price from before. */
  original?: number | null;
  shop: Pick<ShopSettings, 'currency'>;
  language: Language;
  /** Says to a screen reader what the struck price is. */
  originalLabel: string;
}

export function Price({ amount, original = null, shop, language, originalLabel }: PriceProps) {
  if (amount === null) return null;
  return (
    <span class="price">
      {priceText(amount, shop.currency, language)}
      {original !== null && (
        <s>
          <span class="sr-only"> {originalLabel}: </span>
          {priceText(original, shop.currency, language)}
        </s>
      )}
    </span>
  );
}
