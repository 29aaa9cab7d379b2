/** What every repository promises, written once and held against both databases. */
import { type Customer, demoStoreSettings, type Order, type Product, Product as ProductSchema } from '@quarry/contract';
import { type Database, installation, openDatabase } from '@quarry/database';
import { openTestDatabase, POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthRepository } from './modules/auth/index.ts';
import { createProductRepository } from './modules/catalog/index.ts';
import { createConversationRepository } from './modules/chat/index.ts';
import { createFeedbackRepository } from './modules/feedback/index.ts';
import { createOrdersRepository } from './modules/orders/index.ts';
import { createStoresRepository } from './modules/stores/index.ts';

const postgres = await startPostgres();
if (!postgres) console.warn(POSTGRES_MISSING);

const engines: [string, () => Promise<{ db: Database; close(): Promise<void> }>][] = [
  ['PGlite', openTestDatabase],
  ...(postgres
    ? ([['PostgreSQL', () => openDatabase({ dataDir: '', databaseUrl: postgres.url })]] satisfies typeof engines)
    : []),
];
afterAll(() => postgres?.stop());

const aProduct = (id: string, changes: Partial<Product> = {}): Product =>
  ProductSchema.parse({ id, title: `Product ${id}`, currency: 'GEL', current_price: 12.5, ...changes });

const anOrder = (number: string, changes: Partial<Order> = {}): Order => ({
  order_id: `o-${number}`,
  order_number: number,
  order_date: '2026-10-01',
  status: 'Shipped',
  shipped_date: '2026-10-02',
  delivery_date: null,
  tracking_number: 'T1',
  ...changes,
});

const nino: Customer = { id: 'c1', name: 'Nino', email: 'nino@example.com', phone: '+995 555 12 44 17' };

describe.each(engines)('the record on %s', (_engine, open) => {
  let record: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    record = await open();
    const stores = createStoresRepository(record.db);
    await stores.save(demoStoreSettings('veli'));
    await stores.save(demoStoreSettings('gpc'));
  });
  afterAll(() => record.close());

  it('keeps settings, texts and branches of a store', async () => {
    const stores = createStoresRepository(record.db);

    await stores.saveTexts('veli', [{ topic: 'delivery', language: 'ka', body: 'ორ დღეში' }]);
    await stores.saveTexts('veli', [{ topic: 'delivery', language: 'ka', body: 'ერთ დღეში' }]);
    const branch = {
      id: 'b1',
      name: 'Vake',
      address: 'Chavchavadze 1',
      lat: 41.7,
      lon: 44.7,
      hours: '9-21',
      phone: '2',
    };
    await stores.replaceBranches('veli', [branch]);

    expect(await stores.find('veli')).toMatchObject({ id: 'veli', default_language: 'ka' });
    expect(await stores.find('nowhere')).toBeUndefined();
    expect((await stores.all()).map(({ id }) => id)).toEqual(['gpc', 'veli']);
    expect(await stores.texts('veli', 'ka')).toEqual([{ topic: 'delivery', language: 'ka', body: 'ერთ დღეში' }]);
    expect(await stores.branches('veli')).toEqual([branch]);
    expect(await stores.branches('gpc')).toEqual([]);
  });

  it('saves products once, tells what changed, and keeps stores apart', async () => {
    const products = createProductRepository(record.db);

    const first = await products.save('veli', [aProduct('a'), aProduct('b')]);
    const again = await products.save('veli', [aProduct('a'), aProduct('b', { current_price: 10 }), aProduct('c')]);

    expect(first).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(again).toEqual({ created: 1, updated: 1, unchanged: 1 });
    expect((await products.byIds('veli', ['c', 'nothing', 'b'])).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(await products.byIds('gpc', ['a'])).toEqual([]);
    expect((await products.first('veli', 2)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await products.count('veli')).toBe(3);
    expect(await products.version('veli')).toBe(2);
    expect(await products.version('gpc')).toBe(0);
  });

  it('reads a whole catalogue page by page, in order of arrival', async () => {
    const products = createProductRepository(record.db);
    const ids = Array.from({ length: 1_203 }, (_, number) => `p${number}`);
    for (let start = 0; start < ids.length; start += 300) {
      await products.save(
        'gpc',
        ids.slice(start, start + 300).map((id) => aProduct(id)),
      );
    }

    const read: string[] = [];
    for await (const page of products.all('gpc')) read.push(...page.map(({ id }) => id));

    expect(read).toEqual(ids);
  });

  it('finds orders by number and by customer, newest first', async () => {
    const orders = createOrdersRepository(record.db);
    await orders.save(
      'veli',
      [nino],
      [
        { customerId: 'c1', order: anOrder('1041', { order_date: '2026-09-01' }) },
        { customerId: 'c1', order: anOrder('1042') },
      ],
    );

    expect(await orders.byNumber('veli', '1042')).toMatchObject({
      order: { status: 'Shipped' },
      customer: { email: nino.email },
    });
    expect(await orders.byNumber('gpc', '1042')).toBeUndefined();
    expect((await orders.ofEmail('veli', 'NINO@example.com', 5)).map((order) => order.order_number)).toEqual([
      '1042',
      '1041',
    ]);
    expect(await orders.latest('veli', 1)).toEqual([anOrder('1042')]);
  });

  it('knows accounts by name and by session, until the session ends', async () => {
    const auth = createAuthRepository(record.db);
    await auth.addUser({
      id: 'u1',
      username: 'veli',
      passwordHash: 'hash',
      isAdmin: false,
      grantsAll: false,
      isDemo: false,
      grants: [{ base: 'chat', storeId: 'veli' }],
    });
    await auth.startSession('alive', 'u1', new Date(Date.now() + 60_000));
    await auth.startSession('expired', 'u1', new Date(Date.now() - 60_000));

    expect(await auth.byUsername('veli')).toMatchObject({ id: 'u1', grants: [{ base: 'chat', storeId: 'veli' }] });
    expect(await auth.bySession('alive')).toMatchObject({ username: 'veli' });
    expect(await auth.bySession('expired')).toBeUndefined();
    await auth.endSession('alive');
    expect(await auth.bySession('alive')).toBeUndefined();
  });

  it('keeps a conversation under store, owner and session together', async () => {
    const conversations = createConversationRepository(record.db);
    const key = { owner: 'account:u1', sessionId: 's1' };
    const opened = await conversations.open('veli', key, { id: 'k1', language: 'ka', isDev: false });
    await conversations.addShopperMessage('veli', opened.id, { id: 'm1', text: 'გამარჯობა' });
    await conversations.addAnswer(
      'veli',
      opened.id,
      { id: 'm2', text: 'გისმენთ', shown: { products: ['a'] }, trace: { mind: 'built-in' }, isCut: false },
      { language: 'ka', memory: { wishes: 1 } },
    );

    const again = await conversations.open('veli', key, { id: 'k2', language: 'ka', isDev: false });
    const foreign = await conversations.open(
      'veli',
      { ...key, owner: 'visitor:x' },
      { id: 'k3', language: 'ka', isDev: false },
    );

    expect(again).toEqual({ id: 'k1', memory: { wishes: 1 } });
    expect(foreign).toMatchObject({ id: 'k3', memory: null });
    expect(await conversations.recentMessages('veli', 'k1', 10)).toMatchObject([
      { text: 'გამარჯობა' },
      { text: 'გისმენთ' },
    ]);
    expect(await conversations.sessionOf('veli', 'visitor:x', 'k1')).toBeUndefined();
  });

  it('keeps one opinion of a kind, for an answer of the owner alone', async () => {
    const opinions = createFeedbackRepository(record.db);

    expect(await opinions.conversationOfAnswer('account:u1', 'm2')).toBe('k1');
    expect(await opinions.conversationOfAnswer('visitor:x', 'm2')).toBeUndefined();
    expect(await opinions.conversationOfAnswer('account:u1', 'm1')).toBeUndefined();
    const opinion = { conversationId: 'k1', messageId: null, kind: 'rating' as const };
    await opinions.save({ ...opinion, value: '4' });
    await expect(opinions.save({ ...opinion, value: '5' })).resolves.toBeUndefined();
  });

  it('undoes a transaction that fails', async () => {
    const failing = record.db.transaction(async (transaction) => {
      await transaction.insert(installation).values({ key: 'half', value: 1 });
      throw new Error('stop');
    });

    await expect(failing).rejects.toThrow('stop');
    expect(await record.db.select().from(installation)).toEqual([]);
  });
});
