import { expect, it } from 'vitest';
import { rememberingTexts } from './remembered-texts.ts';

it('reads a short text once for each language, and a long one each time', () => {
  const reads: string[] = [];
  const read = rememberingTexts((text, language) => ({ text, language, place: reads.push(text) }));
  const long = 'word '.repeat(50);

  expect(read('red lamp', 'en')).toBe(read('red lamp', 'en'));
  expect(read('red lamp', 'tr')).not.toBe(read('red lamp', 'en'));
  expect(read('red lamp', undefined).language).toBeUndefined();
  expect(read(long, 'en')).not.toBe(read(long, 'en'));
  expect(reads).toEqual(['red lamp', 'red lamp', 'red lamp', long, long]);
});
