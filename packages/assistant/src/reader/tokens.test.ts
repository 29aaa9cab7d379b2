import { describe, expect, it } from 'vitest';
import { MAX_TOKENS, tokensOf } from './tokens.ts';

const texts = (message: string): string[] => tokensOf(message).map(({ text }) => text);

describe('the tokens of a message', () => {
  it('are words, numbers and marks, with their places', () => {
    expect(tokensOf('under $50!')).toEqual([
      { text: 'under', start: 0, end: 5, script: 'latin', isGlued: false },
      { text: '$', start: 6, end: 7, script: 'mark', isGlued: false },
      { text: '50', start: 7, end: 9, script: 'number', isGlued: true },
      { text: '!', start: 9, end: 10, script: 'mark', isGlued: true },
    ]);
  });

  it.each([
    ['50ლარამდე', ['50', 'ლარამდე']],
    ['20000mAh', ['20000', 'mAh']],
    ["iPhone'un", ['iPhone', "'", 'un']],
    ['1.500 TL', ['1.500', 'TL']],
    ['بـ٥٠ ريال', ['بـ', '٥٠', 'ريال']],
    ['çanta👜var', ['çanta', '👜', 'var']],
  ])('are cut where a slot may end: %s', (message, expected) => {
    expect(texts(message)).toEqual(expected);
  });

  it('are bounded in number', () => {
    expect(tokensOf('red dress '.repeat(500))).toHaveLength(MAX_TOKENS);
  });
});
