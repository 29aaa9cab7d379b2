import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';

describe('dictionary', () => {
  it('knows the place of every word and of no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (list, other) => {
        const words = [...list].sort();
        const dictionary = Dictionary.of(words);
        expect(words.map((word) => dictionary.find(word))).toEqual(words.map((_, place) => place));
        expect(dictionary.find(other)).toBe(words.indexOf(other));
      }),
    );
  });

  it('finds all words with a prefix', () => {
    const dictionary = Dictionary.of(['bag', 'book', 'books', 'bookshelf', 'box', 'კაბა', 'კაბები'].sort());
    const completions = (prefix: string) =>
      Array.from(dictionary.withPrefix(prefix), (number) => dictionary.word(number));
    expect(completions('book')).toEqual(['book', 'books', 'bookshelf']);
    expect(completions('კაბ')).toEqual(['კაბა', 'კაბები']);
    expect(completions('zzz')).toEqual([]);
  });
});
