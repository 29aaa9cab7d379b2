import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedOptions } from '../parts.ts';
import { HAND_BACK_AFTER_MS } from '../search/results.ts';
import { FakeStyleSheet, one, oneOf, OPTIONS, shop } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { openPage } from './open-page.tsx';

const product = (id: string) => ({ id, metadata: { title: `Product ${id}`, url: `https://shop.test/${id}` } });
const FOUND = {
  num_total_results: 50,
  documents: [product('1'), product('2')],
  facets: [{ key: 'color', label: 'Colour', values: [{ value: 'red', label: 'Red', count: 2 }] }],
};
let removal: AbortController;
let asked: Record<string, unknown>[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  removal = new AbortController();
  asked = [];
  answer = () => Response.json(FOUND);
  vi.stubGlobal('CSSStyleSheet', FakeStyleSheet);
  vi.stubGlobal('fetch', async (input: URL, init?: RequestInit) => {
    if (input.pathname.startsWith('/api/stores/')) return Response.json(shop);
    asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return answer();
  });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  removal.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function opened(address: string, html = '<div id="list"></div>', more: Partial<EmbedOptions> = {}) {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  const place = one(document, '#list');
  const page = openPage(place, { ...OPTIONS, ...more, signal: removal.signal }, words);
  await vi.advanceTimersByTimeAsync(0);
  const tree = place.shadowRoot;
  if (!tree) throw new Error('The place has no shadow tree.');
  return { page, tree };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the results page', () => {
  it('lists what its address asks for', async () => {
    const heard = vi.fn();
    document.addEventListener('quarry:search', ({ detail }) => heard(detail), { signal: removal.signal });
    const { tree } = await opened('/search?q=hat&page=2&sort=rating&f.color=red');

    expect(asked).toEqual([
      {
        query: 'hat',
        store: 'dior',
        language: 'en',
        page: 2,
        limit: 24,
        sort: 'rating',
        filters: { color: ['red'] },
      },
    ]);
    expect([...tree.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['Product 1', 'Product 2']);
    expect(one(tree.querySelector('.pager') ?? document, 'span').textContent).toBe(words.pageOf(2, 3));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ query: 'hat', page: 2, total: 50, exact: 50, place: 'results' });
  });

  it('lists a category without a query, and stores nothing for it', async () => {
    const { tree } = await opened('/dresses', '<div id="list" data-category="Dresses"></div>');

    expect(asked).toMatchObject([{ query: '', filters: { category: ['Dresses'] } }]);
    expect(one(tree.querySelector('.head') ?? document, 'h2').textContent).toBe(words.products(50));
    expect(sessionStorage.length).toBe(0);
  });

  it('has what the shopper chooses in its address, and goes back with it', async () => {
    const { tree } = await opened('/search?q=hat');

    oneOf(tree, '[type=checkbox]', HTMLInputElement).click();
    await settle();
    expect(location.search).toBe('?q=hat&f.color=red');
    expect(asked.at(-1)).toMatchObject({ filters: { color: ['red'] } });

    history.replaceState(null, '', '/search?q=hat');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(asked.at(-1)).not.toHaveProperty('filters');
  });

  it('turns to another page by its link', async () => {
    const { tree } = await opened('/search?q=hat');
    const next = oneOf(tree, '[rel=next]', HTMLAnchorElement);
    expect(new URL(next.href).search).toBe('?q=hat&page=2');

    next.click();
    await settle();

    expect(location.search).toBe('?q=hat&page=2');
    expect(asked.at(-1)).toMatchObject({ page: 2 });
    expect(tree.activeElement?.localName).toBe('h2');
  });

  it('takes a search of the field', async () => {
    const { page } = await opened('/search?q=hat&page=2');
    page?.search('red shoes');
    await settle();

    expect(location.search).toBe('?q=red+shoes');
    expect(asked.at(-1)).toMatchObject({ query: 'red shoes', page: 1 });
  });

  it.each<[string, () => Response | Promise<Response>, number]>([
    ['fails', () => new Response('', { status: 500 }), 0],
    ['is slow', () => new Promise<Response>(() => undefined), HAND_BACK_AFTER_MS],
  ])('shows what the shop has there when the search %s', async (_, reply, ms) => {
    answer = reply;
    const { tree } = await opened('/search?q=hat', '<div id="list"><p>Found by the shop</p></div>');
    await vi.advanceTimersByTimeAsync(ms);

    expect([...tree.children].map(({ localName }) => localName)).toEqual(['slot']);
  });

  it('says that the search failed where the shop has nothing, and tries again', async () => {
    answer = () => new Response('', { status: 500 });
    const { tree } = await opened('/search?q=hat');
    expect(tree.querySelector('[role=alert]')?.textContent).toContain(words.failed);

    answer = () => Response.json(FOUND);
    tree.querySelector<HTMLElement>('.link')?.click();
    await settle();
    expect(tree.querySelectorAll('.name')).toHaveLength(2);
  });

  it.each([
    ['light on a page with dark text', 'rgb(20, 20, 20)', 'light'],
    ['dark on a page with light text', 'rgb(240, 240, 240)', 'dark'],
  ])('is %s', async (_, color, theme) => {
    const { tree } = await opened('/search?q=hat', `<div id="list" style="color: ${color}"></div>`);

    expect(tree.querySelector<HTMLElement>('.root')?.dataset.theme).toBe(theme);
  });

  it('belongs to one tag, and gives the place back', async () => {
    const { tree } = await opened('/search?q=hat', '<div id="list">of the shop</div>');
    expect(openPage(one(document, '#list'), OPTIONS, words)).toBeNull();

    removal.abort();

    expect([...tree.children].map(({ localName }) => localName)).toEqual(['slot']);
  });
});
