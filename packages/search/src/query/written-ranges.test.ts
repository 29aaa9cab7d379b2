import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

describe('a range of numbers', () => {
  const index = indexOf(
    aDocument('Guitar strings 9-42', { id: 'light', price: 90 }),
    aDocument('Guitar strings 10-46', { id: 'regular', price: 20 }),
    aDocument('Inner tube 26 x 1.9-2.3', { id: 'tube', price: 20 }),
  );

  it('is part of a name where products have it in theirs', () => {
    const { hits, understood, spans } = index.search({ text: 'guitar strings 9-42', skip: 0, take: 5 });
    expect(hits[0]).toMatchObject({ id: 'light', great: true });
    expect(understood.price_max).toBeUndefined();
    expect(spans.some(({ kind }) => kind === 'word' || kind === 'price')).toBe(false);
  });

  it('may have decimals', () => {
    expect(index.search({ text: 'inner tube 1.9-2.3', skip: 0, take: 1 }).hits[0]?.id).toBe('tube');
  });
});
