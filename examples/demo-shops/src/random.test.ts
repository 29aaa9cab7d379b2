import { describe, expect, it } from 'vitest';
import { createChance } from './random.ts';

describe('chance', () => {
  it('is the same for the same seed and another for another seed', () => {
    const draw = (...seed: string[]) => Array.from({ length: 5 }, createChance(...seed).next);

    expect(draw('dressup', 'products')).toEqual(draw('dressup', 'products'));
    expect(draw('dressup', 'products')).not.toEqual(draw('dressup', 'orders'));
  });

  it('reaches both ends of a range and nothing beyond', () => {
    const chance = createChance('range');
    const drawn = new Set(Array.from({ length: 500 }, () => chance.whole(1, 6)));

    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('shuffles without losing anything and leaves the given list alone', () => {
    const given = Object.freeze(['a', 'b', 'c', 'd', 'e', 'f']);

    expect([...createChance('cards').shuffle(given)].sort()).toEqual([...given]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createChance('none').pick([])).toThrow(RangeError);
  });
});
