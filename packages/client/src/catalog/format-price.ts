/** Formats prices for cards, which may be missing or written as text. */
import { type Currency, priceText } from '@quarry/contract';

const NO_PRICE = 'N/A';
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A price given as a number or a numeric string (`"12.5"`) as a number; null for anything else. */
export function numericPrice(price: unknown): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string' || !DECIMAL.test(price.trim())) return null;
  return Number(price);
}

/** `12.50 ₾`, `$12.50`, `Rs 12.50`, `¥1200`; `N/A` when the price is missing or not a number. */
export function formatPrice(price: unknown, currency: Currency): string {
  const amount = numericPrice(price);
  return amount === null ? NO_PRICE : priceText(amount, currency);
}
