/** Settings, texts and branches of a store. */
import { z } from 'zod';
import { Branch, ShopText, StoreSettings } from '../store.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { InStore } from './shared.ts';
import { SETTINGS_EXAMPLE } from './stores.ts';

export const settingsOperations = {
  settings: {
    method: 'GET',
    url: '/api/v1/stores/:store/settings',
    limit: READ_LIMIT,
    permission: 'settings:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Settings'],
      summary: 'Settings of a store',
      params: InStore,
      response: { 200: StoreSettings, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: SETTINGS_EXAMPLE },
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/settings',
    limit: WRITE_LIMIT,
    permission: 'settings:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Settings'],
      summary: 'Change settings; objects are merged key by key, lists replaced, null removes an optional setting',
      params: InStore,
      body: z.record(z.string().max(100), z.unknown()).meta({
        description: 'Some of the settings. `currency` may be an ISO 4217 code.',
      }),
      response: { 200: StoreSettings, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { name: 'My shop', gates: { audio: true } },
      reply: SETTINGS_EXAMPLE,
    },
  },
} as const satisfies Record<string, Operation>;

/** A store's own texts and branches, as whole lists. */
export const Texts = z.object({ texts: z.array(ShopText).max(100) });
export const Branches = z.object({ branches: z.array(Branch).max(2000) });
