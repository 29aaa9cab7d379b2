import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('leading on where nothing was found', () => {
  const index = indexOf(
    aDocument('Quilted handbag', { attributes: { category: ['handbag'] } }),
    aDocument('Walnut brown boots', { attributes: { category: ['boots'] } }),
    aDocument('Suede boots', { attributes: { category: ['boots'] } }),
    aDocument('Silk dress', { attributes: { category: ['dress'] } }),
  );

  it('offers the parts that find something', () => {
    expect(index.leadOn('boots zzyzzx').queries).toContain('boots');
  });

  it('offers other spellings', () => {
    expect(index.leadOn('wallnutt').queries).toContain('walnut');
  });

  it('offers what the shop sells most of, and only queries that find something', () => {
    const { queries, categories } = index.leadOn('qqqq');
    expect(categories[0]).toEqual({ value: 'boots', count: 2 });
    for (const query of queries) expect(index.search({ text: query, skip: 0, take: 1 }).total).toBeGreaterThan(0);
  });

  it('puts categories beside what was named first', () => {
    const shop = indexOf(
      ...Array.from({ length: 5 }, (_, i) => aDocument(`Novel ${i}`, { attributes: { category: ['novel'] } })),
      aDocument('Leather sandals', { attributes: { category: ['sandals'] } }),
    );
    expect(shop.leadOn('sneakers').categories[0]?.value).toBe('sandals');
  });

  it('offers no word that only takes something back', () => {
    const dairy = indexOf(aDocument('Whole milk'), aDocument('Sugar free biscuits'));
    expect(dairy.leadOn('lactose free milk').queries).toEqual(['milk']);
  });

  it('offers categories of the same group when the shop has nothing narrower: dresses for socks', () => {
    const clothes = indexOf(
      ...Array.from({ length: 40 }, (_, i) => aDocument(`Linen dress ${i}`, { attributes: { category: ['dress'] } })),
      ...Array.from({ length: 40 }, (_, i) => aDocument(`Lamp ${i}`, { attributes: { category: ['lamp'] } })),
    );
    expect(clothes.search({ text: 'socks', skip: 0, take: 5 }).total).toBe(0);
    expect(clothes.leadOn('socks').categories[0]?.value).toBe('dress');
  });

  it('never offers what was typed', () => {
    expect(index.leadOn('boots').queries).not.toContain('boots');
  });
});
