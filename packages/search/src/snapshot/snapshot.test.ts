import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { buildSnapshot, createIndexBuilder, openSnapshot } from './index-snapshot.ts';
import { SnapshotError, type SnapshotFault } from './snapshot-error.ts';
import { openVectors, writeVectors } from './vectors-snapshot.ts';

const OPTIONS = { fieldWeights: TEST_WEIGHTS, currency: 'USD', language: 'en' } as const;

const documents: EngineDocument[] = [
  aDocument('Red cotton dress', {
    id: 'd1',
    attributes: { category: ['dress'], color: ['red'], brand: ['Velora'] },
    fields: {
      title: 'Red cotton dress',
      description: 'A summer dress with pockets',
      identifiers: 'VE-4711 4006381333931',
    },
    variants: [
      { attributes: { size: ['M'] }, price: 20, stock: 0 },
      { attributes: { size: ['L'] }, price: null, stock: 4 },
    ],
    rating: 4.5,
    popularity: 12,
  }),
  aDocument('წითელი აბრეშუმის კაბა', { id: 'd2', attributes: { category: ['dress'], color: ['red'] }, price: 90 }),
  aDocument('Kablosuz kulaklık', { id: 'd3', attributes: { category: ['headphones'] }, price: null, stock: null }),
  aDocument('فستان أحمر', { id: 'd4', stock: 0 }),
  aDocument('Oak book shelf', { id: 'd5', attributes: { category: ['bookshelf'], material: ['oak'] }, popularity: 3 }),
  aDocument('Broken \ud800 emoji 🦄', { id: 'd6\udfff' }),
];
const QUERIES = [
  '',
  'red dress',
  'წითელი კაბა',
  'dres',
  'drses',
  'cotton',
  'bookshelf',
  'kulaklik',
  'فستان',
  'under 50',
  've 4711',
  'dress size M',
  'not red',
  'nothing of this kind',
  'd6\udfff',
];

function faultOf(open: () => unknown): SnapshotFault | 'none' {
  try {
    open();
    return 'none';
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    return error.fault;
  }
}

describe('a snapshot', () => {
  it('answers every query, suggestion and filter as the index it was made of', () => {
    const built = buildIndex(documents, OPTIONS);
    for (const shared of [false, true]) {
      const opened = openSnapshot(buildSnapshot(documents, { ...OPTIONS, shared }));
      expect(opened.size).toBe(documents.length);
      for (const text of QUERIES) {
        for (const filters of [undefined, { color: 'red' }, { in_stock: true }, { size: 'M' }, { price_max: 30 }]) {
          const query = { text, filters, skip: 0, take: 10, explain: true };
          expect(opened.search(query)).toEqual(built.search(query));
        }
        expect(opened.suggest(text)).toEqual(built.suggest(text));
      }
    }
  });

  it('is the same whether documents come at once or in batches', () => {
    const builder = createIndexBuilder(OPTIONS);
    builder.add(documents.slice(0, 2));
    builder.add(documents.slice(2));
    expect(builder.size).toBe(documents.length);
    expect(builder.finish()).toEqual(buildSnapshot(documents, OPTIONS));
  });

  it('refuses two documents with one id, in whichever batches they come', () => {
    const builder = createIndexBuilder(OPTIONS);
    builder.add(documents.slice(0, 2));
    expect(() => builder.add(documents.slice(1))).toThrow(RangeError);
  });

  it('can be opened from a buffer and from the middle of one', () => {
    const bytes = buildSnapshot(documents, OPTIONS);
    for (const shift of [0, 3, 8]) {
      const larger = new Uint8Array(bytes.length + shift);
      larger.set(bytes, shift);
      expect(openSnapshot(larger.subarray(shift)).search({ text: 'dress', skip: 0, take: 5 }).total).toBe(3);
    }
    expect(openSnapshot(bytes.slice().buffer).size).toBe(documents.length);
  });

  it('may contain no documents', () => {
    const empty = openSnapshot(buildSnapshot([], OPTIONS));
    expect(empty.search({ text: 'red dress', skip: 0, take: 1 })).toMatchObject({ hits: [], total: 0 });
    empty.apply([{ kind: 'put', document: documents[0]! }]);
    expect(empty.search({ text: 'red dress', skip: 0, take: 1 }).total).toBe(1);
  });

  it('is never written to by changes', () => {
    const bytes = buildSnapshot(documents, { ...OPTIONS, shared: true });
    const before = bytes.slice();
    const opened = openSnapshot(bytes);
    opened.apply([
      { kind: 'patch', id: 'd2', price: 1, stock: 0, rating: 5, popularity: 1000 },
      { kind: 'remove', id: 'd1' },
      { kind: 'put', document: aDocument('Red wool dress', { id: 'd9', attributes: { color: ['red'] } }) },
    ]);
    opened.search({ text: 'red dress', skip: 0, take: 5 });
    opened.suggest('red');
    expect(bytes).toEqual(before);
  });
});

describe('a snapshot that is not what was written', () => {
  const bytes = buildSnapshot(documents, { ...OPTIONS, label: 'dressup 7' });

  it('is refused after any single flipped bit', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const damaged = bytes.slice();
        damaged[at]! ^= 1 << bit;
        expect(faultOf(() => openSnapshot(damaged))).not.toBe('none');
      }),
      { numRuns: 500 },
    );
    for (let at = 0; at < 64; at++) {
      const damaged = bytes.slice();
      damaged[at]! ^= 0x10;
      expect(faultOf(() => openSnapshot(damaged))).not.toBe('none');
    }
  });

  it('is found out when bytes were overwritten or moved', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 9), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, other) => {
        const damaged = bytes.slice();
        damaged.set(other, at);
        if (damaged.every((byte, i) => byte === bytes[i])) return;
        expect(faultOf(() => openSnapshot(damaged))).not.toBe('none');
      }),
    );
  });

  it('is found out when it is cut short or too long', () => {
    for (const length of [0, 1, 7, 8, 20, 39, 40, 41, bytes.length >> 1, bytes.length - 8, bytes.length - 1]) {
      expect(['foreign', 'length']).toContain(faultOf(() => openSnapshot(bytes.slice(0, length))));
    }
    const longer = new Uint8Array(bytes.length + 8);
    longer.set(bytes);
    expect(faultOf(() => openSnapshot(longer))).toBe('length');
  });

  it('is refused by name: another kind, another version, another label', () => {
    expect(faultOf(() => openSnapshot(new TextEncoder().encode('id,title\n1,Dress\n'.repeat(10))))).toBe('foreign');
    expect(faultOf(() => openVectors(bytes))).toBe('foreign');
    const later = bytes.slice();
    later[8]!++;
    expect(faultOf(() => openSnapshot(later))).toBe('version');
    expect(faultOf(() => openSnapshot(bytes, { expectLabel: 'dressup 8' }))).toBe('label');
    expect(faultOf(() => openSnapshot(bytes, { expectLabel: 'dressup 7' }))).toBe('none');
  });
});

it('vectors come back from their bytes as they were', () => {
  const vectors = {
    dimensions: 2,
    ids: ['a', 'ბ'],
    products: Int8Array.of(127, 0, -3, 5),
    words: { stems: ['dress', 'კაბა'], vectors: Int8Array.of(1, 2, 3, 4), weights: Float32Array.of(0.5, 2) },
    floor: 0.25,
  };
  expect(openVectors(writeVectors(vectors, { label: 'x' }), { expectLabel: 'x' })).toEqual(vectors);
  const { words: _, floor: __, ...provided } = vectors;
  expect(openVectors(writeVectors(provided))).toEqual(provided);
  expect(faultOf(() => openVectors(writeVectors(vectors, { label: 'x' }), { expectLabel: 'y' }))).toBe('label');
});
