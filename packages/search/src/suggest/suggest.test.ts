import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const shop = () =>
  indexOf(
    aDocument('Silk evening dress', {
      id: 'a',
      attributes: { category: ['dress'], color: ['red'], brand: ['Velora'] },
    }),
    aDocument('Cotton evening dress', {
      id: 'b',
      attributes: { category: ['dress'], color: ['blue'], brand: ['Velora'] },
    }),
    aDocument('Leather boots', { id: 'c', attributes: { category: ['boots'], color: ['black'], brand: ['Norden'] } }),
    aDocument('Evening bag', { id: 'd', attributes: { category: ['handbag'], color: ['red'] } }),
  );

describe('suggestions', () => {
  it('complete what was typed to names that the shop uses, the most frequent first', () => {
    expect(shop().suggest('eve').queries[0]).toBe('evening');
    expect(shop().suggest('evening d').queries).toEqual(['evening dress']);
    expect(shop().suggest('vel').queries).toContain('Velora');
  });

  it('complete the last word after words that are already there', () => {
    expect(shop().suggest('silk dre').queries).toContain('silk dress');
  });

  it('complete Georgian names of categories in an English catalogue', () => {
    const { queries, productIds, categories } = shop().suggest('კაბ');
    expect(queries).toContain('კაბა');
    expect(new Set(productIds)).toEqual(new Set(['a', 'b']));
    expect(categories).toEqual([{ value: 'dress', count: 2 }]);
  });

  it('bring products and categories with counts', () => {
    const { productIds, categories } = shop().suggest('evening');
    expect(new Set(productIds)).toEqual(new Set(['a', 'b', 'd']));
    expect(categories).toEqual([
      { value: 'dress', count: 2 },
      { value: 'handbag', count: 1 },
    ]);
  });

  it('lead a mistyped word to the right one', () => {
    expect(shop().suggest('leathr').queries).toContain('leather');
  });

  it('never lead to nothing, and never repeat what was typed', () => {
    const index = shop();
    for (const typed of ['s', 'si', 'silk b', 'leather d', 'e', 'evening', 'red l', 'ჩექმ', 'x', '%', ' ']) {
      for (const query of index.suggest(typed).queries) {
        const [first] = index.search({ text: query, skip: 0, take: 1 }).hits;
        expect({ query, great: first?.great }).toEqual({ query, great: true });
        expect(query).not.toBe(typed);
      }
    }
    expect(index.suggest('silk boo').queries).not.toContain('silk boots');
  });

  it('keep to the asked number', () => {
    expect(shop().suggest('e', { queries: 1, products: 1, categories: 1 }).queries.length).toBeLessThanOrEqual(1);
    expect(shop().suggest('evening', { products: 1, categories: 1 })).toMatchObject({
      productIds: [expect.any(String)],
      categories: [{ value: 'dress', count: 2 }],
    });
  });
});
