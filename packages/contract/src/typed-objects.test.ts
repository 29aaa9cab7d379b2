import { expect, it } from 'vitest';
import { byLanguage } from './language.ts';
import { entriesOf, isObject, keysOf } from './typed-objects.ts';

it('takes an object for one, and neither a list nor nothing', () => {
  expect(isObject({ a: 1 })).toBe(true);
  expect([[], null, undefined, 'text', 5].some(isObject)).toBe(false);
});

it('lists the keys of a table, and its entries without those that are not set', () => {
  const table: Partial<Record<'a' | 'b', number>> = { a: 1, b: undefined };

  expect(keysOf(table)).toEqual(['a', 'b']);
  expect(entriesOf(table)).toEqual([['a', 1]]);
});

it('makes one value for each language', () => {
  expect(byLanguage((language) => language.toUpperCase())).toEqual({
    en: 'EN',
    ka: 'KA',
    tr: 'TR',
    ar: 'AR',
    az: 'AZ',
  });
});
