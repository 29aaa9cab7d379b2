/** The score to keep: of a hundred real queries a language, so many have a right product first. */
import type { Language } from '@quarry/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueIn, englishCatalogue, type JudgedCatalogue } from './catalogues.ts';
import { answerable, judge } from './judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { AR_QUERIES } from './queries/ar.ts';
import { AZ_QUERIES } from './queries/az.ts';
import { KA_QUERIES } from './queries/ka.ts';
import { TR_QUERIES } from './queries/tr.ts';

const QUERIES: Partial<Record<Language, readonly JudgedQuery[]>> = {
  ka: KA_QUERIES,
  tr: TR_QUERIES,
  ar: AR_QUERIES,
  az: AZ_QUERIES,
};
const LEAST_QUERIES = 100;
const LEAST_ANSWERABLE = 0.95;
const LEAST_SHARE = 0.8;
/** Few demo shops speak every language, so not all that is asked is sold in a shop of the language. */
const LEAST_IN_OWN_SHOPS = 60;

let english: JudgedCatalogue;
beforeAll(() => {
  english = englishCatalogue();
});

describe.each(Object.entries(QUERIES) as [Language, readonly JudgedQuery[]][])('queries in %s', (language, queries) => {
  it('are a hundred and more, each different, and nearly all answerable', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(answerable(english, queries).length).toBeGreaterThanOrEqual(LEAST_ANSWERABLE * queries.length);
  });

  it('find a right product first in a catalogue that is in English alone', () => {
    const { firstRight, asked, wrong } = judge(english, answerable(english, queries), language);

    expect(firstRight / asked, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it('find a right product first in a catalogue of their own language', () => {
    const own = catalogueIn(language);
    const { firstRight, asked, wrong } = judge(own, answerable(own, queries), language);

    expect(asked).toBeGreaterThanOrEqual(LEAST_IN_OWN_SHOPS);
    expect(firstRight / asked, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
