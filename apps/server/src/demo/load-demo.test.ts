import { DEMO_STORES, demoCustomers, demoOrders, demoProducts, demoTexts } from '@quarry/demo-shops';
import { installation, type OpenDatabase, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandLine, openCommandLine } from '../commands/testing/command-line.ts';
import { createAuthRepository } from '../modules/auth/index.ts';
import { createProductRepository } from '../modules/catalog/index.ts';
import { createOrdersRepository } from '../modules/orders/index.ts';
import { type DemoExample, findDemoExample } from './demo-example.ts';
import { hasDemo } from './demo-state.ts';
import { loadDemo } from './load-demo.ts';

async function theExample(): Promise<DemoExample> {
  const example = await findDemoExample();
  if (!example) throw new Error('The example with the demo shops is not installed: npm install.');
  return example;
}

describe('loading the demo shops', () => {
  let record: OpenDatabase;
  let line: CommandLine;
  const load = async (onProgress: Parameters<DemoExample['load']>[0]['onProgress'] = () => {}) =>
    loadDemo({ example: await theExample(), db: record.db, services: line.services, onProgress });

  beforeAll(async () => {
    record = await openTestDatabase();
    line = await openCommandLine(record);
    await load();
  });
  afterAll(() => record.close());

  it('loads every shop from its files, with orders and an account', async () => {
    const [auth, orders] = [createAuthRepository(record.db), createOrdersRepository(record.db)];
    for (const settings of DEMO_STORES) {
      const { id } = settings;
      const products = demoProducts(settings);
      const kept = await createProductRepository(record.db).byIds(
        id,
        products.map((product) => product.id),
      );
      expect(await line.stores.get(id)).toEqual(settings);
      expect(kept).toEqual(products);
      expect(await line.catalog.count(id)).toBe(products.length);
      const expected = demoOrders(settings, products).map(({ order }) => order);
      const numbers = expected.map((order) => order.order_number);
      expect(await orders.byNumbers(id, numbers)).toEqual(expected);
      expect(await orders.byNumber(id, '1042')).toMatchObject({
        order: { status: 'Shipped' },
        customer: demoCustomers(settings)[0],
      });
      const own = demoTexts(settings).filter(({ language }) => language === settings.default_language);
      expect(await line.stores.texts(id, settings.default_language)).toHaveLength(own.length);
      expect(await auth.byUsername(id)).toMatchObject({ isDemo: true, isAdmin: false });
    }
    expect(await auth.byUsername('admin')).toMatchObject({ isAdmin: true, grantsAll: true });
    expect(await hasDemo(record.db)).toBe(true);
  });

  it('does nothing the second time', async () => {
    expect(await load()).toBe(false);
  });

  it('resumes after a killed start', async () => {
    const before = await line.catalog.count('veli');
    await record.db.delete(stores).where(eq(stores.id, 'veli'));
    await record.db.update(installation).set({ value: 'loading' }).where(eq(installation.key, 'demo'));

    expect(await load()).toBe(true);

    expect(await line.catalog.count('veli')).toBe(before);
    expect(await hasDemo(record.db)).toBe(true);
  });

  it('does not change a database with another shop', async () => {
    const own = await openTestDatabase();
    const theirs = await openCommandLine(own);
    await theirs.run('store set --store mine --create name=Mine');

    const example = await theExample();
    expect(await loadDemo({ example, db: own.db, services: theirs.services, onProgress: () => {} })).toBe(false);

    expect((await theirs.stores.all()).map(({ id }) => id)).toEqual(['mine']);
    await own.close();
  });
});
