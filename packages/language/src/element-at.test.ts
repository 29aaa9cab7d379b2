import { expect, it } from 'vitest';
import { elementAt } from './element-at.ts';

it('gives the element at a place, and refuses a place that the list does not have', () => {
  expect(elementAt(['a', 'b'], 1)).toBe('b');
  expect(() => elementAt(['a', 'b'], 2)).toThrow(RangeError);
  expect(() => elementAt([], -1)).toThrow('There is no element -1 in a list of 0.');
});
