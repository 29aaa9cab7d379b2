import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aVersionedCatalog } from '../../../search-engine/testing/versioned-catalog.ts';
import { createIndexerInPlace } from '../indexing/indexer.ts';
import { openSnapshotFiles } from '../indexing/snapshot-files.ts';
import { aProduct, shop } from '../search-fixtures.ts';
import { createLearnedVectors } from './learned-vectors.ts';

let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'quarry-vectors-'));
});
afterEach(() => fs.rm(directory, { recursive: true, force: true }));

const signal = new AbortController().signal;
const lamps = (count: number, title = 'Brass lamp') =>
  Array.from({ length: count }, (_, i) => aProduct({ id: `lamp-${i}`, title: `${title} ${i}`, category: 'lamp' }));
const filesOf = async () => (await fs.readdir(path.join(directory, shop.id)).catch(() => [])).sort();

function open(catalog: ReturnType<typeof aVersionedCatalog>, codeVersion = 'code-1') {
  const inPlace = createIndexerInPlace();
  const learned = { times: 0 };
  const troubles: string[] = [];
  const source = createLearnedVectors({
    catalog,
    stores: { find: async () => shop },
    indexer: {
      ...inPlace,
      build(order) {
        learned.times += 1;
        return inPlace.build(order);
      },
    },
    files: openSnapshotFiles(directory, 'vectors'),
    codeVersion,
    onError: (message) => troubles.push(message),
  });
  return { learned, troubles, idsOf: async () => (await source.vectorsOf(shop.id, signal)).ids };
}

describe('vectors learned from the catalogue', () => {
  it('are kept, and serve until a good part of the products has changed', async () => {
    const catalog = aVersionedCatalog(lamps(40));
    expect(await open(catalog).idsOf()).toHaveLength(40);
    expect(await filesOf()).toEqual(['1.vectors']);

    catalog.save(...lamps(4, 'Silver lamp'));
    const second = open(catalog);
    await second.idsOf();
    expect(second.learned.times).toBe(0);

    catalog.save(...lamps(5, 'Copper lamp'));
    const third = open(catalog);
    await third.idsOf();
    expect(third.learned.times).toBe(1);
    expect(await filesOf()).toEqual(['1.vectors', '3.vectors']);
  });

  it('are never those of a record that was set back', async () => {
    const catalog = aVersionedCatalog(lamps(40));
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    expect(await open(catalog).idsOf()).toContain('kettle');
    expect(await filesOf()).toEqual(['2.vectors']);

    const restored = open(aVersionedCatalog(lamps(40)));

    expect(await restored.idsOf()).not.toContain('kettle');
    expect([restored.learned.times, restored.troubles]).toEqual([1, []]);
    expect(await filesOf()).toEqual(['1.vectors']);
  });

  it('are learned anew by other code, and when the kept ones are damaged, which is said', async () => {
    const catalog = aVersionedCatalog(lamps(40));
    await open(catalog).idsOf();

    const otherCode = open(catalog, 'code-2');
    expect(await otherCode.idsOf()).toHaveLength(40);
    expect([otherCode.learned.times, otherCode.troubles]).toEqual([1, []]);

    await fs.writeFile(path.join(directory, shop.id, '1.vectors'), 'not vectors at all');
    const damaged = open(catalog, 'code-2');
    expect(await damaged.idsOf()).toHaveLength(40);
    expect(damaged.learned.times).toBe(1);
    expect(damaged.troubles).toEqual([expect.stringContaining('cannot be used')]);
  });
});
