/**
 * The spelling of a shop's brands. The index compares brands in lower case; pages show the original spelling, which is
 * read once from a product of the brand and cached, because it rarely changes.
 */
import type { Product, StoreSettings } from '@quarry/contract';
import type { ProductSearch } from '../../search-engine/product-search.ts';

const CACHED_STORES = 1_000;
const REMEMBERED_BRANDS = 20_000;

interface BrandNamesParts {
  engine: Pick<ProductSearch, 'searchAll'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
}

export interface BrandNames {
  /** By lower case; one that no product has is missing. */
  of(settings: StoreSettings, lowerCase: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export function createBrandNames({ engine, catalog }: BrandNamesParts): BrandNames {
  const remembered = new Map<string, Map<string, string>>();

  return {
    async of(settings, lowerCase) {
      let names = remembered.get(settings.id);
      if (!names || names.size > REMEMBERED_BRANDS) {
        if (remembered.size >= CACHED_STORES) remembered.clear();
        names = new Map();
        remembered.set(settings.id, names);
      }
      const missing = lowerCase.filter((brand) => !names.has(brand));
      const held = missing.map((brand) => ({ text: '', filters: { brand }, skip: 0, take: 1, countsOnly: true }));
      const holders = held.length === 0 ? [] : await engine.searchAll(settings, held);
      const ids = holders.flatMap(({ hits }) => hits.map(({ id }) => id));
      for (const { brand } of await catalog.byIds(settings.id, ids)) {
        if (brand) names.set(brand.toLowerCase(), brand);
      }
      return names;
    },
  };
}
