/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { container, one } from '../testing/embed.ts';
import { resultsWords as words } from '../words/results/en.ts';
import { CartButton } from './cart-button.tsx';

const CARD = { id: 'p1', name: 'Boots', image: undefined, url: 'https://shop.test/p1', amount: 45, original: null };
let removal = new AbortController();
afterEach(() => {
  removal.abort();
  removal = new AbortController();
  document.body.replaceChildren();
});

/** Presses the button in a shop that adds products so. */
async function press(added: () => Promise<unknown>): Promise<{ told: string; ids: string[] }> {
  const ids: string[] = [];
  const take = ({ detail }: DocumentEventMap['quarry:cart']) => {
    ids.push(detail.product.id);
    detail.waitFor(added());
  };
  document.addEventListener('quarry:cart', take, { signal: removal.signal });
  const root = container();
  await act(() => render(<CartButton card={CARD} place="results" words={words} />, root));
  one(root, 'button').click();
  await vi.waitFor(() => expect(one(root, '[role=status]').textContent).not.toBe(''));
  return { told: one(root, '[role=status]').textContent ?? '', ids };
}

describe('"Add to cart"', () => {
  it('waits for the shop and says that it is done', async () => {
    expect(await press(async () => 'ok')).toEqual({ told: words.added, ids: ['p1'] });
  });

  it('says that the shop could not add it', async () => {
    expect((await press(() => Promise.reject(new Error('sold out')))).told).toBe(words.notAdded);
  });
});
