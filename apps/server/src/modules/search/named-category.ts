/** Filters may name a category as the shop writes it (`Dresses`, `კაბები`); products have its canonical name. */
import type { SearchFilters } from '@quarry/contract';
import { canonicalValue } from '../catalog/index.ts';

export function withCanonicalCategory(filters: SearchFilters): SearchFilters {
  const { category } = filters;
  if (category === undefined) return filters;
  return { ...filters, category: [category].flat().map((name) => canonicalValue('category', name)) };
}
