import { demoStoreSettings } from '@quarry/contract';
import { demoBranches, demoCustomers, demoOrders, demoProducts, demoTexts } from '@quarry/demo';
import { openTestDatabase } from '@quarry/database/testing';
import { it } from 'vitest';
import { createCatalogService, createProductRepository } from '../catalog/index.ts';
import { createOrdersRepository, createOrdersService } from '../orders/index.ts';
import { createEmbeddedProductSearch, createSearchService } from '../search/index.ts';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { createChatService, createConversationRepository } from './index.ts';
it('try', async () => {
  const record = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(record.db));
  const catalog = createCatalogService({ products: createProductRepository(record.db) });
  const repo = createOrdersRepository(record.db);
  const search = createSearchService({ engine: createEmbeddedProductSearch({ catalog }), catalog });
  for (const id of ['quarry', 'dressup', 'gpc']) {
    const s = demoStoreSettings(id);
    await stores.create(s); await stores.saveTexts(id, demoTexts(s)); await stores.saveBranches(id, demoBranches(s));
    const products = demoProducts(s);
    for (let i = 0; i < products.length; i += 200) await catalog.save(s, products.slice(i, i + 200));
    await repo.save(id, demoCustomers(s), demoOrders(s, products));
  }
  const chat = createChatService({ conversations: createConversationRepository(record.db), search, catalog, orders: createOrdersService(repo), stores });
  const talks: [string, string[]][] = [
    ['quarry', ['red dress under 50', 'cheaper', 'in blue', 'size M', 'show more', 'without cotton','under 20', 'start again']],
    ['quarry', ['წითელი კაბა', 'უფრო იაფი', 'ლურჯი', '40-მდე', 'კიდევ მაჩვენე']],
    ['quarry', ['kırmızı elbise', 'daha ucuz', 'mavi olsun']],
    ['quarry', ['فستان أحمر', 'أرخص', 'باللون الأزرق']],
    ['quarry', ['qırmızı don', 'daha ucuz', 'mavi olsun']],
    ['quarry', ['something for headache', 'orange juice', 'a gift for my wife', 'leather sofa without armrests', 'laptop', 'what is the capital of France', 'who are you', 'xqzzt', 'do you have iphone', 'where is my order 1042', 'nino@example.com', 'opening hours', 'do you deliver', 'how can i pay', 'warm jacket for winter', 'thanks', 'red dress size 99']],
    ['gpc', ['თავის ტკივილი', 'ვიტამინი', '100 ლარამდე', 'სად არის უახლოესი აფთიაქი', 'ჩემი შეკვეთები', '1042']],
    ['dressup', ['მინდა შავი კაბა', 'აბრეშუმის', 'ზომა S', 'უფრო ძვირი']],
  ];
  for (const [n, [store, talk]] of talks.entries()) {
    const settings = demoStoreSettings(store);
    for (const message of talk) {
      const t = performance.now();
      const r = await chat.answer({ settings, visitor: { kind: store === 'gpc' ? 'staff' : 'shopper', owner: 'visitor:x' }, sessionId: `s${n}`, message, isDev: false, signal: new AbortController().signal });
      console.log(`> ${message}   (${Math.round(performance.now() - t)} ms)\n  ${r.text}\n  docs=${r.docs.length} great=${r.docs.filter((d) => d.great_match).length} orders=${r.orders.length} buttons=${r.buttons.join(' | ')}`);
    }
    console.log('------');
  }
  await record.close();
});
