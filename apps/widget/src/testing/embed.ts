/** What tests of the widget share: options, a shop, and a container on the page. */
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import type { EmbedOptions } from '../parts.ts';

export const OPTIONS: EmbedOptions = {
  origin: 'https://quarry.test',
  store: 'dior',
  key: 'qk_pub_test',
  language: 'en',
  theme: 'auto',
  accent: null,
  results: null,
  resultsPage: null,
  queryName: 'q',
  hasCart: false,
  mayStore: false,
  product: null,
  load: async () => {
    throw new Error('This test loads no part.');
  },
  signal: new AbortController().signal,
};

export const shop = demoStoreSettings('dior');

/** jsdom has no constructed style sheets. */
export class FakeStyleSheet {
  replaceSync() {}
}

/** A `div` on the page to render into. */
export function container(): HTMLDivElement {
  const node = document.createElement('div');
  document.body.append(node);
  return node;
}

/** The first element that matches. @throws when there is none. */
export function one(root: ParentNode, selector: string): HTMLElement {
  return oneOf(root, selector, HTMLElement);
}

/** The first element that matches, of a kind such as `HTMLInputElement`. @throws when there is none. */
export function oneOf<Found extends Element>(root: ParentNode, selector: string, kind: new () => Found): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${kind.name} matches ${selector}.`);
  return found;
}

/** Data of an SVG path: commands with numbers. */
export const PATH_DATA = /^(?:[MLHVCSQTAZ](?:[\s,]*-?(?:\d+\.?\d*|\.\d+))*\s*)+$/i;
