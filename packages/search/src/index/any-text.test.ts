import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const index = indexOf(
  aDocument('Red cotton dress', { attributes: { category: ['dress'], color: ['red'] } }),
  aDocument('წითელი აბრეშუმის კაბა', { attributes: { category: ['dress'], color: ['red'] } }),
  aDocument('Kablosuz kulaklık ÇĞİÖŞÜ ığ', { fields: { title: 'Kablosuz kulaklık', identifiers: 'X-100 Y200' } }),
  aDocument('فستان أحمر'),
);

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('a', 'ს', '1', '-', ' ', '.', '\u0000', 'İ', '\u0301', '\ud800', '$', '%'),
    maxLength: 300,
  }),
);

describe('any text', () => {
  it('is answered, never thrown at', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { hits, total } = index.search({ text, skip: 0, take: 3, explain: true });
        expect(total).toBeGreaterThanOrEqual(hits.length);
        index.suggest(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['one word', 'a'.repeat(10_000)],
    ['one Georgian word', 'ა'.repeat(10_000)],
    ['many words', Array.from({ length: 2_000 }, (_, i) => `w${i}a`).join(' ')],
    ['words one mistake away', 'dresz '.repeat(1_700)],
    ['letters and digits in turn', 'a1'.repeat(5_000)],
    ['digits', '1'.repeat(10_000)],
    ['control characters', '\u0000\u0008\u001b'.repeat(3_333)],
    ['emoji', '🦄'.repeat(5_000)],
    ['half a surrogate pair', '\ud83e'.repeat(10_000)],
    ['negations and prices', 'not red under 5 '.repeat(600)],
  ])('of 10,000 characters is answered: %s', (_, text) => {
    expect(() => index.search({ text, skip: 0, take: 3 })).not.toThrow();
    expect(() => index.suggest(text)).not.toThrow();
  });

  it('can be indexed, and an index can be empty', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const odd = indexOf(
          aDocument(text, { id: 'odd', fields: { title: text, description: text, identifiers: text } }),
        );
        expect(odd.search({ text: 'odd', skip: 0, take: 1 }).hits).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
    expect(indexOf().search({ text: 'red dress', skip: 0, take: 1 })).toMatchObject({ hits: [], total: 0 });
    expect(indexOf().suggest('red')).toEqual({ queries: [], productIds: [], categories: [] });
  });

  it('is refused where two documents share an id', () => {
    expect(() => indexOf(aDocument('One', { id: 'same' }), aDocument('Two', { id: 'same' }))).toThrow(RangeError);
  });
});
