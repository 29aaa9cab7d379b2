import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../../testing/a-document.ts';

const TITLES = [
  'بخور عود كمبودي',
  'عطر رجالي خشبي',
  'عطر نسائي وردي',
  'دهن عود هندي',
  'مسك الطهارة',
  'مبخرة خزفية بيضاء',
  'زيت شعر بالزعفران',
  'صابون غار حلبي',
  'معطر فرش باللافندر',
  'شمعة معطرة بالفانيليا',
  'كحل عربي أسود',
  'حناء طبيعية',
  'ماء ورد طائفي',
  'لبان ذكر عماني',
];
const index = indexOf(...TITLES.map((title) => aDocument(title, { id: title })));
const firstFor = (text: string) => idsFor(index, text)[0];

describe('Arabic in Latin letters', () => {
  it.each([
    ['bakhoor', 'بخور عود كمبودي'],
    ['dohn 3oud', 'دهن عود هندي'],
    ['3etr nisa2i', 'عطر نسائي وردي'],
    ['saboun ghar', 'صابون غار حلبي'],
    ['zait sha3r', 'زيت شعر بالزعفران'],
    ['mabkhara', 'مبخرة خزفية بيضاء'],
    ['7inna', 'حناء طبيعية'],
    ['lban', 'لبان ذكر عماني'],
  ])('%s finds %s', (text, title) => {
    expect(firstFor(text)).toBe(title);
  });

  it('is not read into words that sound otherwise', () => {
    expect(idsFor(index, 'keyboard')).toEqual([]);
  });
});
