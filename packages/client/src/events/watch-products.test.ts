import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductEvent } from './event-queue.ts';
import { watchProducts } from './watch-products.ts';

/** A fake IntersectionObserver: records observed elements and reports them visible on demand. */
const sight = { observed: new Set<Element>(), show: (_element: Element, _isIntersecting = true) => {} };
let stop = () => {};

beforeEach(() => {
  sight.observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: IntersectionObserverCallback) {
        // oxlint-disable-next-line typescript/no-useless-default-assignment -- most tests show and do not hide
        sight.show = (target, isIntersecting = true) => {
          const entry = { target, isIntersecting } as IntersectionObserverEntry;
          onChange([entry], this as unknown as IntersectionObserver);
        };
      }
      observe(element: Element) {
        sight.observed.add(element);
      }
      unobserve(element: Element) {
        sight.observed.delete(element);
      }
      disconnect() {
        sight.observed.clear();
      }
    },
  );
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function aShelf(html: string) {
  document.body.innerHTML = html;
  const events: ProductEvent[] = [];
  stop = watchProducts(document.body, { track: (event) => events.push(event) });
  return events;
}
const card = (id: string, query = '') =>
  `<article data-product="${id}" data-query="${query}" data-position="3"><a href="#${id}"><b>${id}</b></a><button>+</button></article>`;
const element = (id: string) => document.querySelector(`[data-product="${id}"]`) as HTMLElement;

describe('products on a page', () => {
  it('are reported as seen once per search, when they become visible', () => {
    const events = aShelf(card('a', 'q-1'));
    sight.show(element('a'), false);
    sight.show(element('a'));
    sight.show(element('a'));
    element('a').dataset.query = 'q-2';
    sight.show(element('a'));

    expect(events).toEqual([
      { type: 'view', productId: 'a', queryId: 'q-1', position: 3 },
      { type: 'view', productId: 'a', queryId: 'q-2', position: 3 },
    ]);
  });

  it('are observed also when they are added later', async () => {
    aShelf('<div id="shelf"></div>');
    document.getElementById('shelf')?.insertAdjacentHTML('beforeend', `<ul><li>${card('late')}</li></ul>`);
    await vi.waitFor(() => expect(sight.observed).toContain(element('late')));
  });

  it('are reported as opened by a click anywhere in their link, and nowhere else', () => {
    const events = aShelf(card('a'));
    element('a').querySelector('b')?.click();
    element('a').querySelector('button')?.click();
    element('a').click();
    expect(events).toEqual([{ type: 'click', productId: 'a', queryId: null, position: 3 }]);
  });

  it('are no longer observed after the end', () => {
    const events = aShelf(card('a'));
    stop();
    element('a').querySelector('b')?.click();
    expect(events).toEqual([]);
    expect(sight.observed.size).toBe(0);
  });
});
