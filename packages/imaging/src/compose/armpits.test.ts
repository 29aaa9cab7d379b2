/** Tests of finding the armpits, on hand-written rows. */
import { describe, expect, it } from 'vitest';
import { findPit } from './armpits.ts';
import type { Row, Run } from './outline.ts';

/** @param stretches how many rows, and the runs of each. */
const rowsOf = (...stretches: readonly (readonly [count: number, runs: Run[]])[]): Row[] =>
  stretches.flatMap(([count, runs]) => Array.from({ length: count }, () => runs)).map((runs, y) => ({ y, runs }));

describe('an armpit', () => {
  it('is where the gap between trunk and sleeve ends', () => {
    const shirt = rowsOf(
      [100, [[20, 180]]],
      [
        200,
        [
          [20, 50],
          [60, 140],
          [150, 180],
        ],
      ],
    );

    expect(findPit(shirt, 0, 100, -1)).toBe(100);
    expect(findPit(shirt, 0, 100, 1)).toBe(100);
  });

  const unlikeStraps: Run[] = [
    [59, 66],
    [130, 137],
  ];
  const unlikeHalves: Run[] = [
    [50, 80],
    [120, 144],
  ];
  const straps: Run[] = [
    [50, 57],
    [140, 147],
  ];
  const strapsBesideBodice: Run[] = [
    [50, 57],
    [62, 136],
    [140, 147],
  ];
  it.each([
    ['at the end of straps, even if they all differ', 98.5, [unlikeStraps, unlikeHalves, [[49, 146]]], [48, 12, 440]],
    ['at a strap beside the bodice', 99, [straps, strapsBesideBodice, [[60, 138]]], [40, 30, 400]],
  ] as [string, number, Run[][], number[]][])('is not %s', (_, center, runs, counts) => {
    const dress = rowsOf(...counts.map((count, k) => [count, runs[k]!] as const));

    for (const side of [-1, 1] as const) expect(findPit(dress, 0, center, side)).toBeNull();
  });
});
