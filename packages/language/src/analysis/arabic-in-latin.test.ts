import { describe, expect, it } from 'vitest';
import { ArabicWords, mayBeArabicWithDigits } from './arabic-in-latin.ts';

const words = new ArabicWords([
  'عطر',
  'عود',
  'بخور',
  'مسك',
  'حليب',
  'شعر',
  'صابون',
  'قهوة',
  'زعفران',
  'خاتم',
  'فستان',
  'طاولة',
  'ضوء',
  'غسالة',
  'السكر',
  'رجالي',
  'نسائي',
  'ثلاجة',
  'جزمة',
  'شنطة',
  'مخدة',
  'عباية',
  'دهن',
  'كرسي',
]);

describe('an Arabic word in Latin letters', () => {
  it.each([
    ['3atr', 'عطر'],
    ['3itr', 'عطر'],
    ['oud', 'عود'],
    ['3oud', 'عود'],
    ['bakhoor', 'بخور'],
    ['bukhour', 'بخور'],
    ['ba5our', 'بخور'],
    ['misk', 'مسك'],
    ['7aleeb', 'حليب'],
    ['sha3r', 'شعر'],
    ['saboun', 'صابون'],
    ['9aboon', 'صابون'],
    ['gahwa', 'قهوة'],
    ['qahweh', 'قهوة'],
    ['za3faran', 'زعفران'],
    ['khatem', 'خاتم'],
    ['5atim', 'خاتم'],
    ['fostan', 'فستان'],
    ['tawla', 'طاولة'],
    ['6awla', 'طاولة'],
    ['ghassala', 'غسالة'],
    ['sukkar', 'السكر'],
    ['alsukar', 'السكر'],
    ['rijali', 'رجالي'],
    ['nisa2i', 'نسائي'],
    ['thallaja', 'ثلاجة'],
    ['jazma', 'جزمة'],
    ['gazma', 'جزمة'],
    ['shanta', 'شنطة'],
    ['mkhadda', 'مخدة'],
    ['3abaya', 'عباية'],
    ['dohn', 'دهن'],
    ['korsi', 'كرسي'],
  ])('%s is %s', (latin, arabic) => {
    expect(words.heardIn(latin)[0]?.word).toBe(arabic);
  });

  it.each(['lamp', 'table', 'guitar', 'samsung', 'notebook', 'carpet', 'kitchen'])('%s is none of them', (latin) => {
    expect(words.heardIn(latin)).toEqual([]);
  });

  it('may have digits for letters where a model number has its figures together', () => {
    for (const word of ['3atr', 'sha3r', '7aleeb', 'nisa2i']) expect(mayBeArabicWithDigits(word)).toBe(true);
    for (const word of ['s23', 'rtx4090', '500ml', 'oud', '38', 'm4']) expect(mayBeArabicWithDigits(word)).toBe(false);
  });
});
