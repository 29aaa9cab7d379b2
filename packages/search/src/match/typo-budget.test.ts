import { describe, expect, it } from 'vitest';
import { typoBudget } from './typo-budget.ts';

describe('typo budget', () => {
  it('forgives nothing in short words, one mistake from four letters, two from eight', () => {
    expect(['red', 'kaba', 'dresses', 'headphones'].map(typoBudget)).toEqual([0, 1, 1, 2]);
  });

  it('counts letters of any script alike', () => {
    expect([typoBudget('თმა'), typoBudget('კაბა'), typoBudget('ყურსასმენი')]).toEqual([0, 1, 2]);
  });

  it('forgives nothing in a word with a digit', () => {
    expect([typoBudget('playstation4'), typoBudget('64gb')]).toEqual([0, 0]);
  });
});
