/** Converts an order of the API to card data with formatted amounts. */
import { formatPrice, numericPrice } from '@quarry/client';
import { type Currency, type Order, OrderItem, type StoreSettings } from '@quarry/contract';
import type { ShownOrder } from '@quarry/ui';

/** Invalid items are left out. */
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

/** An order may have another currency than the shop; its code is then used as the sign. */
function currencyOf({ currency: code }: Order, { currency }: Pick<StoreSettings, 'currency'>): Currency {
  if (typeof code !== 'string' || code === currency.code) return currency;
  return { code, sign: code, position: 'after', space: true };
}
