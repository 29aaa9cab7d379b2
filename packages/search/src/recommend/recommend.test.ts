import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';
import { learnVectors } from '../vectors/learn-vectors.ts';
import { TEST_WEIGHTS } from '../testing/a-document.ts';

const piece = (id: string, title: string, attributes: Record<string, string[]>, more: Partial<EngineDocument> = {}) =>
  aDocument(title, { id, attributes, ...more });

const dress = (
  id: string,
  title: string,
  attributes: Record<string, string[]> = {},
  more: Partial<EngineDocument> = {},
) => piece(id, title, { category: ['dress'], gender: ['women'], ...attributes }, { price: 60, ...more });

const wardrobe = () => [
  dress('silk-red', 'Silk evening dress', { color: ['red'], material: ['silk'] }, { price: 120 }),
  dress('silk-blue', 'Silk evening gown', { color: ['blue'], material: ['silk'] }, { price: 110 }),
  dress('cotton', 'Cotton summer dress', { color: ['white'], material: ['cotton'] }, { price: 25 }),
  dress('sold-out', 'Silk evening dress, long', { color: ['red'], material: ['silk'] }, { price: 120, stock: 0 }),
  dress('girls', 'Silk party dress', { color: ['red'], material: ['silk'], gender: ['girls'] }, { price: 110 }),
  piece('heels', 'Satin heels', { category: ['heels'], gender: ['women'], color: ['gold'] }, { price: 80 }),
  piece('red-heels', 'Suede heels', { category: ['heels'], gender: ['women'], color: ['green'] }, { price: 80 }),
  piece('bag', 'Evening handbag', { category: ['handbag'], gender: ['women'], color: ['black'] }, { price: 70 }),
  piece('earrings', 'Drop earrings', { category: ['earrings'], gender: ['women'], color: ['gold'] }, { price: 40 }),
  piece('mens-shoes', 'Leather loafers', { category: ['loafers'], gender: ['men'], color: ['black'] }, { price: 90 }),
  piece('drill', 'Cordless drill', { category: ['drill'] }, { price: 90 }),
];

describe('similar products', () => {
  const similar = (id: string, more = {}) => indexOf(...wardrobe()).similar(id, { take: 10, ...more });

  it('are of the same kind, the ones with most in common first', () => {
    const found = similar('silk-red');
    expect(found.map(({ id }) => id)).toEqual(['silk-blue', 'girls', 'cotton']);
    expect(found[0]?.reason).toEqual({ relation: 'similar', key: 'material', value: 'silk' });
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  it('are never the product itself, never sold out, never against the filters', () => {
    expect(similar('silk-red').map(({ id }) => id)).not.toContain('silk-red');
    expect(similar('silk-red').map(({ id }) => id)).not.toContain('sold-out');
    expect(similar('silk-red', { filters: { price_max: 30 } }).map(({ id }) => id)).toEqual(['cotton']);
    expect(similar('silk-red', { take: 1 })).toHaveLength(1);
    expect(similar('unknown')).toEqual([]);
  });

  it('move up when they were looked at together, which brings no other kind of thing', () => {
    const together = new Map([
      ['cotton', 30],
      ['heels', 500],
    ]);
    expect(similar('silk-red', { together }).map(({ id }) => id)).toEqual(['cotton', 'silk-blue', 'girls']);
  });

  it('need much in common if the kind is unknown', () => {
    const index = indexOf(
      aDocument('Brass desk bell', { id: 'bell' }),
      aDocument('Brass desk bell, large', { id: 'large' }),
      aDocument('Plastic desk organiser', { id: 'organiser' }),
      aDocument('Garden hose', { id: 'hose' }),
    );
    expect(index.similar('bell', { take: 5 }).map(({ id }) => id)).toEqual(['large']);
  });

  it('follow changes of the index', () => {
    const index = indexOf(...wardrobe());
    index.apply([
      { kind: 'remove', id: 'silk-blue' },
      {
        kind: 'put',
        document: dress('silk-new', 'Silk evening dress', { color: ['red'], material: ['silk'] }, { price: 120 }),
      },
      { kind: 'patch', id: 'cotton', stock: 0 },
    ]);
    expect(index.similar('silk-red', { take: 10 }).map(({ id }) => id)).toEqual(['silk-new', 'girls']);
    expect(index.similar('silk-new', { take: 1 }).map(({ id }) => id)).toEqual(['silk-red']);
  });

  it('are distinguished by vectors if attributes and names do not', () => {
    const told = (id: string, description: string) =>
      aDocument(`Lamp ${id}`, { id, attributes: { category: ['table-lamp'] }, fields: { description } });
    const documents = [
      told('a', 'brass foot linen shade warm bedroom'),
      told('b', 'chrome foot halogen office reading'),
      told('c', 'brass foot linen shade warm evening'),
      told('d', 'chrome arm halogen office clamp'),
    ];
    const index = indexOf(...documents);
    index.attach(learnVectors(documents, { fieldWeights: TEST_WEIGHTS, dimensions: 4 }));
    expect(index.similar('a', { take: 1 })[0]?.id).toBe('c');
    expect(index.similar('b', { take: 1 })[0]?.id).toBe('d');
  });
});

describe('products that go with another', () => {
  const goesWith = (id: string, more = {}) => indexOf(...wardrobe()).goesWith(id, { take: 10, ...more });

  it('complete it: other kinds of things that belong with it, for the same person, with the reason', () => {
    const found = goesWith('silk-red');
    const ids = found.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['heels', 'bag']));
    expect(ids).not.toContain('mens-shoes');
    expect(ids).not.toContain('drill');
    expect(ids.some((id) => ['silk-blue', 'cotton', 'sold-out', 'silk-red'].includes(id))).toBe(false);
    expect(found.find(({ id }) => id === 'heels')?.reason).toEqual({
      relation: 'goes_with',
      key: 'category',
      value: 'heels',
    });
  });

  it('take turns by kind, colours that please together first', () => {
    const ids = goesWith('silk-red').map(({ id }) => id);
    expect(ids.indexOf('heels')).toBeLessThan(ids.indexOf('red-heels'));
    expect(ids.indexOf('bag')).toBeLessThan(ids.indexOf('red-heels'));
  });

  it('begin with what was bought together often enough', () => {
    const together = new Map([
      ['drill', 9],
      ['cotton', 1],
      ['sold-out', 50],
    ]);
    const found = goesWith('silk-red', { together });
    expect(found[0]).toMatchObject({ id: 'drill', reason: { relation: 'bought_together', key: 'count', value: '9' } });
    expect(found.map(({ id }) => id)).not.toContain('cotton');
    expect(found.map(({ id }) => id)).not.toContain('sold-out');
  });

  it('are none where nothing is known, and of the kinds bought together where only that is', () => {
    const thing = (id: string, category: string) => piece(id, `Thing ${id}`, { category: [category] });
    const index = indexOf(
      thing('a', 'zorb'),
      thing('b', 'zorb'),
      thing('c', 'flim'),
      thing('d', 'flim'),
      thing('e', 'grum'),
    );
    expect(index.goesWith('a', { take: 5 })).toEqual([]);
    expect(index.goesWith('a', { take: 5, together: new Map([['c', 3]]) })).toEqual([
      expect.objectContaining({ id: 'c', reason: { relation: 'bought_together', key: 'count', value: '3' } }),
      expect.objectContaining({ id: 'd', reason: { relation: 'bought_together', key: 'category', value: 'flim' } }),
    ]);
  });

  it('keep to the car', () => {
    const part = (id: string, category: string, car: string[]) =>
      piece(id, `Part ${id}`, { category: [category], car_model: car });
    const index = indexOf(
      part('disc', 'zorb', ['aurelia']),
      part('pads', 'flim', ['aurelia']),
      part('wrong', 'flim', ['corsa']),
    );
    const ids = index.goesWith('disc', { take: 5, together: new Map([['pads', 2]]) }).map(({ id }) => id);
    expect(ids).toEqual(['pads']);
  });

  it('are filtered and limited', () => {
    expect(goesWith('silk-red', { take: 2 })).toHaveLength(2);
    expect(goesWith('silk-red', { filters: { category: 'handbag' } }).map(({ id }) => id)).toEqual(['bag']);
    expect(goesWith('unknown')).toEqual([]);
  });
});
