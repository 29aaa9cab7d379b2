/** API v1: stores of the platform, and settings, texts and branches of a store. */
import { Branches, problem, StoreSettings, Texts } from '@quarry/contract';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { StoresService } from './stores-service.ts';

export interface StoresV1Parts {
  stores: StoresService;
}

type Names =
  | 'createStore'
  | 'deleteStore'
  | 'settings'
  | 'changeSettings'
  | 'texts'
  | 'replaceTexts'
  | 'branches'
  | 'replaceBranches';

/** Texts and branches are parts of the settings: they have the same permission. */
const SETTINGS = 'settings';
const TEXTS_ID = 'texts';
const BRANCHES_ID = 'branches';

export function storesV1Handlers({ stores }: StoresV1Parts): V1Handlers<Names> {
  return {
    async createStore({ body, audit }) {
      const { after } = await stores.change(body.id, body, {
        mayCreate: true,
        check: (current) => {
          if (current) throw problem('store-exists');
        },
        also: audit({ action: 'created', resource: 'stores', resourceId: body.id, isOfPlatform: true }),
      });
      return after;
    },

    async deleteStore({ storeId, audited }) {
      await stores.remove(
        storeId,
        audited({ action: 'deleted', resource: 'stores', resourceId: storeId, isOfPlatform: true }),
      );
      return { deleted: true };
    },

    settings: ({ storeId }) => stores.get(storeId),

    async changeSettings({ storeId, body, audited }) {
      const line = { action: 'changed', resource: SETTINGS, resourceId: SETTINGS };
      return (await stores.change(storeId, body, audited(line))).after;
    },

    texts: async ({ storeId }) => ({ texts: await stores.allTexts(storeId) }),

    async replaceTexts({ storeId, body, audited }) {
      const line = { action: 'changed', resource: SETTINGS, resourceId: TEXTS_ID };
      await stores.replaceTexts(
        storeId,
        body.texts,
        audited(line, (texts) => ({ texts })),
      );
      return { texts: await stores.allTexts(storeId) };
    },

    branches: async ({ storeId }) => ({ branches: await stores.branches(storeId) }),

    async replaceBranches({ storeId, body, audited }) {
      const line = { action: 'changed', resource: SETTINGS, resourceId: BRANCHES_ID };
      await stores.saveBranches(
        storeId,
        body.branches,
        audited(line, (branches) => ({ branches })),
      );
      return { branches: await stores.branches(storeId) };
    },
  };
}

/** Settings, texts and branches are restored as they were. */
export function storesUndos({ stores }: StoresV1Parts): Undos {
  return {
    async [SETTINGS](storeId, { resourceId, before }, options) {
      if (resourceId === TEXTS_ID) {
        const { texts } = Texts.parse({ texts: before });
        return stores.replaceTexts(storeId, texts, options);
      }
      if (resourceId === BRANCHES_ID) {
        const { branches } = Branches.parse({ branches: before });
        return stores.saveBranches(storeId, branches, options);
      }
      return stores.restore(StoreSettings.parse(before), options);
    },
  };
}
