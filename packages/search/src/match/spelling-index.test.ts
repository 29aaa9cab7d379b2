import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from '../index/dictionary.ts';
import { codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';
import { buildSpellingIndex, completionsNear, wordsNear } from './spelling-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'კ', 'ბ'), minLength: 1, maxLength: 10 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 40 });

describe('spelling index', () => {
  it('finds a mistake in the first letter', () => {
    const dictionary = Dictionary.of(['battery', 'garmin', 'monitor'].sort());
    const found = wordsNear(buildSpellingIndex(dictionary), dictionary, 'nonitor', 1);
    expect(found).toEqual([{ word: dictionary.find('monitor'), edits: 1 }]);
  });

  it('finds exactly the words within the distance, for any words', () => {
    fc.assert(
      fc.property(words, word, fc.integer({ min: 1, max: 2 }), (list, typed, limit) => {
        const dictionary = Dictionary.of([...list].sort());
        const found = wordsNear(buildSpellingIndex(dictionary), dictionary, typed, limit);
        const expected = list.filter((one) => {
          const edits = editDistance(codePointsOf(typed), codePointsOf(one), limit);
          return edits > 0 && edits <= limit;
        });
        expect(found.map(({ word }) => dictionary.word(word)).sort()).toEqual(expected.sort());
      }),
    );
  });

  it('finds exactly the words of which some beginning is near enough', () => {
    fc.assert(
      fc.property(words, word, (list, typed) => {
        const dictionary = Dictionary.of([...list].sort());
        const found = completionsNear(buildSpellingIndex(dictionary), dictionary, typed, 1);
        const expected = list.filter((one) => distanceToPrefix(codePointsOf(typed), codePointsOf(one), 1) <= 1);
        expect(found.map(({ word }) => dictionary.word(word)).sort()).toEqual(expected.sort());
      }),
    );
  });
});
