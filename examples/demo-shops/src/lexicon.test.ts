/** Tests that the lexicon has a label in every language for each canonical value of the demo shops. */
import { ALL_CATEGORIES } from './categories.ts';
import { AGES, COLORS, DOSE_FORMS, GENDERS, MATERIALS, OCCASIONS, PATTERNS, SEASONS } from './vocabulary.ts';
import { type ConceptKind, conceptOf, LANGUAGES, understand } from '@quarry/language';
import { describe, expect, it } from 'vitest';

const KINDS: [ConceptKind, readonly string[]][] = [
  ['age', AGES],
  ['category', ALL_CATEGORIES],
  ['color', COLORS],
  ['dose_form', DOSE_FORMS],
  ['gender', GENDERS],
  ['material', MATERIALS],
  ['occasion', OCCASIONS],
  ['pattern', PATTERNS],
  ['season', SEASONS],
];

describe.each(KINDS)('the lexicon knows every %s of the demo shops', (kind, values) => {
  it.each(values)('%s', (value) => {
    const forms = conceptOf(kind, value)?.forms;

    expect(LANGUAGES.filter((language) => !forms?.[language].length)).toEqual([]);
  });
});

describe('a colour said in another language', () => {
  it.each([
    ['წითელი', 'red'],
    ['kırmızı', 'red'],
    ['qırmızı', 'red'],
    ['أحمر', 'red'],
    ['ლურჯი', 'blue'],
  ])('%s is %s', (word, color) => {
    expect(understand(word).understood.color).toBe(color);
  });
});
