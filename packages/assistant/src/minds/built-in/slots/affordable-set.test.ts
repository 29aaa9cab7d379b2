import { describe, expect, it } from 'vitest';
import { affordableSet } from './affordable-set.ts';

const of = (...prices: number[]) => prices.map((price, place) => ({ id: `${price}-${place}`, price }));
const sum = (chosen: readonly { price: number }[]) => chosen.reduce((total, { price }) => total + price, 0);

describe('a set within a budget', () => {
  it('takes the best of each kind when nothing limits it', () => {
    expect(affordableSet([of(100, 50), of(80, 20)], null)).toMatchObject({
      chosen: [{ price: 100 }, { price: 80 }],
      isWhole: true,
    });
  });

  it('goes down the lists where that saves most', () => {
    const { chosen, isWhole } = affordableSet([of(100, 95, 40), of(80, 20)], 130);

    expect(chosen.map(({ price }) => price)).toEqual([100, 20]);
    expect(isWhole).toBe(true);
  });

  it('leaves out the kinds that matter least when not all can be afforded', () => {
    const { chosen, isWhole } = affordableSet([of(50), of(40), of(60)], 95);

    expect(chosen.map(({ price }) => price)).toEqual([50, 40]);
    expect(isWhole).toBe(false);
  });

  it('never costs more than the budget', () => {
    for (const budget of [10, 45, 90, 125, 160, 300]) {
      expect(sum(affordableSet([of(90, 60, 30), of(70, 15), of(40, 25, 5)], budget).chosen)).toBeLessThanOrEqual(
        budget,
      );
    }
    expect(affordableSet([of(90), of(70)], 10).chosen).toEqual([]);
  });
});
