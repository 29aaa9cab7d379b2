import { describe, expect, it } from 'vitest';
import { isMasked, maskPersons, withoutPersons } from './mask-persons.ts';

describe('personal data', () => {
  it.each([
    ['order of nino.b+shop@example.com please', 'order of [email] please'],
    ['ნინო@მაგალითი.გე', '[email]'],
    ['call +995 555 12 44 17', 'call [phone]'],
    ['555-124-417', '[phone]'],
    ['(0555) 123 45 67', '[phone]'],
    ['٠٥٥٥١٢٣٤٥٦٧', '[phone]'],
    ['4242 4242 4242 4242', '[card]'],
    ['4242424242424242 red dress', '[card] red dress'],
  ])('is masked: %s', (text, masked) => {
    expect(maskPersons(text)).toBe(masked);
    expect(isMasked(maskPersons(text))).toBe(true);
  });

  it.each([
    'red dress under 50',
    'sofa 120x60 cm',
    '205/55 R16',
    '4006381333931',
    'WS-18-PRO',
    'paracetamol 500 mg 20 tablets',
    'iphone 15 128 gb',
    'order 1042',
  ])('is not in %s', (text) => {
    expect(maskPersons(text)).toBe(text);
    expect(isMasked(text)).toBe(false);
  });

  it.each([
    ['red dress for nino@example.com please', 'red dress for please'],
    ['call +995 555 12 44 17', 'call'],
    ['4242 4242 4242 4242', ''],
    ['sofa 120x60 cm', 'sofa 120x60 cm'],
  ])('is removed without placeholder where none is wanted: %s', (text, left) => {
    expect(withoutPersons(text)).toBe(left);
  });

  it('never fails on any text', () => {
    for (const text of ['', '@', '+', '1'.repeat(1000), '1 '.repeat(500), 'a@'.repeat(500), '\u{1D7D8}'.repeat(30)]) {
      expect(typeof maskPersons(text)).toBe('string');
    }
  });
});
