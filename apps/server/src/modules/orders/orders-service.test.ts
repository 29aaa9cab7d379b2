import { type Order } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import type { OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { createOrdersRepository, createOrdersService } from './index.ts';

const anOrder = (number: string, fields: Partial<Order> = {}): Order => ({
  order_id: `order-${number}`,
  order_number: number,
  order_date: '2026-11-02',
  status: 'Shipped',
  shipped_date: '2026-11-03',
  delivery_date: null,
  tracking_number: 'QX1',
  items: [],
  total: 20,
  currency: 'USD',
  ...fields,
});

const nino = { id: 'c1', name: 'Nino', email: 'Nino@example.com', phone: '+995 555 12 44 17' };
const lia = { id: 'c2', name: 'Lia', email: 'lia@example.com', phone: '12' };

let database: OpenDatabase;
let clock = 0;
const orders = () => createOrdersService(createOrdersRepository(database.db), () => clock);

beforeAll(async () => {
  database = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(database.db));
  for (const settings of DEMO_STORES) await stores.create(settings);
  const repository = createOrdersRepository(database.db);
  await repository.save(
    'quarry',
    [nino, lia],
    [
      { customerId: 'c1', order: anOrder('1042') },
      { customerId: 'c1', order: anOrder('1040', { order_date: '2026-10-01', status: 'Delivered' }) },
      { customerId: 'c2', order: anOrder('A-77') },
      { customerId: 'gone', order: anOrder('1099') },
    ],
  );
  await repository.save('veli', [lia], [{ customerId: 'c2', order: anOrder('1042', { status: 'Pending' }) }]);
});
afterAll(() => database.close());

const noProof = { email: null, phoneEnding: null, proven: [] };
const shopper = { kind: 'shopper' } as const;
const staff = { kind: 'staff' } as const;

describe('access to an order: a shopper', () => {
  it('is asked for a proof first', async () => {
    expect(await orders().ask('quarry', shopper, { number: '1042', proof: noProof })).toEqual({ kind: 'proof-needed' });
  });

  it('is asked for a proof also for an order that does not exist', async () => {
    expect(await orders().ask('quarry', shopper, { number: '9999', proof: noProof })).toEqual({ kind: 'proof-needed' });
  });

  it.each([
    ['the e-mail', { ...noProof, email: 'nino@example.com' }],
    ['the end of the phone', { ...noProof, phoneEnding: '4417' }],
  ])('is told the order by its number and %s', async (_how, proof) => {
    expect(await orders().ask('quarry', shopper, { number: '1042', proof })).toMatchObject({
      kind: 'told',
      orders: [{ order_number: '1042', status: 'Shipped' }],
    });
  });

  it('gets the same answer for a wrong pair and for a missing order', async () => {
    const proof = { ...noProof, email: 'lia@example.com' };

    const wrong = await orders().ask('quarry', shopper, { number: '1042', proof });
    const missing = await orders().ask('quarry', shopper, { number: '9999', proof });

    expect(wrong).toEqual({ kind: 'not-told' });
    expect(missing).toEqual(wrong);
  });

  it('cannot access the order with the same number in another store', async () => {
    const proof = { ...noProof, email: 'nino@example.com' };

    expect(await orders().ask('veli', shopper, { number: '1042', proof })).toEqual({ kind: 'not-told' });
  });

  it('may type an order number in lower case, and proves nothing with too few phone digits', async () => {
    const byMail = { ...noProof, email: 'lia@example.com' };

    expect(await orders().ask('quarry', shopper, { number: 'a-77', proof: byMail })).toMatchObject({ kind: 'told' });
    expect(await orders().ask('quarry', shopper, { number: 'A-77', proof: { ...noProof, phoneEnding: '12' } })).toEqual(
      { kind: 'not-told' },
    );
  });

  it('cannot see an order with an unknown customer', async () => {
    const proof = { ...noProof, email: 'nino@example.com' };

    expect(await orders().ask('quarry', shopper, { number: '1099', proof })).toEqual({ kind: 'not-told' });
  });

  it('sees proven orders again, and no others', async () => {
    const proof = { ...noProof, proven: ['1042'] };

    expect(await orders().ask('quarry', shopper, { number: '1042', proof })).toMatchObject({ kind: 'told' });
    expect(await orders().ask('quarry', shopper, { number: null, proof })).toMatchObject({
      kind: 'told',
      orders: [{ order_number: '1042' }],
    });
    expect(await orders().ask('quarry', shopper, { number: '1040', proof })).toEqual({ kind: 'proof-needed' });
    expect(await orders().ask('quarry', shopper, { number: null, proof: noProof })).toEqual({ kind: 'number-needed' });
  });

  it('cannot guess: after ten wrong proofs an order is locked for a while, with the same answer', async () => {
    const service = orders();
    const guess = (phoneEnding: string) =>
      service.ask('quarry', shopper, { number: '1042', proof: { ...noProof, phoneEnding } });
    for (let ending = 1000; ending < 1010; ending += 1)
      expect(await guess(String(ending))).toEqual({ kind: 'not-told' });

    expect(await guess('4417')).toEqual({ kind: 'not-told' });
    clock += 16 * 60 * 1000;
    expect(await guess('4417')).toMatchObject({ kind: 'told' });
  });
});

describe('access to an order: staff', () => {
  it('sees any order of its own store', async () => {
    expect(await orders().ask('quarry', staff, { number: '1042', proof: noProof })).toMatchObject({ kind: 'told' });
    expect(await orders().ask('veli', staff, { number: '1042', proof: noProof })).toMatchObject({
      orders: [{ status: 'Pending' }],
    });
    expect(await orders().ask('veli', staff, { number: '1040', proof: noProof })).toEqual({ kind: 'no-such-order' });
  });

  it('sees the latest orders, and those of a customer', async () => {
    const latest = await orders().ask('quarry', staff, { number: null, proof: noProof });
    const ofNino = await orders().ask('quarry', staff, {
      number: null,
      proof: { ...noProof, email: 'nino@EXAMPLE.com' },
    });

    expect(latest).toMatchObject({ kind: 'told' });
    expect(latest.kind === 'told' && latest.orders).toHaveLength(4);
    expect(latest.kind === 'told' && latest.orders.at(-1)?.order_number).toBe('1040');
    expect(ofNino.kind === 'told' && ofNino.orders.map((order) => order.order_number)).toEqual(['1042', '1040']);
  });
});

describe('saving orders', () => {
  it('replaces an order that is saved again', async () => {
    const repository = createOrdersRepository(database.db);
    await repository.save('lcw', [nino], [{ customerId: 'c1', order: anOrder('1', { status: 'Pending' }) }]);
    await repository.save('lcw', [nino], [{ customerId: 'c1', order: anOrder('1', { status: 'Delivered' }) }]);

    expect(await repository.latest('lcw', 5)).toMatchObject([{ status: 'Delivered' }]);
  });
});
