import { describe, expect, it } from 'vitest';
import type { ProductQuery } from './product-search.ts';
import { shop } from './search-fixtures.ts';
import { suggestSettled } from './suggest-settled.ts';

const asked: string[] = [];
const engine = {
  async search(_settings: unknown, { text }: ProductQuery) {
    asked.push(text);
    const isFound = !text.includes('unicorn');
    const isRecovered = text.includes('misspelt');
    const hit = { id: 'a', isGreat: true, reasons: [], score: 1, isPinned: false };
    return {
      hits: isFound ? [hit] : [],
      total: isFound ? 1 : 0,
      understood: {},
      spans: [],
      recoveredBy: isRecovered ? 'spelling' : null,
    };
  },
};
const suggest = (typed: string, settled: string[]) => suggestSettled(engine, shop, typed, settled);

describe('queries that others settled on', () => {
  it('complete what is being typed, most wanted first, whatever the case', async () => {
    expect(await suggest(' re', ['Red dress', 'blue dress', 'red  shoes', 're'])).toEqual(['Red dress', 'red  shoes']);
  });

  it('are not shown when they find nothing now, or not with their own words', async () => {
    expect(await suggest('red', ['red unicorn', 'red misspelt', 'red dress'])).toEqual(['red dress']);
  });

  it('are few, and few are tried', async () => {
    asked.length = 0;

    const suggested = await suggest(
      'q',
      Array.from({ length: 500 }, (_, number) => `query ${number}`),
    );

    expect(suggested).toEqual(['query 0', 'query 1', 'query 2']);
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});
