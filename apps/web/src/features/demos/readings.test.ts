import { expect, it } from 'vitest';
import { partsOf, readingLine } from './readings.ts';

const reading = (words: string, kind: string, label: string, negated = false) => ({ words, kind, label, negated });

it('names the meaning of an understood part', () => {
  expect(readingLine(reading('Summer', 'season', 'summer'))).toBe('season: summer');
  expect(readingLine(reading('under $50', 'price_max', 'up to $50'))).toBe('price: up to $50');
  expect(readingLine(reading('to wear with red dress', 'goes_with', 'red dress'))).toBe('goes with: red dress');
  expect(readingLine(reading('wool', 'material', 'wool', true))).toBe('not wool');
});

it('splits a query into understood parts and the text between them', () => {
  const readings = [reading('winter', 'season', 'winter'), reading('wool', 'material', 'wool', true)];
  const parts = partsOf('winter coat without wool', readings);
  expect(parts.map(({ text }) => text).join('')).toBe('winter coat without wool');
  expect(parts.filter(({ isUnderstood }) => isUnderstood).map(({ text }) => text)).toEqual(['winter', 'wool']);
});

it('marks only the typed part', () => {
  const parts = partsOf('win', [reading('winter', 'season', 'winter')]);
  expect(parts).toEqual([{ text: 'win', isUnderstood: false }]);
});
