import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Product } from '@quarry/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct, shop } from '../search-fixtures.ts';
import { aVersionedCatalog } from '../../../search-engine/testing/versioned-catalog.ts';
import { createIndexerInPlace, type Indexer } from './indexer.ts';
import { openSnapshotFiles } from './snapshot-files.ts';
import { createStoreIndexes, type StoreIndexes, type StoreIndexesParts } from './store-indexes.ts';

let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'quarry-indexes-'));
});
const opened: StoreIndexes[] = [];
afterEach(async () => {
  for (const indexes of opened.splice(0)) await indexes.close();
  await fs.rm(directory, { recursive: true, force: true });
});

const lamps = (count: number, title = 'Brass lamp'): Product[] =>
  Array.from({ length: count }, (_, i) => aProduct({ id: `lamp-${i}`, title: `${title} ${i}`, current_price: 10 + i }));

function indexer() {
  const inPlace = createIndexerInPlace();
  const counting = { builds: 0, gate: Promise.resolve(), ...inPlace };
  counting.build = async (order) => {
    counting.builds += 1;
    await counting.gate;
    return inPlace.build(order);
  };
  return counting satisfies Indexer;
}

/** Builds wait until they are let go. */
function held(builder: ReturnType<typeof indexer>): () => void {
  let letGo = () => {};
  builder.gate = new Promise((resolve) => {
    letGo = () => resolve();
  });
  return letGo;
}

function open(catalog: ReturnType<typeof aVersionedCatalog>, more: Partial<StoreIndexesParts> = {}) {
  let time = 0;
  const builder = indexer();
  const troubles: string[] = [];
  const indexes = createStoreIndexes({
    catalog,
    indexer: builder,
    files: openSnapshotFiles(directory, 'index'),
    codeVersion: 'code-1',
    onError: (message) => troubles.push(message),
    now: () => time,
    ...more,
  });
  opened.push(indexes);
  return {
    indexes,
    builder,
    troubles,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    idsFor: async (text: string, settings = shop) =>
      (await indexes.of(settings)).search({ text, skip: 0, take: 20 }).hits.map(({ id }) => id),
  };
}

/** A store that answers with five lamps of brass, while so much was written that only a new index takes it in. */
async function outgrown(more: Partial<StoreIndexesParts> = {}) {
  const catalog = aVersionedCatalog(lamps(5));
  const opening = open(catalog, more);
  await opening.idsFor('lamp');
  return {
    catalog,
    ...opening,
    outgrow() {
      catalog.save(...lamps(900, 'Silver lamp'));
      opening.pass(1000);
    },
  };
}

const filesOf = async () => (await fs.readdir(path.join(directory, shop.id)).catch(() => [])).sort();

describe('the indexes of the stores', () => {
  it('build one with the first question, once, and keep it on disk', async () => {
    const { indexes, builder, idsFor } = open(aVersionedCatalog(lamps(5)));

    await Promise.all([idsFor('lamp'), idsFor('brass'), idsFor('lamp 3')]);
    await indexes.close();

    expect(builder.builds).toBe(1);
    expect(await filesOf()).toEqual(['1.index']);
  });

  it('are ready before the first search where a store was prepared', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const { indexes, builder, idsFor } = open(catalog);

    await indexes.prepare(shop);
    expect(builder.builds).toBe(1);
    expect(await filesOf()).toEqual(['1.index']);

    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    await indexes.prepare(shop);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(builder.builds).toBe(1);
  });

  it('open what was kept after a restart, and put in what was written since', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));

    const second = open(catalog);

    expect(await second.idsFor('kettle')).toEqual(['kettle']);
    expect(await second.idsFor('lamp')).toHaveLength(5);
    expect(second.builder.builds).toBe(0);
  });

  it('build anew when settings or code are others than those of the kept one', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();

    const otherCode = open(catalog, { codeVersion: 'code-2' });
    await otherCode.idsFor('lamp');
    await otherCode.indexes.refresh(shop.id);
    await otherCode.indexes.close();
    expect(otherCode.builder.builds).toBe(1);
    expect(otherCode.troubles).toEqual([]);

    const otherSettings = open(catalog, { codeVersion: 'code-2' });
    await otherSettings.idsFor('lamp', { ...shop, field_weights: { title: 1 } });
    await otherSettings.indexes.refresh(shop.id);
    expect(otherSettings.builder.builds).toBe(1);
  });

  it('answer from the index of older code, with what was written since, until the new one is built', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));

    const second = open(catalog, { codeVersion: 'code-2' });
    const letGo = held(second.builder);
    expect(await second.idsFor('lamp')).toHaveLength(5);
    expect(await second.idsFor('kettle')).toEqual(['kettle']);
    letGo();
    await second.indexes.refresh(shop.id);

    expect(await second.idsFor('kettle')).toEqual(['kettle']);
    expect(second.builder.builds).toBe(1);
    await second.indexes.close();
    expect(await filesOf()).toEqual(['1.index', '2.index']);
  });

  it('answer at once after a restart though much was written meanwhile, and build behind', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();
    catalog.save(...lamps(900, 'Silver lamp'));

    const second = open(catalog);
    const letGo = held(second.builder);
    expect(await second.idsFor('brass')).toHaveLength(5);
    letGo();
    await second.indexes.refresh(shop.id);

    expect(await second.idsFor('silver')).toHaveLength(20);
    expect(second.builder.builds).toBe(1);
  });

  it('never answer from the index of a record that was set back', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    const first = open(catalog);
    await first.idsFor('kettle');
    await first.indexes.close();

    const restored = aVersionedCatalog(lamps(3));
    const second = open(restored);

    expect(await second.idsFor('kettle')).toEqual([]);
    expect(await second.idsFor('lamp')).toHaveLength(3);
    await second.indexes.close();
    expect(await filesOf()).toEqual(['1.index']);
  });

  it('build anew when a person says so, and keep that on disk', async () => {
    const { indexes, builder, idsFor } = open(aVersionedCatalog(lamps(5)));

    await indexes.rebuild(shop);
    expect(await filesOf()).toEqual(['1.index']);
    await indexes.rebuild(shop);

    expect(builder.builds).toBe(2);
    expect(await idsFor('lamp')).toHaveLength(5);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 7)],
    ['changed in one bit', (bytes: Buffer) => bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 4)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('not an index at all')],
  ])('pass over a kept one that is %s, take the one before it, and say so', async (_how, damage) => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();
    const sound = path.join(directory, shop.id, '1.index');
    const damaged = path.join(directory, shop.id, '2.index');
    await fs.writeFile(damaged, damage(await fs.readFile(sound)));

    const second = open(catalog);

    expect(await second.idsFor('lamp')).toHaveLength(5);
    expect(second.builder.builds).toBe(0);
    expect(second.troubles).toHaveLength(1);
    expect(await filesOf()).toEqual(['1.index']);
  });

  it('discard no kept one that cannot be read at present: they take the one before it, or build', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    await first.indexes.rebuild(shop);
    await first.indexes.close();
    expect(await filesOf()).toEqual(['1.index', '2.index']);
    const files = openSnapshotFiles(directory, 'index');
    const unreadable = (...versions: number[]) => ({
      ...files,
      read: (storeId: string, version: number) =>
        versions.includes(version)
          ? Promise.reject(Object.assign(new Error('Too many open files.'), { code: 'EMFILE' }))
          : files.read(storeId, version),
    });

    const second = open(catalog, { files: unreadable(2) });
    expect(await second.idsFor('kettle')).toEqual(['kettle']);
    expect([second.builder.builds, second.troubles.length]).toEqual([0, 1]);
    expect(await filesOf()).toEqual(['1.index', '2.index']);

    const third = open(catalog, { files: unreadable(1, 2) });
    expect(await third.idsFor('kettle')).toEqual(['kettle']);
    expect([third.builder.builds, third.troubles.length]).toEqual([1, 2]);
    await third.indexes.close();
    expect(await filesOf()).toEqual(['1.index', '2.index']);
  });

  it('discard no kept one for what somebody else makes of it', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();

    const second = open(catalog, {
      onChanged: () => {
        throw new Error('Not of the bytes.');
      },
    });

    await expect(second.idsFor('lamp')).rejects.toThrow('Not of the bytes.');
    expect(await filesOf()).toEqual(['1.index']);
  });

  it('answer though a damaged one cannot be discarded', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const files = openSnapshotFiles(directory, 'index');
    await files.write(shop.id, 1, Buffer.from('not an index at all'));
    const readOnly = { ...files, discard: () => Promise.reject(new Error('Read-only file system.')) };

    const { idsFor, troubles, builder } = open(catalog, { files: readOnly });

    expect(await idsFor('lamp')).toHaveLength(5);
    expect([troubles.length, builder.builds]).toEqual([2, 1]);
  });

  it('show a changed price, stock and text at once when told, without building', async () => {
    const catalog = aVersionedCatalog(lamps(300));
    const { indexes, builder, idsFor } = open(catalog);
    await idsFor('lamp');

    catalog.save(
      aProduct({ id: 'lamp-7', title: 'Crystal chandelier', current_price: 999, stock: 0 }),
      aProduct({ id: 'kettle', title: 'Copper kettle' }),
    );
    await indexes.refresh(shop.id);

    expect(await idsFor('chandelier')).toEqual(['lamp-7']);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    const index = await indexes.of(shop);
    expect(index.search({ text: 'brass', skip: 0, take: 1 }).total).toBe(299);
    const dear = index.search({ text: 'chandelier', filters: { price_min: 990 }, skip: 0, take: 5 });
    const available = index.search({ text: 'chandelier', filters: { in_stock: true }, skip: 0, take: 5 });
    expect([dear.total, available.total]).toEqual([1, 0]);
    expect(builder.builds).toBe(1);
  });

  it('notice within a second what another process has written', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const { pass, idsFor } = open(catalog);
    await idsFor('lamp');
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));

    pass(999);
    expect(await idsFor('kettle')).toEqual([]);
    pass(1);
    expect(await idsFor('kettle')).toEqual(['kettle']);
  });

  it('answer from the old index while a new one is being built, then from the new one', async () => {
    const { catalog, indexes, builder, outgrow, idsFor } = await outgrown();
    const letGo = held(builder);
    outgrow();

    expect(await idsFor('brass')).toHaveLength(5);
    expect(await idsFor('silver')).toEqual([]);
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    letGo();
    await indexes.refresh(shop.id);

    expect(await idsFor('silver')).toHaveLength(20);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(await idsFor('brass')).toEqual([]);
    expect(builder.builds).toBe(2);
  });

  it('take in single changes while a new one is being built, and lose none of them', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const { indexes, builder, pass, idsFor } = open(catalog);
    await idsFor('lamp');
    const letGo = held(builder);
    const otherSettings = { ...shop, field_weights: { title: 1 } };
    pass(1000);
    await idsFor('lamp', otherSettings);
    await vi.waitFor(() => expect(builder.builds).toBe(2));

    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    pass(1000);
    expect(await idsFor('kettle', otherSettings)).toEqual(['kettle']);
    catalog.save(aProduct({ id: 'rug', title: 'Woollen rug' }));
    letGo();
    await indexes.refresh(shop.id);

    expect(await idsFor('kettle', otherSettings)).toEqual(['kettle']);
    expect(await idsFor('rug', otherSettings)).toEqual(['rug']);
  });

  it('show single changes at once while so much was written that an index is built, and keep them in the new one', async () => {
    const { catalog, indexes, builder, outgrow, idsFor } = await outgrown();
    const letGo = held(builder);
    outgrow();
    await idsFor('brass');
    await vi.waitFor(() => expect(builder.builds).toBe(2));

    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle', current_price: 40 }));
    await indexes.refresh(shop.id, ['kettle']);
    catalog.remove('lamp-0');
    await indexes.refresh(shop.id, ['lamp-0']);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(await idsFor('brass')).not.toContain('lamp-0');
    expect(await idsFor('silver')).toEqual([]);

    // So much was written again that the new index takes over without it.
    catalog.save(...lamps(900, 'Golden lamp'));
    catalog.remove('lamp-0');
    const took = vi.waitFor(async () => expect(await idsFor('silver golden')).toHaveLength(20));
    letGo();
    await took;
    expect(await idsFor('kettle')).toEqual(['kettle']);
    await indexes.refresh(shop.id);
    expect(await idsFor('golden')).toHaveLength(20);
    expect(await idsFor('kettle')).toEqual(['kettle']);
    expect(await idsFor('lamp 0')).not.toContain('lamp-0');
  });

  it('forget what was applied early when newer versions of it are in the index', async () => {
    const { catalog, indexes, builder, outgrow, idsFor } = await outgrown();
    const letGo = held(builder);
    outgrow();
    await idsFor('brass');
    await vi.waitFor(() => expect(builder.builds).toBe(2));
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    await indexes.refresh(shop.id, ['kettle']);
    catalog.save(aProduct({ id: 'kettle', title: 'Steel teapot' }));
    letGo();
    await indexes.refresh(shop.id);
    await indexes.rebuild(shop);

    expect(await idsFor('teapot')).toEqual(['kettle']);
    expect(await idsFor('copper')).toEqual([]);
  });

  it('lose no change that a look at the old index has already seen when the new one takes over', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    let takenOver = 0;
    const onChanged = (_storeId: string, isNew: boolean) => {
      if (isNew) takenOver += 1;
    };
    const { indexes, builder, pass, idsFor } = open(catalog, { onChanged });
    await idsFor('lamp');
    const letGo = held(builder);
    const building = indexes.rebuild(shop);
    await vi.waitFor(() => expect(builder.builds).toBe(2));
    catalog.save(aProduct({ id: 'kettle', title: 'Copper kettle' }));
    const { changedSince } = catalog;
    let answer = () => {};
    catalog.changedSince = async (...asked) => {
      catalog.changedSince = changedSince;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return changedSince(...asked);
    };
    pass(1000);
    const looking = idsFor('kettle');
    await vi.waitFor(() => expect(catalog.changedSince).toBe(changedSince));

    // The build read the catalogue before the kettle came; here it reads an older day's, as a slow reader would.
    catalog.storedProducts = async function* () {
      yield lamps(5).map((product, position) => ({ position, version: 1, json: JSON.stringify(product) }));
    };
    letGo();
    await vi.waitFor(() => expect(takenOver).toBe(2));
    answer();
    await Promise.all([looking, building]);

    expect(await idsFor('kettle')).toEqual(['kettle']);
  });

  it('build once for all who find that it is time', async () => {
    const { indexes, builder, outgrow, idsFor } = await outgrown();
    const letGo = held(builder);
    outgrow();

    await Promise.all([idsFor('lamp'), idsFor('brass'), idsFor('lamp')]);
    const refreshed = [indexes.refresh(shop.id), indexes.refresh(shop.id)];
    letGo();
    await Promise.all(refreshed);

    expect(await idsFor('silver')).toHaveLength(20);
    expect(builder.builds).toBe(2);
  });

  it('wait longer and longer between builds that fail', async () => {
    const { builder, troubles, outgrow, pass, idsFor } = await outgrown();
    builder.gate = Promise.reject(new Error('Out of memory.'));
    builder.gate.catch(() => {});
    outgrow();
    const triedAt: number[] = [];
    for (let second = 1; second <= 40; second++) {
      const before = builder.builds;
      expect(await idsFor('brass')).toHaveLength(5);
      await new Promise(setImmediate);
      if (builder.builds > before) triedAt.push(second);
      pass(1000);
    }

    expect(triedAt).toEqual([1, 6, 16, 36]);
    expect(troubles).toHaveLength(4);
  });

  it('end what is under way when the server closes, without complaint', async () => {
    const builder = indexer();
    let fail = (_error: Error) => {};
    const { indexes, troubles, outgrow, idsFor } = await outgrown({
      indexer: { ...builder, close: async () => fail(new Error('The server is closing.')) },
    });
    builder.gate = new Promise((_, reject) => {
      fail = reject;
    });
    outgrow();
    await idsFor('lamp');

    await indexes.close();

    expect(troubles).toEqual([]);
  });

  it('build anew when a good part of an index has been changed piece by piece', async () => {
    const catalog = aVersionedCatalog(lamps(400));
    const { indexes, builder, idsFor } = open(catalog);
    await idsFor('lamp');
    for (let i = 0; i < 210; i += 70) {
      catalog.save(...lamps(i + 70, 'Silver lamp').slice(i));
      await indexes.refresh(shop.id);
    }

    expect(await idsFor('silver')).toHaveLength(20);
    expect(builder.builds).toBe(2);
  });

  it('go on answering when the record is away or a new index cannot be built, and say so', async () => {
    const { catalog, indexes, troubles, outgrow, pass, idsFor } = await outgrown();
    const { version, storedProducts } = catalog;
    catalog.version = () => Promise.reject(new Error('The record is away.'));
    pass(1000);
    expect(await idsFor('lamp')).toHaveLength(5);
    expect(troubles).toHaveLength(1);
    await expect(indexes.refresh(shop.id)).rejects.toThrow('The record is away.');

    catalog.version = version;
    catalog.storedProducts = () => {
      throw new Error('The record is away again.');
    };
    outgrow();
    expect(await idsFor('brass')).toHaveLength(5);
    await vi.waitFor(() => expect(troubles).toHaveLength(2));

    catalog.storedProducts = storedProducts;
    await indexes.refresh(shop.id);
    expect(await idsFor('silver')).toHaveLength(20);
  });

  it('go on when the disk is full', async () => {
    const files = openSnapshotFiles(directory, 'index');
    const full = { ...files, write: () => Promise.reject(new Error('No space left.')) };
    const { indexes, troubles, idsFor } = open(aVersionedCatalog(lamps(5)), { files: full });

    expect(await idsFor('lamp')).toHaveLength(5);
    await indexes.close();
    expect(troubles).toEqual([expect.stringContaining('could not be written to disk')]);
  });

  it('keep demand and vectors over a new build', async () => {
    const { indexes, idsFor, outgrow, builder } = await outgrown();
    const nearLamp3 = async () => {
      const index = await indexes.of(shop);
      const query = { text: 'cosiness', vector: Float32Array.of(1, 0), skip: 0, take: 5 };
      return index.search(query).hits.map(({ id }) => id);
    };
    expect([(await idsFor('lamp'))[0], await nearLamp3()]).toEqual(['lamp-0', []]);
    indexes.patch(shop.id, [{ kind: 'patch', id: 'lamp-4', popularity: 1000 }]);
    indexes.attach(shop.id, {
      dimensions: 2,
      ids: ['lamp-2', 'lamp-3'],
      products: Int8Array.of(0, 127, 127, 0),
      floor: 0.5,
    });
    expect([(await idsFor('lamp'))[0], await nearLamp3()]).toEqual(['lamp-4', ['lamp-3']]);

    outgrow();
    await indexes.refresh(shop.id);

    expect(builder.builds).toBe(2);
    expect([(await idsFor('silver lamp'))[0], await nearLamp3()]).toEqual(['lamp-4', ['lamp-3']]);
  });

  it('show no product without its demand, not even while many change', async () => {
    const catalog = aVersionedCatalog(lamps(400));
    const { indexes, idsFor } = open(catalog);
    await idsFor('lamp');
    indexes.patch(shop.id, [{ kind: 'patch', id: 'lamp-4', popularity: 1000 }]);
    const index = await indexes.of(shop);
    catalog.save(...lamps(300, 'Silver lamp'));
    const seen = new Set<number>();

    let isOver = false;
    const refreshed = indexes.refresh(shop.id).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const { total, hits } = index.search({ text: 'silver', skip: 0, take: 1 });
      if (total > 0) expect(hits[0]?.id).toBe('lamp-4');
      seen.add(total);
      await new Promise(setImmediate);
    }
    await refreshed;

    expect([...seen].filter((total) => total > 0 && total < 300).length).toBeGreaterThan(0);
  });

  it('leave a store alone that nobody has asked about, and know its demand when somebody does', async () => {
    const { indexes, builder, idsFor } = open(aVersionedCatalog(lamps(5)));

    await indexes.refresh(shop.id);
    indexes.patch(shop.id, [{ kind: 'patch', id: 'lamp-4', popularity: 1000 }]);

    expect(builder.builds).toBe(0);
    expect((await idsFor('brass'))[0]).toBe('lamp-4');
  });
});

describe('deletions', () => {
  it('leave the index that answers, also one that was kept on disk', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    catalog.remove('lamp-1');
    first.pass(1000);
    expect((await first.idsFor('lamp')).toSorted()).toEqual(['lamp-0', 'lamp-2', 'lamp-3', 'lamp-4']);
    await first.indexes.close();
    catalog.remove('lamp-2');

    const second = open(catalog);

    expect((await second.idsFor('lamp')).toSorted()).toEqual(['lamp-0', 'lamp-3', 'lamp-4']);
    expect(first.builder.builds + second.builder.builds).toBe(1);
  });

  it('of a store forget its index and its files', async () => {
    const { indexes, builder, idsFor } = open(aVersionedCatalog(lamps(5)));
    await idsFor('lamp');
    await indexes.drop(shop.id);

    expect(await filesOf()).toEqual([]);

    await idsFor('lamp');
    expect(builder.builds).toBe(2);
  });

  it('of a store make an index of it useless for a later one of the same id', async () => {
    const catalog = aVersionedCatalog(lamps(5));
    const first = open(catalog);
    await first.idsFor('lamp');
    await first.indexes.close();
    const later = aVersionedCatalog([aProduct({ id: 'kettle', title: 'Copper kettle' })]);
    later.now = 100;
    later.changedSince = async (_storeId, version) => (version < 100 ? null : []);

    const second = open(later);

    expect(await second.idsFor('lamp')).toEqual([]);
    expect(await second.idsFor('kettle')).toEqual(['kettle']);
  });
});
