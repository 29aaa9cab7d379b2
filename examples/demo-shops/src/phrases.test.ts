import { describe, expect, it } from 'vitest';
import { capitalize, phrase, quantity, say, speaks, withCommas } from './phrases.ts';

describe('a phrase', () => {
  it('is read from a row, and an empty cell is a language that it does not speak', () => {
    const sofa = phrase('sofa|დივანი||أريكة');

    expect(sofa).toEqual({ en: 'sofa', ka: 'დივანი', ar: 'أريكة' });
    expect(speaks(sofa, ['en', 'ar'])).toBe(true);
    expect(speaks(sofa, ['en', 'tr'])).toBe(false);
    expect(() => say(sofa, 'tr')).toThrow('No tr words for "sofa"');
  });

  it('begins large by the rules of its language', () => {
    expect(capitalize('ipek elbise', 'tr')).toBe('İpek elbise');
    expect(capitalize('ink dress', 'en')).toBe('Ink dress');
    expect(capitalize('წითელი კაბა', 'ka')).toBe('წითელი კაბა');
  });

  it('writes units and commas of the language', () => {
    expect(quantity(500, 'g')).toMatchObject({ en: '500 g', ka: '500 გ', ar: '500 جم', az: '500 q' });
    expect(withCommas(['أ', 'ب'], 'ar')).toBe('أ، ب');
  });
});
