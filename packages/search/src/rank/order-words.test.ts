import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const lamp = (id: string, price: number, more: object = {}) =>
  aDocument(`Brass reading lamp ${id}`, { id, price, rating: price === 40 ? 5 : 3, ...more });

describe('words that ask for an order', () => {
  const index = indexOf(
    lamp('a', 60),
    lamp('b', 20),
    lamp('c', 40),
    lamp('gone', 5, { stock: 0 }),
    aDocument('Brass polish', { id: 'polish', price: 1 }),
  );

  it.each([
    ['cheapest reading lamp', ['b', 'c', 'a', 'gone']],
    ['reading lamp cheap', ['b', 'c', 'a', 'gone']],
    ['most expensive reading lamp', ['a', 'c', 'b', 'gone']],
    ['top rated reading lamp', ['c']],
    ['newest reading lamp', ['c', 'b', 'a']],
  ])('sort what meets the rest, and what is sold out last: %s', (text, ids) => {
    expect(idsFor(index, text).slice(0, ids.length)).toEqual(ids);
  });

  it.each([
    ['en', 'cheapest lamp', { by: 'price', direction: 'asc' }],
    ['ka', 'ყველაზე იაფი ნათურა', { by: 'price', direction: 'asc' }],
    ['tr', 'en ucuz lamba', { by: 'price', direction: 'asc' }],
    ['ar', 'أرخص مصباح', { by: 'price', direction: 'asc' }],
    ['az', 'ən ucuz lampa', { by: 'price', direction: 'asc' }],
  ])('are understood in five languages: %s', (_, text) => {
    expect(index.search({ text, skip: 0, take: 1 }).spans.map(({ kind, value }) => `${kind} ${value}`)).toContain(
      'order price_asc',
    );
  });

  it('are not heard in a comparison with a number', () => {
    expect(
      index.search({ text: 'تلفزيون أكبر من 50 بوصة', skip: 0, take: 1 }).spans.some(({ kind }) => kind === 'order'),
    ).toBe(false);
  });
});
