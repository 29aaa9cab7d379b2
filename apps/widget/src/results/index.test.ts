import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStyleSheet, OPTIONS } from '../testing/embed.ts';
import { openPage } from './index.tsx';

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
