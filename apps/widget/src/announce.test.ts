import { afterEach, expect, it, vi } from 'vitest';
import { announce, announceOpen, toldProduct } from './announce.ts';

const removal = { current: new AbortController() };
afterEach(() => {
  removal.current.abort();
  removal.current = new AbortController();
});

const CARD = { id: 'p1', name: 'Boots', url: 'https://shop.test/p1', amount: 45 };

it('tells the page what happens', () => {
  const heard = vi.fn();
  document.addEventListener('quarry:message', ({ detail }) => heard(detail), { signal: removal.current.signal });

  expect(announce('quarry:message', { store: 'dior' })).toBe(true);

  expect(heard).toHaveBeenCalledWith({ store: 'dior' });
});

it('follows the link of a product unless the page shows the product itself', () => {
  const follow = vi.fn();
  announceOpen({ preventDefault: follow }, CARD, 'results', 3);
  expect(follow).not.toHaveBeenCalled();

  const opened = vi.fn();
  const take = (event: DocumentEventMap['quarry:open']) => {
    opened(event.detail);
    event.preventDefault();
  };
  document.addEventListener('quarry:open', take, { signal: removal.current.signal });
  announceOpen({ preventDefault: follow }, CARD, 'results', 3);

  expect(follow).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledWith({ product: toldProduct(CARD), place: 'results', position: 3 });
});

it('tells no address and no price where there is none', () => {
  expect(toldProduct({ ...CARD, url: undefined, amount: null })).toEqual({ id: 'p1', name: 'Boots' });
});
