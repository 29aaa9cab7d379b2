import { describe, expect, it } from 'vitest';
import { inTheirOrder } from './facet-order.ts';

const ordered = (...values: string[]) =>
  inTheirOrder(values.map((value) => ({ value, label: value, count: 1 }))).map(({ value }) => value);

describe('the order of the values of a filter', () => {
  it.each([
    [
      ['l', 'm', 's', '3xl', 'xl', 'xs', 'xxl'],
      ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'],
    ],
    [
      ['40', '38', '39,5'],
      ['38', '39,5', '40'],
    ],
    [
      ['110', 'l', '98', 'm'],
      ['m', 'l', '98', '110'],
    ],
    [
      ['500 ml', '50 ml', '150 ml'],
      ['50 ml', '150 ml', '500 ml'],
    ],
    [
      ['10 m', '2 m', '5m'],
      ['2 m', '5m', '10 m'],
    ],
    [
      ['xl', '2xl', 'xxs', 's'],
      ['xxs', 's', 'xl', '2xl'],
    ],
  ])('%j is sorted from small to large', (values, expected) => {
    expect(ordered(...values)).toEqual(expected);
  });

  it('groups values by unit, most frequent unit first', () => {
    expect(ordered('500 g', '1 kg', '250 g', '5 kg', '2 kg', '100 g')).toEqual([
      '100 g',
      '250 g',
      '500 g',
      '1 kg',
      '2 kg',
      '5 kg',
    ]);
    expect(ordered('1 l', '500 ml', '4 l', '50 ml')).toEqual(['1 l', '4 l', '50 ml', '500 ml']);
  });

  it.each([
    [['green', 'blue']],
    [['40 cm', 'l']],
    [['1 l', '500 ml']],
    [['one size', 'm']],
    [['120x60 cm', '90x60 cm']],
  ])('%j is unchanged', (values) => {
    expect(ordered(...values)).toEqual(values);
  });
});
