import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH, fillIn, loadWords, preferredLanguage } from './words.ts';

const partsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the words of the console', () => {
  it.each(LANGUAGES)(
    'say in %s everything that they say in English, with the same parts to fill in',
    async (language) => {
      const words = await loadWords(language);

      expect(Object.keys(words).toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), key).not.toBe('');
        expect(partsOf(text), key).toEqual(partsOf(new Map(Object.entries(ENGLISH)).get(key) ?? ''));
      }
    },
  );

  it('fill in the parts that are given, and keep those that are not', () => {
    expect(fillIn('{count} of {total}', { count: 3 })).toBe('3 of {total}');
  });

  it('are in the first language of the browser that the console speaks', () => {
    expect(preferredLanguage(['de-DE', 'tr-TR', 'en'])).toBe('tr');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});
