import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { messagesFor } from './messages-provider.tsx';

/** Words that are legitimately the same in two languages. */
const SHARED = new Set(['mesaj', 'dil', 'mağaza', 'tam ekran', 'siz', 'sil']);

function wordsIn(language: (typeof LANGUAGES)[number]): Map<string, string> {
  return new Map(
    Object.entries(messagesFor(language)).map(([key, words]) => [
      key,
      typeof words === 'string' ? words : (words as (value: number | string) => string)(7),
    ]),
  );
}

describe('the UI texts', () => {
  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect([...wordsIn(language)].filter(([, words]) => words.trim() === '')).toEqual([]);
  });

  it('are translated, not copied', () => {
    for (const language of LANGUAGES) {
      for (const other of LANGUAGES) {
        if (language >= other) continue;
        const theirs = wordsIn(other);
        const same = [...wordsIn(language)].filter(([key, words]) => theirs.get(key) === words);
        expect(same.filter(([, words]) => !SHARED.has(words.toLowerCase()))).toEqual([]);
      }
    }
  });

  it('are in the script of their language', () => {
    for (const words of wordsIn('ka').values()) expect(words).toMatch(/\p{Script=Georgian}/u);
    for (const words of wordsIn('ar').values()) expect(words).toMatch(/\p{Script=Arabic}/u);
  });

  it('follow the plural rules of each language', () => {
    expect([1, 2].map(messagesFor('en').orderCount)).toEqual(['1 order', '2 orders']);
    expect([1, 2, 3, 11, 100].map(messagesFor('ar').orderCount)).toEqual([
      'طلب واحد',
      'طلبان',
      '3 طلبات',
      '11 طلبًا',
      '100 طلب',
    ]);
    expect(messagesFor('ka').orderCount(5)).toBe('5 შეკვეთა');
    expect([1, 2].map(messagesFor('en').productCount)).toEqual(['1 product', '2 products']);
    expect([1, 2, 3, 11, 100].map(messagesFor('ar').productCount)).toEqual([
      'منتج واحد',
      'منتجان',
      '3 منتجات',
      '11 منتجًا',
      '100 منتج',
    ]);
  });
});
