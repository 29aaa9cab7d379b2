import { describe, expect, it } from 'vitest';
import { asciiDigits, numbersIn, readNumber } from './numbers-in.ts';

describe('numbers in a text', () => {
  it.each([
    ['costs $1,299.90 now', [1299.9]],
    ['1.299,90 TL', [1299.9]],
    ['1 299,90 ₾', [1299.9]],
    ['49,5 ₾', [49.5]],
    ['٤٢ دولار', [42]],
    ['1,299', [1299, 1.299]],
    ['sizes 38, 40 and 42', [38, 40, 42]],
    ['۴۲ and ۱٬۲۹۹٫۹۰', [42, 1299.9]],
    ["1'299.90 and 1,299,000", [1299.9, 1_299_000]],
    ['1.234.567,8', [1_234_567.8]],
    ['1 299 000', [1_299_000]],
    ['20261', [20_261]],
    ['12.3456', [123_456, 12.3456]],
    ['1,2345', [12_345, 1.2345]],
    ['no number', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

describe('digits of other scripts', () => {
  it('become those of this one', () => {
    expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
    expect(asciiDigits('٤٩٫٩٠ ١٬٢٩٩')).toBe('49.90 1,299');
  });
});

describe('a written number', () => {
  it.each([
    ['1 299', [1299]],
    ['1\u00a0299\u202f500', [1_299_500]],
    ['1.299', [1299, 1.299]],
    ['1.299,90', [1299.9]],
    ['42', [42]],
  ])('%s may be %j', (text, numbers) => {
    expect(readNumber(text)).toEqual(numbers);
  });
});
