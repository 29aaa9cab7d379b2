/**
 * Reports which products a page shows and opens: all elements with `data-product` (the id), and for results also
 * `data-query` and `data-position`.
 */
import type { EventQueue, ProductEvent } from './event-queue.ts';

/** The share of a card that must be visible to count as viewed. */
const SEEN_SHARE = 0.5;
const PRODUCT = '[data-product]';

/**
 * Watches `root` until the returned function is called. A product counts as viewed once per query. Elements that are
 * added later are watched too.
 */
export function watchProducts(root: HTMLElement, queue: Pick<EventQueue, 'track'>): () => void {
  const seen = new Set<string>();

  const sight =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries) {
              if (!isIntersecting) continue;
              const event = productEvent('view', target);
              const key = `${event.queryId ?? ''} ${event.productId}`;
              if (!event.productId || seen.has(key)) continue;
              seen.add(key);
              queue.track(event);
            }
          },
          { threshold: SEEN_SHARE },
        )
      : null;

  function observeWithin(node: Node) {
    if (!(node instanceof Element)) return;
    if (node.matches(PRODUCT)) sight?.observe(node);
    for (const product of node.querySelectorAll(PRODUCT)) sight?.observe(product);
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      // A card that now shows another product or query is observed again.
      if (type === 'attributes') {
        if (target instanceof Element) sight?.unobserve(target);
        observeWithin(target);
      }
      for (const node of addedNodes) observeWithin(node);
    }
  });

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const product = link?.closest(PRODUCT);
    if (product) queue.track(productEvent('click', product));
  }

  observeWithin(root);
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-product', 'data-query'],
  });
  root.addEventListener('click', onClick, true);
  // A middle click also opens a product.
  root.addEventListener('auxclick', onClick, true);

  return () => {
    sight?.disconnect();
    changes.disconnect();
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('auxclick', onClick, true);
  };
}

function productEvent(type: ProductEvent['type'], product: Element): ProductEvent {
  const data: DOMStringMap = product instanceof HTMLElement ? product.dataset : {};
  const { product: productId = '', query, position } = data;
  const place = Number(position);
  return {
    type,
    productId,
    queryId: query || null,
    position: Number.isInteger(place) && place > 0 ? place : null,
  };
}
