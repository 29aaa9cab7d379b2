/** API v1: stores of the platform, and settings of a store. */
import { problem } from '@quarry/contract';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { StoresService } from './stores-service.ts';

export interface StoresV1Parts {
  stores: StoresService;
}

type Names = 'createStore' | 'deleteStore' | 'settings' | 'changeSettings';

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
      const line = { action: 'changed', resource: 'settings', resourceId: storeId };
      return (await stores.change(storeId, body, audited(line))).after;
    },
  };
}
