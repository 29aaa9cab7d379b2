/** @jsxImportSource preact */
import { searchProducts } from '@quarry/client';
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isolated } from '../isolated.ts';
import { container, one } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { AboutQuery } from './about-query.tsx';

const onSearch = vi.fn();
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const FOUND = { num_total_results: 1, documents: [{ id: '1', metadata: { title: 'Dress' } }] };

async function shown(query: string, fields: object = {}): Promise<HTMLElement> {
  const fetch = async () => Response.json({ ...FOUND, ...fields });
  const reply = await searchProducts({ query, store: 'dior', page: 1, limit: 24 }, { fetch });
  const root = container();
  render(<AboutQuery {...{ query, reply, words, onSearch }} />, root);
  return root;
}

describe('what was understood of a query', () => {
  it('is silent where there is nothing to say', async () => {
    expect((await shown('dress')).textContent).toBe('');
  });

  it('shows each part, marks what is excluded, and searches without the part that is removed', async () => {
    const part = { kind: 'color', value: 'red', negated: false, start: 0, end: 3, label: 'Red' };
    const without = { kind: 'material', value: 'wool', negated: true, start: 10, end: 22, label: 'Wool' };
    const root = await shown('red dress without wool', { understood_parts: [part, without] });

    expect([...root.querySelectorAll('.negated')].map(({ textContent }) => textContent)).toEqual(['Wool']);
    one(root, `[aria-label="${words.without('Wool')}"]`).click();
    expect(onSearch).toHaveBeenCalledWith('red dress');
  });

  it('says in which letters the whole query was read, instead of single words', async () => {
    const root = await shown('kaba', { read_as: 'კაბა', corrections: [{ typed: 'kaba', meant: 'კაბა' }] });

    expect(one(root, 'p').textContent).toBe(`${words.readAs(isolated('kaba'), isolated('კაბა'))} ${words.asTyped}`);
    one(root, '.link').click();
    expect(onSearch).toHaveBeenCalledWith('kaba', true);
  });

  it('says where to go on when there is no product', async () => {
    const lead = { queries: ['skirt', 'dress'], categories: [] };
    const root = await shown('dres', { num_total_results: 0, documents: [], lead_on: lead });

    expect(root.textContent).toContain(words.nothingHint);
    const offers = [...root.querySelectorAll<HTMLElement>('.chips button')];
    expect(offers.map(({ textContent }) => textContent)).toEqual(['skirt', 'dress']);
    offers[1]?.click();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dress');
  });
});
