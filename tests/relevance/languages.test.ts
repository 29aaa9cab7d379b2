/** Minimum relevance: the number of queries per language, of two lists, for which a relevant product must be first. */
import type { Language } from '@quarry/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueIn, englishCatalogue, type JudgedCatalogue } from './catalogues.ts';
import { answerable, judge } from './judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { AR_QUERIES } from './queries/ar.ts';
import { AR_SECOND_QUERIES } from './queries/ar-second.ts';
import { AZ_QUERIES } from './queries/az.ts';
import { AZ_SECOND_QUERIES } from './queries/az-second.ts';
import { KA_QUERIES } from './queries/ka.ts';
import { KA_SECOND_QUERIES } from './queries/ka-second.ts';
import { TR_QUERIES } from './queries/tr.ts';
import { TR_SECOND_QUERIES } from './queries/tr-second.ts';

interface List {
  language: Language;
  list: string;
  queries: readonly JudgedQuery[];
  least: number;
  /** Few demo shops have every language, so some queries have no relevant product in them. */
  leastInOwnShops: number;
}
const FIRST = { list: 'first', least: 100, leastInOwnShops: 60 };
/** Judged before they were first run. */
const SECOND = { list: 'second', least: 90, leastInOwnShops: 40 };
const LISTS: readonly List[] = [
  { ...FIRST, language: 'ka', queries: KA_QUERIES },
  { ...FIRST, language: 'tr', queries: TR_QUERIES },
  { ...FIRST, language: 'ar', queries: AR_QUERIES },
  { ...FIRST, language: 'az', queries: AZ_QUERIES },
  { ...SECOND, language: 'ka', queries: KA_SECOND_QUERIES },
  { ...SECOND, language: 'tr', queries: TR_SECOND_QUERIES },
  { ...SECOND, language: 'ar', queries: AR_SECOND_QUERIES },
  { ...SECOND, language: 'az', queries: AZ_SECOND_QUERIES },
];
const MIN_ANSWERABLE = 0.95;
const MIN_SHARE = 0.8;

let english: JudgedCatalogue;
beforeAll(() => {
  english = englishCatalogue();
});

describe.each(LISTS)('the $list queries in $language', ({ language, queries, least, leastInOwnShops }) => {
  it('are as many as they should be, each different, and nearly all answerable', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(least);
    expect(answerable(english, queries).length).toBeGreaterThanOrEqual(MIN_ANSWERABLE * queries.length);
  });

  it('find a right product first in a catalogue that is in English alone', () => {
    const { firstRight, asked, wrong } = judge(english, answerable(english, queries), language);

    expect(firstRight / asked, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(MIN_SHARE);
  });

  it('find a right product first in a catalogue of their own language', () => {
    const own = catalogueIn(language);
    const { firstRight, asked, wrong } = judge(own, answerable(own, queries), language);

    expect(asked).toBeGreaterThanOrEqual(leastInOwnShops);
    expect(firstRight / asked, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(MIN_SHARE);
  });
});
