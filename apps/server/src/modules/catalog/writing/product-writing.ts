/**
 * Writes products for API callers: single ones at once, batches as tasks. A single write is searchable when it returns,
 * and so is a batch that no other one follows; batches that wait for each other share the work on the index.
 */
import {
  LISTED_PROBLEMS_MAX,
  type Product,
  type ProductBatchResult,
  type ProductOperation,
  type ProductPatch,
  type ProductWrite,
  problem,
  type StoreSettings,
} from '@quarry/contract';
import type { ChangeOptions } from '../../audit/index.ts';
import { createYieldToEventLoop } from '../../../yield-to-event-loop.ts';
import type { CatalogService } from '../catalog-service.ts';
import { patchedProduct, productOfWrite } from './product-of-write.ts';

/** Products of one transaction. */
const CHUNK = 500;

export interface ProductWriting {
  /** Inserts or replaces a product. @returns it as stored. */
  put(storeId: string, write: ProductWrite, options?: ChangeOptions<Product>): Promise<Product>;
  /** @throws the problem `product-not-found`. */
  patch(storeId: string, id: string, changes: ProductPatch, options?: ChangeOptions<Product>): Promise<Product>;
  /** @throws the problem `product-not-found`. */
  remove(storeId: string, id: string, options?: ChangeOptions<Product>): Promise<void>;
  /**
   * Applies operations in order, in transactions of a few hundred.
   * @param from operations that an earlier attempt has applied.
   * @param onProgress called after each transaction with the number of applied operations.
   * @param isFollowed whether another batch of the store waits; it then makes the products of both searchable.
   */
  apply(
    storeId: string,
    operations: readonly ProductOperation[],
    options: { from: number; onProgress: (done: number) => Promise<void>; isFollowed: () => Promise<boolean> },
  ): Promise<ProductBatchResult>;
}

interface ProductWritingParts {
  catalog: Pick<CatalogService, 'save' | 'change' | 'changeOne' | 'remove'>;
  stores: { get(storeId: string): Promise<StoreSettings> };
  /** Makes the store's current products searchable. */
  search: { refresh(storeId: string, ids?: readonly string[]): Promise<void> };
}

type Run =
  | { action: 'upsert'; operations: Extract<ProductOperation, { action: 'upsert' }>[] }
  | { action: 'patch'; operations: Extract<ProductOperation, { action: 'patch' }>[] }
  | { action: 'delete'; operations: Extract<ProductOperation, { action: 'delete' }>[] };

export function createProductWriting({ catalog, stores, search }: ProductWritingParts): ProductWriting {
  async function applyRun(storeId: string, currency: string, run: Run, result: ProductBatchResult): Promise<void> {
    if (run.action === 'delete') {
      const ids = run.operations.map(({ id }) => id);
      const { deleted, missing } = await catalog.remove(storeId, ids, { mayBeMissing: true });
      result.deleted += deleted;
      addMissing(result, missing);
      return;
    }
    if (run.action === 'upsert') {
      const batch = run.operations.map(({ product }) => productOfWrite(product, currency));
      addCounts(result, await catalog.save({ id: storeId }, batch));
      return;
    }
    const changes = new Map<string, ProductPatch[]>();
    for (const { id, changes: patch } of run.operations) changes.set(id, [...(changes.get(id) ?? []), patch]);
    const { missing, ...counts } = await catalog.change(storeId, [...changes.keys()], (product) =>
      (changes.get(product.id) ?? []).reduce(patchedProduct, product),
    );
    addCounts(result, counts);
    addMissing(result, missing);
  }

  return {
    async put(storeId, write, options) {
      const { currency } = await stores.get(storeId);
      const product = productOfWrite(write, currency.code);
      await catalog.changeOne(storeId, product.id, () => product, options);
      await search.refresh(storeId, [product.id]);
      return product;
    },

    async patch(storeId, id, changes, options) {
      const { after } = await catalog.changeOne(
        storeId,
        id,
        (product) => patchedProduct(known(product), changes),
        options,
      );
      await search.refresh(storeId, [id]);
      return known(after);
    },

    async remove(storeId, id, options) {
      await catalog.changeOne(
        storeId,
        id,
        (product) => {
          known(product);
          return undefined;
        },
        options,
      );
      await search.refresh(storeId, [id]);
    },

    async apply(storeId, operations, { from, onProgress, isFollowed }) {
      const { currency } = await stores.get(storeId);
      const result = { created: 0, updated: 0, unchanged: 0, deleted: 0, missing: 0, missing_ids: [] };
      const yieldToEventLoop = createYieldToEventLoop();
      let done = from;
      for (const run of runsOf(operations.slice(from))) {
        await applyRun(storeId, currency.code, run, result);
        done += run.operations.length;
        await onProgress(done);
        await yieldToEventLoop();
      }
      if (!(await isFollowed())) await search.refresh(storeId);
      return result;
    },
  };
}

function known(product: Product | undefined): Product {
  if (!product) throw problem('product-not-found');
  return product;
}

/** Neighbouring operations of the same action, at most a chunk of them. */
function* runsOf(operations: readonly ProductOperation[]): Generator<Run> {
  let start = 0;
  while (start < operations.length) {
    const action = operations[start]?.action;
    let end = start + 1;
    while (end < operations.length && end - start < CHUNK && operations[end]?.action === action) end += 1;
    const slice = operations.slice(start, end);
    if (action === 'upsert') yield { action, operations: slice.filter((each) => each.action === action) };
    else if (action === 'patch') yield { action, operations: slice.filter((each) => each.action === action) };
    else if (action === 'delete') yield { action, operations: slice.filter((each) => each.action === action) };
    start = end;
  }
}

function addCounts(
  result: ProductBatchResult,
  counts: Pick<ProductBatchResult, 'created' | 'updated' | 'unchanged'>,
): void {
  result.created += counts.created;
  result.updated += counts.updated;
  result.unchanged += counts.unchanged;
}

function addMissing(result: ProductBatchResult, ids: readonly string[]): void {
  result.missing += ids.length;
  result.missing_ids.push(...ids.slice(0, Math.max(0, LISTED_PROBLEMS_MAX - result.missing_ids.length)));
}
