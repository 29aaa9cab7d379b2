import { describe, expect, it } from 'vitest';
import { measureLabel } from './measure-label.ts';

describe('measureLabel', () => {
  it.each([
    ['500 ml', 'ka', '500 მლ'],
    ['1.5kg', 'az', '1.5 kq'],
    ['500 mg', 'ar', '500 ملغ'],
    ['120x60 cm', 'ka', '120x60 სმ'],
    ['256gb', 'tr', '256 GB'],
    ['1800w', 'en', '1800 W'],
    ['85-105 cm', 'ka', '85–105 სმ'],
  ] as const)('writes %s in %s as %s', (value, language, label) => {
    expect(measureLabel(value, language)).toBe(label);
  });

  it.each(['5w 30', 'r16', 'spf 50', '4x4', '12 tablets', 'xl', 'ml'])('leaves %s alone', (value) => {
    expect(measureLabel(value, 'ka')).toBeNull();
  });

  it('has every unit in every language', () => {
    for (const language of ['en', 'ka', 'tr', 'ar', 'az'] as const) {
      for (const unit of ['ml', 'kg', 'cm', 'w', 'gb', 'mah'])
        expect(measureLabel(`2 ${unit}`, language)).not.toBeNull();
    }
  });
});
