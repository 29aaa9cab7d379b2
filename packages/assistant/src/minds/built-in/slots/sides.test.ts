import { describe, expect, it } from 'vitest';
import { bareSide, withSide } from './sides.ts';

describe('the side of a part', () => {
  it.each([
    ['en', 'front ones?', 'front'],
    ['ka', 'წინა მინდა', 'front'],
    ['tr', 'peki arka', 'rear'],
    ['ar', 'أمامية', 'front'],
    ['az', 'arxa olsun', 'rear'],
  ] as const)('%s: %s', (language, message, side) => {
    expect(bareSide(message, language)).toBe(side);
  });

  it.each([
    ['en', 'front brake pads for my van'],
    ['en', 'is it available'],
    ['tr', 'çok sağ ol'],
  ] as const)('%s: %s is not only a side', (language, message) => {
    expect(bareSide(message, language)).toBeNull();
  });

  it('replaces the side before', () => {
    expect(withSide('rear brake pads', 'front', 'en')).toBe('front brake pads');
    expect(withSide('فحمات فرامل خلفية', 'front', 'ar')).toBe('فحمات فرامل أمامية');
  });
});
