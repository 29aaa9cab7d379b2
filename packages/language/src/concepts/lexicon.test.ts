import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { conceptsIn } from '../understand/concepts-in.ts';
import { widerThan } from './related.ts';
import { CONCEPTS, conceptOf, formsOf, labelOf, narrowerThan } from './lexicon.ts';

const LETTERS: Record<Language, RegExp> = {
  en: /^[\x20-\x7e]+$/,
  ka: /^[\u10d0-\u10f0A-Za-z0-9 -]+$/,
  tr: /^[A-Za-z0-9çğıöşüÇĞİÖŞÜâî '-]+$/,
  ar: /^[\u0621-\u064aA-Za-z0-9 ]+$/,
  az: /^[A-Za-z0-9çəğıöşüÇƏĞİÖŞÜ '-]+$/,
};

describe('the lexicon', () => {
  it('has no concept twice', () => {
    const ids = CONCEPTS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(LANGUAGES)('has written forms in %s for every concept, each once, in its own letters', (language) => {
    const wrong = CONCEPTS.flatMap(({ id, forms }) => {
      const own = forms[language];
      const bad = own.filter((form) => form.trim() !== form || form === '' || !LETTERS[language].test(form));
      const isRepeated = new Set(own).size !== own.length;
      return own.length === 0 || bad.length > 0 || isRepeated
        ? [`${id}: ${isRepeated ? 'repeated ' : ''}${bad.join(', ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('finds every concept by each of its forms in %s', (language) => {
    const lost = CONCEPTS.flatMap((concept) =>
      concept.forms[language]
        .filter((form) => !conceptsIn(form, { language }).some((found) => found.concept.id === concept.id))
        .map((form) => `${concept.id}: ${form}`),
    );
    expect(lost).toEqual([]);
  });

  it('knows every narrower concept it names, and where each category is sold', () => {
    for (const concept of CONCEPTS) {
      expect(narrowerThan(concept)).toHaveLength(concept.narrower?.length ?? 0);
      const isShelf = concept.kind === 'category' || concept.kind === 'category_group';
      const isOnShelf = concept.kind === 'product_type' && widerThan(concept).some(({ trade }) => trade !== undefined);
      expect([concept.id, concept.trade !== undefined]).toEqual([concept.id, isShelf || isOnShelf]);
    }
  });

  it('labels a value in the shopper’s language, and leaves unknown values as they are', () => {
    expect(labelOf('color', 'red', 'ka')).toBe('წითელი');
    expect(labelOf('category', 'sneakers', 'tr')).toBe('spor ayakkabı');
    expect(labelOf('color', 'Heliotrope', 'ar')).toBe('Heliotrope');
    expect(labelOf('category', 'books', 'ka'), 'a group is told as a category').toBe('წიგნი');
    expect(conceptOf('color', 'RED')?.id).toBe('color:red');
    expect(formsOf('category', 'sneakers', 'en')).toContain('trainers');
    expect(formsOf('category', 'flying-carpet', 'en')).toEqual([]);
  });

  it.each([
    ['couch', 'category:sofa'],
    ['კედები', 'category:sneakers'],
    ['buzdolabı', 'category:refrigerator'],
    ['fridges', 'category:refrigerator'],
    ['مسكن للألم', 'category:painkiller'],
    ['qulaqlıqlar', 'category:headphones'],
    ['ბავშვებისთვის', 'age:kids'],
    ['dash cam', 'category:dash-camera'],
    ['timing belts', 'category:timing-belt'],
    ['pain reliever', 'category:painkiller'],
    ['migraine', 'symptom:migraine'],
    ['შინდისფერ', 'color:burgundy'],
    ['footwear', 'category_group:shoes'],
  ])('%s is %s', (text, id) => {
    expect(conceptsIn(text).map(({ concept }) => concept.id)).toEqual([id]);
  });

  it('names the shelf of a complaint before the complaint', () => {
    expect(conceptsIn('headache').map(({ concept }) => concept.id)).toEqual([
      'category:painkiller',
      'symptom:headache',
    ]);
  });
});
