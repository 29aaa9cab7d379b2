import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkedOperations } from './checked-operations.ts';

const upsert = (id: string, title: unknown = 'Lamp') => ({
  action: 'upsert',
  product: { id, title, currency: 'EUR', original_price: 5, current_price: 5 },
});

describe('the operations of a batch', () => {
  it('are checked as the contract says, with the place of each wrong field', async () => {
    expect(await checkedOperations([upsert('a'), { action: 'delete', id: 'b' }])).toMatchObject([
      { action: 'upsert', product: { id: 'a', title: 'Lamp' } },
      { action: 'delete', id: 'b' },
    ]);
    await expect(checkedOperations([upsert('a'), upsert('b', 7), { action: 'sell', id: 'c' }])).rejects.toMatchObject({
      code: 'invalid-request',
      extras: { errors: [{ field: 'operations.1.product.title' }, { field: 'operations.2.action' }] },
    });
  });

  it('let other calls run while many are checked', async () => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await nextTurn();
        turns += 1;
      }
    })();
    await checkedOperations(Array.from({ length: 10_000 }, (_, place) => upsert(`p${place}`)));
    isDone = true;
    await others;
    expect(turns).toBeGreaterThan(1);
  });
});
