import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

beforeEach(() => void vi.stubGlobal('CSS', { supports: (_name: string, value: string) => value === 'teal' }));
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

function scriptTag(data: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = 'https://quarry.test/embed/quarry.js';
  Object.assign(script.dataset, data);
  return script;
}

describe('the options of the script tag', () => {
  it('have the store, its key, and the origin that the script came from', () => {
    expect(readOptions(scriptTag({ store: 'myshop', key: 'qk_pub_1' }))).toEqual({
      origin: 'https://quarry.test',
      store: 'myshop',
      key: 'qk_pub_1',
      language: 'en',
      theme: 'auto',
      accent: null,
      results: null,
      resultsPage: null,
      queryName: 'q',
      hasCart: false,
      mayStore: false,
      product: null,
    });
  });

  it('say where results are shown, and what the shop does itself', () => {
    const data = { store: 'myshop', results: '#list', resultsPage: '/find', queryName: 's', cart: '', recent: '' };

    expect(readOptions(scriptTag(data))).toMatchObject({
      results: '#list',
      resultsPage: '/find',
      queryName: 's',
      hasCart: true,
      mayStore: true,
    });
  });

  it('are refused without a store', () => {
    expect(readOptions(scriptTag({ key: 'qk_pub_1' }))).toMatch('data-store');
  });

  it.each([
    ['ka', '', 'ka'],
    ['AR-EG', 'ka', 'ar'],
    [undefined, 'tr-TR', 'tr'],
    [undefined, 'fr', 'en'],
    ['xx', 'az', 'en'],
  ])('with data-language %s on a page in "%s" have the language %s', (language, page, expected) => {
    document.documentElement.lang = page;
    expect(readOptions(scriptTag({ store: 'myshop', ...(language && { language }) }))).toMatchObject({
      language: expected,
    });
  });

  it('take only known themes and colours that the browser knows', () => {
    expect(readOptions(scriptTag({ store: 's', theme: 'dark', accent: 'teal' }))).toMatchObject({
      theme: 'dark',
      accent: 'teal',
    });
    expect(readOptions(scriptTag({ store: 's', theme: 'pink', accent: '}*{' }))).toMatchObject({
      theme: 'auto',
      accent: null,
    });
  });
});
