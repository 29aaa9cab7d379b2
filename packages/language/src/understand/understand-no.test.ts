/** Exclusions and replacements in conversational wording. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { testUnderstanding } from '../testing/understanding-table.ts';
import { understand } from './understand.ts';

testUnderstanding('negation in English', 'en', [
  ['any colour but white', { exclude: ['white'] }],
  ['any color except black', { exclude: ['black'] }],
  ['not white, black', { color: 'black', exclude: ['white'] }],
  ['black instead of white', { color: 'black', exclude: ['white'] }],
  ['everything except leather', { exclude: ['leather'] }],
  ['no, black', { color: 'black' }],
  ['not from Norden', { exclude: ['norden'] }],
  ['without sugar, milk or nuts', { exclude: ['sugar', 'milk', 'nuts'] }],
]);

testUnderstanding('negation in Georgian', 'ka', [
  ['თეთრი არა, შავი', { color: 'black', exclude: ['white'] }],
  ['შავი და არა თეთრი', { color: 'black', exclude: ['white'] }],
  ['ტყავის გარდა', { exclude: ['leather'] }],
  ['თეთრის ნაცვლად შავი', { color: 'black', exclude: ['white'] }],
  ['თეთრის გარდა ყველა ფერი', { exclude: ['white'] }],
  ['Norden არ მინდა', { exclude: ['norden'] }],
  ['შავი არ გაქვთ?', { color: 'black' }],
  ['ყველა ფერი', {}],
]);

testUnderstanding('negation in Turkish', 'tr', [
  ['beyaz değil siyah', { color: 'black', exclude: ['white'] }],
  ['beyaz olmasın, siyah', { color: 'black', exclude: ['white'] }],
  ['deri hariç', { exclude: ['leather'] }],
  ['beyazdan başka', { exclude: ['white'] }],
  ['beyaz yerine siyah', { color: 'black', exclude: ['white'] }],
  ['Norden olmasın', { exclude: ['norden'] }],
  ['başka kadife kanepe', { category: 'sofa', material: 'velvet' }],
]);

testUnderstanding('negation in Arabic', 'ar', [
  ['ليس أبيض بل أسود', { color: 'black', exclude: ['white'] }],
  ['لا أريد أبيض، أريد أسود', { color: 'black', exclude: ['white'] }],
  ['ما عدا الجلد', { exclude: ['leather'] }],
  ['كل الألوان ما عدا الأبيض', { exclude: ['white'] }],
  ['باستثناء البلاستيك', { exclude: ['plastic'] }],
]);

testUnderstanding('negation in Azerbaijani', 'az', [
  ['ağ yox, qara olsun', { color: 'black', exclude: ['white'] }],
  ['qara, ağ yox', { color: 'black', exclude: ['white'] }],
  ['hər şey, dəridən başqa', { exclude: ['leather'] }],
  ['ağ əvəzinə qara', { color: 'black', exclude: ['white'] }],
  ['ağ yoxdur?', { color: 'white' }],
]);

describe('a negation', () => {
  it('names a brand as a brand, and leaves no word of it to be matched', () => {
    const { spans, rest } = understand('not from Norden', { brands: new Set(['Norden']) });

    expect(spans).toEqual([{ start: 9, end: 15, kind: 'brand', value: 'norden', negated: true }]);
    expect(rest).toBe('');
  });
});

describe('something taken out of what is wanted', () => {
  const excluded = (text: string, language: Language) =>
    understand(text, { language })
      .spans.filter(({ negated }) => negated)
      .map(({ kind, value }) => `${kind} ${value}`);

  it.each([
    ['en', 'dog food except chicken'],
    ['en', 'dog treats but not chicken'],
    ['ka', 'ძაღლის საკვები ქათმის გარდა'],
    ['tr', 'köpek maması tavuk hariç'],
    ['tr', 'tavuk hariç köpek maması'],
    ['ar', 'طعام كلاب ما عدا الدجاج'],
    ['az', 'it yemi toyuq xaric'],
  ] as const)('%s: "%s" is about what is in it', (language, text) => {
    expect(excluded(text, language)).toEqual(['ingredient chicken']);
  });

  it.each([
    ['dairy except milk', ['category milk']],
    ['everything except chicken', ['category chicken']],
    ['juice instead of milk', ['category milk']],
  ])('"%s" is about what it is', (text, expected) => {
    expect(excluded(text, 'en')).toEqual(expected);
  });
});
