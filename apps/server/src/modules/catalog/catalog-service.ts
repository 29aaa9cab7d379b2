/** Reads and writes the catalogues of all stores. */
import type { ListedProduct, Product, StoreSettings } from '@quarry/contract';
import { listProduct } from './list-product.ts';
import type { ProductFilter } from './product-conditions-repository.ts';
import type { DeletedRow } from '../../search-engine/document-feed.ts';
import type { ListedRow, ProductRepository, SaveCounts, StoredProduct } from './product-repository.ts';

export interface CatalogService {
  /** The first products in insertion order, as pages read them. */
  first(settings: StoreSettings, limit: number): Promise<ListedProduct[]>;
  /** In the order of the ids; unknown ids are left out. */
  byIds(storeId: string, ids: readonly string[]): Promise<Product[]>;
  /** The product whose page has one of these addresses; undefined when there is none, or more than one. */
  byAddress(storeId: string, addresses: readonly string[]): Promise<Product | undefined>;
  /** All products, in pages of some hundreds. */
  allProducts(storeId: string): AsyncIterable<Product[]>;
  /** The same as unparsed JSON with positions, for building an index. */
  storedProducts(storeId: string): AsyncIterable<StoredProduct[]>;
  /**
   * What was deleted and written after a version of the catalogue, at most `take` changes; null when that version
   * belongs to a deleted store of the same id.
   */
  changedSince(storeId: string, version: number, take: number): Promise<(StoredProduct | DeletedRow)[] | null>;
  /** These products as stored; of one that was deleted, that it was. */
  rowsOf(storeId: string, ids: readonly string[]): Promise<(StoredProduct | DeletedRow)[]>;
  /** Inserts or replaces by id; unchanged products are not written. Pass at most a few hundred at once. */
  save(settings: Pick<StoreSettings, 'id'>, products: readonly Product[]): Promise<SaveCounts>;
  /** Changes stored products, each by the function, in one transaction. @returns also the ids that are not there. */
  change(
    storeId: string,
    ids: readonly string[],
    changed: (product: Product) => Product,
  ): Promise<SaveCounts & { missing: string[] }>;
  /** Writes one product, or deletes it when `next` returns nothing; see the repository. */
  changeOne: ProductRepository['changeOne'];
  /** One page of products in insertion order, for staff. @param after position of the last one of the page before. */
  page(storeId: string, filter: ProductFilter, after: number, take: number): Promise<ListedRow[]>;
  countMatching(storeId: string, filter: ProductFilter): Promise<number>;
  /** The most frequent values of a field of the products that match. */
  frequentValues(
    storeId: string,
    name: 'brand' | 'category',
    filter: ProductFilter,
    take: number,
  ): Promise<{ value: string; products: number }[]>;
  row(storeId: string, id: string): Promise<ListedRow | undefined>;
  /** What `save` would count, without writing. */
  compare(storeId: string, products: readonly Product[]): Promise<SaveCounts>;
  /** Ids of all products, in pages of some thousands. */
  ids(storeId: string): AsyncIterable<string[]>;
  /**
   * Deletes products, all of them or none. @returns how many, and the ids that the store does not have: unless
   * `mayBeMissing`, one such id means that nothing was deleted.
   */
  remove(
    storeId: string,
    ids: readonly string[],
    options: { mayBeMissing: boolean },
  ): Promise<{ deleted: number; missing: string[] }>;
  count(storeId: string): Promise<number>;
  /** Increases with every change of the store's products, by any process. */
  version(storeId: string): Promise<number>;
}

export function createCatalogService({ products }: { products: ProductRepository }): CatalogService {
  return {
    async first(settings, limit) {
      const listed = await products.first(settings.id, limit);
      return listed.map((product) => listProduct(product, settings));
    },
    byIds: (storeId, ids) => products.byIds(storeId, ids),
    byAddress: (storeId, addresses) => products.byAddress(storeId, addresses),
    allProducts: (storeId) => products.all(storeId),
    storedProducts: (storeId) => products.stored(storeId),
    changedSince: (storeId, version, take) => products.changedSince(storeId, version, take),
    rowsOf: (storeId, ids) => products.rowsOf(storeId, ids),
    save: (settings, batch) => products.save(settings.id, batch),
    change: (storeId, ids, changed) => products.change(storeId, ids, changed),
    changeOne: (storeId, id, next, options) => products.changeOne(storeId, id, next, options),
    page: (storeId, filter, after, take) => products.page(storeId, filter, after, take),
    countMatching: (storeId, filter) => products.countMatching(storeId, filter),
    frequentValues: (storeId, name, filter, take) => products.frequentValues(storeId, name, filter, take),
    row: (storeId, id) => products.row(storeId, id),
    compare: (storeId, batch) => products.compare(storeId, batch),
    ids: (storeId) => products.ids(storeId),
    remove: (storeId, ids, options) => products.remove(storeId, ids, options),
    count: (storeId) => products.count(storeId),
    version: (storeId) => products.version(storeId),
  };
}
