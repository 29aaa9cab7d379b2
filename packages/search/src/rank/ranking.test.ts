import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

describe('ranking', () => {
  it('weighs fields: a name says more than a description', () => {
    const index = indexOf(
      aDocument('Desk', { id: 'described', fields: { title: 'Desk', description: 'Room for a lamp' } }),
      aDocument('Lamp', { id: 'named', fields: { title: 'Lamp', description: 'Stands on a desk' } }),
    );
    expect(idsFor(index, 'lamp')).toEqual(['named', 'described']);
    expect(idsFor(index, 'desk')).toEqual(['described', 'named']);
  });

  it('puts products with all words before those with some', () => {
    const index = indexOf(
      aDocument('Wireless keyboard', { id: 'one' }),
      aDocument('Mouse', { id: 'other' }),
      aDocument('Office set: a mouse that is wireless', { id: 'both' }),
    );
    expect(idsFor(index, 'wireless mouse')[0]).toBe('both');
  });

  it('ranks adjacent query words above separated ones', () => {
    const index = indexOf(
      aDocument('Case with light for every board', { id: 'apart' }),
      aDocument('Case for every light board with', { id: 'together' }),
    );
    expect(idsFor(index, 'light board')).toEqual(['together', 'apart']);
  });

  it('sees no phrase across the lines of a field', () => {
    const index = indexOf(
      aDocument('Frame light\nboard ruler', { id: 'lines' }),
      aDocument('Frame ruler light board', { id: 'phrase' }),
    );
    expect(idsFor(index, 'light board')).toEqual(['phrase', 'lines']);
  });

  it('parts equals by demand, by stock, then by place in the catalogue', () => {
    const index = indexOf(
      aDocument('Lamp', { id: 'sold-out', stock: 0 }),
      aDocument('Lamp', { id: 'later', position: 9001 }),
      aDocument('Lamp', { id: 'earlier', position: 9000 }),
      aDocument('Lamp', { id: 'popular', popularity: 100 }),
    );
    expect(idsFor(index, 'lamp')).toEqual(['popular', 'earlier', 'later', 'sold-out']);
  });

  it('puts an identifier first, however it is punctuated', () => {
    const index = indexOf(
      aDocument('Oil filter 0707 60', { id: 'named' }),
      aDocument('Air filter', {
        id: 'numbered',
        fields: { title: 'Air filter', identifiers: 'NOR.0707-60 4006381333931' },
      }),
    );
    for (const query of ['NOR.0707-60', 'nor070760', 'NOR 0707 60', '4006381333931', 'filter nor.0707-60']) {
      expect({ query, first: idsFor(index, query)[0] }).toEqual({ query, first: 'numbered' });
    }
    expect(index.search({ text: '4006381333931', skip: 0, take: 5 })).toMatchObject({
      total: 1,
      hits: [{ great: true, reasons: [{ field: 'identifiers', value: '4006381333931', words: '4006381333931' }] }],
    });
  });

  it('finds a product by its id', () => {
    const index = indexOf(aDocument('Lamp', { id: 'dressup-0042' }), aDocument('Desk', { id: 'dressup-0043' }));
    expect(idsFor(index, 'DRESSUP 0042')[0]).toBe('dressup-0042');
  });

  it('shows nothing for nonsense', () => {
    const index = indexOf(
      aDocument('Red cotton dress'),
      aDocument('Oak desk with a drawer'),
      aDocument('Blue wool scarf'),
    );
    for (const nonsense of ['xqzvw', 'qwrtp zxcvb', '!!! ???', '🦄🦄🦄', '\u0000\u0007']) {
      const { hits, total, recoveredBy } = index.search({ text: nonsense, skip: 0, take: 5 });
      expect({ nonsense, hits, total, recoveredBy }).toEqual({ nonsense, hits: [], total: 0, recoveredBy: null });
    }
  });

  it('pages through the same order and counts all matches', () => {
    const index = indexOf(...Array.from({ length: 57 }, (_, i) => aDocument(`Lamp ${'shade '.repeat(i % 7)}`)));
    const all = index.search({ text: 'lamp', skip: 0, take: 100 });
    const pages = [0, 20, 40].flatMap((skip) => index.search({ text: 'lamp', skip, take: 20 }).hits);
    expect(all.total).toBe(57);
    expect(pages.map(({ id }) => id)).toEqual(all.hits.map(({ id }) => id));
    expect(index.search({ text: 'lamp', skip: 60, take: 20 })).toMatchObject({ hits: [], total: 57 });
  });

  it('sorts by price either way, unknown prices last; by rating; the newest first', () => {
    const index = indexOf(
      aDocument('Lamp', { id: 'mid', price: 20, rating: 3, position: 2 }),
      aDocument('Lamp', { id: 'unknown', price: null, rating: null, position: 3 }),
      aDocument('Lamp', { id: 'cheap', price: 5, rating: 5, position: 1 }),
    );
    expect(idsFor(index, 'lamp', { sort: 'price_asc' })).toEqual(['cheap', 'mid', 'unknown']);
    expect(idsFor(index, 'lamp', { sort: 'price_desc' })).toEqual(['mid', 'cheap', 'unknown']);
    expect(idsFor(index, 'lamp', { sort: 'rating' })).toEqual(['cheap', 'mid', 'unknown']);
    expect(idsFor(index, 'lamp', { sort: 'newest' })).toEqual(['unknown', 'mid', 'cheap']);
  });

  it('keeps lesser matches out of a list sorted by price', () => {
    const index = indexOf(
      aDocument('Oak tray', { id: 'right', price: 30 }),
      aDocument('Oak', { id: 'lesser', price: 1 }),
    );
    expect(idsFor(index, 'oak tray')).toEqual(['right', 'lesser']);
    expect(idsFor(index, 'oak tray', { sort: 'price_asc' })).toEqual(['right']);
  });
});
