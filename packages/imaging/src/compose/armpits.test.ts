/** Where sleeves leave the trunk, on rows written down by hand. */
import { describe, expect, it } from 'vitest';
import { findPit } from './armpits.ts';
import type { Row, Run } from './outline.ts';

/** @param stretches how many rows, and what each of them holds. */
const rowsOf = (...stretches: readonly (readonly [count: number, runs: Run[]])[]): Row[] =>
  stretches.flatMap(([count, runs]) => Array.from({ length: count }, () => runs)).map((runs, y) => ({ y, runs }));

describe('an armpit', () => {
  it('lies where the gap between trunk and sleeve ends', () => {
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

  it('is not where straps end, though no two of them are alike', () => {
    const dress = rowsOf(
      [
        48,
        [
          [59, 66],
          [130, 137],
        ],
      ],
      [
        12,
        [
          [50, 80],
          [120, 144],
        ],
      ],
      [440, [[49, 146]]],
    );

    for (const side of [-1, 1] as const) expect(findPit(dress, 0, 98.5, side)).toBeNull();
  });

  it('is not where a strap stands beside the bodice', () => {
    const dress = rowsOf(
      [
        40,
        [
          [50, 57],
          [140, 147],
        ],
      ],
      [
        30,
        [
          [50, 57],
          [62, 136],
          [140, 147],
        ],
      ],
      [400, [[60, 138]]],
    );

    for (const side of [-1, 1] as const) expect(findPit(dress, 0, 99, side)).toBeNull();
  });
});
