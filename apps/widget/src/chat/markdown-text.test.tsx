/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { container, one, oneOf } from '../testing/embed.ts';
import { MarkdownText } from './markdown-text.tsx';

afterEach(() => document.body.replaceChildren());

function shown(text: string): HTMLElement {
  const root = container();
  render(<MarkdownText text={text} />, root);
  return root;
}

describe('the text of a reply', () => {
  it('shows bold, italic and links', () => {
    const root = shown('A **red** dress, *new*, see [the page](https://shop.test/dress).');

    expect(root.textContent).toBe('A red dress, new, see the page.');
    expect(one(root, 'strong').textContent).toBe('red');
    expect(one(root, 'em').textContent).toBe('new');
    const link = oneOf(root, 'a', HTMLAnchorElement);
    expect(link.href).toBe('https://shop.test/dress');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('shows lists and tables', () => {
    const root = shown('- one\n- two\n\n1. first\n\n| | A |\n|---|---|\n| Price | 5 |');

    expect([...root.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(one(root, 'ol li').textContent).toBe('first');
    expect([...root.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['', 'A']);
    expect([...root.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['Price', '5']);
  });

  it('never becomes HTML of the page', () => {
    const text = '<img src=x onerror="alert(1)"> and [a link](javascript://x%0aalert(1))';
    const root = shown(text);

    expect(root.textContent).toBe(text);
    expect(root.querySelector('img, a')).toBeNull();
  });
});
