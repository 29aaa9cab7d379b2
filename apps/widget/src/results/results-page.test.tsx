/** @jsxImportSource preact */
import { NO_FILTERS, newCriteria, searchProducts } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isolated } from '../isolated.ts';
import { container, one, oneOf, OPTIONS, shop } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { ResultsPage, type ResultsPageProps } from './results-page.tsx';

const calls = { onChange: vi.fn(), onPage: vi.fn(), onRetry: vi.fn() };
const events = { track: vi.fn() };
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const FOUND = {
  num_total_results: 50,
  query_id: 'q-1',
  documents: [{ id: '1', metadata: { title: 'Red dress', url: 'https://shop.test/1' } }],
  facets: [{ key: 'color', label: 'Colour', values: [{ value: 'red', label: 'Red', count: 2 }] }],
};

/** @param fields of the reply; null: there is none. */
async function shown(fields: object | null, more: Partial<ResultsPageProps> = {}): Promise<HTMLElement> {
  const criteria = more.criteria ?? newCriteria('red dress');
  const fetch = async () => Response.json({ ...FOUND, ...fields });
  const asked = { query: criteria.query, store: 'dior', page: 1, limit: 24 };
  const readFacets = () => (fields && 'facets' in fields ? [] : FOUND.facets);
  const reply = fields && (await searchProducts(asked, { fetch, readFacets }));
  const found = reply && { criteria, reply };
  const state = { status: found ? ('results' as const) : ('loading' as const), criteria, found, error: null };
  const hrefOf = ({ page }: { page: number }) => `/search?page=${page}`;
  const given = { state, criteria, shop, words, events, options: OPTIONS, hasFailed: false, hrefOf, ...calls, ...more };
  const root = container();
  await act(() => render(<ResultsPage {...given} />, root));
  root.addEventListener('click', (event) => event.target instanceof HTMLInputElement || event.preventDefault());
  return root;
}
const heading = (root: HTMLElement) => one(root, 'h2').textContent;

describe('the results page', () => {
  it('says that it is loading, and that it failed with a way to try again', async () => {
    expect(one(await shown(null), '[role=status]').textContent).toContain(words.loading);
    expect(one(await shown({}, { shop: null }), '[role=status]').textContent).toContain(words.loading);
    const failed = await shown(null, { hasFailed: true });
    expect(one(failed, '[role=alert]').textContent).toContain(words.failed);

    one(failed, '.link').click();

    expect(calls.onRetry).toHaveBeenCalledOnce();
  });

  it('counts what was found for a query, in a category, and nothing', async () => {
    expect(heading(await shown({}))).toBe(words.results(isolated('red dress'), { total: 50, great: 50 }));
    expect(heading(await shown({}, { criteria: newCriteria('') }))).toBe(words.products(50));
    expect(heading(await shown({ num_total_results: 0, documents: [] }))).toBe(words.nothing(isolated('red dress')));
  });

  it('asks for another order from the first page on', async () => {
    const root = await shown({}, { criteria: { ...newCriteria('red dress'), page: 2 } });
    const order = oneOf(root, 'select', HTMLSelectElement);
    order.value = 'price_asc';

    order.dispatchEvent(new Event('change', { bubbles: true }));

    expect(calls.onChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'price_asc', page: 1 }));
  });

  it('narrows by a value, and clears what was chosen', async () => {
    oneOf(await shown({}), '[type=checkbox]', HTMLInputElement).click();
    expect(calls.onChange.mock.lastCall?.[0]).toMatchObject({ filters: { values: { color: ['red'] } } });

    const filters = { ...NO_FILTERS, values: { color: ['red'] } };
    const chosen = await shown({ facets: [] }, { criteria: { ...newCriteria('red dress'), filters } });
    one(chosen, '.facets > .link').click();
    expect(calls.onChange.mock.lastCall?.[0]).toMatchObject({ filters: NO_FILTERS, page: 1 });
  });

  it('shows the facets on a narrow page on request', async () => {
    const root = await shown({});
    const toggle = one(root, '.toggle');
    expect(toggle.ariaExpanded).toBe('false');

    await act(() => toggle.click());

    expect([toggle.ariaExpanded, root.querySelector('.side.open') !== null]).toEqual(['true', true]);
  });

  it('turns pages by links that a browser can open elsewhere', async () => {
    const root = await shown({}, { criteria: { ...newCriteria('red dress'), page: 2 } });
    const next = oneOf(root, '[rel=next]', HTMLAnchorElement);
    expect([oneOf(root, '[rel=prev]', HTMLAnchorElement).pathname, next.search]).toEqual(['/search', '?page=3']);

    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(calls.onPage).not.toHaveBeenCalled();
    next.click();
    expect(calls.onPage).toHaveBeenCalledExactlyOnceWith(3);

    expect((await shown({ num_total_results: 1 })).querySelector('.pager')).toBeNull();
  });

  it('reports which product is opened for which query', async () => {
    one(await shown({}), '.cards a').click();

    expect(events.track).toHaveBeenCalledWith({ type: 'click', productId: '1', queryId: 'q-1', position: 1 });
  });
});
