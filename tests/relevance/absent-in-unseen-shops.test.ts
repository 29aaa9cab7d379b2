/** What a shop does not sell finds no great match, in shops that search was not made for, in five languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, learnVectors, type ProductIndex } from '@quarry/search';
import { describe, expect, it } from 'vitest';
import { fieldWeightsOf, productDocument } from '../../apps/server/src/modules/search/product-document.ts';
import { readShop } from '../../bench/strangers/read-shop.ts';

const FOLDER = fileURLToPath(new URL('../unseen-shops', import.meta.url));
/** Share of the queries. */
const MIN_WITHOUT_GREAT_MATCH = 0.95;
const PAGE = 24;

const [, ...rows] = readFileSync(path.join(FOLDER, 'absent-things.tsv'), 'utf8').trim().split('\n');
const queries = rows.map((row) => {
  const [shop = '', , text = ''] = row.split('\t');
  return { shop, text };
});

describe('a thing that an unseen shop does not sell', () => {
  it('finds no great match', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const shop of new Set(queries.map((query) => query.shop))) {
      const index = await indexOf(shop);
      for (const { text } of queries.filter((query) => query.shop === shop)) {
        const { hits } = index.search({ text, skip: 0, take: PAGE });
        if (hits.some(({ great }) => great)) wrong.push(`${shop}: ${text} → ${hits[0]?.id}`);
      }
    }
    expect(queries.length).toBeGreaterThanOrEqual(100);
    expect(1 - wrong.length / queries.length, wrong.join('\n')).toBeGreaterThanOrEqual(MIN_WITHOUT_GREAT_MATCH);
  });
});

async function indexOf(shop: string): Promise<ProductIndex> {
  const { products, settings } = await readShop(path.join(FOLDER, shop));
  const documents = products.map(productDocument);
  const options = { fieldWeights: fieldWeightsOf(settings), language: settings.default_language };
  const index = buildIndex(documents, { ...options, currency: settings.currency.code });
  index.attach(learnVectors(documents, options));
  return index;
}
