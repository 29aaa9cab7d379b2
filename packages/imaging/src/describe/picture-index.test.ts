import { describe, expect, it } from 'vitest';
import { findAlike } from './find-alike.ts';
import { learnProjection } from './learn-projection.ts';
import { buildPictureIndex, type IndexedPicture } from './picture-index.ts';

const SIZE = 40;
const PARTS = [{ length: SIZE, weight: 1, teaches: true }];

/** Deterministic pseudo-random numbers. */
function createNoise(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** Pictures of several types: differences between types are small, within a type large. */
function shelf(kinds: number, each: number): IndexedPicture[] {
  const noise = createNoise(3);
  return Array.from({ length: kinds * each }, (_, n) => {
    const kind = n % kinds;
    const descriptor = Int8Array.from({ length: SIZE }, (_unused, at) => {
      const isTelling = at < 8;
      return isTelling ? ((kind * 7 + at * 3) % 5) * 8 - 16 + noise() * 6 : noise() * 180;
    });
    return { id: `p${n}`, label: `kind ${kind}`, descriptor };
  });
}

describe('an index of pictures', () => {
  it('orders the first ten results by appearance without replacing any', async () => {
    const parts = [
      { length: 2, weight: 1, teaches: false },
      { length: 2, weight: 0.2, teaches: true },
    ];
    const pictures = [
      { id: 'sister', descriptor: Int8Array.of(100, 0, 90, 90) },
      { id: 'copy', descriptor: Int8Array.of(90, 40, 100, 0) },
      { id: 'other', descriptor: Int8Array.of(-100, 0, -100, 0) },
    ].map((picture) => ({ ...picture, label: undefined }));
    const index = await buildPictureIndex(pictures, parts);
    expect(index.nearest([Int8Array.of(100, 0, 100, 2)], 3).map(({ id }) => id)).toEqual(['copy', 'sister', 'other']);
    expect(index.nearest([Int8Array.of(100, 0, 100, 2)], 1).map(({ id }) => id)).toEqual(['copy']);
  });

  it('finds every picture with itself, and the same neighbours as an exhaustive comparison', async () => {
    const pictures = shelf(1, 200).map((picture) => ({ ...picture, label: undefined }));
    const index = await buildPictureIndex(pictures, PARTS);
    const length = (one: Int8Array) => Math.sqrt(one.reduce((sum, value) => sum + value * value, 0));
    const cosine = (one: Int8Array, other: Int8Array) =>
      one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0) / (length(one) * length(other));

    for (const { id, descriptor } of pictures.slice(0, 20)) {
      const found = index.nearest([descriptor], 5);
      const exact = pictures
        .map((other) => ({ id: other.id, likeness: cosine(descriptor, other.descriptor) }))
        .sort((a, b) => b.likeness - a.likeness);
      expect(found[0]).toEqual({ id, likeness: expect.closeTo(1, 1) });
      // Rounding may swap near-equals; clearly more similar ones must be found.
      const fifth = exact[4]?.likeness ?? 0;
      for (const hit of found) expect(exact.find((one) => one.id === hit.id)?.likeness).toBeGreaterThan(fifth - 0.03);
    }
  });

  it('returns the requested number, most similar first, and none for an empty shop', async () => {
    const index = await buildPictureIndex(shelf(2, 20), PARTS);
    const found = index.nearest([shelf(2, 20)[5]?.descriptor as Int8Array], 7);

    expect(found).toHaveLength(7);
    expect(found.map(({ likeness }) => likeness)).toEqual(found.map(({ likeness }) => likeness).sort((a, b) => b - a));
    expect(index.nearest([], 7)).toEqual([]);
    expect((await buildPictureIndex([], PARTS)).nearest([new Int8Array(SIZE)], 7)).toEqual([]);
  });

  it('learns from the kinds of a shop which features matter', async () => {
    const all = shelf(4, 60);
    const [asked, kept] = [all.slice(0, 40), all.slice(40)];
    const precision = async (pictures: IndexedPicture[]) => {
      const index = await buildPictureIndex(pictures, PARTS);
      const kindOf = new Map(kept.map(({ id, label }) => [id, label]));
      const found = asked.flatMap(({ descriptor, label }) =>
        index.nearest([descriptor], 10).map(({ id }) => kindOf.get(id) === label),
      );
      return found.filter(Boolean).length / found.length;
    };

    const unlearned = await precision(kept.map((picture) => ({ ...picture, label: undefined })));

    expect(unlearned).toBeLessThan(0.6);
    expect(await precision(kept)).toBeGreaterThan(unlearned + 0.2);
  });
});

describe('a learned projection', () => {
  it('is not learned without at least two kinds', () => {
    const pictures = shelf(3, 10);

    expect(learnProjection([])).toBeNull();
    expect(learnProjection(pictures.map((picture) => ({ ...picture, label: undefined })))).toBeNull();
    expect(learnProjection(pictures.map((picture) => ({ ...picture, label: 'all' })))).toBeNull();
    expect(learnProjection(pictures.map((picture, n) => ({ ...picture, label: `own ${n}` })))).toBeNull();
  });

  it('handles identical pictures', () => {
    const same = Array.from({ length: 12 }, (_, n) => ({
      descriptor: new Int8Array(SIZE).fill(5),
      label: n % 2 ? 'a' : 'b',
    }));

    expect([...(learnProjection(same)?.project(same[0]!.descriptor) ?? [])].every(Number.isFinite)).toBe(true);
  });
});

describe('products that look the same', () => {
  it('are grouped by file and by appearance, largest group first; other products are in no group', () => {
    const [red, blue, green] = shelf(1, 3).map(({ descriptor }) => descriptor) as [Int8Array, Int8Array, Int8Array];
    const nearlyRed = red.map((value, n) => (n === 3 ? value + 1 : value));
    const filler = shelf(1, 120)
      .slice(3)
      .map(({ id, descriptor }) => ({ id, descriptor, contentHash: id }));

    const groups = findAlike([
      { id: 'red', descriptor: red, contentHash: 'r' },
      ...filler,
      { id: 'red again', descriptor: nearlyRed, contentHash: 'r2' },
      { id: 'red once more', descriptor: red, contentHash: 'r' },
      { id: 'blue', descriptor: blue, contentHash: 'b' },
      { id: 'blue elsewhere', descriptor: blue, contentHash: 'b' },
      { id: 'green', descriptor: green, contentHash: 'g' },
    ]);

    expect(groups).toEqual([
      { kind: 'look-alike', ids: ['red', 'red again', 'red once more'] },
      { kind: 'same-picture', ids: ['blue', 'blue elsewhere'] },
    ]);
  });
});
