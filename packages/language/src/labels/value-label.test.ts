import { describe, expect, it } from 'vitest';
import { valueLabel } from './value-label.ts';

describe('the label of a value', () => {
  it.each([
    ['color', 'red', 'ka', 'წითელი'],
    ['size', 'xxl', 'tr', 'XXL'],
    ['size', '38', 'en', '38'],
    ['volume', '500 ml', 'ka', '500 მლ'],
    ['heel', 'very-high', 'en', 'very high'],
    ['brand', 'very-high', 'en', 'very-high'],
    ['category', 'helmets', 'tr', 'kask'],
  ] as const)('%s %s in %s is %s', (kind, value, language, label) => {
    expect(valueLabel(kind, value, language)).toBe(label);
  });
});
