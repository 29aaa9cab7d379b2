/** The calls that read the settings and the products of a store. */
import { z } from 'zod';
import { perMinute } from '../call-limit.ts';
import { PAGE_SIZE } from '../constants.ts';
import { ListedProduct } from '../product.ts';
import { StoreId, StoreReply } from '../store.ts';
import { type Endpoint, problems } from './endpoint.ts';

export const catalogueCalls = {
  store: {
    method: 'GET',
    url: '/api/stores/:store',
    limit: perMinute('store', 600),
    schema: {
      tags: ['Stores'],
      summary: 'Settings of a store, and the languages that can be spoken to it',
      params: z.object({ store: StoreId }),
      response: { 200: StoreReply, ...problems },
    },
  },
  products: {
    method: 'GET',
    url: '/api/products',
    limit: perMinute('products', 600),
    schema: {
      tags: ['Catalogue'],
      summary: 'The first products of a store',
      querystring: z.object({ store: StoreId, limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE) }),
      response: { 200: z.object({ products: z.array(ListedProduct) }), ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;
