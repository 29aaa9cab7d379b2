import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { container, FakeStyleSheet, OPTIONS } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { drawPanel, openPage } from './index.tsx';

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('opens a place once, and again after the embed was removed', () => {
  document.body.innerHTML = '<div></div>';
  const place = document.querySelector('div');
  if (!place) throw new Error('There is no place.');
  const removals = [new AbortController(), new AbortController()];
  for (const { signal } of removals) {
    openPage(place, { ...OPTIONS, signal });
    openPage(place, { ...OPTIONS, signal }, 'hat');
    expect(location.search).toBe('?q=hat');
    expect(place.shadowRoot?.querySelectorAll('.root')).toHaveLength(1);
    removals.shift()?.abort();
    expect(place.shadowRoot?.querySelectorAll('.root')).toHaveLength(0);
  }
});

it('draws the list into the panel with its styles, which are added once', () => {
  const shadow = container().attachShadow({ mode: 'open' });
  // jsdom has no constructed style sheets.
  Object.assign(shadow, { adoptedStyleSheets: [] });
  const panel = document.createElement('div');
  shadow.append(panel);
  const results = { query: 'hat', state: 'loading' as const, found: null, loadMore: vi.fn(), close: vi.fn() };
  const list = { results, options: OPTIONS, events: { track: vi.fn() }, onSearch: vi.fn(), onClose: vi.fn() };

  drawPanel(panel, list);
  drawPanel(panel, list);

  expect(panel.textContent).toBe(words.loading);
  expect(shadow.adoptedStyleSheets).toHaveLength(1);
});
