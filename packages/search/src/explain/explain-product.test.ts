import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const index = () =>
  indexOf(
    aDocument('Evening dress', {
      id: 'dress',
      attributes: { category: ['dress'], color: ['red'] },
      price: 40,
      popularity: 7,
      rating: 4,
      fields: { title: 'Evening dress', description: 'With long sleeves', identifiers: 'ED-4711' },
    }),
    aDocument('Summer dress', { id: 'other', attributes: { category: ['dress'], color: ['blue'] }, price: 30 }),
    aDocument('Book shelf with long boards', { id: 'shelf' }),
  );

describe('reasons', () => {
  it('name the attribute, the price and the words of the query that they answer', () => {
    const [hit] = index().search({ text: 'long Red dress under 50', skip: 0, take: 1 }).hits;
    expect(hit?.reasons).toEqual(
      expect.arrayContaining([
        { field: 'attributes.color', value: 'red', words: 'Red' },
        { field: 'attributes.category', value: 'dress', words: 'dress' },
        { field: 'description', value: 'long', words: 'long' },
        { field: 'price', value: '40', words: 'under 50' },
      ]),
    );
    expect(hit?.reasons).toHaveLength(4);
  });

  it('say which word was read for a mistyped one', () => {
    const [hit] = index().search({ text: 'sleevse ', skip: 0, take: 1 }).hits;
    expect(hit?.reasons).toEqual([{ field: 'description', value: 'sleeves', words: 'sleevse' }]);
  });
});

describe('an explanation', () => {
  it.each([
    'red dress under 50',
    'evening dress',
    'long red dress',
    'dress eveming ',
    'ED-4711',
    'bookshelf',
    'წითელი კაბა',
    'under 50',
    '',
    'blorptastic dress',
  ])('of "%s" adds up to the score of every hit', (text) => {
    const { hits } = index().search({ text, skip: 0, take: 10, explain: true });
    expect(hits.length).toBeGreaterThan(0);
    for (const { score, explanation } of hits) {
      const sum = explanation?.reduce((total, { value }) => total + value, 0);
      expect(sum).toBeCloseTo(score, 5);
    }
  });

  it('is only there when asked for', () => {
    expect(index().search({ text: 'dress', skip: 0, take: 1 }).hits[0]).not.toHaveProperty('explanation');
  });
});
