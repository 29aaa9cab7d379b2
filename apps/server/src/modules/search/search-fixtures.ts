/** A small invented shop for the search module's tests. */
import { newStoreSettings, Product, type StoreSettings } from '@quarry/contract';
import { createEmbeddedProductSearch } from './embedded-product-search.ts';
import { createIndexerInPlace } from './indexing/indexer.ts';
import { createStoreIndexes } from './indexing/store-indexes.ts';

export const shop: StoreSettings = newStoreSettings('shop', 'Shop', 'en', 'USD');

type Facts = Partial<Product> & Pick<Product, 'id' | 'title'>;

export function aProduct(facts: Facts): Product {
  return Product.parse({ currency: 'USD', ...facts });
}

export const SHELF: readonly Product[] = [
  aProduct({
    id: 'red-dress',
    title: 'Evening dress Carmen',
    category: 'dress',
    brand: 'Nordlys',
    attributes: { color: 'red', size: ['s', 'm'] },
    current_price: 45,
    texts: { ka: { title: 'საღამოს კაბა კარმენი', description: 'წითელი აბრეშუმი.' } },
  }),
  aProduct({
    id: 'blue-dress',
    title: 'Summer dress Laguna',
    category: 'dress',
    attributes: { color: 'blue' },
    current_price: 30,
  }),
  aProduct({
    id: 'red-gown',
    title: 'Ball dress Rubin',
    category: 'dress',
    attributes: { color: 'red' },
    current_price: 240,
  }),
  aProduct({
    id: 'drill',
    title: 'Cordless drill 18 V',
    category: 'drill',
    brand: 'Werkstolz',
    current_price: 89,
    stock: 0,
    variants: [{ sku: 'WS-18-PRO', barcode: '4006381333931', price: 89, stock: 0, attributes: {} }],
  }),
  aProduct({
    id: 'sofa',
    title: 'Corner sofa Fjell',
    category: 'sofa',
    attributes: { material: 'leather' },
    current_price: 900,
  }),
];

/** A catalogue in memory that counts how often it is read. */
export function aCatalog(shelf: Product[] = [...SHELF]) {
  const catalog = {
    shelf,
    versionNumber: 1,
    reads: 0,
    async *storedProducts() {
      catalog.reads += 1;
      yield catalog.rows();
    },
    /** Another version: anything may have changed. */
    changedSince: async (_storeId: string, version: number) => (version < catalog.versionNumber ? catalog.rows() : []),
    rowsOf: async () => catalog.rows(),
    rows: () =>
      catalog.shelf.map((product, position) => ({
        position,
        version: catalog.versionNumber,
        json: JSON.stringify(product),
      })),
    version: async () => catalog.versionNumber,
    byIds: async (_storeId: string, ids: readonly string[]) =>
      ids.flatMap((id) => catalog.shelf.find((product) => product.id === id) ?? []),
  };
  return catalog;
}

/** The real engine over a catalogue, in this thread and with nothing kept on disk. */
export function anEngine(
  catalog: Parameters<typeof createStoreIndexes>[0]['catalog'] = aCatalog(),
  vectors?: Parameters<typeof createEmbeddedProductSearch>[0]['vectors'],
) {
  const indexes = createStoreIndexes({ catalog, indexer: createIndexerInPlace(), codeVersion: 'test' });
  return createEmbeddedProductSearch({ indexes, ...(vectors && { vectors }) });
}
