import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { EngineQuery } from '../engine-query.ts';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { learnVectors } from '../vectors/learn-vectors.ts';
import type { ProductVectors } from '../vectors/product-vectors.ts';

/** A model whose space is known: things to sit on, things that give light, things to wear. */
const SIT = [1, 0, 0];
const LIGHT = [0, 1, 0];
const WEAR = [0, 0, 1];
const between = (a: number[], b: number[], share: number) =>
  a.map((x, d) => x * (1 - share) + (b[d] as number) * share);

function shop(...products: [EngineDocument, number[]][]) {
  const index = buildIndex(
    products.map(([document]) => document),
    { fieldWeights: TEST_WEIGHTS, currency: 'USD' },
  );
  const vectors: ProductVectors = {
    dimensions: 3,
    ids: products.map(([{ id }]) => id),
    products: Int8Array.from(products.flatMap(([, vector]) => unit(vector))),
    floor: 0.5,
  };
  index.attach(vectors);
  return (text: string, vector: number[], more: Partial<EngineQuery> = {}) =>
    index.search({ text, vector: Float32Array.from(vector), skip: 0, take: 10, explain: true, ...more });
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((x) => Math.round((x / length) * 127));
}

const idsOf = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id);

describe('a model of meaning', () => {
  const ask = shop(
    [aDocument('Cloud sofa', { id: 'sofa' }), SIT],
    [aDocument('Cloud lamp', { id: 'lamp' }), LIGHT],
    [aDocument('Cloud lamp chair', { id: 'lamp-chair' }), between(SIT, LIGHT, 0.5)],
    [aDocument('Cloud scarf', { id: 'scarf' }), WEAR],
  );

  it('orders what words cannot part, and says so in a part of the score', () => {
    const toSit = ask('cloud', SIT);
    expect(idsOf(toSit)[0]).toBe('sofa');
    expect(idsOf(ask('cloud', WEAR))[0]).toBe('scarf');
    expect(toSit.hits[0]?.explanation).toContainEqual({ part: 'vector', value: expect.closeTo(0.5 * Math.log(2), 6) });
    expect(toSit.hits.find(({ id }) => id === 'scarf')?.explanation?.some(({ part }) => part === 'vector')).toBe(false);
  });

  it('overrules no word that was said', () => {
    expect(new Set(idsOf(ask('cloud lamp', WEAR)).slice(0, 2))).toEqual(new Set(['lamp', 'lamp-chair']));
  });

  it('gives every page the same order', () => {
    const all = idsOf(ask('cloud', between(SIT, WEAR, 0.4)));
    const pages = [0, 1, 2, 3].flatMap((skip) => idsOf(ask('cloud', between(SIT, WEAR, 0.4), { skip, take: 1 })));
    expect(pages).toEqual(all);
  });

  it('answers a vector of another length as if there were none', () => {
    const { hits } = ask('cloud', [1, 0]);
    expect(hits).toHaveLength(4);
    expect(hits.some(({ explanation }) => explanation?.some(({ part }) => part === 'vector'))).toBe(false);
  });
});

describe('what words do not find', () => {
  const products: [EngineDocument, number[]][] = [
    [aDocument('Velvet sofa', { id: 'sofa', price: 400, attributes: { color: ['blue'], material: ['velvet'] } }), SIT],
    [
      aDocument('Leather armchair', { id: 'armchair', price: 200, attributes: { material: ['leather'] } }),
      between(SIT, LIGHT, 0.2),
    ],
    [aDocument('Paper lantern', { id: 'lantern', price: 20 }), LIGHT],
    [
      aDocument('Wool scarf', { id: 'scarf', price: 30, fields: { title: 'Wool scarf', identifiers: 'QX-7788' } }),
      WEAR,
    ],
  ];
  const ask = shop(...products);

  it('a model finds, above its floor and no further: step "concepts"', () => {
    const found = ask('zitmeubel', SIT);
    expect(found).toMatchObject({ recoveredBy: 'concepts', total: 2 });
    expect(idsOf(found)).toEqual(['sofa', 'armchair']);
    expect(found.hits.every(({ great }) => !great)).toBe(true);
    for (const { score, explanation = [] } of found.hits) {
      expect(explanation.some(({ part }) => part === 'vector')).toBe(true);
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5);
    }
  });

  it('stays unfound where nothing is near enough', () => {
    const nowhere = [-1, -1, -1];
    expect(ask('xqzvw brrrgl', nowhere)).toMatchObject({ hits: [], total: 0, recoveredBy: null });
    expect(ask('!!!', SIT)).toMatchObject({ hits: [], total: 0 });
  });

  it('breaks no condition on that way: filters, prices said, exclusions, what staff hide', () => {
    expect(idsOf(ask('zitmeubel', SIT, { filters: { material: 'leather' } }))).toEqual(['armchair']);
    expect(idsOf(ask('zitmeubel under 300', SIT))).toEqual(['armchair']);
    expect(idsOf(ask('zitmeubel not leather', SIT))).toEqual(['sofa']);
    expect(idsOf(ask('zitmeubel', SIT, { filters: { exclude: ['velvet'] } }))).toEqual(['armchair']);
    expect(idsOf(ask('zitmeubel', SIT, { steering: { hidden: [{ material: 'velvet' }] } }))).toEqual(['armchair']);
    expect(ask('zitmeubel', SIT, { filters: { ids: ['scarf'] } }).total).toBe(0);
  });

  it('comes in beside products that have only some of the words', () => {
    const found = ask('wool zitmeubel hocker', SIT);
    expect(found.recoveredBy).toBe('concepts');
    expect(new Set(idsOf(found))).toEqual(new Set(['sofa', 'armchair', 'scarf']));
  });

  it('is not looked for where products have every word', () => {
    expect(ask('scarf', SIT)).toMatchObject({ total: 1, recoveredBy: null, hits: [{ id: 'scarf' }] });
  });

  it('never ranks before an article number', () => {
    expect(ask('QX-7788', SIT)).toMatchObject({ total: 1, recoveredBy: null, hits: [{ id: 'scarf', great: true }] });
  });

  it('is counted in facets', () => {
    const { facets } = ask('zitmeubel', SIT, { facets: ['material'], filters: { material: ['leather', 'velvet'] } });
    expect(facets?.[0]?.values).toEqual(
      expect.arrayContaining([
        { value: 'velvet', count: 1 },
        { value: 'leather', count: 1 },
      ]),
    );
  });
});

describe('vectors learned from the catalogue', () => {
  /** Two makers use different names, zokkers and brundles, with the same descriptions. */
  const shoes = ['cushioned mesh sole', 'laces breathable mesh', 'mesh track sole', 'cushioned laces track'];
  const wood = ['timber board', 'oiled ash', 'round board', 'timber ash'];
  const documents = [
    ...Array.from({ length: 24 }, (_, i) => {
      const name = i % 2 ? 'zokkers' : 'brundles';
      return aDocument(name, {
        id: `${name}-${i}`,
        attributes: { brand: [i % 2 ? 'ostova' : 'fremda'] },
        fields: { title: name, description: shoes[(i >> 1) % 4] as string },
      });
    }),
    ...Array.from({ length: 60 }, (_, i) => {
      const title = ['Oak stand', 'Kettle rack', 'Book shelf'][i % 3] as string;
      return aDocument(title, {
        attributes: { brand: [i % 2 ? 'fremda' : 'ostova'] },
        fields: { title, description: wood[i % 4] as string },
      });
    }),
  ];
  const index = buildIndex(documents, { fieldWeights: TEST_WEIGHTS });
  index.attach(learnVectors(documents, { fieldWeights: TEST_WEIGHTS, dimensions: 4 }));

  it('find what is spoken of in the same company where the words have nothing that may be shown', () => {
    const { hits, recoveredBy } = index.search({ text: 'zokkers', filters: { brand: 'fremda' }, skip: 0, take: 20 });
    expect(recoveredBy).toBe('concepts');
    expect(hits.map(({ id }) => id.replace(/-\d+$/, ''))).toEqual(Array(12).fill('brundles'));
  });

  it.each(['xqzvw', 'brrrgl mnmnm', 'დზღვრც', 'ضصثق', 'asdfghjkl'])('find nothing for %s', (nonsense) => {
    expect(index.search({ text: nonsense, skip: 0, take: 5 })).toMatchObject({ total: 0, recoveredBy: null });
  });

  it('order the rest by its likeness to the first ten, and leave those as they are', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      aDocument(i < 12 || i % 3 === 0 ? 'Brass shade desk lamp' : 'Rubber mat desk lamp', { id: `lamp-${i}` }),
    );
    const others = Array.from({ length: 40 }, (_, i) => aDocument(i % 2 ? 'Wool scarf' : 'Oak shelf'));
    const lamps = buildIndex([...many, ...others], { fieldWeights: TEST_WEIGHTS });
    const ask = () => lamps.search({ text: 'desk lamp', skip: 0, take: 30, explain: true }).hits;
    const before = ask().map(({ id }) => id);
    lamps.attach(learnVectors([...many, ...others], { fieldWeights: TEST_WEIGHTS, dimensions: 4 }));
    const after = ask();

    expect(after.slice(0, 10).map(({ id }) => id)).toEqual(before.slice(0, 10));
    const isBrass = ({ id }: { id: string }) => many.find((one) => one.id === id)?.fields['title']?.includes('Brass');
    expect(after.slice(10, 18).every(isBrass)).toBe(true);
    expect(after.slice(18).some(isBrass)).toBe(false);
    for (const { score, explanation = [] } of after) {
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5);
    }
  });
});
