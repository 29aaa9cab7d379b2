/** What tests of the widget share: options, a shop, and a container on the page. */
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import type { EmbedOptions } from '../options.ts';

export const OPTIONS: EmbedOptions = {
  origin: 'https://quarry.test',
  store: 'dior',
  key: 'qk_pub_test',
  language: 'en',
  theme: 'auto',
  accent: null,
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

/** The one element that matches. @throws when there is none. */
export function one<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}
