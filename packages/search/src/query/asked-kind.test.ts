/** Products of the requested kind rank above their accessories, by the shop's own titles and categories. */
import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const product = (id: string, title: string, ...categoryPath: string[]) =>
  aDocument(title, {
    id,
    categoryPath,
    fields: { title, category: categoryPath.join('\n') },
    attributes: { category: [(categoryPath.at(-1) ?? '').toLowerCase()] },
  });
const firstTier = (index: ReturnType<typeof indexOf>, text: string) =>
  index
    .search({ text, skip: 0, take: 20 })
    .hits.filter(({ great }) => great)
    .map(({ id }) => id)
    .sort();

describe('a thing and what belongs to it', () => {
  const harps = indexOf(
    product('harp-22', 'Lindel harp 22 strings', 'Harps'),
    product('harp-34', 'Lindel lever harp 34 strings', 'Harps'),
    product('cords', 'Harp strings, gut, set', 'Accessories', 'Strings'),
    product('stand', 'Harp stand, beech', 'Accessories', 'Stands'),
    product('key', 'Tuning key for harp', 'Accessories', 'Tools'),
    product('bench', 'Piano bench, black', 'Accessories', 'Benches'),
  );

  it('are distinguished although more products have the name of the kind than are of it', () => {
    expect(firstTier(harps, 'harp')).toEqual(['harp-22', 'harp-34']);
  });

  it('are found by their own names', () => {
    expect(firstTier(harps, 'harp strings')).toEqual(['cords']);
    expect(firstTier(harps, 'harp stand')).toEqual(['stand']);
  });

  it('shows the rest behind', () => {
    const ids = harps.search({ text: 'harp', skip: 0, take: 20 }).hits.map(({ id }) => id);
    expect(ids.slice(0, 2).sort()).toEqual(['harp-22', 'harp-34']);
    expect(ids).toEqual(expect.arrayContaining(['cords', 'stand']));
  });
});

describe('an article number that looks like something else', () => {
  const index = indexOf(
    aDocument('Haversack 20 l', { id: 'bag1', fields: { title: 'Haversack 20 l', identifiers: 'BAG1' } }),
    aDocument('Saddle bag 1 l', { id: 'other', fields: { title: 'Saddle bag 1 l', identifiers: 'SB 77' } }),
    aDocument('Saddle soap', { id: 'soap', price: 8, fields: { title: 'Saddle soap', identifiers: '4095' } }),
  );

  it('is none where the number has a unit', () => {
    expect(index.search({ text: 'saddle bag 1 l', skip: 0, take: 1 }).hits[0]?.id).toBe('other');
    expect(index.search({ text: 'bag 1', skip: 0, take: 1 }).hits[0]?.id).toBe('bag1');
  });

  it('is none where words say that it is a price', () => {
    expect(firstTier(index, 'saddle bag under 4095')).not.toContain('soap');
    expect(firstTier(index, '4095')).toEqual(['soap']);
  });
});
