/** The price on a card of the simple chat: always in dollars. */
import { numericPrice } from '@quarry/client';

const INVALID = 'Invalid Price';

/** `$12.50` for `12.5` and for `"12.5"`; `Invalid Price` for anything else. */
export function dollarPrice(price: unknown): string {
  const amount = numericPrice(price);
  return amount === null ? INVALID : `$${amount.toFixed(2)}`;
}
