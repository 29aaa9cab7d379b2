import { describe, expect, it } from 'vitest';
import { changeWishes, emptyMemory, forgetWishes, noteSpokenOf, putOnTable, readMemory } from './memory.ts';

describe('the memory of a conversation', () => {
  it('survives being stored as JSON', () => {
    const memory = emptyMemory();
    memory.language = 'ka';
    memory.wishes = { words: 'კაბა', said: 'წითელი კაბა', filters: { color: 'red', price_max: 50 }, sort: 'relevance' };
    memory.versions = [
      { wishes: { words: 'კაბა', said: 'კაბა', filters: {}, sort: 'price_asc', without: ['d9'] }, turn: 2 },
    ];
    const dress = { id: 'd1', title: 'კაბა', price: 42, rating: 4.5, category: 'dress', brand: null, values: ['red'] };
    memory.shown = { products: [dress], page: 2, total: 30 };
    memory.before = [dress];
    memory.seen = [{ ...dress, id: 'd2', rating: null }];
    memory.focus = ['d1'];
    memory.isAboutFew = true;
    memory.orders = {
      pending: '1042',
      numberAsked: true,
      last: '1001',
      proven: ['1001'],
      email: 'a@example.com',
      phoneEnding: null,
    };
    memory.wishes.conditions = [
      { text: '15', key: 'model', value: 'orla 15' },
      { text: 'ტყავი', isNegated: true },
    ];
    memory.wishes.ageMonths = 6;
    memory.lastKinds = ['find'];
    memory.askedLanguage = 'ka';
    memory.turns = 3;

    expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });

  it.each([
    null,
    undefined,
    'text',
    [],
    { version: 1 },
    { version: 2, wishes: { words: 3 }, shown: 'x', orders: null },
  ])('reads a damaged memory as an empty one: %j', (stored) => {
    expect(readMemory(stored)).toEqual(emptyMemory());
  });

  it('keeps the wishes before the last, so that one can go back, and what was seen before', () => {
    const memory = emptyMemory();
    const wish = (words: string) => ({ words, said: words, filters: {}, sort: 'relevance' as const });
    const product = (id: string) => ({
      id,
      title: id,
      price: 1,
      rating: null,
      category: null,
      brand: null,
      values: [],
    });
    changeWishes(memory, wish('dress'));
    putOnTable(memory, { products: [product('a'), product('b')], page: 1, total: 2 });
    changeWishes(memory, wish('red dress'));
    changeWishes(memory, wish('red dress'));
    putOnTable(memory, { products: [product('b'), product('c')], page: 1, total: 2 });

    expect(memory.versions.map(({ wishes }) => wishes.words)).toEqual(['dress']);
    expect(memory.seen.map(({ id }) => id)).toEqual(['a']);
    expect(memory.focus).toEqual(['b']);
  });

  it('reads the state of an older version', () => {
    const wish = { words: 'dress', said: 'dress', filters: {}, sort: 'relevance' };
    const { versions: _versions, ...older } = emptyMemory();
    const stored = { ...older, version: 2, wishes: wish, earlierWishes: [{ ...wish, words: 'skirt' }, 'damaged'] };

    const read = readMemory(stored);

    expect(read.wishes).toEqual(wish);
    expect(read.versions).toEqual([{ wishes: { ...wish, words: 'skirt' }, turn: 0 }]);
  });

  it('keeps what was spoken of last, of each thing that was looked for', () => {
    const memory = emptyMemory();
    const speak = (words: string, id: string, isCorrected = false): void => {
      memory.wishes = { words, said: words, filters: {}, sort: 'relevance' };
      memory.focus = [id];
      noteSpokenOf(memory, isCorrected);
    };
    speak('lock', 'a');
    speak('lock', 'b');
    speak('folding lock', 'c');
    speak('bell', 'd');
    expect(memory.spokenOf.map(({ id }) => id)).toEqual(['c', 'd']);
    speak('light', 'e', true);
    expect(memory.spokenOf.map(({ id }) => id)).toEqual(['c', 'e']);
    expect(readMemory({ ...memory, version: 3, spokenOf: undefined }).spokenOf).toEqual([]);
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
