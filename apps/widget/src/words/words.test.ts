import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { chatWords as chatAr } from './chat/ar.ts';
import { chatWords as chatAz } from './chat/az.ts';
import { chatWords as chatEn } from './chat/en.ts';
import { chatWords as chatKa } from './chat/ka.ts';
import { chatWords as chatTr } from './chat/tr.ts';
import { LOADER_WORDS } from './loader-words.ts';
import { resultsWords as ar } from './results/ar.ts';
import { resultsWords as az } from './results/az.ts';
import { resultsWords as en } from './results/en.ts';
import { resultsWords as ka } from './results/ka.ts';
import type { ResultsWords } from './results/results-words.ts';
import { resultsWords as tr } from './results/tr.ts';
import { searchWords as searchAr } from './search/ar.ts';
import { searchWords as searchAz } from './search/az.ts';
import { searchWords as searchEn } from './search/en.ts';
import { searchWords as searchKa } from './search/ka.ts';
import { searchWords as searchTr } from './search/tr.ts';

const WORDS: Record<Language, ResultsWords> = { en, ka, tr, ar, az };
const PARTS: Readonly<Record<string, Record<Language, object>>> = {
  loader: LOADER_WORDS,
  search: { en: searchEn, ka: searchKa, tr: searchTr, ar: searchAr, az: searchAz },
  results: WORDS,
  chat: { en: chatEn, ka: chatKa, tr: chatTr, ar: chatAr, az: chatAz },
};
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
const IN_LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const SCRIPTS: Record<Language, RegExp> = {
  en: IN_LATIN,
  tr: IN_LATIN,
  az: IN_LATIN,
  ka: /^[\p{Script=Georgian}\p{Script=Common}]+$/u,
  ar: /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
};

/** Every text by its key; a text with parameters is given the numbers 7 and 9. */
function textsOf(words: object, before = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[before + key, value]];
    if (typeof value !== 'function') return textsOf(value, `${before}${key}.`);
    return [[before + key, String(key === 'results' ? value(7, { total: 9, great: 9 }) : value(7, 9))]];
  });
}

describe.each(Object.entries(PARTS))('the texts of the part %s', (_, words) => {
  it.each(LANGUAGES)('are all there in %s, in its own script', (language) => {
    const texts = textsOf(words[language]);

    expect(texts.map(([key]) => key).toSorted()).toEqual(
      textsOf(words.en)
        .map(([key]) => key)
        .toSorted(),
    );
    expect(texts.filter(([, text]) => text.trim() !== text || !SCRIPTS[language].test(text))).toEqual([]);
  });

  it.each(TRANSLATIONS)('name in %s all that the English ones name', (language) => {
    const english = new Map(textsOf(words.en));
    const named = (text: string | undefined) => (text?.match(/\d/g) ?? []).toSorted().join();

    for (const [key, text] of textsOf(words[language])) {
      expect([key, named(text)]).toEqual([key, named(english.get(key))]);
    }
  });

  it.each(TRANSLATIONS)('are translated in %s', (language) => {
    const english = new Map(textsOf(words.en));

    expect(textsOf(words[language]).filter(([key, text]) => english.get(key) === text)).toEqual([]);
  });
});

it('the texts of the loader are short, because each page of the shop loads all of them', () => {
  const longest = Math.max(
    ...LANGUAGES.flatMap((language) => textsOf(LOADER_WORDS[language])).map(([, { length }]) => length),
  );

  expect(longest).toBeLessThanOrEqual(24);
});

it.each(LANGUAGES)('months have twelve names in %s', (language) => {
  const { months } = { en: chatEn, ka: chatKa, tr: chatTr, ar: chatAr, az: chatAz }[language];

  expect(new Set(months.split(' ')).size).toBe(12);
});

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
