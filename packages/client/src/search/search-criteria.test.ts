import { describe, expect, it } from 'vitest';
import { newCriteria, pageCount, searchCall, toggleValue, withoutPart, withPrices } from './search-criteria.ts';

const coat = newCriteria(' coat ');

describe('search criteria', () => {
  it('SEARCH-14 start at page 1, without filters, sorted by relevance', () => {
    expect(coat).toEqual({
      query: 'coat',
      page: 1,
      sort: 'relevance',
      filters: { values: {}, priceMin: null, priceMax: null },
      isPersonal: true,
    });
  });

  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [100_000, 4167],
  ])('SEARCH-06 %i results are %i pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  it('add and remove filter values, and return to page 1', () => {
    const green = toggleValue({ ...coat, page: 3 }, 'color', 'green');
    const both = toggleValue(green, 'color', 'blue');
    expect(green).toMatchObject({ page: 1, filters: { values: { color: ['green'] } } });
    expect(both.filters.values).toEqual({ color: ['green', 'blue'] });
    expect(toggleValue(toggleValue(both, 'color', 'green'), 'color', 'blue')).toEqual(coat);
  });

  it('order the limits of a price range', () => {
    expect(withPrices(coat, 50, 20).filters).toMatchObject({ priceMin: 20, priceMax: 50 });
    expect(withPrices(coat, 50, null).filters).toMatchObject({ priceMin: 50, priceMax: null });
  });

  it.each([
    [{ start: 0, end: 3 }, 'dress under 50'],
    [{ start: 4, end: 9 }, 'red under 50'],
    [{ start: 10, end: 18 }, 'red dress'],
    [{ start: 0, end: 18 }, ''],
    [{ start: 9, end: 40 }, 'red dress under 50'],
    [{ start: 4, end: 4 }, 'red dress under 50'],
    [{ start: -2, end: 4 }, 'red dress under 50'],
  ])('remove the words at %j', (part, rest) => {
    expect(withoutPart('red dress under 50', part)).toBe(rest);
  });

  it.each([
    ['green dress for summer', 'summer', 'green dress'],
    ['a dress for the office in blue', 'office', 'a dress in blue'],
    ['for men shirt', 'men', 'shirt'],
    ['yaz için elbise', 'yaz', 'elbise'],
    ['yay üçün paltar', 'yay', 'paltar'],
    ['فستان من الحرير', 'الحرير', 'فستان'],
    ['კაბა ზაფხულისთვის', 'ზაფხულისთვის', 'კაბა'],
    ['summer for', 'for', 'summer'],
    ['cream for hands and for face', 'face', 'cream for hands'],
  ])('takes the word along that tied it: %s without %s', (query, word, rest) => {
    expect(without(query, word)).toBe(rest);
  });
});

describe('a part that leaves the words around it', () => {
  it.each([
    ['cream for dry skin', 'dry', 'cream for skin'],
    ['cream for dry skin', 'skin', 'cream for dry'],
    ['bag made of soft leather', 'soft', 'bag made of leather'],
    ['حقيبة من جلد ناعم', 'جلد', 'حقيبة من ناعم'],
  ])('keeps the word that ties what is left: %s without %s', (query, word, rest) => {
    expect(without(query, word)).toBe(rest);
  });

  it.each([
    ['siyah ve kırmızı elbise', 'siyah', 'kırmızı elbise'],
    ['siyah ve kırmızı elbise', 'kırmızı', 'siyah elbise'],
    ['kırmızı ya da siyah elbise', 'kırmızı', 'siyah elbise'],
    ['red and black dress', 'red', 'black dress'],
    ['red and black dress', 'black', 'red dress'],
    ['red and black and white dress', 'black', 'red and white dress'],
    ['dress in red and black', 'red', 'dress in black'],
    ['dress in red or black', 'black', 'dress in red'],
    ['qırmızı və ya qara don', 'qırmızı', 'qara don'],
    ['qırmızı və ya qara don', 'qara', 'qırmızı don'],
    ['წითელი და შავი კაბა', 'წითელი', 'შავი კაბა'],
    ['წითელი ან შავი კაბა', 'შავი', 'წითელი კაბა'],
    ['فستان أحمر أو أسود', 'أسود', 'فستان أحمر'],
    ['فستان أحمر وأسود', 'أسود', 'فستان أحمر'],
  ])('takes the word along that joined it to another: %s without %s', (query, word, rest) => {
    expect(without(query, word)).toBe(rest);
  });
});

function without(query: string, word: string): string {
  const start = query.indexOf(word);
  return withoutPart(query, { start, end: start + word.length });
}

describe('the body of the search call', () => {
  it('CALL-20 contains query, store, page and limit, and omits defaults', () => {
    expect(searchCall(coat, 'veli')).toEqual({ query: 'coat', store: 'veli', page: 1, limit: 24 });
  });

  it('contains known filters by name, and the others as attributes', () => {
    let criteria = withPrices({ ...coat, sort: 'newest', isPersonal: false }, 10, 20);
    for (const [key, value] of [
      ['color', 'red'],
      ['brand', 'orchard row'],
      ['season', 'winter'],
      ['in_stock', 'true'],
    ] as const) {
      criteria = toggleValue(criteria, key, value);
    }
    expect(searchCall(criteria, 'veli')).toMatchObject({
      sort: 'newest',
      personal: false,
      filters: {
        color: ['red'],
        brand: ['orchard row'],
        attributes: { season: ['winter'] },
        in_stock: true,
        price_min: 10,
        price_max: 20,
      },
    });
  });
});
