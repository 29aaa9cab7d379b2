/** A demo shop for end-to-end tests without fakes: search engine, catalogue, orders, texts. */
import type { ChatModel } from '@quarry/assistant';
import { type StoreSettings } from '@quarry/contract';
import {
  demoBranches,
  demoCustomers,
  demoOrders,
  demoProducts,
  demoStoreSettings,
  demoTexts,
} from '@quarry/demo-shops';
import { openTestDatabase } from '@quarry/database/testing';
import { createDemandService, createEventsRepository } from '../../analytics/index.ts';
import { createCatalogService, createProductRepository } from '../../catalog/index.ts';
import { createMerchandisingRepository, createMerchandisingService } from '../../merchandising/index.ts';
import { createOrdersRepository, createOrdersService } from '../../orders/index.ts';
import {
  createEmbeddedProductSearch,
  createIndexerInPlace,
  createRecommendationService,
  createSearchService,
  createStoreIndexes,
} from '../../search/index.ts';
import { createStoresRepository, createStoresService } from '../../stores/index.ts';
import { type ChatService, createChatService } from '../chat-service.ts';
import { createConversationRepository } from '../conversation-repository.ts';
import { createReplyRepository } from '../reply-repository.ts';

const BATCH = 200;

export interface DemoShop {
  settings: StoreSettings;
  chat: ChatService;
  close(): Promise<void>;
}

/** @param model absent: the built-in assistant answers. */
export async function openDemoShop(storeId: string, model?: ChatModel): Promise<DemoShop> {
  const settings = demoStoreSettings(storeId);
  const record = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(record.db));
  const catalog = createCatalogService({ products: createProductRepository(record.db) });
  const repository = createOrdersRepository(record.db);
  const products = demoProducts(settings);
  await stores.create(settings);
  await stores.saveTexts(settings.id, demoTexts(settings));
  await stores.saveBranches(settings.id, demoBranches(settings));
  for (let start = 0; start < products.length; start += BATCH) {
    await catalog.save(settings, products.slice(start, start + BATCH));
  }
  await repository.save(settings.id, demoCustomers(settings), demoOrders(settings, products));
  const engine = createEmbeddedProductSearch({
    indexes: createStoreIndexes({ catalog, indexer: createIndexerInPlace(), codeVersion: 'test' }),
  });
  const chat = createChatService({
    conversations: createConversationRepository(record.db),
    replies: createReplyRepository(record.db),
    search: createSearchService({ engine, catalog }),
    recommendations: createRecommendationService({
      engine,
      catalog,
      merchandising: createMerchandisingService({ repository: createMerchandisingRepository(record.db), catalog }),
      demand: createDemandService({ events: createEventsRepository(record.db) }),
    }),
    catalog,
    orders: createOrdersService(repository),
    stores,
    model,
  });
  return { settings, chat, close: () => record.close() };
}
