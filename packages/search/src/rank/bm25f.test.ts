import { describe, expect, it } from 'vitest';
import { contributionOf, information, saturate } from './bm25f.ts';

describe('BM25F', () => {
  it('lets a word count more in a short text than in a long one, and as its field weighs', () => {
    expect(contributionOf(4, 2, 11)).toBeGreaterThan(contributionOf(4, 20, 11));
    expect(contributionOf(2, 5, 5)).toBeCloseTo(2);
  });

  it('gains less and less from repetition', () => {
    const gains = [1, 2, 3, 4].map((count) => saturate(count) - saturate(count - 1));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  it('finds rare words telling, and leaves something to words that every product has', () => {
    expect(information(1, 1000)).toBeGreaterThan(information(500, 1000));
    expect(information(3, 3)).toBeGreaterThan(0);
  });
});
