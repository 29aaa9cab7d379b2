import { describe, expect, it } from 'vitest';
import { createRandom } from '../../simulation/seeded-random.ts';
import { pairedInterval } from './paired-interval.ts';

const QUERIES = 40;
const TRIALS = 100;

describe('the interval of a mean difference', () => {
  it('holds the true mean in about 95 of 100 samples', () => {
    const random = createRandom(7);
    let covered = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const interval = pairedInterval(Array.from({ length: QUERIES }, () => 0.02 + 0.1 * random.normal()));
      if (interval && interval.low <= 0.02 && 0.02 <= interval.high) covered++;
    }
    expect(covered / TRIALS).toBeGreaterThan(0.9);
    expect(covered / TRIALS).toBeLessThan(0.99);
  });

  it('is the same for the same figures, a point where nothing differs, and unknown for few queries', () => {
    const differences = Array.from({ length: QUERIES }, (_one, place) => (place % 7) / 10 - 0.2);
    expect(pairedInterval(differences)).toEqual(pairedInterval(differences));
    expect(pairedInterval(Array.from({ length: QUERIES }, () => 0))).toEqual({
      estimate: 0,
      low: 0,
      high: 0,
      queries: QUERIES,
    });
    expect(pairedInterval([0.1, 0.2])).toBeNull();
  });
});
