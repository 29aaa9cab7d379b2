import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/products.ts';
import { isCalled } from './called.ts';

const called = (title: string, name: string) => isCalled(aDocument('p', { title }).metadata, name, 'en');

describe('A product', () => {
  it.each([
    ['Drumola 7 practice pad', 'practice pad', true],
    ['Hose 50 m', 'hose', true],
    ['Stand (for headphones)', 'headphones', false],
    ['Strap for guitars', 'guitar', false],
    ['Hose 50 m', 'hose trolley', false],
  ])('with the title “%s” is called “%s”: %s', (title, name, isIt) => {
    expect(called(title, name)).toBe(isIt);
  });
});
