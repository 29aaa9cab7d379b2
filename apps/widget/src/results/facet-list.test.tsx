/** @jsxImportSource preact */
import { NO_FILTERS } from '@quarry/client';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one, oneOf } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { FacetList } from './facet-list.tsx';

const onToggle = vi.fn();
const onPrices = vi.fn();
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const value = (name: string) => ({ value: name, label: name, count: 2 });
const COLOURS = { key: 'color', label: 'Colour', values: 'abcdefgh'.split('').map(value) };
const PRICE = { key: 'price', label: 'Price', values: [], min: 4.5, max: 89.2 };

async function shown(values = {}): Promise<HTMLElement> {
  const root = container();
  const given = { facets: [COLOURS, PRICE], filters: { ...NO_FILTERS, values }, sign: '$', words, onToggle, onPrices };
  await act(() => render(<FacetList {...given} />, root));
  return root;
}
const names = (root: HTMLElement) => [...root.querySelectorAll('label')].map((label) => label.textContent);

describe('the facets', () => {
  it('show the first values, those that are chosen, and the others on request', async () => {
    const root = await shown({ color: ['h'] });
    expect(names(root)).toEqual(['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'h2']);
    expect(root.querySelectorAll(':checked')).toHaveLength(1);

    await act(() => one(root, '.link').click());
    expect(names(root)).toHaveLength(8);

    one(root, 'input').click();
    expect(onToggle).toHaveBeenCalledWith('color', 'a');
  });

  it('take a range of prices, with a comma too', async () => {
    const root = await shown();
    const [min, max] = ['min', 'max'].map((name) => oneOf(root, `[name=${name}]`, HTMLInputElement));
    expect([min?.placeholder, max?.placeholder]).toEqual(['4', '90']);
    Object.assign(min ?? {}, { value: '10,5' });
    Object.assign(max ?? {}, { value: 'many' });

    min?.dispatchEvent(new Event('change', { bubbles: true }));

    expect(onPrices).toHaveBeenCalledWith(10.5, null);
  });
});
