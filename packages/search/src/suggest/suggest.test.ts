import fc from 'fast-check';
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
  it('complete what was typed to kinds and names that the shop uses, the most frequent first', () => {
    expect(shop().suggest('eve').queries.slice(0, 2).sort()).toEqual(['evening', 'evening dress']);
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

  it('correct a mistyped word', () => {
    expect(shop().suggest('leathr').queries).toContain('leather');
  });

  it('always have results, and never repeat what was typed', () => {
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
    expect(shop().suggest('e', { queries: 1, products: 1, categories: 1 }).queries).toHaveLength(1);
    expect(shop().suggest('evening', { products: 1, categories: 1 })).toMatchObject({
      productIds: [expect.any(String)],
      categories: [{ value: 'dress', count: 2 }],
    });
  });

  it('complete letters typed without their marks', () => {
    const index = indexOf(
      aDocument('Pamuklu gömlek', { id: 'shirt' }),
      aDocument('Köpük köprü', { id: 'bridge' }),
      aDocument('Kırmızı şapka', { id: 'hat' }),
      aDocument('Gümüş üzük', { id: 'ring' }),
    );
    const first = (typed: string) => index.suggest(typed, { language: 'tr' }).queries[0];
    expect(first('gom')).toBe('gömlek');
    expect(first('kopru')).toBe('köprü');
    expect(index.suggest('kirmizi sap', { language: 'tr' }).queries).toContain('kirmizi şapka');
    expect(index.suggest('gum', { language: 'az' }).queries).toContain('gümüş');
  });

  it('read Latin letters as Georgian when nothing else begins so', () => {
    const index = indexOf(aDocument('საღამოს კაბა', { id: 'dress', attributes: { category: ['dress'] } }));
    expect(index.suggest('kab', { language: 'ka' }).queries).toContain('კაბა');
    expect(indexOf(aDocument('Kabel', { id: 'x' })).suggest('kab').queries).toEqual(['kabel']);
  });

  it('put what shoppers settled on first, as long as it finds something', () => {
    const popular = new Map([
      ['leather belt', 900],
      ['leather boots', 40],
      ['leather boots black', 60],
    ]);
    expect(shop().suggest('lea', { popular }).queries.slice(0, 2)).toEqual(['leather boots black', 'leather boots']);
    const changed = shop();
    changed.apply([{ kind: 'remove', id: 'c' }]);
    expect(changed.suggest('lea', { popular }).queries).toEqual([]);
  });

  it('are limited to the default number without an option', () => {
    const all = { queries: undefined, products: undefined, categories: undefined };
    expect(shop().suggest('eve', all)).toEqual(shop().suggest('eve'));
    expect(shop().suggest('eve').queries.length).toBeGreaterThan(1);
  });

  it('check the price each time, because it changes without any word', () => {
    const index = indexOf(aDocument('Linen dress', { id: 'dress', attributes: { category: ['dress'] }, price: 40 }));
    const popular = new Map([['dress under 50', 9]]);
    expect(index.suggest('dre', { popular }).queries).toContain('dress under 50');
    index.apply([{ kind: 'patch', id: 'dress', price: 60 }]);
    expect(index.suggest('dre', { popular }).queries).not.toContain('dress under 50');
    index.apply([{ kind: 'patch', id: 'dress', price: 45 }]);
    expect(index.suggest('dre', { popular }).queries).toContain('dress under 50');
  });

  it('give a name that led nowhere a second look when shoppers come to ask for it', () => {
    const index = indexOf(
      aDocument('Oak chair', { id: 'chair', fields: { description: 'Waxed by hand' } }),
      aDocument('Waxed string', { id: 'string' }),
    );
    // As a name of the index it is refused: no name has both words.
    expect(index.suggest('oak wax').queries).not.toContain('oak waxed');
    expect(index.suggest('oak wax', { popular: new Map([['oak waxed', 7]]) }).queries).toContain('oak waxed');
    expect(index.suggest('oak wax').queries).not.toContain('oak waxed');
  });

  it('say what is unwanted only where the rest of the words leads somewhere', () => {
    const index = indexOf(
      aDocument('Black dress', { id: 'dress', attributes: { category: ['dress'], color: ['black'] } }),
      aDocument('Pizza without meat', { id: 'pizza' }),
      aDocument('Soup without meat', { id: 'soup' }),
    );
    expect(index.suggest('pizza with').queries).toContain('pizza without meat');
    expect(index.suggest('black with').queries).toEqual(['black without meat']);
    expect(index.suggest('dress pizza with').queries).toEqual([]);
  });

  it('put popular queries first however they are typed: without marks, or in Latin letters', () => {
    const index = indexOf(
      aDocument('Pamuklu gömlek', { id: 'shirt' }),
      aDocument('საღამოს კაბა', { id: 'dress' }),
      aDocument('Gom kettle', { id: 'kettle' }),
    );
    const popular = new Map([
      ['gömlek', 5],
      ['კაბა', 9],
    ]);
    expect(index.suggest('gom', { popular }).queries[0]).toBe('gömlek');
    expect(index.suggest('kab', { popular }).queries[0]).toBe('კაბა');
    expect(index.suggest('gömlek', { popular }).queries).not.toContain('gömlek');
    expect(index.suggest('gom', { popular, filters: { ids: ['kettle'] } }).queries).not.toContain('gömlek');
  });

  it('compare popular queries in the language of each shopper', () => {
    const index = indexOf(aDocument('Kırmızı ışık', { id: 'light' }), aDocument('Red light', { id: 'other' }));
    const popular = new Map([['KIRMIZI IŞIK', 4]]);
    const asked = (language: 'en' | 'tr') => index.suggest('kırmızı ı', { popular, language }).queries;
    const alone = asked('tr');
    const afterEnglish = (asked('en'), asked('tr'));
    expect(afterEnglish).toEqual(alone);
    expect(alone).toContain('KIRMIZI IŞIK');
  });

  it('write names of the shop in small letters, with the letters of their language', () => {
    const index = indexOf(aDocument('İPEK GÖMLEK', { id: 'a' }), aDocument('İPEK GÖMLEK', { id: 'b' }));
    expect(index.suggest('ipe', { language: 'tr' }).queries).toContain('ipek gömlek');
  });

  it('keep places for Georgian words where the shopper reads Georgian', () => {
    const index = indexOf(
      ...['Kabel', 'Kabin', 'Kabuki', 'Kabob', 'Kabana', 'Kabaret'].map((title, i) =>
        aDocument(title, { id: `latin${i}` }),
      ),
      aDocument('საღამოს კაბა', { id: 'dress', attributes: { category: ['dress'] } }),
    );
    const { queries } = index.suggest('kab', { language: 'ka' });
    expect(queries).toContain('კაბა');
    expect(queries).toHaveLength(6);
    expect(index.suggest('kab', { language: 'en' }).queries).not.toContain('კაბა');
  });

  it('complete words of Turkish and Azerbaijani typed on a plain keyboard, several in a row too', () => {
    const index = indexOf(
      aDocument('Kısa kollu gömlek', { id: 'a' }),
      aDocument('Kısa kollu gömlek', { id: 'b' }),
      aDocument('Qadın ayaqqabısı', { id: 'c' }),
      aDocument('Kadın ayakkabı', { id: 'd' }),
    );
    expect(index.suggest('kisa kollu gom', { language: 'tr' }).queries).toContain('kısa kollu gömlek');
    expect(index.suggest('ayaqqa', { language: 'az' }).queries[0]).toMatch(/^ayaqqabı/);
    expect(index.suggest('ayakka', { language: 'tr' }).queries[0]).toMatch(/^ayakkabı/);
    expect(index.suggest('qadin ayaqqa', { language: 'az' }).queries.join()).toMatch(/ayaqqabı/);
  });

  it('do not end in a model number, unless it is popular or being typed', () => {
    const phones = () =>
      indexOf(
        aDocument('Phone nova 12', { id: 'a' }),
        aDocument('Phone nova 12', { id: 'b' }),
        aDocument('Phone nova lite', { id: 'c' }),
      );
    expect(phones().suggest('pho').queries).not.toContain('phone nova 12');
    expect(phones().suggest('pho', { popular: new Map([['phone nova 12', 3]]) }).queries[0]).toBe('phone nova 12');
    expect(phones().suggest('nova 1').queries).toContain('nova 12');
  });

  it('come in the language of the shopper first', () => {
    const index = indexOf(
      ...['a', 'b', 'c'].map((id) => aDocument('Elektrikli süpürge', { id })),
      aDocument('Electric kettle', { id: 'd' }),
    );
    expect(index.suggest('ele', { language: 'en' }).queries[0]).toMatch(/^electric/);
    expect(index.suggest('ele', { language: 'tr' }).queries[0]).toMatch(/^elektrikli/);
  });

  it('keep to filters, and follow changes', () => {
    const index = shop();
    expect(index.suggest('eve', { filters: { category: 'boots' } })).toEqual({
      queries: [],
      productIds: [],
      categories: [],
    });
    expect(index.suggest('eve', { filters: { color: 'blue' } })).toMatchObject({ productIds: ['b'] });
    index.apply([{ kind: 'put', document: aDocument('Evergreen wreath', { id: 'e' }) }]);
    expect(index.suggest('everg').queries[0]).toMatch(/^evergreen/);
  });

  it('correct words before the last one', () => {
    expect(shop().suggest('eveninng dre').queries).toContain('evening dress');
    // Of all forms of a word the one that was meant.
    const index = indexOf(
      aDocument('Cushion cover', { id: 'one' }),
      aDocument('Cushions cover set', { id: 'set' }),
      aDocument('Cushions cover', { id: 'two' }),
    );
    expect(index.suggest('cushoins cov').queries).toContain('cushions cover');
  });

  it('have a great match, for any catalogue and any input', () => {
    const word = fc.constantFrom(
      ...'red blue dress boots silk leather black cotton bag under 50 not without free'.split(' '),
      ...'კაბა წითელი elbise kırmızı فستان'.split(' '),
    );
    const document = fc.record({
      title: fc.array(word, { minLength: 1, maxLength: 4 }),
      attributes: fc.record({
        color: fc.subarray(['red', 'blue'], { maxLength: 1 }),
        category: fc.subarray(['dress', 'boots'], { maxLength: 1 }),
      }),
      stock: fc.constantFrom(null, 0),
    });
    const typed = fc
      .tuple(fc.array(word, { maxLength: 1 }), word, fc.integer({ min: 1, max: 5 }))
      .map(([before, last, letters]) => [...before, last.slice(0, letters)].join(' '));
    const filters = fc.record({ color: fc.constant('red'), in_stock: fc.constant(true) }, { requiredKeys: [] });
    let suggested = 0;
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 6 }), typed, filters, (facts, text, asked) => {
        const index = indexOf(
          ...facts.map(({ title, ...fact }, i) => aDocument(title.join(' '), { id: `p${i}`, ...fact })),
        );
        for (const query of index.suggest(text, { filters: asked }).queries) {
          suggested++;
          const result = index.search({ text: query, filters: asked, skip: 0, take: 1 });
          expect({ query, great: result.hits[0]?.great, recoveredBy: result.recoveredBy }).toEqual({
            query,
            great: true,
            recoveredBy: null,
          });
        }
      }),
      { numRuns: 150 },
    );
    expect(suggested).toBeGreaterThan(0);
  });
});
