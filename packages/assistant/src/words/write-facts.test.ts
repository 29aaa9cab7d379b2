import { describe, expect, it } from 'vitest';
import { asLabel, writeDay, writePrice } from './write-facts.ts';

const lari = { code: 'GEL', sign: '₾', position: 'after', space: true } as const;
const dollar = { code: 'USD', sign: '$', position: 'before', space: false } as const;
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('facts as the reader writes them', () => {
  it.each([
    [49, dollar, 'en', '$49'],
    [1299.9, dollar, 'en', '$1,299.90'],
    [1299.9, dollar, 'tr', '$1.299,90'],
    [49.5, lari, 'ka', '49,50 ₾'],
    [49.5, lari, 'az', '49,50 ₾'],
    [1299, lari, 'ar', '1,299 ₾'],
  ] as const)('%d', (amount, currency, language, written) => {
    expect(plain(writePrice(amount, currency, language))).toBe(written);
  });

  it('dates', () => {
    expect(writeDay('2026-11-02', 'en')).toBe('November 2, 2026');
    expect(plain(writeDay('2026-11-02', 'tr'))).toBe('2 Kasım 2026');
    expect(writeDay('None', 'en')).toBeNull();
    expect(writeDay(null, 'en')).toBeNull();
  });

  it('labels', () => {
    expect(asLabel('ipek', 'tr')).toBe('İpek');
    expect(asLabel('ბამბა', 'ka')).toBe('ბამბა');
    expect(asLabel('red', 'en')).toBe('Red');
  });
});
