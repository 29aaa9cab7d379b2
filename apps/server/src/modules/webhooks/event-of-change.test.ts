import { describe, expect, it } from 'vitest';
import { eventOfChange } from './event-of-change.ts';

describe('an undone change', () => {
  it('of a product is told as a change of it', () => {
    expect(eventOfChange({ resource: 'products', action: 'undone', resourceId: 'lamp' })).toEqual({
      type: 'products.changed',
      data: { action: 'changed', ids: ['lamp'] },
    });
  });

  it('of a publication is told as a return to the rules before it; of one rule, a draft, it is not told', () => {
    const undone = (resourceId: string) => eventOfChange({ resource: 'rules', action: 'undone', resourceId });
    expect(undone('all')).toEqual({ type: 'rules.published', data: { action: 'reverted' } });
    expect(undone('r1')).toBeUndefined();
  });
});
