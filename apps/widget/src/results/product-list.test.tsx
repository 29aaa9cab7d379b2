/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, OPTIONS, shop } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { ProductList } from './product-list.tsx';

const onOpen = vi.fn();
const removal = new AbortController();
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const product = (id: string, tier = 'meets_all') => ({
  id,
  tier,
  metadata: { title: `Product ${id}`, url: `https://shop.test/${id}` },
});

function shown(documents: unknown[], more: Partial<Parameters<typeof ProductList>[0]> = {}): HTMLElement {
  const root = container();
  const given = { documents, notes: {}, skipped: 0, shop, words, options: OPTIONS, isBusy: false, onOpen };
  render(<ProductList {...given} place="results" {...more} />, root);
  root.addEventListener('click', (event) => event.preventDefault());
  return root;
}
const headings = (root: HTMLElement) => [...root.querySelectorAll('.tier')].map(({ textContent }) => textContent);

describe('the products of results', () => {
  it('begin a lesser tier with what its products lack', () => {
    const notes = { meets_some: 'Not red.', related: 'Other things.' };
    const list = [product('1'), product('2', 'meets_some'), product('3', 'meets_some'), product('4', 'related')];

    expect(headings(shown(list, { notes }))).toEqual([`${words.similar}Not red.`, `${words.similar}Other things.`]);
  });

  it('repeat no heading on a page that goes on with a tier', () => {
    expect(headings(shown([product('25', 'meets_some')], { skipped: 24 }))).toEqual([]);
  });

  it('have headings below that of the page, and of the panel', () => {
    const notes = { meets_some: 'Not red.' };
    expect(one(shown([product('1', 'meets_some')], { notes }), '.tier').firstElementChild?.localName).toBe('h3');
    const panel = shown([product('1', 'meets_some')], { notes, place: 'panel' });
    expect(one(panel, '.tier').firstElementChild?.localName).toBe('h2');
  });

  it('tell the shop what is opened, counted from the first page on', () => {
    const heard = vi.fn();
    document.addEventListener('quarry:open', ({ detail }) => heard(detail), { signal: removal.signal });

    one(shown([product('25'), product('26')], { skipped: 24 }), 'li:nth-child(2) a').click();
    removal.abort();

    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '26' }), 26);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ place: 'results', position: 26 }));
  });

  it('can be added to the cart where the shop has one', () => {
    expect(shown([product('1')]).querySelector('.cart')).toBeNull();
    expect(shown([product('1')], { options: { ...OPTIONS, hasCart: true } }).querySelector('.cart')).not.toBeNull();
  });
});
