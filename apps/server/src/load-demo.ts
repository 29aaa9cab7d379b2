/**
 * Loads the demo shops into an empty record: settings, products, customers, orders, texts, branches, accounts.
 *
 * Each store is one transaction, and the record remembers that loading has begun, so a start that was killed in the
 * middle goes on where it stopped. Pictures are drawn later, when somebody looks.
 */
import { DEMO_STORES, SECTION_BASES, type StoreSettings } from '@quarry/contract';
import type { Database } from '@quarry/database';
import { demoBranches, demoCustomers, demoOrders, demoProducts, demoTexts } from '@quarry/demo';
import { DEMO_PASSWORD, readDemoState, writeDemoState } from './demo-state.ts';
import { createAuthRepository, createAuthService, noLoginLimit, tokenHash } from './modules/auth/index.ts';
import { createProductRepository } from './modules/catalog/index.ts';
import { DEMO_KEYS } from './modules/embed/index.ts';
import { createOrdersRepository } from './modules/orders/index.ts';
import { createStoresRepository, createStoresService } from './modules/stores/index.ts';

const BATCH = 200;

/** Tells how far the work is: stores done, of so many, and which one is next. */
export type DemoProgress = (done: number, total: number, name: string) => void;

/** @returns whether there was anything to load. */
export async function loadDemo(db: Database, onProgress: DemoProgress): Promise<boolean> {
  const stores = createStoresService(createStoresRepository(db));
  const state = await readDemoState(db);
  const known = new Set((await stores.all()).map(({ id }) => id));
  const isEmpty = known.size === 0 && !(await createAuthRepository(db).hasUsers());
  if (state === 'loaded' || (state === undefined && !isEmpty)) return false;

  await writeDemoState(db, 'loading');
  for (const [done, settings] of DEMO_STORES.entries()) {
    onProgress(done, DEMO_STORES.length, settings.name);
    if (!known.has(settings.id)) await loadStore(db, settings);
  }
  await loadAccounts(db);
  await loadKeys(db);
  await writeDemoState(db, 'loaded');
  onProgress(DEMO_STORES.length, DEMO_STORES.length, 'done');
  return true;
}

async function loadStore(db: Database, settings: StoreSettings): Promise<void> {
  const products = demoProducts(settings);
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const stores = createStoresRepository(tx);
    await stores.save(settings);
    await stores.saveTexts(settings.id, demoTexts(settings));
    await stores.replaceBranches(settings.id, demoBranches(settings));
    const catalogue = createProductRepository(tx);
    for (let start = 0; start < products.length; start += BATCH) {
      await catalogue.save(settings.id, products.slice(start, start + BATCH));
    }
    await createOrdersRepository(tx).save(settings.id, demoCustomers(settings), demoOrders(settings, products));
  });
}

/** One account a store, three administrators, and one with a single section: enough to try every state of the pages. */
async function loadAccounts(db: Database): Promise<void> {
  const repository = createAuthRepository(db);
  const stores = createStoresService(createStoresRepository(db));
  const auth = createAuthService({ repository, stores, limit: noLoginLimit, demoAccounts: 'open' });
  const everywhere = (storeId: string) => SECTION_BASES.map((base) => ({ base, storeId }));
  const accounts = [
    ...DEMO_STORES.map(({ id }) => ({ username: id, isAdmin: false, grants: everywhere(id), grantsAll: false })),
    { username: 'veli-chat', isAdmin: false, grants: [{ base: 'chat', storeId: 'veli' }], grantsAll: false },
    { username: 'admin', isAdmin: true, grants: [], grantsAll: true },
    { username: 'admin-homzmart', isAdmin: true, grants: everywhere('homzmart'), grantsAll: false },
    { username: 'admin-empty', isAdmin: true, grants: [], grantsAll: false },
  ];
  for (const account of accounts) {
    if (await repository.byUsername(account.username)) continue;
    await auth.addUser({ ...account, password: DEMO_PASSWORD, isDemo: true });
  }
}

/** For the demo shops' own pages, which any key serves; no foreign page is opened by them. */
async function loadKeys(db: Database): Promise<void> {
  const repository = createAuthRepository(db);
  for (const [storeId, key] of Object.entries(DEMO_KEYS)) {
    if (await repository.keyStore(tokenHash(key))) continue;
    await repository.addKey({ keyHash: tokenHash(key), storeId, origin: 'own pages', hint: key.slice(0, 12) });
  }
}
