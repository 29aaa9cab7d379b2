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

  it('completes words of the build and those that came since, in their order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'კ'), minLength: 1, maxLength: 4 });
    const steps = fc.array(fc.tuple(fc.constantFrom('add', 'retire', 'ask'), word), { maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(word), steps, (list, all) => {
        const dictionary = Dictionary.of([...list].sort());
        const [ever, inUse] = [new Set(list), new Set(list)];
        for (const [step, text] of all) {
          if (step === 'add') {
            dictionary.add(text);
            ever.add(text);
            inUse.add(text);
          } else if (step === 'retire' && inUse.delete(text)) dictionary.retire(dictionary.find(text));
          else if (step === 'ask') {
            const found = Array.from(dictionary.withPrefix(text), (number) => dictionary.word(number));
            expect(found).toEqual([...inUse].filter((one) => one.startsWith(text)).sort());
            expect(dictionary.hasPrefix(text)).toBe([...ever].some((one) => one.startsWith(text)));
          }
        }
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
