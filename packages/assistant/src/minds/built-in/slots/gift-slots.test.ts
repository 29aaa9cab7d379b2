import { describe, expect, it } from 'vitest';
import { readGift } from './gift-slots.ts';

describe('what is said of a present', () => {
  it.each([
    ['en', 'gift for my mother under 50', 'mother', 50],
    ['ka', 'საჩუქარი დედაჩემისთვის 50 ლარამდე', 'mother', 50],
    ['tr', 'annem için 50 altı hediye', 'mother', 50],
    ['ar', 'هدية لأمي أقل من 50', 'mother', 50],
    ['az', 'anam üçün 50 manata qədər hədiyyə', 'mother', 50],
  ] as const)('person and budget (%s)', (language, message, person, price_max) => {
    expect(readGift(message, language, 'GEL')).toMatchObject({ isGift: true, person, filters: { price_max } });
  });

  it.each([
    ['something for a 6 year old boy', 'kids'],
    ['6 წლის ბიჭისთვის', 'kids'],
    ['6 yaşındaki oğluma', 'kids'],
    ['هدية لطفل عمره 6 سنوات', 'kids'],
    ['10 aylıq uşaq üçün', 'baby'],
    ['for a 15 year old', 'teen'],
  ])('an age is no amount and no size: %s', (message, age) => {
    const gift = readGift(message, 'en', 'USD');

    expect(gift.age).toBe(age);
    expect(gift.filters.price_max).toBeUndefined();
  });

  it.each([
    ['en', 'she likes cooking'],
    ['ka', 'კითხვა უყვარს'],
    ['tr', 'yemek yapmayı seviyor'],
    ['ar', 'تحب القراءة'],
    ['az', 'yemək bişirməyi sevir'],
  ] as const)('a taste (%s)', (language, message) => {
    const gift = readGift(message, language, 'USD');

    expect(gift.hasTaste).toBe(true);
    expect(gift.words.length).toBeGreaterThan(0);
  });
});
