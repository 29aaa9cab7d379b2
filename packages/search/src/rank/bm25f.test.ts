import { describe, expect, it } from 'vitest';
import { fieldContributions, information, saturate } from './bm25f.ts';

describe('BM25F', () => {
  it('lets a word count more in a short text than in a long one, and as its field weighs', () => {
    const [short, long, none] = fieldContributions(4, Uint32Array.of(2, 20, 0));
    expect(short).toBeGreaterThan(long as number);
    expect(none).toBe(0);
    expect(fieldContributions(2, Uint32Array.of(5, 5))[0]).toBeCloseTo(2);
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
