/** From an order as the API sent it to what a card shows: its items and its total with their currency. */
import { formatPrice, numericPrice } from '@quarry/client';
import { type Currency, type Order, OrderItem, type StoreSettings } from '@quarry/contract';
import type { ShownOrder } from '@quarry/ui';

/** Items that are not of the shape of the contract are left out. */
export function showOrder(order: Order, store: Pick<StoreSettings, 'currency'>): ShownOrder {
  const currency = currencyOf(order, store);
  const items: unknown[] = Array.isArray(order.items) ? order.items : [];
  return {
    ...order,
    items: items
      .flatMap((item) => OrderItem.safeParse(item).data ?? [])
      .map(({ title, quantity, price }) => ({ title, quantity, price: formatPrice(price, currency) })),
    total: numericPrice(order.total) === null ? null : formatPrice(order.total, currency),
  };
}

/** An order may be in another currency than the shop's cards; its code stands for a sign then. */
function currencyOf({ currency: code }: Order, { currency }: Pick<StoreSettings, 'currency'>): Currency {
  if (typeof code !== 'string' || code === currency.code) return currency;
  return { code, sign: code, position: 'after', space: true };
}
