import { TurnExpectation } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { unmetExpectations } from './expectations.ts';

const COAT = { id: 'coat', title: 'Wool coat', price: 120 };
const unmet = (expect: object, answer: Partial<Parameters<typeof unmetExpectations>[1]> = {}) =>
  unmetExpectations(TurnExpectation.parse(expect), { text: '', products: [], ...answer }).map(
    ({ expectation, expected }) => `${expectation} ${expected}`,
  );

describe('the expectations of a conversation test', () => {
  it('are about the products that are shown', () => {
    expect(unmet({ products: 'some' })).toEqual(['products some']);
    expect(unmet({ products: 'none' }, { products: [COAT] })).toEqual(['products none']);
    expect(unmet({ shows: ['coat', 'scarf'], hides: ['coat'] }, { products: [COAT] })).toEqual([
      'shows scarf',
      'hides coat',
    ]);
    expect(unmet({ max_price: 100 }, { products: [COAT] })).toEqual(['max_price 100']);
    expect(unmet({ max_price: 120, shows: ['coat'] }, { products: [COAT] })).toEqual([]);
  });

  it('are about the text, whatever its case', () => {
    const text = 'You can return it within 14 days.';
    expect(unmet({ says: ['14 DAYS', 'free'], does_not_say: ['return'] }, { text })).toEqual([
      'says free',
      'does_not_say return',
    ]);
  });
});
