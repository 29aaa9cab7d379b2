import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOST_NAME } from '../host.ts';
import type { EmbedOptions } from '../parts.ts';
import { OPTIONS as TAG } from '../testing/embed.ts';
import { attachSearch } from './index.ts';

const call = vi.fn(async (_input: RequestInfo | URL) => new Response(JSON.stringify(demoStoreSettings('dior'))));
const hosts = () => document.querySelectorAll(HOST_NAME);

let removal: AbortController;
let options: EmbedOptions;

beforeEach(() => {
  removal = new AbortController();
  options = { ...TAG, signal: removal.signal };
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('fetch', call);
  // The view of results is not loaded here.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  removal.abort();
  document.body.replaceChildren();
  call.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function aField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
}

it('attaches a field once, however often it is used', async () => {
  const field = aField();
  attachSearch(field, options);
  attachSearch(field, options);
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
  attachSearch(before, options);
  before.value = 'dress';
  before.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(hosts()).toHaveLength(1);

  before.remove();
  attachSearch(aField(), options);

  expect(hosts()).toHaveLength(0);
});
