/** Searches in a shop whose products are not in the lexicon. */
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { buildIndex } from '../index/product-index.ts';
import { aDocument } from '../testing/a-document.ts';

const WEIGHTS = { title: 3, category: 2.5, brand: 2, attributes: 0.6, description: 1 };
const tackle = (
  id: string,
  title: string,
  category: string,
  more: Partial<EngineDocument> & { description?: string } = {},
) => {
  const { description = '', ...rest } = more;
  return aDocument(title, {
    id,
    ...rest,
    attributes: { category: [category.toLowerCase()], ...rest.attributes },
    fields: { title, category, description },
  });
};
const shop = buildIndex(
  [
    tackle('rod-24', 'Birkvik spinning rod 2.4 m', 'Rods', { price: 80 }),
    tackle('rod-30', 'Birkvik spinning rod 3.0 m', 'Rods', { price: 60 }),
    tackle('rod-gone', 'Birkvik spinning rod 2.4 m travel', 'Rods', { price: 30, stock: 0 }),
    tackle('rod-bag', 'Padded bag for spinning rods', 'Luggage', { price: 20 }),
    tackle('reel', 'Norhavn spinning reel 3000', 'Reels', { price: 70, description: 'Balances a light spinning rod.' }),
    tackle('float', 'Balsa float 4 g', 'Floats', { price: 2 }),
    tackle('lure-many', 'Rubber perch lure', 'Lures', {
      price: 4,
      attributes: { category: ['lures'], color: ['pink', 'green'] },
      variants: [
        { attributes: { color: ['pink'] }, price: 4, stock: 2 },
        { attributes: { color: ['green'] }, price: 4, stock: 2 },
      ],
    }),
    tackle('lure-pink', 'Rubber pike lure', 'Lures', {
      price: 5,
      attributes: { category: ['lures'], color: ['pink'] },
    }),
  ],
  { fieldWeights: WEIGHTS, currency: 'EUR', language: 'en' },
);
const ask = (text: string) => shop.search({ text, skip: 0, take: 10 });
const idsOf = (text: string) => ask(text).hits.map(({ id }) => id);
const firstTier = (text: string) =>
  ask(text)
    .hits.filter(({ great }) => great)
    .map(({ id }) => id);

describe('a shop whose products are not in the lexicon', () => {
  it('has the thing before what belongs to it, and what can be bought before what is sold out', () => {
    expect(firstTier('spinning rod')).toEqual(expect.arrayContaining(['rod-24', 'rod-30']));
    expect(firstTier('spinning rod')).not.toContain('rod-bag');
    expect(idsOf('spinning rod').indexOf('rod-gone')).toBeGreaterThan(idsOf('spinning rod').indexOf('rod-30'));
  });

  it('finds no first tier for what only a description names', () => {
    expect(ask('balances').tierTotals.meets_all).toBe(0);
    expect(ask('kayak').total).toBe(0);
  });

  it('keeps its results when one word is unknown', () => {
    const { hits, recoveredBy } = ask('zorbtastic spinning reel');
    expect({ first: hits[0]?.id, recoveredBy }).toEqual({ first: 'reel', recoveredBy: 'dropped-word' });
  });

  it('counts a number with what it measures', () => {
    expect(firstTier('spinning rod 3 m')).not.toContain('rod-24');
    expect(idsOf('spinning rod 3 m')[0]).toBe('rod-30');
  });

  it('rules out what has it in every variant, not what is also sold without it', () => {
    expect(idsOf('lure not pink')).toContain('lure-many');
    expect(idsOf('lure not pink')).not.toContain('lure-pink');
  });

  it('reads a range without money as a price where nothing else is meant', () => {
    expect(idsOf('spinning reel 50 to 90')).toContain('reel');
    expect(idsOf('spinning rod 65 to 90')).not.toContain('rod-30');
  });

  it('sorts the thing by the order that was said', () => {
    expect(idsOf('cheapest spinning rod')[0]).toBe('rod-30');
  });

  it('corrects an unknown word, and no word of the catalogue', () => {
    expect(ask('spining reel').hits[0]?.id).toBe('reel');
    expect(idsOf('float')).toEqual(['float']);
  });
});
