import { Product, type ShopEvent, type Understood } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { createVisitPreferences } from './visit-preferences.ts';

interface VisitAction {
  type: ShopEvent['type'];
  productId: string | null;
  understood: Understood | null;
}

const SHELF = [
  { id: 'red', brand: 'Nordlys', category: 'dress', attributes: { color: 'red', size: ['s', 'm'] } },
  { id: 'blue', brand: 'Fjell', category: 'dress', attributes: { color: 'blue' } },
  { id: 'striped', category: 'shirt', attributes: { color: ['red', 'white'] } },
].map((facts) => Product.parse({ title: facts.id, currency: 'USD', ...facts }));

function preferences(visitEvents: VisitAction[]) {
  return createVisitPreferences({
    events: { ofVisit: async (_storeId, _sessionId, { take }) => visitEvents.slice(0, take) },
    catalog: { byIds: async (_storeId, ids) => SHELF.filter(({ id }) => ids.includes(id)) },
  }).of('shop', 'visit');
}
const did = (type: ShopEvent['type'], productId: string): VisitAction => ({ type, productId, understood: null });
const said = (understood: Understood): VisitAction => ({ type: 'search', productId: null, understood });

describe('the preferences of a visit', () => {
  it('are empty before its first event', async () => {
    expect(await preferences([])).toBeUndefined();
    expect(await preferences([said({ price_max: 50 }), did('click', 'gone')])).toBeUndefined();
  });

  it('are the values of its products, brands in lower case, without sizes', async () => {
    const liked = await preferences([did('click', 'red')]);

    expect(Object.keys(liked ?? {}).sort()).toEqual(['brand', 'category', 'color']);
    expect(Object.keys(liked?.brand ?? {})).toEqual(['nordlys']);
  });

  it('are between 0 and 1 and increase with every action', async () => {
    const once = (await preferences([did('click', 'red')]))?.color?.red ?? 0;
    const often = (await preferences(Array.from({ length: 60 }, () => did('order', 'red'))))?.color?.red ?? 0;

    expect(once).toBeGreaterThan(0.2);
    expect(once).toBeLessThan(0.5);
    expect(often).toBeGreaterThan(0.9);
    expect(often).toBeLessThan(1);
  });

  it('weigh a cart more than a click and a late action more than an early one', async () => {
    const carted = await preferences([did('click', 'blue'), did('cart', 'red')]);
    const late = await preferences([did('click', 'red'), did('click', 'blue')]);

    expect(carted?.color?.red).toBeGreaterThan(carted?.color?.blue ?? 1);
    expect(late?.color?.red).toBeGreaterThan(late?.color?.blue ?? 1);
  });

  it('divide an action among several values of a product', async () => {
    const liked = await preferences([did('click', 'striped')]);

    expect(liked?.color?.red).toBe(liked?.color?.white);
    expect(liked?.color?.red).toBeLessThan((await preferences([did('click', 'red')]))?.color?.red ?? 0);
  });

  it('count the constraints of a search', async () => {
    expect(await preferences([said({ color: ['green'], brand: 'Nordlys' })])).toMatchObject({
      color: { green: expect.any(Number) },
      brand: { nordlys: expect.any(Number) },
    });
  });
});
