import { describe, expect, it } from 'vitest';
import { emptyMemory, forgetWishes, readMemory } from './memory.ts';

describe('the memory of a conversation', () => {
  it('survives being stored as JSON', () => {
    const memory = emptyMemory();
    memory.language = 'ka';
    memory.wishes = { words: 'კაბა', said: 'წითელი კაბა', filters: { color: 'red', price_max: 50 }, sort: 'relevance' };
    memory.shown = { products: [{ id: 'd1', title: 'კაბა', price: 42 }], page: 2, total: 30 };
    memory.orders = { pending: '1042', numberAsked: true, proven: ['1001'], email: 'a@example.com', phoneEnding: null };
    memory.turns = 3;

    expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });

  it.each([
    null,
    undefined,
    'text',
    [],
    { version: 2 },
    { version: 1, wishes: { words: 3 }, shown: 'x', orders: null },
  ])('reads a damaged memory as an empty one: %j', (stored) => {
    expect(readMemory(stored)).toEqual(emptyMemory());
  });

  it('forgets wishes but not what was proven', () => {
    const memory = emptyMemory();
    memory.wishes = { words: 'dress', said: 'dress', filters: {}, sort: 'relevance' };
    memory.orders.proven = ['1042'];

    forgetWishes(memory);

    expect(memory.wishes).toBeNull();
    expect(memory.orders.proven).toEqual(['1042']);
  });
});
