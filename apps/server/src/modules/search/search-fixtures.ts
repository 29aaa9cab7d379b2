/** A small invented shop for the search module's tests. */
import { newStoreSettings, Product, type StoreSettings } from '@quarry/contract';

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
    async *allProducts() {
      catalog.reads += 1;
      for (let start = 0; start < catalog.shelf.length; start += 2) yield catalog.shelf.slice(start, start + 2);
    },
    version: async () => catalog.versionNumber,
    byIds: async (_storeId: string, ids: readonly string[]) =>
      ids.flatMap((id) => catalog.shelf.find((product) => product.id === id) ?? []),
  };
  return catalog;
}
