import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnderlinedText } from './underlined-text.tsx';

afterEach(cleanup);

function underlinedIn(text: string, words: string[]): string[] {
  const { container } = render(<UnderlinedText text={text} words={words} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('[data-understood]')].map((part) => part.textContent ?? '');
}

describe('a question with the understood words underlined', () => {
  it('marks exactly the words, in the shopper’s case', () => {
    expect(underlinedIn('A Red dress, under $50?', ['red', 'under $50'])).toEqual(['Red', 'under $50']);
  });

  it('prefers the longer of two words that overlap', () => {
    expect(underlinedIn('dark blue coat', ['blue', 'dark blue'])).toEqual(['dark blue']);
  });

  it('does not begin inside a word, but allows an ending', () => {
    expect(underlinedIn('bored of reds', ['red'])).toEqual(['red']);
    expect(underlinedIn('წითელი კაბა 200 ლარამდე', ['კაბა', '200 ლარ'])).toEqual(['კაბა', '200 ლარ']);
  });

  it('matches words literally, and leaves other text unchanged', () => {
    expect(underlinedIn('(a+b) or .*', ['.*'])).toEqual(['.*']);
    expect(underlinedIn('hello', ['', '  '])).toEqual([]);
  });
});
