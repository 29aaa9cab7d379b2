import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

describe('numbers in a text', () => {
  it.each([
    ['costs $1,299.90 now', [1299.9]],
    ['1.299,90 TL', [1299.9]],
    ['1 299,90 ₾', [1299.9]],
    ['49,5 ₾', [49.5]],
    ['٤٢ دولار', [42]],
    ['1,299', [1299, 1.299]],
    ['sizes 38, 40 and 42', [38, 40, 42]],
    ['no number', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
