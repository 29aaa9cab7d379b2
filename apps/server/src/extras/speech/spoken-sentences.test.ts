import { describe, expect, it } from 'vitest';
import { spokenSentences } from './spoken-sentences.ts';

describe('the sentences that are spoken', () => {
  it('STREAM-09 are those of the answer, each on its own', () => {
    expect(spokenSentences('Two dresses fit. The first costs $49.99.', 'en').map((one) => one.trim())).toEqual([
      'Two dresses fit.',
      'The first costs $49.99.',
    ]);
  });

  it('are limited in total length', () => {
    const sentence = 'This is quite a long sentence about nothing at all. ';

    expect(spokenSentences(sentence.repeat(100), 'en').length).toBeLessThan(60);
  });
});
