import type { ScorePart } from '../../search-engine/answer-parts.ts';
import { describe, expect, it } from 'vitest';
import { scorePartText } from './score-part-text.ts';

const PARTS: Record<ScorePart['part'], Omit<ScorePart, 'part'>> = {
  identifier: { value: 10_000, words: 'WS-18' },
  first_tier: { value: 4000 },
  kind: { value: 2 },
  constraint: { value: 8 },
  conditions: { value: 1000 },
  stated: { value: 1000, words: 'gluten' },
  attribute: { value: 4, words: 'red', field: 'attributes.dose_form' },
  word: { value: 3, words: 'dril', field: 'title', how: 'spelling' },
  concept: { value: 2, words: 'wedding', field: 'attributes.occasion' },
  phrase: { value: 1, words: 'red dress' },
  vector: { value: 1 },
  goes_with: { value: 5 },
  rule: { value: -5, how: 'Winter sale' },
  personal: { value: 0.2, field: 'brand', words: 'nordlys' },
  popularity: { value: 0.1 },
  rating: { value: 0.1 },
  stock: { value: 0.2 },
};

describe('an addend of a score', () => {
  it.each(Object.entries(PARTS))('%s has a sentence of its own', (part, facts) => {
    const text = scorePartText({ part: part as ScorePart['part'], ...facts });

    expect(text).toMatch(/^[“A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|attributes\./);
  });

  it('names the words, the place and the way they were read', () => {
    expect(scorePartText({ part: 'word', ...PARTS.word })).toBe('“dril” was found in the title with another spelling.');
    expect(scorePartText({ part: 'attribute', ...PARTS.attribute })).toBe('“red” is its dose form.');
    expect(scorePartText({ part: 'rule', ...PARTS.rule })).toBe('The rule “Winter sale” moves it down.');
  });
});
