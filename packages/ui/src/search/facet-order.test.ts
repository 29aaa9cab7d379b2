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
  ])('%j goes from small to large', (values, expected) => {
    expect(ordered(...values)).toEqual(expected);
  });

  it.each([
    [['green', 'blue']],
    [['40 cm', 'l']],
    [['1 l', '500 ml']],
    [['one size', 'm']],
    [['120x60 cm', '90x60 cm']],
  ])('%j stays as it was counted', (values) => {
    expect(ordered(...values)).toEqual(values);
  });
});
