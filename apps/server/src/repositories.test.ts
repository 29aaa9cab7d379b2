/** Tests of all repositories, run against both databases. */
import {
  type Customer,
  type Order,
  type Product,
  Product as ProductSchema,
  RuleBody,
  type ShopEvent,
} from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { type Database, events as eventsTable, installation, openDatabase } from '@quarry/database';
import { openTestDatabase, POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventsRepository } from './modules/analytics/index.ts';
import { createAuditRepository } from './modules/audit/index.ts';
import { createAuthRepository } from './modules/auth/index.ts';
import { createProductRepository } from './modules/catalog/index.ts';
import { createConversationRepository } from './modules/chat/index.ts';
import { createFeedbackRepository } from './modules/feedback/index.ts';
import { createMerchandisingRepository } from './modules/merchandising/index.ts';
import { createOrdersRepository } from './modules/orders/index.ts';
import { createRetentionRepository } from './modules/people-data/index.ts';
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

describe.each(engines)('the database on %s', (_engine, open) => {
  let database: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    database = await open();
    const stores = createStoresRepository(database.db);
    await stores.save(demoStoreSettings('veli'));
    await stores.save(demoStoreSettings('gpc'));
  });
  afterAll(() => database.close());

  it('stores settings, texts and branches of a store', async () => {
    const stores = createStoresRepository(database.db);

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

  it('saves products once, lists changes, and separates stores', async () => {
    const products = createProductRepository(database.db);

    const [before, elsewhere] = [await products.version('veli'), await products.version('gpc')];
    const first = await products.save('veli', [aProduct('a'), aProduct('b')]);
    const again = await products.save('veli', [aProduct('a'), aProduct('b', { current_price: 10 }), aProduct('c')]);

    expect(first).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(again).toEqual({ created: 1, updated: 1, unchanged: 1 });
    expect((await products.byIds('veli', ['c', 'nothing', 'b'])).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(await products.byIds('gpc', ['a'])).toEqual([]);
    expect((await products.first('veli', 2)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await products.count('veli')).toBe(3);
    expect(await products.version('veli')).toBe(before + 2);
    expect(await products.version('gpc')).toBe(elsewhere);
  });

  it('changes settings in one transaction, or not at all', async () => {
    const stores = createStoresRepository(database.db);
    const refuse = () => {
      throw new Error('Not so.');
    };

    await stores.change('veli', (current) => ({ ...current!, name: 'Veli & Co' }));
    await expect(stores.change('veli', refuse)).rejects.toThrow('Not so.');
    await expect(stores.change('nowhere', refuse)).rejects.toThrow('Not so.');

    expect((await stores.find('veli'))?.name).toBe('Veli & Co');
    expect(await stores.find('nowhere')).toBeUndefined();
  });

  it('deletes a store with all its data, so that a later store with its id has none of it', async () => {
    const [stores, products] = [createStoresRepository(database.db), createProductRepository(database.db)];
    const gone = { ...demoStoreSettings('dior'), id: 'gone' };
    await stores.save(gone);
    await stores.saveTexts('gone', [{ topic: 'about', language: 'en', body: 'We are a shop.' }]);
    await products.save('gone', [aProduct('a'), aProduct('b')]);
    await products.remove('gone', ['b'], { mayBeMissing: false });
    await createOrdersRepository(database.db).save('gone', [nino], [{ customerId: 'c1', order: anOrder('1') }]);
    const seen = await products.version('gone');

    expect(await stores.remove('gone')).toBe(true);
    expect(await stores.remove('gone')).toBe(false);

    expect(await stores.texts('gone', 'en')).toEqual([]);
    expect(await products.count('gone')).toBe(0);
    expect(await createOrdersRepository(database.db).byNumber('gone', '1')).toBeUndefined();
    await stores.save(gone);
    expect(await products.version('gone')).toBeGreaterThan(seen);
    expect(await products.changedSince('gone', seen, 10)).toBeNull();
    expect(await products.rowsOf('gone', ['never'])).toEqual([]);
    await stores.remove('gone');
  });

  it('reads a whole catalogue page by page, in insertion order', async () => {
    const products = createProductRepository(database.db);
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
    const orders = createOrdersRepository(database.db);
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

  it('finds accounts by name and by session, until the session ends', async () => {
    const auth = createAuthRepository(database.db);
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

  it('stores a conversation by store, owner and session', async () => {
    const conversations = createConversationRepository(database.db);
    const key = { owner: 'account:u1', sessionId: 's1' };
    const opened = await conversations.open('veli', key, { id: 'k1', language: 'ka', isDev: false });
    await conversations.addShopperMessage('veli', opened.id, { id: 'm1', text: 'გამარჯობა' });
    await conversations.addAnswer(
      'veli',
      opened.id,
      { id: 'm2', text: 'გისმენთ', shown: { products: ['a'] }, trace: { mind: 'built-in' }, isCut: false },
      { language: 'ka', memory: { wishes: 1 } },
      { status: 'written', pieces: [] },
    );

    const again = await conversations.open('veli', key, { id: 'k2', language: 'ka', isDev: false });
    const foreign = await conversations.open(
      'veli',
      { ...key, owner: 'visitor:x' },
      { id: 'k3', language: 'ka', isDev: false },
    );

    expect(again).toEqual({ id: 'k1', memory: { wishes: 1 }, isTakenOver: false, isHandedOver: false });
    expect(foreign).toMatchObject({ id: 'k3', memory: null });
    expect(await conversations.recentMessages('veli', 'k1', 10)).toMatchObject([
      { text: 'გამარჯობა' },
      { text: 'გისმენთ' },
    ]);
    expect(await conversations.sessionOf('veli', 'visitor:x', 'k1')).toBeUndefined();
  });

  it('stores one feedback per kind, only for an answer of the owner', async () => {
    const opinions = createFeedbackRepository(database.db);

    expect(await opinions.conversationOfAnswer('account:u1', 'm2')).toBe('k1');
    expect(await opinions.conversationOfAnswer('visitor:x', 'm2')).toBeUndefined();
    expect(await opinions.conversationOfAnswer('account:u1', 'm1')).toBeUndefined();
    const opinion = { conversationId: 'k1', messageId: null, kind: 'rating' as const };
    await opinions.save({ ...opinion, value: '4' });
    await expect(opinions.save({ ...opinion, value: '5' })).resolves.toBeUndefined();
  });

  describe('events', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    let number = 0;
    const did = (sessionId: string | null, type: ShopEvent['type'], productId: string | null, days = 0, more = {}) => {
      number += 1;
      return { id: `e${number}`, sessionId, type, productId, at: daysAgo(days).toISOString(), ...more };
    };
    const search = (queryId: string, query: string, results: number, days = 0) =>
      did(null, 'search', null, days, { queryId, query, results, understood: { color: 'red' } });
    const events = () => createEventsRepository(database.db);

    it('are stored once by store and id', async () => {
      const click = did('s1', 'click', 'a');

      expect(await events().add('veli', [click, did('s1', 'view', 'a'), click])).toBe(2);
      expect(await events().add('veli', [click])).toBe(0);
      expect(await events().add('gpc', [click])).toBe(1);
      expect(await events().add('veli', [])).toBe(0);
      await database.db.delete(eventsTable);
    });

    it('are checked for products of the store', async () => {
      expect(await events().knownProducts('veli', ['a', 'p1', 'nothing'])).toEqual(new Set(['a']));
      expect(await events().knownProducts('veli', [])).toEqual(new Set());
    });

    it('add up to a demand in which a visit counts once per type, with decay', async () => {
      await events().add('veli', [
        ...Array.from({ length: 9 }, () => did('eager', 'click', 'a')),
        did('s1', 'click', 'b'),
        did('s2', 'click', 'b', 14),
        did('s3', 'cart', 'c'),
        did('s4', 'order', 'c', 200),
        did('s5', 'view', 'd'),
        did('s6', 'search', null),
      ]);
      await events().add('gpc', [did('s1', 'click', 'p1')]);

      const demand = await events().demand('veli', {
        weights: { click: 1, cart: 4 },
        after: daysAgo(70),
        until: now,
        halfLifeDays: 14,
      });
      const yesterday = await events().demand('veli', {
        weights: { click: 1, cart: 4 },
        after: daysAgo(70),
        until: daysAgo(1),
        halfLifeDays: 14,
      });

      expect(demand.map(({ productId }) => productId)).toEqual(['c', 'b', 'a']);
      expect(demand.map((one) => Number(one.demand.toFixed(4)))).toEqual([4, 1.5, 1]);
      expect(yesterday).toEqual([{ productId: 'b', demand: expect.closeTo(2 ** (-13 / 14), 6) }]);
    });

    it('give the time of the first one about a product after a given time', async () => {
      const first = await events().firstAfter('veli', daysAgo(30));

      expect(first && first > daysAgo(30)).toBe(true);
      expect(await events().firstAfter('veli', new Date(now.getTime() + 60_000))).toBeUndefined();
    });

    it('distinguish visits of the last days from earlier ones', async () => {
      await events().add('veli', [did('s7', 'view', 'b', 1), did('s8', 'click', 'b', 1), did('s8', 'view', 'b', 1)]);

      const span = { from: daysAgo(30), recentFrom: daysAgo(2), to: new Date(now.getTime() + 1) };
      const visits = await events().turnedTo('veli', { ...span, least: 1 });

      expect(visits[0]).toEqual({ productId: 'b', recent: 3, before: 1 });
      expect(visits.map(({ productId }) => productId)).not.toContain('p1');
      expect(await events().turnedTo('veli', { ...span, least: 3 })).toEqual([visits[0]]);
    });

    it('give the queries that led several visits to a product', async () => {
      await events().add('veli', [
        search('q1', 'Red dress', 4, 3),
        search('q2', 'red dress', 4),
        search('q3', 'lonely wish', 4),
        search('q4', 'nothing there', 0),
        did('s1', 'click', 'a', 3, { queryId: 'q1' }),
        did('s2', 'click', 'a', 0, { queryId: 'q2' }),
        did('s2', 'cart', 'a', 0, { queryId: 'q2' }),
        did('s1', 'click', 'a', 0, { queryId: 'q3' }),
        did('s1', 'click', 'a', 0, { queryId: 'q4' }),
        did('s2', 'click', 'a', 0, { queryId: 'q4' }),
      ]);

      const settled = { since: daysAgo(30), take: 10 };
      expect(await events().provenQueries('veli', { ...settled, leastVisits: 2 })).toEqual([
        { query: 'red dress', visits: 2 },
      ]);
      expect(await events().provenQueries('veli', { ...settled, leastVisits: 1 })).toHaveLength(2);
      expect(await events().provenQueries('gpc', { ...settled, leastVisits: 1 })).toEqual([]);
    });

    it('count the visits with two products, by event types', async () => {
      await events().add('veli', [
        did('t1', 'cart', 'x'),
        did('t1', 'cart', 'y'),
        did('t1', 'order', 'y'),
        did('t2', 'order', 'x'),
        did('t2', 'cart', 'y'),
        did('t2', 'click', 'z'),
        did('t3', 'cart', 'y'),
        did(null, 'cart', 'x'),
        did(null, 'cart', 'w'),
      ]);

      const since = daysAgo(180);
      expect(await events().together('veli', 'x', { types: ['cart', 'order'], since })).toEqual(new Map([['y', 2]]));
      expect(await events().together('veli', 'x', { types: ['click', 'cart', 'order'], since })).toEqual(
        new Map([
          ['y', 2],
          ['z', 1],
        ]),
      );
      expect(await events().together('gpc', 'x', { types: ['cart'], since })).toEqual(new Map());
    });

    it('of a visit are listed newest first, and only of its store', async () => {
      await events().add('veli', [
        did('v1', 'click', 'a', 2),
        did('v1', 'search', null, 1, { understood: { brand: 'Nordlys' } }),
        did('v1', 'cart', 'b'),
      ]);

      const options = { since: daysAgo(30), take: 2 };
      expect(await events().ofVisit('veli', 'v1', options)).toEqual([
        { type: 'cart', productId: 'b', understood: null },
        { type: 'search', productId: null, understood: { brand: 'Nordlys' } },
      ]);
      expect(await events().ofVisit('gpc', 'v1', options)).toEqual([]);
    });

    it('are joined with the reviews of the catalogue', async () => {
      await createProductRepository(database.db).save('veli', [
        aProduct('reviewed', { review_count: 30 }),
        aProduct('unreviewed'),
      ]);

      expect(await events().reviewsOf('veli', ['reviewed', 'unreviewed', 'nothing'])).toEqual(
        new Map([
          ['reviewed', 30],
          ['unreviewed', 0],
        ]),
      );
      expect(await events().meanReviews('veli')).toBeGreaterThan(0);
      expect(await events().meanReviews('nowhere')).toBe(0);
    });

    it('are deleted when they are old, with a line in the log', async () => {
      await events().add('gpc', [did('old', 'click', 'p1', 500), did('old', 'click', 'p2', 10)]);

      const retention = createRetentionRepository(database.db);
      const before = { conversations: undefined, events: daysAgo(400), orders: undefined, audit: undefined };
      expect(await retention.expire('gpc', before)).toMatchObject({ events: 1, conversations: 0 });
      expect(await retention.expire('gpc', before)).toMatchObject({ events: 0 });

      const lines = await createAuditRepository(database.db).list('gpc', { resource: 'people_data', take: 10 });
      expect(lines.map(({ actorKind, action, after }) => [actorKind, action, after])).toMatchObject([
        ['server', 'expired', { counts: { events: 1 } }],
      ]);
      const kept = await events().ofVisit('gpc', 'old', { since: daysAgo(1000), take: 10 });
      expect(kept.map(({ productId }) => productId)).toEqual(['p2']);
    });
  });

  describe('rules and synonyms', () => {
    const hide = (name: string) => RuleBody.parse({ kind: 'hide', name, filters: { brand: 'Nordlys' } });

    it('are listed in creation order, and every change increments the version', async () => {
      const { rules, version } = createMerchandisingRepository(database.db);
      const before = await version('veli');

      const first = await rules.add('veli', { id: 'r2', body: hide('first') }, 10);
      await rules.add('veli', { id: 'r1', body: hide('second') }, 10);
      const changed = await rules.replace('veli', { id: 'r2', body: hide('first, changed') });

      expect(first).toMatchObject({ id: 'r2', kind: 'hide', filters: { brand: 'Nordlys' } });
      expect(first?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(changed?.created_at).toBe(first?.created_at);
      expect((await rules.all('veli')).map(({ name }) => name)).toEqual(['first, changed', 'second']);
      expect(await version('veli')).toBe(before + 3);
      expect(await rules.remove('veli', 'r1')).toBe(true);
      expect(await version('veli')).toBe(before + 4);
    });

    it('belong to one store, and changing an unknown one has no effect', async () => {
      const { rules, version } = createMerchandisingRepository(database.db);
      const before = await version('gpc');

      expect(await rules.all('gpc')).toEqual([]);
      expect(await rules.replace('gpc', { id: 'r2', body: hide('foreign') })).toBeUndefined();
      expect(await rules.remove('gpc', 'r2')).toBe(false);
      expect(await version('gpc')).toBe(before);
      expect(await version('nowhere')).toBe(0);
    });

    it('never exceed the maximum, also with concurrent calls', async () => {
      const { synonyms } = createMerchandisingRepository(database.db);
      const words = (id: string) => ({ id, body: { kind: 'two-way' as const, words: ['sofa', `couch ${id}`] } });

      const made = await Promise.all(['1', '2', '3', '4', '5'].map((id) => synonyms.add('gpc', words(id), 3)));

      expect(made.filter(Boolean)).toHaveLength(3);
      expect(await synonyms.all('gpc')).toHaveLength(3);
    });
  });

  it('rolls back a failed transaction', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await transaction.insert(installation).values({ key: 'half', value: 1 });
      throw new Error('stop');
    });

    await expect(failing).rejects.toThrow('stop');
    expect(await database.db.select().from(installation)).toEqual([]);
  });
});
