import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const product = (
  id: string,
  title: string,
  attributes: Record<string, string[]>,
  price: number | null = 10,
  description = '',
) => aDocument(title, { id, attributes, price, fields: { title, description } });

const clothes = () =>
  indexOf(
    product(
      'red-dress',
      'Evening gown',
      { category: ['dress'], color: ['red'], material: ['silk'], gender: ['women'] },
      80,
    ),
    product(
      'red-dress-cheap',
      'Summer gown',
      { category: ['dress'], color: ['red'], material: ['cotton'], gender: ['women'] },
      40,
    ),
    product('blue-dress', 'Blue dress', { category: ['dress'], color: ['blue'], gender: ['women'] }, 45),
    product(
      'red-shoes',
      'Red shoes',
      { category: ['heels'], color: ['red'], material: ['leather'], gender: ['women'] },
      45,
    ),
    product('no-price', 'Red dress, price on request', { category: ['dress'], color: ['red'] }, null),
  );

describe('conditions understood from words', () => {
  it('are answered by attributes, products that meet all of them first', () => {
    const result = clothes().search({ text: 'red dress', skip: 0, take: 10 });
    const great = result.hits.filter((hit) => hit.great).map(({ id }) => id);
    expect(new Set(great)).toEqual(new Set(['red-dress', 'red-dress-cheap', 'no-price']));
    expect(result.hits.slice(0, 3).every((hit) => hit.great)).toBe(true);
    expect(result.understood).toMatchObject({ color: 'red', category: 'dress' });
    expect(result.recoveredBy).toBeNull();
  });

  it('find products of an English catalogue for a Georgian query, and the reverse', () => {
    const first = clothes().search({ text: 'წითელი კაბა', skip: 0, take: 10 });
    expect(new Set(first.hits.slice(0, 3).map(({ id }) => id))).toEqual(
      new Set(['red-dress', 'red-dress-cheap', 'no-price']),
    );
    expect(first.hits[0]?.great).toBe(true);

    const georgian = indexOf(
      product('red', 'საღამოს კაბა', { category: ['dress'], color: ['red'] }),
      product('blue', 'ლურჯი ქურთუკი', { category: ['jacket'], color: ['blue'] }),
    );
    expect(idsFor(georgian, 'red dress')).toEqual(['red']);
  });

  it('never show another category', () => {
    expect(idsFor(clothes(), 'red dress')).not.toContain('red-shoes');
  });

  it('show lesser matches after the great ones', () => {
    const result = clothes().search({ text: 'red dress', skip: 0, take: 10 });
    expect(result.hits.at(-1)).toMatchObject({ id: 'blue-dress', great: false });
  });

  it('hold a price limit hard, and a product without a price outside of it', () => {
    expect(new Set(idsFor(clothes(), 'red dress under 50'))).toEqual(new Set(['red-dress-cheap', 'blue-dress']));
    expect(new Set(idsFor(clothes(), 'წითელი კაბა 50-მდე'))).toEqual(new Set(['red-dress-cheap', 'blue-dress']));
    const nothing = clothes().search({ text: 'red dress under 5', skip: 0, take: 10 });
    expect(nothing).toMatchObject({ total: 0, hits: [] });
    expect(nothing.understood.price_max).toBe(5);
  });

  it('answer a price limit alone with everything that meets it', () => {
    expect(new Set(idsFor(clothes(), 'under 45'))).toEqual(new Set(['red-dress-cheap', 'blue-dress', 'red-shoes']));
  });

  it('make an exclusion a mandatory condition', () => {
    const index = indexOf(
      product('leather', 'Brown bag', { category: ['handbag'], material: ['leather'] }),
      product('named', 'Leather bag', { category: ['handbag'] }),
      product('canvas', 'Canvas bag', { category: ['handbag'], material: ['canvas'] }),
      product('faux', 'Faux leather bag', { category: ['handbag'], material: ['polyester'] }),
    );
    expect(new Set(idsFor(index, 'handbag not leather'))).toEqual(new Set(['canvas', 'faux']));
    expect(new Set(idsFor(index, 'bag', { filters: { exclude: ['leather'] } }))).toEqual(new Set(['canvas', 'faux']));
  });

  it('do not exclude what a product says it is free of', () => {
    const index = indexOf(
      product('free', 'Sugar free chocolate', { category: ['chocolate'] }),
      product('sweet', 'Chocolate with cane sugar', { category: ['chocolate'] }),
    );
    expect(idsFor(index, 'chocolate without sugar')).toEqual(['free']);
  });

  it('fall back to the text when no product has the value', () => {
    const juices = indexOf(
      product('orange', 'Orange juice', { category: ['juice'] }),
      product('apple', 'Apple juice', { category: ['juice'] }),
    );
    expect(juices.search({ text: 'orange juice', skip: 0, take: 5 }).hits[0]).toMatchObject({
      id: 'orange',
      great: true,
    });
  });

  it('are met by a name where the attribute is missing or says otherwise, but not by a description', () => {
    const index = indexOf(
      product('named', 'Red Bull mug', { color: ['white'] }),
      product('described', 'Plain mug', { color: ['black'] }, 10, 'Also available in red'),
      product('unknown', 'Clay mug', {}, 10, 'A deep red'),
      product('attribute', 'Tea mug', { color: ['red'] }),
    );
    const hits = index.search({ text: 'red mug', skip: 0, take: 5 }).hits;
    expect(new Set(hits.filter((hit) => hit.great).map(({ id }) => id))).toEqual(
      new Set(['attribute', 'named', 'unknown']),
    );
  });

  it('take unisex for women and for men', () => {
    const index = indexOf(
      product('unisex', 'Wool scarf', { category: ['scarf'], gender: ['unisex'] }),
      product('men', 'Wool scarf', { category: ['scarf'], gender: ['men'] }),
    );
    const hits = index.search({ text: 'scarf for women', skip: 0, take: 5 }).hits;
    expect(hits.filter((hit) => hit.great).map(({ id }) => id)).toEqual(['unisex']);
  });

  it('take a group of categories for all its members', () => {
    const index = indexOf(
      product('boots', 'Winter pair', { category: ['boots'] }),
      product('sneakers', 'Running pair', { category: ['sneakers'] }),
      product('hat', 'Winter hat', { category: ['hat'] }),
    );
    expect(new Set(idsFor(index, 'shoes'))).toEqual(new Set(['boots', 'sneakers']));
    expect(new Set(idsFor(index, 'ფეხსაცმელი'))).toEqual(new Set(['boots', 'sneakers']));
  });

  it('are found in texts of another language where there are no attributes', () => {
    const index = indexOf(product('red', 'Red umbrella', {}), product('blue', 'Blue umbrella', { color: ['red'] }));
    expect(index.search({ text: 'წითელი', skip: 0, take: 5 }).hits.map(({ id, great }) => [id, great])).toEqual(
      expect.arrayContaining([
        ['red', true],
        ['blue', true],
      ]),
    );
  });

  it('let either of two colours do', () => {
    const great = clothes()
      .search({ text: 'red or blue dress', skip: 0, take: 10 })
      .hits.filter((hit) => hit.great);
    expect(great).toHaveLength(4);
  });
});

describe('filters', () => {
  it('are hard for every key and combine with the words', () => {
    const index = clothes();
    expect(idsFor(index, 'dress', { filters: { color: 'blue' } })).toEqual(['blue-dress']);
    expect(idsFor(index, '', { filters: { category: ['heels', 'boots'] } })).toEqual(['red-shoes']);
    expect(idsFor(index, 'dress', { filters: { material: 'cotton', price_max: 50 } })).toEqual(['red-dress-cheap']);
    expect(idsFor(index, 'dress', { filters: { price_min: 50 } })).toEqual(['red-dress']);
    expect(idsFor(index, 'red dress under 50', { filters: { price_max: 10 } })).toEqual([]);
    expect(idsFor(index, 'dress', { filters: { ids: ['blue-dress', 'red-shoes', 'unknown'] } })).toEqual([
      'blue-dress',
    ]);
  });

  it('are never relaxed, not even when a word has to be dropped', () => {
    expect(idsFor(clothes(), 'dress blorptastic', { filters: { color: 'green' } })).toEqual([]);
    expect(idsFor(clothes(), 'dress blorptastic', { filters: { color: 'blue' } })).toEqual(['blue-dress']);
  });

  it('select products in stock; unknown stock counts as available', () => {
    const index = indexOf(
      aDocument('Lamp', { id: 'there', stock: 2 }),
      aDocument('Lamp', { id: 'gone', stock: 0 }),
      aDocument('Lamp', { id: 'uncounted', stock: null }),
    );
    expect(new Set(idsFor(index, 'lamp', { filters: { in_stock: true } }))).toEqual(new Set(['there', 'uncounted']));
    expect(idsFor(index, 'lamp', { filters: { in_stock: false } })).toEqual(['gone']);
  });

  it('know a brand from its field', () => {
    const index = indexOf(
      aDocument('Lamp', { id: 'ours', fields: { title: 'Lamp', brand: 'Lumora' } }),
      aDocument('Lamp', { id: 'theirs', fields: { title: 'Lamp', brand: 'Noctis' } }),
    );
    expect(idsFor(index, 'lamp', { filters: { brand: 'lumora' } })).toEqual(['ours']);
    expect(idsFor(index, 'noctis lamp')[0]).toBe('theirs');
  });

  it('of the staff alone do not make signs a question', () => {
    const found = (text: string) => idsFor(clothes(), text, { steering: { hidden: [{ color: 'blue' }] } });
    expect(found('???')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });

  it('with a blank query list everything they allow', () => {
    expect(clothes().search({ text: '  ', skip: 0, take: 2 })).toMatchObject({ total: 5 });
  });
});
