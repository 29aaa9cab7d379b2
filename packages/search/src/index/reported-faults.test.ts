/**
 * Faults that were reported of search in demo shops, each asked again in a catalogue of its own: claims without data, remedies,
 * corrections across meaning, numbers without what they measure, fit, order words, defining words, tiers, stock, loan words,
 * ages, suggestions, and what is offered where nothing is found.
 */
import { describe, expect, it } from 'vitest';
import type { EngineDocument, EngineQuery, ProductIndex } from '../index.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';

const filed = (
  id: string,
  title: string,
  category: string,
  more: Partial<EngineDocument> & { about?: string } = {},
) => {
  const { about = '', ...rest } = more;
  return aDocument(title, {
    id,
    ...rest,
    categoryPath: [category],
    fields: { title, category, description: about },
  });
};
const ask = (index: ProductIndex, text: string, more: Partial<EngineQuery> = {}) =>
  index.search({ text, skip: 0, take: 20, ...more });
const ids = (index: ProductIndex, text: string, more: Partial<EngineQuery> = {}) =>
  ask(index, text, more).hits.map(({ id }) => id);
const first = (index: ProductIndex, text: string) => ids(index, text)[0];
const great = (index: ProductIndex, text: string) =>
  ask(index, text)
    .hits.filter((hit) => hit.great)
    .map(({ id }) => id);

const grocery = indexOf(
  filed('rye', 'Rye crackers 200 g', 'Crackers'),
  filed('rice', 'Rice crackers, gluten free, 100 g', 'Crackers'),
  filed('salted', 'Salted peanuts 250 g', 'Nuts'),
  filed('plain', 'Unsalted peanuts 250 g', 'Nuts'),
  filed('leg', 'Chicken legs 1 kg', 'Poultry'),
  filed('pea', 'Frozen peas 450 g', 'Frozen vegetables', { price: 3 }),
  filed('fries', 'Frozen oven fries 1 kg', 'Frozen vegetables', { price: 5 }),
  filed('chips', 'Potato chips 150 g', 'Snacks', { price: 2 }),
);

describe('fault 1, a claim without data', () => {
  it('is not met by what says nothing of gluten', () => {
    expect(great(grocery, 'gluten free crackers')).toEqual(['rice']);
  });
});

describe('fault 2, a complaint', () => {
  const pharmacy = indexOf(
    filed('stop', 'Loperamide 2 mg capsules', 'Digestion', { attributes: { ingredient: ['loperamide'] } }),
    filed('go', 'Bisacodyl 5 mg tablets', 'Digestion', { attributes: { ingredient: ['bisacodyl'] } }),
    filed('fever', 'Ibuprofen 200 mg tablets', 'Pain relief', { attributes: { ingredient: ['ibuprofen'] } }),
  );
  it.each([
    ['en', 'i am constipated'],
    ['ka', 'ყაბზობა მაწუხებს'],
    ['tr', 'kabızlık için ilaç'],
    ['ar', 'دواء للإمساك'],
    ['az', 'qəbizlik dərmanı'],
  ] as const)('leads to what treats it, never to what causes it: %s', (language, text) => {
    const found = ids(pharmacy, text, { language });
    expect(found[0]).toBe('go');
    expect(found).not.toContain('stop');
  });
});

describe('fault 3, a correction', () => {
  it('goes to no opposite and to no other known thing', () => {
    expect(first(grocery, 'unsalted peanuts')).toBe('plain');
    expect(great(grocery, 'lego')).toEqual([]);
    expect(ids(grocery, 'lego')).not.toContain('leg');
  });

  it('is made when a word of another language has only the same stem', () => {
    const drums = indexOf(filed('bobbin', 'Metal bobbins, 10 pieces', 'Sewing'), filed('pin', 'Glass pins', 'Sewing'));
    expect(ask(drums, 'bobins')).toMatchObject({
      hits: [{ id: 'bobbin' }],
      corrections: [{ typed: 'bobins', meant: 'bobbins' }],
    });
  });
});

describe('faults 4 and 5, numbers and fit', () => {
  const garage = indexOf(
    filed('small', 'Torvik notebook 16 inch, 8 GB RAM', 'Laptops', { price: 700 }),
    filed('large', 'Torvik notebook 14 inch, 16 GB RAM', 'Laptops', { price: 900 }),
    filed('yaris', 'Oil filter for Toyota Yaris', 'Filters'),
    filed('golf', 'Oil filter for Volkswagen Golf', 'Filters'),
  );
  it('a number counts with what it measures', () => {
    expect(great(garage, 'notebook with 16 gb ram')).toEqual(['large']);
  });
  it('what is for another car is no great match', () => {
    expect(great(garage, 'oil filter yaris')).toEqual(['yaris']);
  });
});

describe('fault 8, order words', () => {
  it('sort the thing by what they name', () => {
    expect(first(grocery, 'cheapest frozen vegetables')).toBe('pea');
  });
});

describe('fault 9, defining words', () => {
  it('are not dropped for a part of the query', () => {
    expect(great(grocery, 'frozen fries')).toEqual(['fries']);
    const office = indexOf(
      filed('toner', 'Toner 59A for Brightjet M404', 'Toner'),
      filed('printer', 'Brightjet M404 laser printer', 'Printers'),
    );
    expect(great(office, 'toner for brightjet m404')).toEqual(['toner']);
  });
});

describe('a shelf whose name ends in the thing', () => {
  it('holds such things, and what is made of them is none', () => {
    const cellar = indexOf(
      filed('house', 'Saperavi 2019 0.75 l', 'Wine', { attributes: { category: ['wine'] } }),
      filed('red', 'Cabernet 2020 0.75 l', 'Red wine', { attributes: { category: ['red wine'] } }),
      filed('white', 'Riesling 2021 0.75 l', 'White wine', { attributes: { category: ['white wine'] } }),
      filed('vinegar', 'Red wine vinegar 500 ml', 'Vinegar', { attributes: { category: ['vinegar'] } }),
    );
    expect(great(cellar, 'wine').toSorted()).toEqual(['house', 'red', 'white']);
    expect(great(cellar, 'white wine')).toEqual(['white']);
  });
});

describe('faults 10 and 11, tiers', () => {
  const shop = indexOf(
    filed('grey', 'Corner sofa', 'Sofas', { attributes: { color: ['grey'] }, price: 900 }),
    filed('blue', 'Compact sofa', 'Sofas', { attributes: { color: ['blue'] }, price: 400 }),
    filed('gone', 'Grand sofa', 'Sofas', { attributes: { color: ['grey'] }, price: 500, stock: 0 }),
  );
  it('what meets all is told apart, and facets count it alone when sorted', () => {
    const { hits, greatTotal, facets } = ask(shop, 'grey sofa', { sort: 'price_asc', facets: ['color'] });
    expect(greatTotal).toBe(2);
    expect(hits.map(({ id }) => id)).not.toContain('blue');
    expect(facets?.find(({ key }) => key === 'color')?.values).toEqual([{ value: 'grey', count: 2 }]);
  });
  it('what is sold out stands behind what can be bought', () => {
    expect(ids(shop, 'grey sofa').indexOf('grey')).toBeLessThan(ids(shop, 'grey sofa').indexOf('gone'));
  });
});

describe('fault 12, words that everybody says', () => {
  const clothes = indexOf(
    filed('rain', 'Hooded rain jacket', 'Outerwear'),
    filed('cashmere', 'Cashmere coat', 'Outerwear'),
    filed('phone', 'Smartphone Nuva 5', 'Phones'),
  );
  it.each([
    ['raincoat', 'rain'],
    ['телефон', 'phone'],
  ])('lead to the thing: %s', (text, id) => {
    expect(first(clothes, text)).toBe(id);
  });
});

describe('fault 13, ages', () => {
  const books = indexOf(
    filed('old', 'The Old Year', 'Crime', { about: 'A novel.' }),
    filed('kids', 'Bears at the lake, picture book, 4-6 years', 'Picture books'),
    filed('other', 'Mist, a crime novel', 'Crime'),
  );
  it('an age asks for what is made for it', () => {
    expect(first(books, 'picture book for a 5 year old')).toBe('kids');
  });
});

describe('faults 14 and 15, suggestions and empty pages', () => {
  it('a beginning is completed to a kind of this shop', () => {
    const shop = indexOf(
      ...['A', 'B'].map((name) => filed(name, `Smartwatch ${name} black`, 'Smartwatches')),
      filed('c', 'Smart bulb white', 'Bulbs'),
    );
    expect(shop.suggest('smartw').queries[0]).toMatch(/^smartwatch/);
  });
  it('a correction can be taken back', () => {
    const corrected = ask(grocery, 'peanutz');
    expect(corrected.corrections).toEqual([{ typed: 'peanutz', meant: 'peanuts' }]);
    expect(ask(grocery, 'peanutz', { isLiteral: true }).total).toBe(0);
  });
});
