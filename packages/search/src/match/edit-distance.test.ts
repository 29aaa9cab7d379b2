import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointsOf, distanceToPrefix, editDistance } from './edit-distance.ts';

const between = (a: string, b: string, limit = 9) => editDistance(codePointsOf(a), codePointsOf(b), limit);

/** The textbook matrix without any short cut. */
function plainDistance(a: string, b: string): number {
  const [x, y] = [codePointsOf(a), codePointsOf(b)];
  const cell: number[][] = Array.from({ length: x.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= y.length; j++) cell[0]![j] = j;
  for (let i = 1; i <= x.length; i++) {
    for (let j = 1; j <= y.length; j++) {
      let cost = Math.min(
        cell[i - 1]![j]! + 1,
        cell[i]![j - 1]! + 1,
        cell[i - 1]![j - 1]! + (x[i - 1] === y[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1])
        cost = Math.min(cost, cell[i - 2]![j - 2]! + 1);
      cell[i]![j] = cost;
    }
  }
  return cell[x.length]![y.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'კ', 'ბ', '😀'), maxLength: 9 });

describe('edit distance', () => {
  it('counts an insertion, a deletion, a substitution and a swap of neighbours as one mistake each', () => {
    expect(between('dresss', 'dress')).toBe(1);
    expect(between('dres', 'dress')).toBe(1);
    expect(between('drass', 'dress')).toBe(1);
    expect(between('derss', 'dress')).toBe(1);
  });

  it('counts one wrong letter as one mistake in every script', () => {
    expect(between('წითელო', 'წითელი')).toBe(1);
    expect(between('فستام', 'فستان')).toBe(1);
    expect(between('a😀c', 'abc')).toBe(1);
  });

  it('agrees with the plain matrix up to its limit, and says limit + 1 beyond', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(between(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
      }),
    );
  });

  it('measures what was typed so far against the nearest beginning of a word', () => {
    expect(distanceToPrefix(codePointsOf('hedp'), codePointsOf('headphones'), 2)).toBe(1);
    expect(distanceToPrefix(codePointsOf('head'), codePointsOf('headphones'), 2)).toBe(0);
    fc.assert(
      fc.property(word, word, (typed, full) => {
        const letters = [...full];
        const nearest = Math.min(
          ...Array.from({ length: letters.length + 1 }, (_, n) => plainDistance(typed, letters.slice(0, n).join(''))),
        );
        expect(distanceToPrefix(codePointsOf(typed), codePointsOf(full), 2)).toBe(Math.min(nearest, 3));
      }),
    );
  });
});
