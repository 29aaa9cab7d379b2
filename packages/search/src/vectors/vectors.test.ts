import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { openIndex } from '../index/open-index.ts';
import { IndexChanger } from '../index/apply-changes.ts';
import { IndexWriter } from '../index/write-index.ts';
import type { EngineDocument } from '../engine-document.ts';
import { AttachedVectors, attachVectors, vectorsOf } from './attached-vectors.ts';
import { learnVectors } from './learn-vectors.ts';
import { measureFloor } from './measure-floor.ts';
import { findStem } from './place-words.ts';
import type { ProductVectors } from './product-vectors.ts';
import { writeUnitRow } from './quantize.ts';
import { seededRandom } from './seeded-random.ts';
import { symmetricEigen } from './symmetric-eigen.ts';
import { vectorEvidence } from './vector-evidence.ts';

/**
 * Two groups of products without a common word; `runner` and `jogger` never occur in the same product, but in similar
 * contexts.
 */
const SHELVES = [
  { id: 'shoe', things: ['runner', 'jogger'], company: ['mesh', 'sole', 'lace', 'foam', 'heel'] },
  { id: 'lamp', things: ['lantern', 'sconce'], company: ['brass', 'shade', 'bulb', 'glass', 'cord'] },
];
const shelf = (): EngineDocument[] =>
  SHELVES.flatMap(({ id, things, company }) =>
    things.flatMap((thing) =>
      company.map((word, i) =>
        aDocument(`${thing} ${word} ${company[(i + 1) % company.length]}`, {
          id: `${id}-${thing}-${i}`,
          attributes: { category: [id] },
        }),
      ),
    ),
  );
const learned = (documents: readonly EngineDocument[] = shelf()) =>
  learnVectors(documents, { fieldWeights: TEST_WEIGHTS, dimensions: DIMENSIONS });
const DIMENSIONS = 3;

function opened(documents: readonly EngineDocument[]) {
  const writer = new IndexWriter({ fieldWeights: TEST_WEIGHTS });
  for (const document of documents) writer.add(document);
  return openIndex(writer.finish());
}

function attached(documents: readonly EngineDocument[] = shelf(), vectors: ProductVectors = learned(documents)) {
  const open = opened(documents);
  attachVectors(open.data, vectors);
  return open;
}

const unit = (rows: number[][]): Int8Array => {
  const bytes = new Int8Array(rows.length * rows[0]!.length);
  rows.forEach((row, i) => writeUnitRow(bytes, i, row));
  return bytes;
};

describe('learned vectors', () => {
  it('are near for words that keep the same company, though they never meet', () => {
    const { words, dimensions } = learned();
    const at = (stem: string) => findStem(words!, stem) * dimensions;
    const cosine = (a: string, b: string) => {
      let sum = 0;
      for (let d = 0; d < dimensions; d++) sum += words!.vectors[at(a) + d]! * words!.vectors[at(b) + d]!;
      return sum / 127 ** 2;
    };
    expect(cosine('runner', 'jogger')).toBeGreaterThan(cosine('runner', 'lantern') + 0.3);
    expect(cosine('lantern', 'sconc')).toBeGreaterThan(cosine('jogger', 'sconc') + 0.3);
  });

  it('are the same in every run, one row a product, each of length one', () => {
    const documents = shelf();
    const first = learned(documents);
    expect(learned(documents)).toEqual(first);
    expect(first.ids).toEqual(documents.map(({ id }) => id));
    for (let row = 0; row < first.ids.length; row++) {
      const vector = first.products.subarray(row * first.dimensions, (row + 1) * first.dimensions);
      expect(Math.hypot(...vector)).toBeCloseTo(127, -1);
    }
  });

  it('can be learned of anything, even of nothing', () => {
    expect(learned([]).ids).toEqual([]);
    const words = fc.array(fc.constantFrom('red', 'mug', 'big', 'x1', '', 'კაბა'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (titles) => {
        const documents = titles.map((title) => aDocument(title.join(' ')));
        const { products, floor } = learned(documents);
        expect(products).toHaveLength(documents.length * DIMENSIONS);
        expect(floor).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('vectors beside an index', () => {
  it('return products of the same meaning, and nothing for unknown words', () => {
    const { data } = attached();
    const near = vectorEvidence(data, { stems: ['runner'] })!.nearest(4);
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ product }) => data.ids.at(product).startsWith('shoe'))).toBe(true);
    expect(vectorEvidence(data, { stems: ['blorptastic'] })).toBeNull();
    expect(vectorEvidence(opened(shelf()).data, { stems: ['runner'] })).toBeNull();
  });

  it('use examples rather than words, and a given vector rather than both', () => {
    const { data } = attached();
    const first = (question: Parameters<typeof vectorEvidence>[1]) =>
      data.ids.at(vectorEvidence(data, question)!.nearest(1)[0]!.product);
    expect(
      first({ stems: ['runner'], examples: [data.productOf('lamp-lantern-1'), data.productOf('lamp-sconce-2')] }),
    ).toMatch(/^lamp/);
    const shoe = learned().products.subarray(0, DIMENSIONS);
    expect(first({ stems: ['lantern'], vector: Float32Array.from(shoe) })).toMatch(/^shoe/);
    expect(vectorEvidence(data, { vector: new Float32Array(3) })).toBeNull();
  });

  it('find the same neighbours as comparing every product does', () => {
    const row = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), row, fc.nat({ max: 8 }), (rows, query, most) => {
        const documents = rows.map((_, i) => aDocument('thing', { id: `p${i}` }));
        const products = unit(rows);
        const { data } = attached(documents, {
          dimensions: 3,
          ids: documents.map(({ id }) => id),
          products,
          floor: 0.5,
        });
        const asked = unit([query]);
        const expected = rows
          .map((_, product) => {
            const bytes = products.subarray(product * 3, product * 3 + 3);
            const scale = Math.fround(127 / (Math.sqrt(bytes.reduce((sum, v) => sum + v * v, 0)) || 127));
            return { product, cosine: (asked.reduce((sum, v, d) => sum + v * bytes[d]!, 0) * scale) / 127 ** 2 };
          })
          .filter(({ cosine }) => cosine >= 0.5)
          .toSorted((a, b) => b.cosine - a.cosine || a.product - b.product)
          .slice(0, most);
        expect(vectorsOf(data)!.nearest(asked, { most })).toEqual(expected);
      }),
    );
  });

  it('put a product first that is like the query, not one that rounding made longer', () => {
    const documents = [aDocument('thing', { id: 'longer' }), aDocument('thing', { id: 'same' })];
    const products = Int8Array.of(90, 90, 1, 89, 90, 0);
    const { data } = attached(documents, { dimensions: 3, ids: ['longer', 'same'], products, floor: 0.5 });
    const near = vectorsOf(data)!.nearest(Int8Array.of(89, 90, 0), { most: 2 });
    expect(near.map(({ product }) => data.ids.at(product))).toEqual(['same', 'longer']);
  });

  it('keep the place of a changed product, and give a new one a place by its words', () => {
    const open = attached();
    const { data } = open;
    const before = vectorsOf(data)!.cosine(vectorsOf(data)!.placeQuery(['runner'])!, data.productOf('shoe-runner-0'));
    new IndexChanger(open).apply([
      { kind: 'put', document: aDocument('lantern brass', { id: 'shoe-runner-0' }) },
      { kind: 'put', document: aDocument('sconce shade', { id: 'new' }) },
      { kind: 'remove', id: 'lamp-sconce-1' },
    ]);
    const runner = vectorsOf(data)!.placeQuery(['runner'])!;
    expect(vectorsOf(data)!.cosine(runner, data.productOf('shoe-runner-0'))).toBe(before);
    const lamps = vectorEvidence(data, { stems: ['sconc'] })!
      .nearest(50)
      .map(({ product }) => data.ids.at(product));
    expect(lamps).toContain('new');
    expect(lamps).not.toContain('lamp-sconce-1');
  });

  it('of a provider leave a new product without a place, and refuse what does not fit together', () => {
    const documents = shelf();
    const provider = {
      dimensions: 2,
      ids: documents.map(({ id }) => id),
      products: unit(documents.map((_, i) => [1, i])),
    };
    const open = attached(documents, provider);
    new IndexChanger(open).apply([{ kind: 'put', document: aDocument('runner', { id: 'new' }) }]);
    const evidence = vectorEvidence(open.data, { vector: Float32Array.of(1, 0) })!;
    expect(evidence.cosine(open.data.productOf('new'))).toBe(0);
    expect(evidence.nearest(1)[0]?.product).toBe(0);
    expect(vectorEvidence(open.data, { stems: ['runner'] })).toBeNull();
    expect(() => new AttachedVectors(open.data, { ...provider, dimensions: 3 })).toThrow(RangeError);
  });
});

describe('the floor', () => {
  it('lies above what pairs that have nothing to do with each other reach', () => {
    const random = seededRandom(7);
    const rows = Array.from({ length: 400 }, () => Array.from({ length: 16 }, () => random() - 0.5));
    const vectors = { dimensions: 16, ids: rows.map((_, i) => `${i}`), products: unit(rows) };
    const floor = measureFloor(vectors);
    const { data } = attached(
      rows.map((_, i) => aDocument('thing', { id: `${i}` })),
      { ...vectors, floor },
    );
    const found = vectorsOf(data)!.nearest(unit([Array.from({ length: 16 }, () => random() - 0.5)]), { most: 400 });
    expect(found.length).toBeLessThan(20);
  });
});

describe('eigenvectors', () => {
  it('turn a symmetric matrix into their values', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer(), (size, seed) => {
        const random = seededRandom(seed);
        const matrix = new Float64Array(size * size);
        for (let i = 0; i < size; i++)
          for (let j = 0; j <= i; j++) matrix[i * size + j] = matrix[j * size + i] = random() - 0.5;
        const { values, vectors } = symmetricEigen(matrix, size);
        expect([...values]).toEqual([...values].sort((a, b) => b - a));
        for (let k = 0; k < size; k++) {
          for (let i = 0; i < size; i++) {
            let image = 0;
            for (let j = 0; j < size; j++) image += matrix[i * size + j]! * vectors[j * size + k]!;
            expect(image).toBeCloseTo(values[k]! * vectors[i * size + k]!, 6);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
