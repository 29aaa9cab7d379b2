/**
 * Search in invented shops whose queries were written before they were first run, many of which name things by other words
 * than the shop does. Feeds are imported as they are. NDCG@10 over all queries of a shop must not fall below what was reached.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, learnVectors } from '@quarry/search';
import { describe, expect, it } from 'vitest';
import { fieldWeightsOf, productDocument } from '../../apps/server/src/modules/search/product-document.ts';
import { ndcg } from '../../bench/relevance/measures.ts';
import { readShop } from '../../bench/strangers/read-shop.ts';

const FOLDER = fileURLToPath(new URL('./shops', import.meta.url));
const MIN_NDCG: readonly (readonly [shop: string, least: number])[] = [
  ['pets', 0.73],
  ['hardware', 0.88],
  ['toys', 0.83],
  ['sewing', 0.89],
  ['kitchen', 0.87],
  ['fishing', 0.84],
  ['lighting', 0.83],
  ['jewellery', 0.82],
];

describe.each(MIN_NDCG)('the shop of %s', (name, least) => {
  it('finds what is called otherwise', { timeout: 60_000 }, async () => {
    const { products, queries, settings, missing } = await readShop(path.join(FOLDER, name));
    expect(missing).toBe(0);
    expect(products.filter(({ current_price }) => current_price === null)).toEqual([]);
    const documents = products.map(productDocument);
    const options = { fieldWeights: fieldWeightsOf(settings), language: settings.default_language };
    const index = buildIndex(documents, { ...options, currency: settings.currency.code });
    index.attach(learnVectors(documents, options));
    const judged = queries.filter(({ gains }) => gains.size > 0);
    const values = judged.map(({ text, gains }) =>
      ndcg(
        index.search({ text, skip: 0, take: 10 }).hits.map(({ id }) => id),
        gains,
      ),
    );
    expect(judged.length).toBeGreaterThanOrEqual(40);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(least);
  });
});
