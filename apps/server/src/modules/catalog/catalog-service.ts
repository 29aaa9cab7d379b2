/** The shelves of every store: what lies there, and how it gets there. */
import type { ListedProduct, Product, StoreSettings } from '@quarry/contract';
import { listProduct } from './list-product.ts';
import type { ProductRepository, SaveCounts, StoredProduct } from './product-repository.ts';

export interface CatalogService {
  /** The first products in the order in which they arrived, as pages read them. */
  first(settings: StoreSettings, limit: number): Promise<ListedProduct[]>;
  /** In the order of the ids; ids that nobody has are left out. */
  byIds(storeId: string, ids: readonly string[]): Promise<Product[]>;
  /** Every product, some hundreds at a time. */
  allProducts(storeId: string): AsyncIterable<Product[]>;
  /** The same, with their places and unread: for building an index. */
  storedProducts(storeId: string): AsyncIterable<StoredProduct[]>;
  /** What was written after a version of the catalogue, at most `take` products. */
  changedSince(storeId: string, version: number, take: number): Promise<StoredProduct[]>;
  /** Inserts or replaces by id; the same product again changes nothing. Hand over at most a few hundred at once. */
  save(settings: Pick<StoreSettings, 'id'>, products: readonly Product[]): Promise<SaveCounts>;
  count(storeId: string): Promise<number>;
  /** Rises with every change of the store's products, whichever process made it. */
  version(storeId: string): Promise<number>;
}

export function createCatalogService({ products }: { products: ProductRepository }): CatalogService {
  return {
    async first(settings, limit) {
      const shelf = await products.first(settings.id, limit);
      return shelf.map((product) => listProduct(product, settings));
    },
    byIds: (storeId, ids) => products.byIds(storeId, ids),
    allProducts: (storeId) => products.all(storeId),
    storedProducts: (storeId) => products.stored(storeId),
    changedSince: (storeId, version, take) => products.changedSince(storeId, version, take),
    save: (settings, batch) => products.save(settings.id, batch),
    count: (storeId) => products.count(storeId),
    version: (storeId) => products.version(storeId),
  };
}
