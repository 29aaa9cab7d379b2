/** The price on a card of the simple chat: always dollars, and a plain word where there is no number. */
import { numericPrice } from '@quarry/client';

const INVALID = 'Invalid Price';

/** `$12.50` for `12.5` and for `"12.5"`; `Invalid Price` for anything that is no number. */
export function dollarPrice(price: unknown): string {
  const amount = numericPrice(price);
  return amount === null ? INVALID : `$${amount.toFixed(2)}`;
}
