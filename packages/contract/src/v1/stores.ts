/** Stores of the platform. */
import { z } from 'zod';
import { Language } from '../language.ts';
import { StoreId, StoreKind, StoreSettings } from '../store.ts';
import { newStoreSettings } from '../store-defaults.ts';
import { AccessibleStore } from './me.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, InStore, ListQuery, pageOf } from './shared.ts';

export const NewStore = z.object({
  id: StoreId,
  name: z.string().trim().min(1).max(200),
  default_language: Language,
  currency: z.string().trim().length(3).toUpperCase().meta({ description: 'ISO 4217 code.', example: 'GEL' }),
  kind: StoreKind.default('general'),
  country: StoreSettings.shape.country,
});
export type NewStore = z.infer<typeof NewStore>;

export const SETTINGS_EXAMPLE = newStoreSettings('myshop', 'My shop', 'en', 'EUR');

export const storesOperations = {
  listStores: {
    method: 'GET',
    url: '/api/v1/stores',
    limit: READ_LIMIT,
    permission: 'caller',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Stores'],
      summary: 'The stores that the caller may see',
      querystring: ListQuery,
      response: { 200: pageOf(AccessibleStore), ...problems },
    },
    example: {
      query: { limit: 25 },
      reply: {
        items: [{ id: 'myshop', name: 'My shop', is_demo: false, role: 'analyst', permissions: ['searches:read'] }],
        next_cursor: null,
      },
    },
  },
  createStore: {
    method: 'POST',
    url: '/api/v1/stores',
    limit: WRITE_LIMIT,
    permission: 'platform',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Stores'],
      summary: 'Create a store',
      body: NewStore,
      response: { 201: StoreSettings, ...problems },
    },
    example: {
      body: { id: 'myshop', name: 'My shop', default_language: 'en', currency: 'EUR' },
      reply: SETTINGS_EXAMPLE,
    },
  },
  deleteStore: {
    method: 'DELETE',
    url: '/api/v1/stores/:store',
    limit: WRITE_LIMIT,
    permission: 'platform',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Stores'],
      summary: 'Delete a store and everything that belongs to it; cannot be undone',
      params: InStore,
      response: { 200: Deleted, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
