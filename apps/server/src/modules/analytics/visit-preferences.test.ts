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

describe('what a visit likes', () => {
  it('is nothing before it has done anything', async () => {
    expect(await preferences([])).toBeUndefined();
    expect(await preferences([said({ price_max: 50 }), did('click', 'gone')])).toBeUndefined();
  });

  it('is what the products have that it turned to, brands in lower case, sizes left out', async () => {
    const liked = await preferences([did('click', 'red')]);

    expect(Object.keys(liked ?? {}).sort()).toEqual(['brand', 'category', 'color']);
    expect(Object.keys(liked?.brand ?? {})).toEqual(['nordlys']);
  });

  it('stays between 0 and 1 and grows surer with every action', async () => {
    const once = (await preferences([did('click', 'red')]))?.color?.red ?? 0;
    const often = (await preferences(Array.from({ length: 60 }, () => did('order', 'red'))))?.color?.red ?? 0;

    expect(once).toBeGreaterThan(0.2);
    expect(once).toBeLessThan(0.5);
    expect(often).toBeGreaterThan(0.9);
    expect(often).toBeLessThan(1);
  });

  it('weighs a cart more than a click and a late action more than an early one', async () => {
    const carted = await preferences([did('click', 'blue'), did('cart', 'red')]);
    const late = await preferences([did('click', 'red'), did('click', 'blue')]);

    expect(carted?.color?.red).toBeGreaterThan(carted?.color?.blue ?? 1);
    expect(late?.color?.red).toBeGreaterThan(late?.color?.blue ?? 1);
  });

  it('shares a action among the values of a product that has several', async () => {
    const liked = await preferences([did('click', 'striped')]);

    expect(liked?.color?.red).toBe(liked?.color?.white);
    expect(liked?.color?.red).toBeLessThan((await preferences([did('click', 'red')]))?.color?.red ?? 0);
  });

  it('counts what was wished in a search', async () => {
    expect(await preferences([said({ color: ['green'], brand: 'Nordlys' })])).toMatchObject({
      color: { green: expect.any(Number) },
      brand: { nordlys: expect.any(Number) },
    });
  });
});
