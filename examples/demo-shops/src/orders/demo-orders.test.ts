import { Customer, Order } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../products/demo-products.ts';
import { demoCustomers } from './demo-customers.ts';
import { DEMO_TODAY, demoOrders } from './demo-orders.ts';

describe.each(DEMO_STORES.map((settings) => ({ settings })))('the orders of $settings.id', ({ settings }) => {
  const products = demoProducts(settings);
  const customers = demoCustomers(settings);
  const orders = demoOrders(settings, products);
  const byNumber = new Map(orders.map((placed) => [placed.order.order_number, placed]));

  it('are the same on every start', () => {
    expect(demoOrders(settings, demoProducts(settings))).toEqual(orders);
    expect(demoCustomers(settings)).toEqual(customers);
  });

  it('follow the contract and are numbered from 1001 without a gap', () => {
    expect(orders.length).toBeGreaterThanOrEqual(60);
    orders.forEach(({ order }, place) => {
      expect(Order.parse(order)).toEqual(order);
      expect(order.order_number).toBe(String(1001 + place));
    });
    expect(new Set(orders.map(({ order }) => order.order_id)).size).toBe(orders.length);
  });

  it('stand in every status, the shop’s own among them', () => {
    const statuses = new Set(orders.map(({ order }) => order.status));

    expect([...statuses].sort()).toEqual(['Cancelled', 'Delivered', 'Pending', 'Returned', 'Shipped']);
  });

  it('have the dates of their status, in the order of time', () => {
    for (const { order, orderedAt } of orders) {
      const { status, order_date, shipped_date, delivery_date, tracking_number } = order;
      const left = status === 'Shipped' || status === 'Delivered' || status === 'Returned';
      const arrived = status === 'Delivered' || status === 'Returned';
      expect(order_date).toBe(orderedAt.slice(0, 10));
      expect(shipped_date !== null).toBe(left);
      expect(delivery_date !== null).toBe(arrived);
      if (!left) expect(tracking_number).toBeNull();

      const days = [order_date, shipped_date, delivery_date, DEMO_TODAY].filter((day) => day !== null);
      expect(days).toEqual([...days].sort());
    }
    const times = orders.map(({ orderedAt }) => orderedAt);
    expect(times).toEqual([...times].sort());
  });

  it('have one parcel that the service has not numbered yet', () => {
    const shipped = orders.filter(({ order }) => order.status === 'Shipped');

    expect(shipped.length).toBeGreaterThanOrEqual(3);
    expect(shipped.filter(({ order }) => order.tracking_number === null)).toHaveLength(1);
  });

  it('add up, over goods that the shop sells', () => {
    const prices = new Map(products.map(({ id, current_price }) => [id, current_price]));
    for (const { order } of orders) {
      const items = order.items ?? [];
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item.price).toBe(prices.get(item.product_id));
      const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
      expect(order.total).toBeCloseTo(sum, 2);
      expect(order.currency).toBe(settings.currency.code);
    }
  });

  it('let 1042 be on its way to Nino, whose phone ends in 4417', () => {
    const placed = byNumber.get('1042');
    const nino = customers.find(({ id }) => id === placed?.customerId);

    expect(placed?.order).toMatchObject({ status: 'Shipped', delivery_date: null });
    expect(placed?.order.tracking_number).toMatch(/^QX\d{9}[A-Z]{2}$/);
    expect(nino?.email).toBe('nino@example.com');
    expect(nino?.phone.replace(/\D/g, '')).toMatch(/4417$/);
  });

  it('belong to customers who can be told apart, some with several orders', () => {
    const ids = customers.map(({ id }) => id);
    for (const customer of customers) {
      expect(Customer.parse(customer)).toEqual(customer);
      expect(customer.email).toMatch(/^[a-z.]+@example\.com$/);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length);
    expect(customers.filter(({ phone }) => phone.replace(/\D/g, '').endsWith('4417'))).toHaveLength(1);
    for (const { customerId } of orders) expect(ids).toContain(customerId);
    const counts = ids.map((id) => orders.filter(({ customerId }) => customerId === id).length);
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(3);
  });
});
