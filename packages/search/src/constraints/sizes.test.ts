import { describe, expect, it } from 'vitest';
import { readSize, sameSize } from './sizes.ts';

describe('a size', () => {
  it.each([
    ['eu 42', { system: 'eu', value: '42' }],
    ['42 EU', { system: 'eu', value: '42' }],
    ['UK-8,5', { system: 'uk', value: '8.5' }],
    [' 9 us ', { system: 'us', value: '9' }],
    ['XL', { system: 'any', value: 'xl' }],
    ['3xl', { system: 'any', value: 'xxxl' }],
    ['xxl', { system: 'any', value: 'xxl' }],
  ])('is read from "%s" with its system', (text, expected) => {
    expect(readSize(text)).toEqual(expected);
  });

  it.each(['', 'one size', '42 wide', 'size 42', '1234', '8.25', 'eu', '9xl'])('is not read from "%s"', (text) => {
    expect(readSize(text)).toBeNull();
  });
});

describe('two sizes', () => {
  it.each([
    ['eu 42', 'uk 8'],
    ['uk 8', 'us 8.5'],
    ['us 10.5', '42'],
    ['8', 'us 8'],
    ['xxl', '2XL'],
    ['one size', 'one size'],
  ])('"%s" and "%s" are the same', (one, other) => {
    expect(sameSize(one, other)).toBe(true);
    expect(sameSize(other, one)).toBe(true);
  });

  it.each([
    ['eu 42', 'uk 8.5'],
    ['uk 8', 'us 8'],
    ['9', 'eu 42.5'],
    ['29', 'uk 2.5'],
    ['uk 42', 'uk 8'],
    ['us 42', 'uk 8'],
    ['m', 'l'],
    ['one size', 'm'],
  ])('"%s" and "%s" differ', (one, other) => {
    expect(sameSize(one, other)).toBe(false);
    expect(sameSize(other, one)).toBe(false);
  });
});
