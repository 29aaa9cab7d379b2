import { describe, expect, it } from 'vitest';
import { raisedOver, smoothed, valueAt } from './edge-curves.ts';

describe('the edge of a garment', () => {
  it('is never inside the body, and is unchanged where it is wide enough', () => {
    const cut = Array.from({ length: 100 }, () => 20);
    const body = Array.from({ length: 100 }, (_, k) => (k === 50 ? 26 : 10));

    const edge = raisedOver(cut, body, 10);

    expect(edge.every((value, k) => value >= body[k]!)).toBe(true);
    expect(edge[0]).toBe(20);
    expect(edge[99]).toBe(20);
  });

  it('passes a bulge of the body without a step', () => {
    const edge = raisedOver(
      Array.from({ length: 100 }, () => 20),
      Array.from({ length: 100 }, (_, k) => (k > 48 && k < 52 ? 30 : 0)),
      16,
    );

    const steps = [...edge].slice(1).map((value, k) => Math.abs(value - edge[k]!));
    expect(Math.max(...steps)).toBeLessThan(2);
  });

  it('is smoothed, with unchanged ends', () => {
    const calm = smoothed([0, 1, 0, 1, 0, 1, 0, 1, 0], 2);

    expect(calm[0]).toBe(0);
    expect(calm[8]).toBe(0);
    expect(Math.abs(calm[4]! - calm[3]!)).toBeLessThan(0.2);
  });

  it('is interpolated between its rows', () => {
    expect([valueAt([2, 4], -1), valueAt([2, 4], 0.5), valueAt([2, 4], 9)]).toEqual([2, 3, 4]);
  });
});
