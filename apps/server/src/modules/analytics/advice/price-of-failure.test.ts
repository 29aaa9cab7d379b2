import { describe, expect, it } from 'vitest';
import { type HourSums, lossOf, revenuePerUnit, totalLoss } from './price-of-failure.ts';

/** Hours of a shop in which every search earns 2 on average. */
function hours(count: number, variation = 0): HourSums[] {
  return Array.from({ length: count }, (_, hour) => ({
    units: 10,
    orders: 1,
    revenue: 20 + (hour % 2 === 0 ? variation : -variation),
  }));
}

describe('the price of a failed search', () => {
  it('is what searches with results earn, with a range that grows with the variation of the hours', () => {
    expect(revenuePerUnit(hours(100))).toEqual({ mean: 2, error: 0 });
    const calm = revenuePerUnit(hours(100, 5));
    const wild = revenuePerUnit(hours(100, 20));
    expect(calm?.mean).toBe(2);
    expect(wild?.error).toBeCloseTo((calm?.error ?? 0) * 4, 10);
  });

  it('holds the true value about nine times in ten', () => {
    // A fixed generator of numbers: the test gives the same figures in every run.
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const shop = () =>
      Array.from({ length: 150 }, (): HourSums => {
        const units = 1 + Math.floor(random() * 30);
        const orders = Array.from({ length: units }).filter(() => random() < 0.05).length;
        return { units, orders, revenue: orders * (20 + random() * 40) };
      });
    const rounds = 400;
    const held = Array.from({ length: rounds }).filter(() => {
      const loss = lossOf(revenuePerUnit(shop()), { mean: 100, error: 0 });
      return loss && loss.low <= 200 && loss.high >= 200;
    }).length;
    expect(held / rounds).toBeGreaterThan(0.86);
    expect(held / rounds).toBeLessThan(0.94);
  });

  it('is not told from a few orders or hours', () => {
    expect(revenuePerUnit(hours(9))).toBeNull();
    expect(revenuePerUnit(hours(48).map((hour) => ({ ...hour, orders: 0, revenue: 0 })))).toBeNull();
    expect(revenuePerUnit([])).toBeNull();
    expect(lossOf(null, { mean: 3, error: 0 })).toBeNull();
  });

  it('is never below nothing, and adds up', () => {
    const loss = lossOf({ mean: 1, error: 5 }, { mean: 10, error: 1 });
    expect(loss?.low).toBe(0);
    expect(totalLoss([{ estimate: 1, low: 0, high: 2 }, null, { estimate: 2, low: 1, high: 4 }])).toEqual({
      estimate: 3,
      low: 1,
      high: 6,
    });
    expect(totalLoss([null])).toBeNull();
  });
});
