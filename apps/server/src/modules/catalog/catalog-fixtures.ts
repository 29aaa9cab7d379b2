/** Products and stores for tests with defaults, so that a test states only relevant facts. */
import { newStoreSettings, Product, type StoreSettings } from '@quarry/contract';

export function aProduct(facts: Partial<Product> & { id: string }): Product {
  return Product.parse({
    title: 'Oak chair',
    description: 'A chair of solid oak.',
    currency: 'USD',
    original_price: 40,
    current_price: 40,
    ...facts,
  });
}

export function aStore(facts: Partial<StoreSettings> = {}): StoreSettings {
  return { ...newStoreSettings('shop', 'Shop', 'en', 'USD'), ...facts };
}

/** `count` products with ids `p0`, `p1`, …. */
export function products(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => aProduct({ id: `p${index}`, title: `Chair number ${index}` }));
}
