import { describe, expect, it } from 'vitest';
import { passageFor } from './passages.ts';

const TEXT =
  'Delivery in Tbilisi takes one working day and costs $2; to other places it takes two to five working days. Orders over $40 are delivered free of charge. You can also collect your order from a branch. Large goods are carried up to your floor.';

const passage = (question: string, words: string) => passageFor(TEXT, { question, words, language: 'en' });

describe('the passage that answers', () => {
  it('is the whole text for a general question', () => {
    expect(passage('do you deliver?', '')).toBe(TEXT);
  });

  it('is the sentence about money when money is asked for', () => {
    const answer = passage('how much is delivery to Batumi', 'Batumi');

    expect(answer).toContain('costs $2');
    expect(answer).toContain('free of charge');
    expect(answer).not.toContain('Large goods');
  });

  it('is what shares the words of the question, word for word', () => {
    expect(passage('can I collect it from a branch', 'collect branch')).toBe(
      'You can also collect your order from a branch.',
    );
  });

  it('is the whole text when no sentence shares anything', () => {
    expect(passage('do you deliver at night', 'night')).toBe(TEXT);
  });
});
