/** Settings, texts and branches of stores. */
import { type Branch, type Language, problem, type ShopText, type StoreSettings } from '@quarry/contract';
import type { ChangeOptions } from '../audit/index.ts';
import { changeSettings } from './change-settings.ts';
import { settingsOfNewStore } from './new-store.ts';
import type { StoresRepository } from './stores-repository.ts';

export interface StoresService {
  find(storeId: string): Promise<StoreSettings | undefined>;
  /** @throws the problem `store-not-found`. */
  get(storeId: string): Promise<StoreSettings>;
  all(): Promise<StoreSettings[]>;
  /** Saves a store, new or known. */
  create(settings: StoreSettings): Promise<void>;
  /**
   * Changes settings (see `change-settings.ts`); searches and chats see them at once.
   * @throws the problems `store-not-found`, unless it may be created, and `invalid-request`; nothing has changed then.
   */
  change(
    storeId: string,
    changes: unknown,
    options?: ChangeOptions<StoreSettings> & { mayCreate?: boolean },
  ): Promise<{ before: StoreSettings | undefined; after: StoreSettings }>;
  /**
   * Deletes the store and everything that belongs to it, in the database in one transaction, then in memory and on disk.
   * @throws the problem `store-not-found`.
   */
  remove(storeId: string, options?: ChangeOptions<StoreSettings>): Promise<void>;
  /** The shop's texts in a language; in its default language when it has none in that one. */
  texts(storeId: string, language: Language): Promise<ShopText[]>;
  saveTexts(storeId: string, texts: ShopText[]): Promise<void>;
  branches(storeId: string): Promise<Branch[]>;
  saveBranches(storeId: string, branches: Branch[], options?: ChangeOptions<Branch[]>): Promise<void>;
  /** The shop's texts in all languages. */
  allTexts(storeId: string): Promise<ShopText[]>;
  replaceTexts(storeId: string, texts: ShopText[], options?: ChangeOptions<ShopText[]>): Promise<void>;
  /** Restores settings as they were. @throws the problem `store-not-found`. */
  restore(settings: StoreSettings, options?: ChangeOptions<StoreSettings>): Promise<void>;
}

/** Called when a store was deleted, to delete its data outside the database. */
export type OnStoreRemoved = (storeId: string) => Promise<void> | void;

export function createStoresService(repository: StoresRepository, onRemoved: OnStoreRemoved = () => {}): StoresService {
  const service: StoresService = {
    find: (storeId) => repository.find(storeId),

    async get(storeId) {
      const settings = await repository.find(storeId);
      if (!settings) throw problem('store-not-found');
      return settings;
    },

    all: () => repository.all(),
    create: (settings) => repository.save(settings),

    change: (storeId, changes, { mayCreate = false, ...options } = {}) =>
      repository.change(
        storeId,
        (current) => {
          if (!current && !mayCreate) throw problem('store-not-found');
          return changeSettings(current ?? settingsOfNewStore(storeId, changes), changes);
        },
        options,
      ),

    async remove(storeId, options) {
      if (!(await repository.remove(storeId, options))) throw problem('store-not-found');
      await onRemoved(storeId);
    },

    async texts(storeId, language) {
      const texts = await repository.texts(storeId, language);
      if (texts.length > 0) return texts;
      const settings = await service.get(storeId);
      return repository.texts(storeId, settings.default_language);
    },

    saveTexts: (storeId, texts) => repository.saveTexts(storeId, texts),
    branches: (storeId) => repository.branches(storeId),
    saveBranches: (storeId, branches, options) => repository.replaceBranches(storeId, branches, options),
    allTexts: (storeId) => repository.allTexts(storeId),
    replaceTexts: (storeId, texts, options) => repository.replaceTexts(storeId, texts, options),

    async restore(settings, options) {
      await repository.change(
        settings.id,
        (current) => {
          if (!current) throw problem('store-not-found');
          return settings;
        },
        options,
      );
    },
  };
  return service;
}
