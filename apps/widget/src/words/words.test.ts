import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { resultsWords as ar } from './results/ar.ts';
import { resultsWords as az } from './results/az.ts';
import { resultsWords as en } from './results/en.ts';
import { resultsWords as ka } from './results/ka.ts';
import type { ResultsWords } from './results/results-words.ts';
import { resultsWords as tr } from './results/tr.ts';

const WORDS: Record<Language, ResultsWords> = { en, ka, tr, ar, az };

describe('the number of results', () => {
  it.each(LANGUAGES)('distinguishes in %s products that meet the query from similar ones', (language) => {
    const { results } = WORDS[language];
    const all = results('q', { total: 15, great: 15 });
    const some = results('q', { total: 15, great: 3 });
    const none = results('q', { total: 15, great: 0 });

    expect(all).toContain('15');
    expect(some).toContain('3');
    expect(some).toContain('12');
    expect(some).not.toContain('15');
    expect(none).toContain('15');
    expect(new Set([all, some, none]).size).toBe(3);
  });

  it('follows English plural rules', () => {
    expect(en.results('hat', { total: 1, great: 1 })).toBe('1 product for “hat”');
    expect(en.results('hat', { total: 2, great: 1 })).toBe('1 product for “hat”, and 1 similar');
    expect(en.results('hat', { total: 1, great: 0 })).toBe('No exact match for “hat”: 1 similar product');
  });
});
