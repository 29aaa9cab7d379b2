/** What a shop has settled about itself: settings, texts, branches. */
import { type Branch, type Language, problem, type ShopText, type StoreSettings } from '@quarry/contract';
import type { StoresRepository } from './stores-repository.ts';

export interface StoresService {
  find(storeId: string): Promise<StoreSettings | undefined>;
  /** @throws the problem `store-not-found`. */
  get(storeId: string): Promise<StoreSettings>;
  all(): Promise<StoreSettings[]>;
  /** Saves a store, new or known. */
  create(settings: StoreSettings): Promise<void>;
  /** The shop's texts in a language; in its default language when it has none in that one. */
  texts(storeId: string, language: Language): Promise<ShopText[]>;
  saveTexts(storeId: string, texts: ShopText[]): Promise<void>;
  branches(storeId: string): Promise<Branch[]>;
  saveBranches(storeId: string, branches: Branch[]): Promise<void>;
}

export function createStoresService(repository: StoresRepository): StoresService {
  const service: StoresService = {
    find: (storeId) => repository.find(storeId),

    async get(storeId) {
      const settings = await repository.find(storeId);
      if (!settings) throw problem('store-not-found');
      return settings;
    },

    all: () => repository.all(),
    create: (settings) => repository.save(settings),

    async texts(storeId, language) {
      const texts = await repository.texts(storeId, language);
      if (texts.length > 0) return texts;
      const settings = await service.get(storeId);
      return repository.texts(storeId, settings.default_language);
    },

    saveTexts: (storeId, texts) => repository.saveTexts(storeId, texts),
    branches: (storeId) => repository.branches(storeId),
    saveBranches: (storeId, branches) => repository.replaceBranches(storeId, branches),
  };
  return service;
}
