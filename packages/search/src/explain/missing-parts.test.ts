import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('what a product lacks', () => {
  const index = indexOf(
    aDocument('Ridge tent', { id: 'red', attributes: { category: ['tent'], color: ['red'] } }),
    aDocument('Patagonia tent', { id: 'green', attributes: { category: ['tent'], color: ['green'] } }),
    aDocument('Tunnel tent', { id: 'silent', attributes: { category: ['tent'] } }),
  );
  const missing = (text: string, one = index) =>
    Object.fromEntries(one.search({ text, skip: 0, take: 9 }).hits.map((hit) => [hit.id, hit.missing]));

  it('is nothing in the first tier, another value, or silence', () => {
    expect(missing('red tent')).toEqual({
      red: [],
      green: [{ kind: 'color', value: 'red', verdict: 'violated' }],
      silent: [{ kind: 'color', value: 'red', verdict: 'unknown' }],
    });
  });

  it('is another value also where no product of the shop has the one that was asked', () => {
    expect(missing('purple tent')['green']).toEqual([{ kind: 'color', value: 'purple', verdict: 'violated' }]);
  });

  it('is unknown for a word that no text of it contains', () => {
    expect(missing('patagonia tent')['red']).toEqual([{ kind: 'word', value: 'patagonia', verdict: 'unknown' }]);
  });

  it('includes a number that its data contradict', () => {
    const ropes = indexOf(
      aDocument('Climbing rope 40 m', { id: 'long' }),
      aDocument('Climbing rope 20 m', { id: 'short' }),
    );
    const lacking = missing('climbing rope 40 m', ropes);
    expect(lacking['long']).toEqual([]);
    expect(lacking['short']).toEqual([{ kind: 'measure', value: '40 m', verdict: 'violated' }]);
  });
});

describe('words that were read as others', () => {
  const index = indexOf(aDocument('Walnut dresser', { id: 'dresser' }), aDocument('Oak stool', { id: 'stool' }));

  it('are reported, and can be undone', () => {
    const corrected = index.search({ text: 'walnot dresser', skip: 0, take: 5 });
    expect(corrected.corrections).toEqual([{ typed: 'walnot', meant: 'walnut' }]);
    expect(corrected.hits[0]?.id).toBe('dresser');
    const literal = index.search({ text: 'walnot', isLiteral: true, skip: 0, take: 5 });
    expect(literal).toMatchObject({ total: 0, corrections: [] });
  });

  it('are reported if their meaning was understood', () => {
    const shop = indexOf(
      aDocument('Loafers', { id: 'shoe', attributes: { color: ['yellow'], category: ['loafers'] } }),
    );
    expect(shop.search({ text: 'yelow loafers', skip: 0, take: 1 }).corrections).toEqual([
      { typed: 'yelow', meant: 'yellow' },
    ]);
  });

  it('are none where every word is known', () => {
    expect(index.search({ text: 'walnut dresser', skip: 0, take: 1 }).corrections).toEqual([]);
  });
});
