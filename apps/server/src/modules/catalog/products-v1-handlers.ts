/** API v1: products of a store. */
import {
  Product,
  PRODUCT_FACET_VALUES,
  type ProductAsSearched,
  type ProductOperation,
  problem,
} from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import { type TaskHandler, type TasksService } from '../tasks/index.ts';
import type { CatalogService } from './catalog-service.ts';
import { checkedOperations } from './writing/checked-operations.ts';
import type { QualityService } from './quality-service.ts';
import type { ProductWriting } from './writing/product-writing.ts';

type Names =
  | 'listProducts'
  | 'productFacets'
  | 'productAsSearched'
  | 'product'
  | 'putProduct'
  | 'patchProduct'
  | 'deleteProduct'
  | 'writeProducts'
  | 'catalogueQuality'
  | 'productQuality';

export interface ProductsV1Parts {
  catalog: Pick<CatalogService, 'byIds' | 'page' | 'countMatching' | 'frequentValues'>;
  /** What searches know of a product. */
  asSearched(storeId: string, product: Product): Promise<ProductAsSearched>;
  writing: ProductWriting;
  quality: QualityService;
  tasks: Pick<TasksService, 'start'>;
}

const RESOURCE = 'products';

export function productsV1Handlers({
  catalog,
  asSearched,
  writing,
  quality,
  tasks,
}: ProductsV1Parts): V1Handlers<Names> {
  const line = (action: string, resourceId: string) => ({ action, resource: RESOURCE, resourceId });

  async function stored(storeId: string, id: string): Promise<Product> {
    const [product] = await catalog.byIds(storeId, [id]);
    if (!product) throw problem('product-not-found');
    return product;
  }

  return {
    async listProducts({ storeId, query: { cursor, limit, ...filter } }) {
      const after = readCursor(cursor, z.number().int()) ?? -1;
      const rows = await catalog.page(storeId, filter, after, limit + 1);
      const { items, next_cursor } = page(rows, limit, ({ position }) => position);
      return {
        items: items.map(({ product, updatedAt }) => ({ ...product, updated_at: new Date(updatedAt).toISOString() })),
        next_cursor,
        total: await catalog.countMatching(storeId, filter),
      };
    },

    // A facet that is chosen shows its other values too.
    productFacets: async ({ storeId, query: { brand, category, ...filter } }) => ({
      brand: await catalog.frequentValues(storeId, 'brand', { ...filter, category }, PRODUCT_FACET_VALUES),
      category: await catalog.frequentValues(storeId, 'category', { ...filter, brand }, PRODUCT_FACET_VALUES),
    }),

    product: ({ storeId, params }) => stored(storeId, params.id),

    productAsSearched: async ({ storeId, params }) => asSearched(storeId, await stored(storeId, params.id)),

    catalogueQuality: ({ storeId }) => quality.ofStore(storeId),

    async productQuality({ storeId, params }) {
      const found = await quality.ofProduct(storeId, params.id);
      if (!found) throw problem('product-not-found');
      return found;
    },

    putProduct: ({ storeId, params: { id }, body, audited }) =>
      writing.put(storeId, { ...body, id }, audited<Product>(line('replaced', id))),

    patchProduct: ({ storeId, params: { id }, body, audited }) =>
      writing.patch(storeId, id, body, audited<Product>(line('changed', id))),

    async deleteProduct({ storeId, params: { id }, audited }) {
      await writing.remove(storeId, id, audited<Product>(line('deleted', id)));
      return { deleted: true };
    },

    async writeProducts({ storeId, body, caller, audit }) {
      const operations = await checkedOperations(body.operations);
      const request = {
        storeId,
        kind: 'product_batch',
        actor: `${caller.kind}:${caller.id}`,
        payload: { operations },
        total: operations.length,
      } as const;
      return { task: await tasks.start(request, audit(line('written', 'batch'))) };
    },
  };
}

/** A product is put back as it was, a new one removed. */
export function productsUndos({ writing }: Pick<ProductsV1Parts, 'writing'>): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options) {
      if (before === null) await writing.remove(storeId, resourceId, options);
      else await writing.put(storeId, Product.parse(before), options);
    },
  };
}

/** Carries out batches of product changes. */
export function productBatchTask({ writing }: { writing: Pick<ProductWriting, 'apply'> }): TaskHandler {
  const Payload = z.object({ operations: z.array(z.custom<ProductOperation>()) });
  return async ({ storeId, payload, done, progress, isFollowed }) => {
    // Validated when the batch was accepted.
    const { operations } = Payload.parse(payload);
    return writing.apply(storeId, operations, { from: done, onProgress: progress, isFollowed });
  };
}
