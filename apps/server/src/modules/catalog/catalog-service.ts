/** Reads and writes the catalogues of all stores. */
import type { ListedProduct, Product, StoreSettings } from '@quarry/contract';
import { listProduct } from './list-product.ts';
import type { ProductRepository, SaveCounts, StoredProduct } from './product-repository.ts';

export interface CatalogService {
  /** The first products in insertion order, as pages read them. */
  first(settings: StoreSettings, limit: number): Promise<ListedProduct[]>;
  /** In the order of the ids; unknown ids are left out. */
  byIds(storeId: string, ids: readonly string[]): Promise<Product[]>;
  /** All products, in pages of some hundreds. */
  allProducts(storeId: string): AsyncIterable<Product[]>;
  /** The same as unparsed JSON with positions, for building an index. */
  storedProducts(storeId: string): AsyncIterable<StoredProduct[]>;
  /** Products written after a catalogue version, at most `take`. */
  changedSince(storeId: string, version: number, take: number): Promise<StoredProduct[]>;
  /** Inserts or replaces by id; unchanged products are not written. Pass at most a few hundred at once. */
  save(settings: Pick<StoreSettings, 'id'>, products: readonly Product[]): Promise<SaveCounts>;
  count(storeId: string): Promise<number>;
  /** Increases with every change of the store's products, by any process. */
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
