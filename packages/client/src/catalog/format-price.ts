/** Prices as cards show them: two decimals and the store's currency, `N/A` for what is no price. */
import type { Currency } from '@quarry/contract';

const NO_PRICE = 'N/A';
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The number in a price that came as a number or as a numeric text (`"12.5"`); null for anything else. */
export function numericPrice(price: unknown): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string' || !DECIMAL.test(price.trim())) return null;
  return Number(price);
}

/** `12.50 ₾`, `$12.50`, `Rs 12.50`; `N/A` when the price is missing or no number. */
export function formatPrice(price: unknown, currency: Currency): string {
  const amount = numericPrice(price);
  if (amount === null) return NO_PRICE;
  const number = amount.toFixed(2);
  const space = currency.space ? ' ' : '';
  return currency.position === 'before' ? `${currency.sign}${space}${number}` : `${number}${space}${currency.sign}`;
}
