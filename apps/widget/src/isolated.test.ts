import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('a text of another direction is between the marks of its own', () => {
  expect(isolated('red')).toBe('\u{2068}red\u{2069}');
});
