import { describe, expect, it } from 'vitest';
import { roleOfMeaning } from './column-roles.ts';

describe('the choice beside a column of a feed', () => {
  it.each([
    ['price', 'price'],
    ['sale price', 'sale_price'],
    ['images', 'image'],
    ['attribute season', 'attribute'],
    ['–', 'ignore'],
    ['not shown: of the shop alone', 'ignore'],
  ])('shows %j as %s', (meaning, role) => {
    expect(roleOfMeaning(meaning)).toBe(role);
  });

  it.each(['option name', 'attribute name', 'title in Georgian'])('keeps %j, which cannot be chosen', (meaning) => {
    expect(roleOfMeaning(meaning)).toBeNull();
  });
});
