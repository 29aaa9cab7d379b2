import { LANGUAGES, newStoreSettings, Recommendations, type StoreSettings } from '@quarry/contract';
import type { Recommendation } from '../../search-engine/answer-parts.ts';
import type { Steering } from '../../search-engine/steering.ts';
import { describe, expect, it } from 'vitest';
import type { RecommendationQuery } from '../../search-engine/product-search.ts';
import { REASON_WORDS } from './recommendation-text.ts';
import { createRecommendationService } from './recommendation-service.ts';
import { anEngine, aCatalog, aProduct, shop } from './search-fixtures.ts';

interface House {
  beside?: Recommendation[];
  steering?: Steering;
  rising?: { productId: string; visits: number }[];
  wanted?: { productId: string }[];
}

/** The real engine searches and filters; recommendations and visitor events are given by the test. */
function house({ beside = [], steering, rising = [], wanted = [] }: House = {}, catalog = aCatalog()) {
  const queries: [string, RecommendationQuery][] = [];
  const deeds: string[] = [];
  const embedded = anEngine(catalog);
  const told = (ask: string) => async (_settings: StoreSettings, _id: string, query: RecommendationQuery) => {
    queries.push([ask, query]);
    return beside;
  };
  const recommendations = createRecommendationService({
    engine: { ...embedded, similar: told('similar'), goesWith: told('goesWith') },
    catalog,
    merchandising: { decide: async () => ({ steering, redirect: null }) },
    demand: {
      async together(_storeId, _productId, deed) {
        deeds.push(deed);
        return new Map([['sofa', 3]]);
      },
      rising: async () => rising,
      wanted: async () => wanted,
    },
  });
  return { recommendations, queries, deeds };
}

const similar = (id: string, key = 'color', value = 'red'): Recommendation => ({
  id,
  score: 1,
  reason: { relation: 'similar', key, value },
});
const idsOf = ({ documents }: Recommendations) => documents.map(({ id }) => id);
const textsOf = ({ documents }: Recommendations) => documents.map(({ reason }) => reason.text);

describe('products beside a product', () => {
  it('stand in the order of the engine, each with its reason', async () => {
    const { recommendations, queries, deeds } = house({
      beside: [similar('red-gown'), similar('blue-dress', 'brand', 'nordlys'), similar('sofa', '', '')],
    });

    const found = await recommendations.similar(shop, 'red-dress', 12);

    expect(Recommendations.parse(found)).toEqual(found);
    expect(idsOf(found)).toEqual(['red-gown', 'blue-dress', 'sofa']);
    expect(textsOf(found)).toEqual(['Also in red', 'Also by Nordlys', 'Similar to this one']);
    expect([queries[0]?.[0], queries[0]?.[1].together?.get('sofa'), deeds]).toEqual(['similar', 3, ['looked-at']]);
  });

  it('say what they go with, and whether others bought both', async () => {
    const beside: Recommendation[] = [
      { id: 'sofa', score: 2, reason: { relation: 'bought_together', key: 'count', value: '3' } },
      { id: 'blue-dress', score: 1, reason: { relation: 'goes_with', key: 'category', value: 'bag' } },
      { id: 'red-gown', score: 1, reason: { relation: 'bought_together', key: 'category', value: 'dress' } },
    ];
    const { recommendations, deeds } = house({ beside });

    const found = await recommendations.goesWith(shop, 'red-dress', 12);

    expect(textsOf(found)).toEqual(['Often bought together', 'Goes with the dress', 'Goes with the dress']);
    expect(deeds).toEqual(['bought']);
  });

  it('are never hidden, sold out or gone, and no more than asked for', async () => {
    const beside = ['drill', 'gone', 'red-gown', 'blue-dress', 'sofa'].map((id) => similar(id));

    expect(idsOf(await house({ beside }).recommendations.similar(shop, 'red-dress', 2))).toEqual([
      'red-gown',
      'blue-dress',
    ]);
  });

  it('ask for a product that is there', async () => {
    await expect(house().recommendations.similar(shop, 'nothing', 12)).rejects.toMatchObject({
      code: 'product-not-found',
    });
    await expect(house().recommendations.goesWith(shop, 'nothing', 12)).rejects.toMatchObject({
      code: 'product-not-found',
    });
  });
});

describe('what is trending', () => {
  it('is on the rise first, then wanted, then rated, and says which', async () => {
    const catalog = aCatalog([
      aProduct({ id: 'rated', title: 'Rated', rating: 4.75 }),
      aProduct({ id: 'unrated', title: 'Unrated' }),
      aProduct({ id: 'wanted', title: 'Wanted' }),
      aProduct({ id: 'rising', title: 'Rising' }),
      aProduct({ id: 'sold-out', title: 'Sold out', stock: 0 }),
    ]);
    const { recommendations } = house(
      {
        rising: [
          { productId: 'sold-out', visits: 90 },
          { productId: 'rising', visits: 9 },
        ],
        wanted: [{ productId: 'rising' }, { productId: 'wanted' }],
      },
      catalog,
    );

    const found = await recommendations.trending(shop, 12);

    expect(idsOf(found)).toEqual(['rising', 'wanted', 'rated', 'unrated']);
    expect(found.documents.map(({ reason }) => [reason.relation, reason.key, reason.value])).toEqual([
      ['trending', 'events', '9'],
      ['trending', 'popularity', '2'],
      ['trending', 'rating', '4.8'],
      ['trending', 'stock', ''],
    ]);
    expect(textsOf(found)[2]).toBe('Rated 4.8 out of 5');
    expect(idsOf(await recommendations.trending(shop, 1))).toEqual(['rising']);
  });

  it('is never empty while something is in stock', async () => {
    expect(idsOf(await house().recommendations.trending(shop, 50))).toHaveLength(4);
    expect(idsOf(await house({}, aCatalog([])).recommendations.trending(shop, 5))).toEqual([]);
  });
});

describe('the words of a reason', () => {
  it('are there in every language', () => {
    for (const language of LANGUAGES) {
      for (const word of Object.values(REASON_WORDS[language])) {
        const text = typeof word === 'function' ? word('x') : word;
        expect(text.length).toBeGreaterThan(3);
        expect(text.length).toBeLessThan(50);
      }
    }
  });

  it.each([
    ['კაბა', 'კაბასთან ერთად'],
    ['სვიტრი', 'სვიტრთან ერთად'],
    ['სპორტული ფეხსაცმელი', 'სპორტულ ფეხსაცმელთან ერთად'],
    ['მზის სათვალე', 'მზის სათვალესთან ერთად'],
  ])('inflect in Georgian: %s', (label, text) => {
    expect(REASON_WORDS.ka.goesWith(label)).toBe(text);
  });

  it('begin large where a sentence does', () => {
    expect(REASON_WORDS.tr.goesWith('iç çamaşırı')).toBe('İç çamaşırı ile birlikte');
    expect(REASON_WORDS.az.goesWith('don')).toBe('Don ilə birlikdə');
  });

  it("are the store's", async () => {
    const georgian = newStoreSettings('shop', 'Shop', 'ka', 'GEL');

    const found = await house({ beside: [similar('red-gown')] }).recommendations.similar(georgian, 'red-dress', 1);

    expect(textsOf(found)).toEqual(['იგივე ფერი: წითელი']);
  });
});
