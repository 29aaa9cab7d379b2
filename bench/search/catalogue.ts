/** Converts generated products to engine documents with the same function as the server. */
import { millionProducts } from '@quarry/demo-shops';
import type { EngineDocument } from '@quarry/search';
import { FIELD_WEIGHTS, productDocument } from '../../apps/server/src/modules/search/product-document.ts';

export const OPTIONS = { fieldWeights: FIELD_WEIGHTS, currency: 'GEL', language: 'en' } as const;

/** In batches, so that their generation can be excluded from the measurement. */
export function* batchesOf(size: number, each = 1000): Generator<EngineDocument[]> {
  let batch: EngineDocument[] = [];
  let position = 0;
  for (const product of millionProducts(size)) {
    batch.push(productDocument(product, position++));
    if (batch.length === each) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
