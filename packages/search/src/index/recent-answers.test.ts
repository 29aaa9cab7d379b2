/** Remembered answers: equal while nothing changes, and gone after any change. */
import { expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const page = { skip: 0, take: 10 };
const aShop = () =>
  indexOf(aDocument('Oak lamp', { id: 'oak', price: 20 }), aDocument('Pine lamp', { id: 'pine', price: 30 }));

it('answers a repeated query from memory, and one with other words, pages or rules anew', () => {
  const index = aShop();
  const steering = { hidden: [{ ids: ['oak'] }] };
  const first = index.search({ text: 'lamp', ...page });

  expect(index.search({ text: 'lamp', ...page })).toBe(first);
  expect(index.search({ text: 'lamp', skip: 1, take: 10 }).hits).toHaveLength(1);
  expect(index.search({ text: 'lamp', ...page, steering }).hits.map(({ id }) => id)).toEqual(['pine']);
  expect(index.search({ text: 'lamp', ...page }).hits).toHaveLength(2);
});

it('does not keep what a visit prefers', () => {
  const index = aShop();
  const affinity = { material: { oak: 1 } };
  const first = index.search({ text: 'lamp', ...page, affinity });

  expect(index.search({ text: 'lamp', ...page, affinity })).not.toBe(first);
});

it.each([
  ['a price', { kind: 'patch', id: 'oak', price: 40 }],
  ['a deletion', { kind: 'remove', id: 'oak' }],
] as const)('forgets results after a change of %s', (_, change) => {
  const index = aShop();
  const cheapest = () => index.search({ text: 'lamp', sort: 'price_asc', ...page }).hits[0]?.id;
  expect(cheapest()).toBe('oak');

  index.apply([change]);

  expect(cheapest()).toBe('pine');
});

it('forgets suggestions after a change', () => {
  const index = aShop();
  expect(index.suggest('oak').productIds).toEqual(['oak']);

  index.apply([{ kind: 'remove', id: 'oak' }]);

  expect(index.suggest('oak').productIds).toEqual([]);
});
