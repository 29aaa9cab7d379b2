/**
 * Regression cases from complaints of users of other search engines. Files with more cases of one kind: typing mistakes
 * and other scripts in `match/ladder.test.ts`, word forms in the language package, article numbers in
 * `match/identifier-parts.test.ts`, nonsense in `match/nonsense.test.ts`, vectors in `rank/nearness.test.ts`,
 * explanations in `explain/parts-add-up.test.ts`, changes in `index/apply-changes.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

describe('words in their own script', () => {
  const index = indexOf(
    aDocument('წითელი კაბა', { id: 'dress' }),
    aDocument('თეთრი კარადა', { id: 'wardrobe' }),
    aDocument('حقيبة جلدية', { id: 'bag' }),
    aDocument('حذاء رياضي', { id: 'shoe' }),
  );

  it.each([
    ['წიტელი კაბა', 'dress'],
    ['კარადს', 'wardrobe'],
    ['جقيبة', 'bag'],
    ['حقيبه جلديه', 'bag'],
  ])('one wrong letter is one mistake: %s', (typed, id) => {
    expect(idsFor(index, typed)[0]).toBe(id);
  });

  it('two words that would sound alike in Latin letters stay two', () => {
    const alike = indexOf(aDocument('კარი', { id: 'door' }), aDocument('ქარი', { id: 'wind' }));
    expect(idsFor(alike, 'კარი')[0]).toBe('door');
    expect(idsFor(alike, 'ქარი')[0]).toBe('wind');
  });
});

describe('the four i of Turkish and Azerbaijani', () => {
  const index = indexOf(
    aDocument('KIRMIZI KAZAK', { id: 'sweater' }),
    aDocument('İPEK GÖMLEK', { id: 'shirt' }),
    aDocument('İsti palto', { id: 'coat' }),
    aDocument('Titanium TRIPOD INCLUDED', { id: 'tripod' }),
  );

  it.each([
    ['kırmızı kazak', 'sweater'],
    ['kirmizi kazak', 'sweater'],
    ['KIRMIZI KAZAK', 'sweater'],
    ['ipek gömlek', 'shirt'],
    ['İPEK GÖMLEK', 'shirt'],
    ['ipek gomlek', 'shirt'],
    ['isti palto', 'coat'],
    ['titanium tripod', 'tripod'],
    ['TITANIUM TRIPOD', 'tripod'],
  ])('%s', (typed, id) => {
    expect(idsFor(index, typed)[0]).toBe(id);
  });
});

describe('Arabic letter forms', () => {
  const index = indexOf(aDocument('أحذية مدرسية للأطفال', { id: 'shoes' }), aDocument('مكتبة خشبية', { id: 'shelf' }));

  it.each([
    ['احذيه مدرسيه', 'shoes'],
    ['أحْذِيَة', 'shoes'],
    ['أحـــذية', 'shoes'],
    ['الأحذية المدرسية', 'shoes'],
    ['مكتبه', 'shelf'],
  ])('%s', (typed, id) => {
    expect(idsFor(index, typed)[0]).toBe(id);
  });
});

describe('one catalogue in several languages', () => {
  const index = indexOf(
    aDocument('Velora უსადენო ყურსასმენი', { id: 'georgian' }),
    aDocument('Velora kablosuz kulaklık', { id: 'turkish' }),
    aDocument('Velora wireless charger', { id: 'english' }),
  );

  it.each([
    ['velora ყურსასმენები', 'georgian'],
    ['Velora kulaklıklar', 'turkish'],
    ['velora chargers', 'english'],
    ['უსადენო velora', 'georgian'],
  ])('each word is read in its own language: %s', (typed, id) => {
    expect(idsFor(index, typed)[0]).toBe(id);
  });
});

describe('while a query is typed', () => {
  const index = indexOf(
    aDocument('Applon Watchband sport', { id: 'watchband' }),
    aDocument('Applon charger', { id: 'charger' }),
    aDocument('Water bottle', { id: 'bottle' }),
  );

  it('every word may be a beginning, not only the last', () => {
    expect(idsFor(index, 'appl watchb')).toEqual(['watchband', 'charger']);
    expect(index.search({ text: 'appl watchb', skip: 0, take: 1 })).toMatchObject({
      total: 2,
      hits: [{ great: true }],
    });
  });

  it('a synonym holds for the beginning of its word, and for a mistyped one', () => {
    const steering = { synonyms: [{ words: ['flask', 'bottle'] }] };
    expect(idsFor(index, 'fla', { steering })).toContain('bottle');
    expect(idsFor(index, 'flsak', { steering })).toContain('bottle');
  });

  it('no suggestion is half a word or leads to nothing', () => {
    const { queries } = index.suggest('wa');
    expect(queries).toEqual(['watchband', 'water']);
    for (const query of queries) expect(idsFor(index, query)).not.toEqual([]);
  });
});

describe('a shop that changes', () => {
  it('facets count products, however many variants fit', () => {
    const variant = (size: string) => ({ attributes: { size: [size], color: ['blue'] }, price: 10, stock: 1 });
    const index = indexOf(
      aDocument('Shirt', { id: 'many', attributes: { color: ['blue'] }, variants: ['s', 'm', 'l'].map(variant) }),
      aDocument('Shirt', { id: 'one', attributes: { color: ['blue'] }, variants: [variant('m')] }),
    );
    const { facets } = index.search({ text: 'shirt', skip: 0, take: 5, facets: ['color', 'size'] });
    expect(facets).toContainEqual({ key: 'color', values: [{ value: 'blue', count: 2 }] });
    expect(facets?.find(({ key }) => key === 'size')?.values).toContainEqual({ value: 'm', count: 2 });
  });

  it('a change of the stock leaves the price as it is', () => {
    const index = indexOf(aDocument('Shirt', { id: 'shirt', price: 40, stock: 3 }));
    index.apply([{ kind: 'patch', id: 'shirt', stock: 0 }]);
    expect(idsFor(index, 'shirt under 50')).toEqual(['shirt']);
    expect(idsFor(index, 'shirt', { filters: { in_stock: true } })).toEqual([]);
    index.apply([{ kind: 'patch', id: 'shirt', price: 60 }]);
    expect(idsFor(index, 'shirt under 50')).toEqual([]);
    expect(idsFor(index, 'shirt', { filters: { in_stock: false } })).toEqual(['shirt']);
  });

  it('the dearest and the cheapest are found among all products, not among the best matches', () => {
    const index = indexOf(
      ...Array.from({ length: 300 }, (_, i) => aDocument('Lamp', { id: `lamp-${i}`, price: 100 + ((i * 37) % 300) })),
    );
    const first = (sort: 'price_asc' | 'price_desc') =>
      index.search({ text: 'lamp', sort, skip: 0, take: 1 }).hits[0]?.id;
    expect(first('price_asc')).toBe('lamp-0');
    expect(first('price_desc')).toBe('lamp-227');
  });
});
