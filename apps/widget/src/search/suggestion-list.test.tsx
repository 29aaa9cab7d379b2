/** @jsxImportSource preact */
import type { Suggestion } from '@quarry/client';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { container, FakeStyleSheet, one, shop } from '../testing/embed.ts';
import { searchWords as words } from '../words/search/en.ts';
import { optionId, productOf, SuggestionList } from './suggestion-list.tsx';

const LIST: readonly Suggestion[] = [
  { kind: 'query', text: 'red dress', count: 12 },
  { kind: 'category', text: 'Dresses' },
  { kind: 'product', text: 'Silk dress', id: 'p1', url: 'https://shop.test/p1', image: '/media/p1.webp', price: 45 },
];
const onChoose = vi.fn();
const intoView = vi.fn();

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  Element.prototype.scrollIntoView = intoView;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function shown(active: number): HTMLElement[] {
  const root = container();
  const given = { list: LIST, active, shop, words, onChoose };
  render(<SuggestionList {...given} id="list" language="en" origin="https://quarry.test" />, root);
  expect(one(root, '[role=listbox]').id).toBe('list');
  return [...root.querySelectorAll<HTMLElement>('[role=option]')];
}

describe('the suggestions', () => {
  it('are options, each drawn in a shadow tree, with the active one in view', () => {
    const options = shown(1);

    expect(options.map(({ id }) => id)).toEqual([0, 1, 2].map((place) => optionId('list', place)));
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(options.map((option) => option.textContent)).toEqual(['', '', '']);
    expect(options[0]?.shadowRoot?.textContent).toBe('red dress12');
    expect(options[2]?.shadowRoot?.textContent).toContain('45.00');
    expect(intoView).toHaveBeenCalledOnce();
  });

  it('are chosen by a press that leaves the focus in the field', () => {
    const [first] = shown(-1);
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    first?.dispatchEvent(press);
    first?.click();

    expect(press.defaultPrevented).toBe(true);
    expect(onChoose).toHaveBeenCalledWith(LIST[0], expect.any(MouseEvent));
  });

  it('lead to a page only when they are products', () => {
    expect(LIST.map((suggestion) => productOf(suggestion, shop, 'https://quarry.test')?.url)).toEqual([
      undefined,
      undefined,
      'https://shop.test/p1',
    ]);
  });
});
