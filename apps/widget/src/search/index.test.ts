import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOST_NAME } from '../host.ts';
import type { EmbedOptions } from '../options.ts';
import { attachSearch } from './index.ts';

const OPTIONS: EmbedOptions = {
  origin: 'https://quarry.test',
  store: 'dior',
  key: '',
  language: 'en',
  theme: 'auto',
  accent: null,
};
const call = vi.fn(async (_input: RequestInfo | URL) => new Response(JSON.stringify(demoStoreSettings('dior'))));
const hosts = () => document.querySelectorAll(HOST_NAME);

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  document.body.replaceChildren();
  // Attaching another field releases fields that were removed from the page.
  attachSearch(document.createElement('input'), OPTIONS);
  for (const host of hosts()) host.remove();
  call.mockClear();
  vi.unstubAllGlobals();
});

function aField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
}

it('attaches a field once, however often it is used', async () => {
  const field = aField();
  attachSearch(field, OPTIONS);
  attachSearch(field, OPTIONS);
  await vi.waitFor(() => expect(field.role).toBe('combobox'));

  field.value = 'dress';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

  const paths = call.mock.calls.map(
    ([address]) => new URL(address instanceof Request ? address.url : address).pathname,
  );
  expect(paths.filter((path) => path === '/api/search')).toHaveLength(1);
  expect(hosts()).toHaveLength(1);
});

it('releases fields that the page has removed', () => {
  const before = aField();
  attachSearch(before, OPTIONS);
  before.value = 'dress';
  before.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(hosts()).toHaveLength(1);

  before.remove();
  attachSearch(aField(), OPTIONS);

  expect(hosts()).toHaveLength(0);
});
