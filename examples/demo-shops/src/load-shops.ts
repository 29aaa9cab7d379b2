/**
 * Loads the demo shops into Quarry with the commands that any shop uses: settings, catalogue, orders, texts. Each
 * command may be repeated, so an interrupted load is simply restarted.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreSettings } from '@quarry/contract';
import type { DemoLoadParts } from '../../../apps/server/src/demo/demo-example.ts';
import { demoCustomers } from './orders/demo-customers.ts';
import { demoOrders } from './orders/demo-orders.ts';
import { demoProducts } from './products/demo-products.ts';
import { demoBranches } from './shops/demo-branches.ts';
import { demoTexts } from './shops/demo-texts.ts';
import { DEMO_STORES } from './stores.ts';

export async function loadShops({ run, onProgress }: DemoLoadParts): Promise<void> {
  for (const [done, settings] of DEMO_STORES.entries()) {
    onProgress(done, DEMO_STORES.length, settings.name);
    const folder = await mkdtemp(path.join(tmpdir(), 'quarry-demo-shop-'));
    try {
      await loadShop(settings, folder, run);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  onProgress(DEMO_STORES.length, DEMO_STORES.length, 'done');
}

async function loadShop(settings: StoreSettings, folder: string, run: DemoLoadParts['run']): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  await writeShop(settings, folder);
  const store = ['--store', settings.id];
  await run(['store', 'set', ...store, '--create', '--file', file('settings.json')]);
  await run(['import', ...store, '--file', file('catalogue.ndjson')]);
  await run(['orders', 'import', ...store, '--file', file('orders.ndjson')]);
  await run(['import-texts', ...store, '--dir', file('texts')]);
}

/**
 * Writes a shop in the files that an owner would provide: `settings.json`, `catalogue.ndjson`, `orders.ndjson`,
 * `texts/`.
 */
async function writeShop(settings: StoreSettings, folder: string): Promise<void> {
  const products = demoProducts(settings);
  const customers = new Map(demoCustomers(settings).map((customer) => [customer.id, customer]));
  const orders = demoOrders(settings, products).map(({ order, customerId }) => ({
    ...order,
    customer: customers.get(customerId),
  }));
  const texts = path.join(folder, 'texts');
  await mkdir(texts);
  await Promise.all([
    writeFile(path.join(folder, 'settings.json'), JSON.stringify(settings)),
    writeFile(path.join(folder, 'catalogue.ndjson'), lines(products)),
    writeFile(path.join(folder, 'orders.ndjson'), lines(orders)),
    writeFile(path.join(texts, 'branches.json'), JSON.stringify(demoBranches(settings))),
    ...demoTexts(settings).map(({ topic, language, body }) =>
      writeFile(path.join(texts, `${topic}.${language}.md`), body),
    ),
  ]);
}

function lines(values: readonly object[]): string {
  return values.map((value) => JSON.stringify(value)).join('\n');
}
