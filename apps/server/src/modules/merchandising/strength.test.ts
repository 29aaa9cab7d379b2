import { describe, expect, it } from 'vitest';
import { boostPoints } from './strength.ts';

describe('the strength of a boost', () => {
  it('ranges from ordering equals to ranking before everything', () => {
    expect(boostPoints(1)).toBe(0.1);
    expect(boostPoints(100)).toBe(20_000);
  });

  it('has the values of the table', () => {
    expect([25, 38, 76].map((strength) => Math.round(boostPoints(strength) * 10) / 10)).toEqual([1.9, 9.6, 1037]);
  });

  it('increases with every step', () => {
    for (let strength = 2; strength <= 100; strength += 1) {
      expect(boostPoints(strength)).toBeGreaterThan(boostPoints(strength - 1));
    }
  });
});
