import { describe, expect, it } from 'vitest';
import { stemRussian } from './russian.ts';

describe('Russian stems', () => {
  it.each([
    ['чехол', 'чехла', 'чехлы', 'чехлов'],
    ['лейка', 'лейки', 'лейку', 'лейками'],
    ['зарядка', 'зарядку', 'зарядки'],
    ['беспроводной', 'беспроводная', 'беспроводные'],
    ['тетрадь', 'тетради', 'тетрадей'],
  ])('are one for %s and its forms', (word, ...forms) => {
    expect(new Set(forms.map(stemRussian))).toEqual(new Set([stemRussian(word)]));
  });
});
