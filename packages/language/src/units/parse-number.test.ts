import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('a written number', () => {
  it.each([
    ['7', 7],
    ['49,99', 49.99],
    ['49.9', 49.9],
    ['.5', 0.5],
    [',75', 0.75],
    ['0.500', 0.5],
    ['0,125', 0.125],
    ['.500', 0.5],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1.2345', 1.2345],
    ['1.299,00', 1299],
    ['1,299.50', 1299.5],
    ['1 299', 1299],
    ['1 299,5', 1299.5],
    ["1'299", 1299],
    ['1’299', 1299],
    ['1٬299', 1299],
    ['12٫5', 12.5],
    ['1.299.000', 1_299_000],
    ['1,299,000', 1_299_000],
    ['12.34.56', 123_456],
  ])('%s is %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it('is none where there are other letters', () => {
    expect(parseNumber('12a')).toBeNaN();
  });
});
