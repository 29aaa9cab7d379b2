import { DEMO_STORES } from '@quarry/contract';
import { type Database, installation, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasDemo } from './demo-state.ts';
import { loadDemo } from './load-demo.ts';
import { createAuthRepository } from './modules/auth/index.ts';
import { createProductRepository } from './modules/catalog/index.ts';
import { createOrdersRepository } from './modules/orders/index.ts';

const MIN_PRODUCTS = 300;

describe('loading the demo shops', () => {
  let record: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Database;
  beforeAll(async () => {
    record = await openTestDatabase();
    db = record.db;
    await loadDemo(db, () => {});
  });
  afterAll(() => record.close());

  it('fills every store with goods, orders and an account', async () => {
    const auth = createAuthRepository(db);
    for (const { id } of DEMO_STORES) {
      expect(await createProductRepository(db).count(id)).toBeGreaterThanOrEqual(MIN_PRODUCTS);
      expect(await createOrdersRepository(db).byNumber(id, '1042')).toMatchObject({
        order: { status: 'Shipped' },
        customer: { email: 'nino@example.com', phone: expect.stringMatching(/44\D?17$/) },
      });
      expect(await auth.byUsername(id)).toMatchObject({ isDemo: true, isAdmin: false });
    }
    expect(await auth.byUsername('admin')).toMatchObject({ isAdmin: true, grantsAll: true });
    expect(await hasDemo(db)).toBe(true);
  });

  it('does nothing the second time', async () => {
    expect(await loadDemo(db, () => {})).toBe(false);
  });

  it('resumes after a start that was killed', async () => {
    await db.delete(stores).where(eq(stores.id, 'veli'));
    await db.update(installation).set({ value: 'loading' }).where(eq(installation.key, 'demo'));
    const loaded: string[] = [];

    expect(await loadDemo(db, (_done, _total, name) => loaded.push(name))).toBe(true);

    expect(await createProductRepository(db).count('veli')).toBeGreaterThanOrEqual(MIN_PRODUCTS);
    expect(await hasDemo(db)).toBe(true);
  });

  it('does not change a database that contains another shop', async () => {
    const own = await openTestDatabase();
    await own.db.insert(stores).values({ id: 'mine', settings: { ...DEMO_STORES[0]!, id: 'mine' } });

    expect(await loadDemo(own.db, () => {})).toBe(false);

    expect(await own.db.select({ id: stores.id }).from(stores).where(ne(stores.id, 'mine'))).toEqual([]);
    await own.close();
  });
});
