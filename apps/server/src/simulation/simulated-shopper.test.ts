import { type ListedProduct, newStoreSettings, Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { listProduct } from '../modules/catalog/index.ts';
import { createRandom } from './seeded-random.ts';
import { type SimulatedEvent, simulateVisit } from './simulated-shopper.ts';

const SETTINGS = newStoreSettings('shop', 'Shop', 'en', 'USD');
const PRODUCTS = ['coat', 'coat', 'coat', 'lamp', 'lamp', 'sofa'].map((category, place) =>
  listProduct(
    Product.parse({
      id: `p${place}`,
      title: `Model ${place} ${category}`,
      category,
      currency: 'USD',
      current_price: 40 + place,
      attributes: { color: place % 2 === 0 ? 'red' : 'blue' },
    }),
    SETTINGS,
  ),
);

/** Visits to a shop that shows everything, in an order of its own. */
async function visits(seed: number, order: readonly ListedProduct[], languages: ('en' | 'ka')[] = ['en']) {
  const random = createRandom(seed);
  const queries: string[] = [];
  const events: SimulatedEvent[] = [];
  for (let visit = 0; visit < 300; visit++) {
    const api = {
      search: async (query: string) => {
        queries.push(query);
        return { queryId: `q${queries.length}`, products: [...order] };
      },
      report: async (reported: SimulatedEvent[]) => {
        events.push(...reported);
      },
    };
    await simulateVisit(random, api, { products: PRODUCTS, languages });
  }
  return { queries, events };
}

describe('simulated shoppers', () => {
  it('are the same for the same seed, and others for another one', async () => {
    const first = await visits(1, PRODUCTS);
    expect(await visits(1, PRODUCTS)).toEqual(first);
    expect((await visits(2, PRODUCTS)).queries).not.toEqual(first.queries);
  });

  it('click what stands first most, and spend what they have put into the cart', async () => {
    const { events } = await visits(3, PRODUCTS);
    const clicksAt = (position: number) =>
      events.filter((event) => event.type === 'click' && event.position === position).length;
    expect(clicksAt(1)).toBeGreaterThan(clicksAt(5));
    const reversed = await visits(3, PRODUCTS.toReversed());
    const last = (list: SimulatedEvent[]) =>
      list.filter(({ type, product_id: id }) => type === 'click' && id === 'p5').length;
    expect(last(reversed.events)).toBeGreaterThan(last(events));
    const orders = events.filter(({ type }) => type === 'order');
    expect(orders.length).toBeGreaterThan(0);
    for (const { value } of orders) expect(value).toBeGreaterThanOrEqual(40);
  });

  it('write in their language', async () => {
    const { queries } = await visits(4, PRODUCTS, ['ka']);
    expect(queries.some((query) => /[ა-ჰ]/.test(query))).toBe(true);
  });
});
