/** Documents with defaults for tests, so that a test states only relevant facts. */
import type { EngineDocument } from '../engine-document.ts';
import type { EngineQuery, ProductIndex } from '../engine-query.ts';
import { buildIndex } from '../index/product-index.ts';

export const TEST_WEIGHTS = { title: 4, brand: 2, category: 2, attributes: 1, description: 1 } as const;

let made = 0;

/** `aDocument('Red summer dress', { price: 49 })` */
export function aDocument(title: string, more: Partial<EngineDocument> & { id?: string } = {}): EngineDocument {
  made += 1;
  return {
    id: `p${made}`,
    attributes: {},
    price: 10,
    stock: 5,
    rating: null,
    popularity: 0,
    position: made,
    ...more,
    fields: { title, ...more.fields },
  };
}

export function indexOf(...documents: EngineDocument[]): ProductIndex {
  return buildIndex(documents, { fieldWeights: TEST_WEIGHTS, currency: 'USD' });
}

/** Ids of the first 50 hits. */
export function idsFor(index: ProductIndex, text: string, more: Partial<EngineQuery> = {}): string[] {
  return index.search({ text, skip: 0, take: 50, ...more }).hits.map(({ id }) => id);
}
