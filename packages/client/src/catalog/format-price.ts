/** Formats prices for cards: the currency's decimals and the store's sign, `N/A` for an invalid price. */
import type { Currency } from '@quarry/contract';

const NO_PRICE = 'N/A';
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const USUAL_DECIMALS = 2;
const decimalsByCode = new Map<string, number>();

/** A price given as a number or a numeric string (`"12.5"`) as a number; null for anything else. */
export function numericPrice(price: unknown): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string' || !DECIMAL.test(price.trim())) return null;
  return Number(price);
}

/** `12.50 ₾`, `$12.50`, `Rs 12.50`, `¥1200`; `N/A` when the price is missing or not a number. */
export function formatPrice(price: unknown, currency: Currency): string {
  const amount = numericPrice(price);
  if (amount === null) return NO_PRICE;
  const number = amount.toFixed(decimalsOf(currency.code));
  const space = currency.space ? ' ' : '';
  return currency.position === 'before' ? `${currency.sign}${space}${number}` : `${number}${space}${currency.sign}`;
}

/** By ISO 4217, as `Intl` knows it: 0 for the yen, 3 for the Kuwaiti dinar, 2 for most and for an unknown code. */
function decimalsOf(code: string): number {
  const known = decimalsByCode.get(code);
  if (known !== undefined) return known;
  const decimals = /^[A-Z]{3}$/i.test(code)
    ? new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    : undefined;
  decimalsByCode.set(code, decimals ?? USUAL_DECIMALS);
  return decimals ?? USUAL_DECIMALS;
}
