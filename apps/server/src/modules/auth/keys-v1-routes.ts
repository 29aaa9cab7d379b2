/** API v1: keys of a store. */
import type { Key } from '@quarry/contract';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { KeysService } from './keys-service.ts';

type Names = 'listKeys' | 'key' | 'createKey' | 'rotateKey' | 'revokeKey';

export function keysV1Handlers({ keys }: { keys: KeysService }): V1Handlers<Names> {
  return {
    listKeys: async ({ storeId }) => ({ items: await keys.list(storeId) }),

    createKey: ({ storeId, body, caller, audit }) =>
      keys.create(storeId, body, caller, (resourceId) => audit({ action: 'created', resource: 'keys', resourceId })),

    rotateKey: ({ storeId, params, body, caller, audit }) =>
      keys.rotate(storeId, params.id, body.grace_hours, caller, (resourceId) =>
        audit({ action: 'rotated', resource: 'keys', resourceId }),
      ),

    key: ({ storeId, params }) => keys.get(storeId, params.id),

    async revokeKey({ storeId, params, audited }) {
      const line = { action: 'deleted', resource: 'keys', resourceId: params.id };
      await keys.revoke(storeId, params.id, audited<Key>(line));
      return { deleted: true };
    },
  };
}

/** Undoing a new key revokes it. A revoked key cannot be restored: its secret is not stored. */
export function keysUndos({ keys }: { keys: KeysService }): Undos {
  return {
    async keys(storeId, { resourceId }, { also }) {
      await keys.revoke(storeId, resourceId, { also });
    },
  };
}
