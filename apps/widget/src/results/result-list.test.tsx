/** @jsxImportSource preact */
import { searchProducts } from '@quarry/client';
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Results } from '../search/results.ts';
import { isolated } from '../isolated.ts';
import { container, one, oneOf, OPTIONS, shop } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { ResultList } from './result-list.tsx';

const onSearch = vi.fn();
const onClose = vi.fn();
const loadMore = vi.fn();
const events = { track: vi.fn() };

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const product = (id: string, fields: object = {}, outside: object = {}) => ({
  id,
  metadata: { title: `Product ${id}`, url: `https://shop.test/${id}`, ...fields },
  ...outside,
});

/** The list of a reply to `red dress`; `null` while the first page is loading. */
async function shown(reply: object | null, state: Results['state'] = 'idle', notes = {}): Promise<HTMLElement> {
  const fetch = async () => new Response(JSON.stringify(reply));
  const body = { query: 'red dress', store: 'dior', page: 1, limit: 24 };
  const read = reply && (await searchProducts(body, { fetch }));
  const results: Results = {
    query: 'red dress',
    state,
    found: read && { shop, reply: read, documents: read.documents, notes, page: 1 },
    loadMore,
    close: () => undefined,
  };
  const root = container();
  const given = { results, words, events, options: OPTIONS, onSearch, onClose };
  render(<ResultList {...given} />, root);
  return root;
}

const status = (root: HTMLElement) => one(root, '[role=status]').textContent;
const button = (root: HTMLElement, text: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === text);
  if (!found) throw new Error(`There is no button "${text}".`);
  return found;
};

describe('the list of results', () => {
  it('says that it is loading', async () => {
    expect(status(await shown(null, 'loading'))).toBe(words.loading);
  });

  it('shows the products with a link to their page and their price', async () => {
    const root = await shown({ num_total_results: 1, documents: [product('1', { current_price: 45 })] });

    expect(status(root)).toBe(words.results(isolated('red dress'), { total: 1, great: 1 }));
    const link = oneOf(root, '.cards a', HTMLAnchorElement);
    expect(link.href).toBe('https://shop.test/1');
    expect(link.textContent).toContain('Product 1');
    expect(link.textContent).toContain('45.00');
  });

  it('reports a click with the query and the position', async () => {
    const documents = [product('1'), product('2')];
    const root = await shown({ num_total_results: 2, query_id: 'q-1', documents });
    root.addEventListener('click', (event) => event.preventDefault());

    root.querySelectorAll<HTMLElement>('.cards a')[1]?.click();

    expect(events.track).toHaveBeenCalledWith({ type: 'click', productId: '2', queryId: 'q-1', position: 2 });
  });

  it('drops what is not a product', async () => {
    const root = await shown({ num_total_results: 2, documents: [null, product('1'), 'p2'] });

    expect(root.querySelectorAll('.cards a')).toHaveLength(1);
  });

  it('removes an understood part of the query', async () => {
    const part = { kind: 'color', label: 'Red', value: 'red', negated: false, start: 0, end: 3 };
    const root = await shown({
      num_total_results: 1,
      documents: [product('1')],
      understood_parts: [part],
    });

    button(root, words.without('Red')).click();

    expect(onSearch).toHaveBeenCalledWith('dress');
  });

  it('says how a mistyped word was read, and searches for it as typed on request', async () => {
    const root = await shown({
      num_total_results: 1,
      documents: [product('1')],
      corrections: [{ typed: 'drss', meant: 'dress' }],
    });
    expect(root.textContent).toContain(words.readAs(isolated('drss'), isolated('dress')));

    button(root, words.asTyped).click();

    expect(onSearch).toHaveBeenCalledWith('red dress', true);
  });

  it('heads results that meet only a part of the query, and says what they lack', async () => {
    const documents = [
      product('1', {}, { tier: 'meets_all' }),
      product('2', {}, { tier: 'meets_some' }),
      product('3', {}, { tier: 'meets_some' }),
    ];
    const root = await shown({ num_total_results: 3, num_great_results: 1, documents }, 'idle', {
      meets_some: 'Not red.',
    });

    expect([...root.querySelectorAll('.tier')].map((heading) => heading.textContent)).toEqual([
      `${words.similar}Not red.`,
    ]);
  });

  it('offers other queries when nothing is found', async () => {
    const root = await shown({
      num_total_results: 0,
      documents: [],
      lead_on: { queries: ['red skirt'], categories: [] },
    });
    expect(status(root)).toBe(words.nothing(isolated('red dress')));
    expect(root.textContent).toContain(words.nothingHint);

    button(root, 'red skirt').click();

    expect(onSearch).toHaveBeenCalledWith('red skirt');
  });

  it('loads more while there are more', async () => {
    button(await shown({ num_total_results: 2, documents: [product('1')] }), words.more).click();
    expect(loadMore).toHaveBeenCalledOnce();

    const complete = await shown({ num_total_results: 1, documents: [product('1')] });
    expect(complete.querySelector('.more')).toBeNull();
    const loading = await shown({ num_total_results: 2, documents: [product('1')] }, 'loading');
    expect(oneOf(loading, '.more', HTMLButtonElement).disabled).toBe(true);
  });

  it('says that the search failed and retries', async () => {
    const root = await shown(null, 'failed');
    expect(one(root, '[role=alert]').textContent).toContain(words.failed);

    button(root, words.retry).click();

    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('closes', async () => {
    button(await shown(null, 'loading'), words.close).click();

    expect(onClose).toHaveBeenCalledOnce();
  });
});
