/** What the analyzers join, the lexicon must find: an inflected word means the concept that its dictionary form means. */
import { describe, expect, it } from 'vitest';
import { ARABIC_FORMS } from '../analysis/forms/arabic-forms.ts';
import { GEORGIAN_FORMS } from '../analysis/forms/georgian-forms.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Language } from '../language.ts';
import { expectMost, type Pair, readForms } from '../testing/form-table.ts';
import { conceptsIn } from './concepts-in.ts';
import { understand } from './understand.ts';

const TABLES: readonly (readonly [Language, readonly Pair[]])[] = [
  ['ka', readForms(GEORGIAN_FORMS)],
  ['ar', readForms(ARABIC_FORMS)],
];

describe.each(TABLES)('an inflected word (%s)', (language, pairs) => {
  const conceptsOfForm = new Map<string, Set<string>>();
  for (const { id, forms } of CONCEPTS) {
    for (const form of forms[language]) conceptsOfForm.set(form, (conceptsOfForm.get(form) ?? new Set()).add(id));
  }
  const ofConcepts = pairs.filter(([, base]) => conceptsOfForm.has(base));

  it('means the concept of its dictionary form', () => {
    expect(ofConcepts.length).toBeGreaterThan(300);
    expectMost(ofConcepts, ([form, base]) =>
      conceptsIn(form, { language }).some(({ concept }) => conceptsOfForm.get(base)?.has(concept.id)),
    );
  });
});

describe('inflected queries', () => {
  it.each([
    ['წითელი კაბა აბრეშუმის 50 ლარამდე', { color: 'red', category: 'dress', material: 'silk', price_max: 50 }],
    ['წითელ კაბას ვეძებ აბრეშუმისგან', { color: 'red', category: 'dress', material: 'silk' }],
    ['შავ პერანგებში', { color: 'black', category: 'shirt' }],
    ['ლურჯ ჯინსებს', { color: 'blue', category: 'jeans' }],
    ['თეთრ მაისურებს ბავშვებისთვის', { color: 'white', category: 't-shirt' }],
    ['ყავისფერ ჩექმებს ქალბატონებისთვის', { color: 'brown', category: 'boots', gender: 'women' }],
    ['ტყავის სავარძლები 500 ლარამდე', { material: 'leather', category: 'armchair', price_max: 500 }],
    ['ᲬᲘᲗᲔᲚᲘ ᲙᲐᲑᲔᲑᲘ', { color: 'red', category: 'dress' }],
    ['مع الفساتين الحمراء', { category: 'dress', color: 'red' }],
    ['للقمصان القطنية البيضاء', { category: 'shirt', material: 'cotton', color: 'white' }],
    ['معاطف سوداء للنساء', { category: 'coat', color: 'black', gender: 'women' }],
    ['الحقائب الجلدية أقل من ٣٠٠', { category: 'handbag', material: 'leather', price_max: 300 }],
    ['تنانير زرقاء', { category: 'skirt', color: 'blue' }],
    ['الكراسي الخشبية', { material: 'wood' }],
  ])('%s', (query, expected) => {
    expect(understand(query).understood).toMatchObject(expected);
  });
});
