/** What searches know of one product, as staff read it. */
import type { Product, ProductAsSearched, StoreSettings } from '@quarry/contract';
import { documentAsIndexed } from '@quarry/search';
import { fieldWeightsOf, productDocument } from '../product-document.ts';

export function productAsSearched(product: Product, settings: StoreSettings): ProductAsSearched {
  const { freeFrom, ...known } = documentAsIndexed(productDocument(product, 0), {
    fieldWeights: fieldWeightsOf(settings),
    language: settings.default_language,
  });
  return { ...known, free_from: freeFrom };
}
