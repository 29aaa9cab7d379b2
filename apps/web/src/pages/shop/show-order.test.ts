import { type Order } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { showOrder } from './show-order.ts';

const anOrder = (fields: Record<string, unknown> = {}) =>
  ({
    order_id: 'o-1',
    order_number: '1042',
    order_date: '2026-11-16',
    status: 'Shipped',
    shipped_date: null,
    delivery_date: null,
    tracking_number: null,
    ...fields,
  }) as Order;
const anItem = { product_id: 'p-1', title: 'Red dress', quantity: 2, price: 12.5 };

describe('the card data of an order', () => {
  it("has its items and its total in the shop's currency", () => {
    const order = anOrder({ items: [anItem], total: 25, currency: 'GEL' });
    expect(showOrder(order, demoStoreSettings('gpc'))).toMatchObject({
      items: [{ title: 'Red dress', quantity: 2, price: '12.50 ₾' }],
      total: '25.00 ₾',
    });
  });

  it('shows another currency by its code', () => {
    expect(showOrder(anOrder({ total: 25, currency: 'EUR' }), demoStoreSettings('dior')).total).toBe('25.00 EUR');
  });

  it('shows no items and no total if they are missing or invalid', () => {
    for (const fields of [{}, { items: null, total: null }, { items: ['shoes', { title: 'Half' }], total: 'much' }]) {
      expect(showOrder(anOrder(fields), demoStoreSettings('dior'))).toMatchObject({ items: [], total: null });
    }
  });
});
