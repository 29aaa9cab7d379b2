/** What a shop does not sell finds no great match, also where its products share words with it: `coffee mug` of coffee machines. */
import { readFileSync } from 'node:fs';
import type { Language } from '@quarry/contract';
import { DEMO_STORES, demoProducts } from '@quarry/demo-shops';
import { buildIndex, type ProductIndex } from '@quarry/search';
import { describe, expect, it } from 'vitest';
import { fieldWeightsOf, productDocument } from '../../apps/server/src/modules/search/product-document.ts';

/** Share of the queries. */
const MIN_WITHOUT_GREAT_MATCH = 0.95;
const PAGE = 24;

const [, ...rows] = readFileSync(new URL('./absent-things.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const indexes = new Map<string, ProductIndex>();

describe('a thing that the shop does not sell', () => {
  it('finds no great match', { timeout: 900_000 }, () => {
    const wrong = rows.flatMap((row) => {
      const [shop = '', language = '', text = ''] = row.split('\t');
      const { hits } = indexOf(shop).search({ text, language: language as Language, skip: 0, take: PAGE });
      return hits.some(({ great }) => great) ? [`${shop}: ${text} → ${hits[0]?.id}`] : [];
    });
    expect(1 - wrong.length / rows.length, wrong.join('\n')).toBeGreaterThanOrEqual(MIN_WITHOUT_GREAT_MATCH);
  });
});

function indexOf(shop: string): ProductIndex {
  const known = indexes.get(shop);
  if (known !== undefined) return known;
  const settings = DEMO_STORES.find(({ id }) => id === shop);
  if (settings === undefined) throw new Error(`There is no demo shop ${shop}.`);
  const index = buildIndex(demoProducts(settings).map(productDocument), {
    fieldWeights: fieldWeightsOf(settings),
    language: settings.default_language,
    currency: settings.currency.code,
  });
  indexes.set(shop, index);
  return index;
}
