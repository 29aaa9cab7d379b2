/** @jsxImportSource preact */
/** A price, with the higher original price struck through. Renders nothing when the price is unknown. */
import type { Language } from '@quarry/contract';
import { priceText } from './price-text.ts';
import type { ShopSettings } from './store-settings.ts';

interface PriceProps {
  amount: number | null;
  /** The price before a reduction. */
  original?: number | null;
  shop: Pick<ShopSettings, 'currency'>;
  language: Language;
  /** Label of the original price for screen readers. */
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
