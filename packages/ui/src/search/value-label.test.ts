import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { valueLabel } from './value-label.ts';

describe('a value of a filter', () => {
  it.each<[string, Language, string]>([
    ['green', 'en', 'Green'],
    ['light blue', 'en', 'Light blue'],
    ['ipek', 'tr', 'İpek'],
    ['ipək', 'az', 'İpək'],
    ['ızgara', 'tr', 'Izgara'],
    ['linen', 'ka', 'Linen'],
  ])('%s in a shop in %s starts with a capital: %s', (label, language, shown) => {
    expect(valueLabel(label, language)).toBe(shown);
  });

  it.each<[string, Language]>([
    ['კაბა', 'ka'],
    ['კაბა', 'en'],
    ['أخضر', 'ar'],
    ['spf 50+', 'en'],
    ['5w 30', 'ka'],
    ['500 ml', 'en'],
    ['iOS', 'en'],
    ['Orchard Row', 'tr'],
    ['', 'en'],
  ])('%s in a shop in %s is unchanged', (label, language) => {
    expect(valueLabel(label, language)).toBe(label);
  });
});
