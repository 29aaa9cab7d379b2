import type { Order } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { groupByStatus, statusLook, statusOf } from './order-status.ts';

function anOrder(status: string | null): Order {
  return {
    order_id: 'o-1',
    order_number: 'DU-1',
    order_date: null,
    status,
    shipped_date: null,
    delivery_date: null,
    tracking_number: null,
  };
}

describe('orders by status', () => {
  it('ORDERS-02 are in delivery order, then the shop’s own, then those without one', () => {
    const orders = [null, 'Returned', 'Cancelled', 'Delivered', 'Pending', 'Shipped', 'Pending'].map(anOrder);
    expect(groupByStatus(orders).map(({ status, orders }) => [status, orders.length])).toEqual([
      ['Pending', 2],
      ['Shipped', 1],
      ['Delivered', 1],
      ['Cancelled', 1],
      ['Returned', 1],
      ['Unknown Status', 1],
    ]);
  });

  it.each([null, '', '  '])('ORDERS-05 a missing status (%j) is called Unknown Status', (status) => {
    expect(statusOf({ status })).toBe('Unknown Status');
  });

  it('ORDERS-04 any other status is grey, even one named like a property of Object', () => {
    expect(statusLook('Returned').className).toBe('status-other');
    expect(statusLook('constructor').className).toBe('status-other');
  });
});
