import { describe, expect, it } from 'vitest';
import { maskPersons } from './mask-persons.ts';

describe('what is sent to a model', () => {
  it.each([
    ['my mail is nino@example.com.', 'my mail is [e-mail]'],
    ['call +995 599 12 34 56 please', 'call [phone] please'],
    ['tel (032) 2 12-34-56', 'tel [phone]'],
    ['٠٥٩٩١٢٣٤٥٦', '[phone]'],
    ['599123456', '[phone]'],
  ])('has no person in it: %s', (text, masked) => {
    expect(maskPersons(text)).toContain(masked);
  });

  it.each([
    'order 1042',
    'between 1 299 000 and 2',
    'barcode 4006381333931',
    'tyres 205/55 R16',
    'on 2026-11-21',
    '1042 4417',
  ])('keeps what is no person: %s', (text) => {
    expect(maskPersons(text)).toBe(text);
  });

  it('masks the last digits of a phone number of the shopper if they stand alone', () => {
    expect(maskPersons('order 1042, 4417; $4417.50', '4417')).toBe('order 1042, [phone]; $4417.50');
  });
});
