import { Product } from '@quarry/contract';
import { type Database, type OpenDatabase, stores } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aStore, products as manyProducts } from './catalog-fixtures.ts';
import { createProductRepository, type ProductRepository } from './product-repository.ts';

let database: OpenDatabase;
let repository: ProductRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createProductRepository(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(stores);
  await addStore(database.db, 'shop');
  await addStore(database.db, 'other');
});

async function addStore(db: Database, id: string): Promise<void> {
  await db.insert(stores).values({ id, settings: aStore({ id }) });
}

type Changes = Awaited<ReturnType<ProductRepository['changedSince']>>;

/** Ids of changes, those of deleted products with a minus before them. */
function ids(changes: Changes): string[] | null {
  return (
    changes?.map((row) => ('deletedId' in row ? `-${row.deletedId}` : Product.parse(JSON.parse(row.json)).id)) ?? null
  );
}

describe('saving products', () => {
  it('counts new, changed and unchanged products', async () => {
    const [chair, table, lamp] = [aProduct({ id: 'chair' }), aProduct({ id: 'table' }), aProduct({ id: 'lamp' })];

    expect(await repository.save('shop', [chair, table])).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(await repository.save('shop', [chair, { ...table, current_price: 35 }, lamp])).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
    });
    expect((await repository.byIds('shop', ['table']))[0]?.current_price).toBe(35);
  });

  it('ignores the order of columns and attributes', async () => {
    const chair = aProduct({ id: 'chair', attributes: { color: 'red', size: 'm' } });
    const reordered = Object.fromEntries(
      Object.entries({ ...chair, attributes: { size: 'm', color: 'red' } }).reverse(),
    ) as typeof chair;
    await repository.save('shop', [chair]);

    expect(await repository.save('shop', [reordered])).toMatchObject({ unchanged: 1 });
  });

  it('increments the version only for changes', async () => {
    const [before, chair] = [await repository.version('shop'), aProduct({ id: 'chair' })];
    await repository.save('shop', [chair]);
    const after = await repository.version('shop');
    await repository.save('shop', [chair]);

    expect(after).toBe(before + 1);
    expect(await repository.version('shop')).toBe(after);
    expect(await repository.version('other')).toBe(0);
    expect(await repository.version('nowhere')).toBe(0);
  });

  it('lists the changes after a version', async () => {
    const [chair, table, lamp] = [aProduct({ id: 'chair' }), aProduct({ id: 'table' }), aProduct({ id: 'lamp' })];
    await repository.save('shop', [chair, table]);
    const seen = await repository.version('shop');
    expect(await repository.changedSince('shop', seen, 10)).toEqual([]);

    await repository.save('other', [aProduct({ id: 'rug' })]);
    await Promise.all([
      repository.save('shop', [chair, { ...table, current_price: 35 }]),
      repository.save('shop', [lamp]),
    ]);

    expect(ids(await repository.changedSince('shop', seen, 10))).toEqual(['table', 'lamp']);
    expect(ids(await repository.changedSince('shop', seen, 1))).toEqual(['table']);
    expect(await repository.changedSince('shop', await repository.version('shop'), 10)).toEqual([]);
  });

  it('reads named products as they are now, also that one was deleted', async () => {
    await repository.save('shop', [aProduct({ id: 'chair' }), aProduct({ id: 'table' }), aProduct({ id: 'lamp' })]);
    await repository.remove('shop', ['lamp'], { mayBeMissing: false });

    const named = ['table', 'lamp', 'never'];
    expect(ids(await repository.rowsOf('shop', named))).toEqual(['-lamp', 'table']);
    expect(await repository.rowsOf('other', named)).toEqual([]);
  });

  it('returns products as stored JSON, in insertion order', async () => {
    const shelf = manyProducts(1200);
    await repository.save('shop', shelf);

    const rows: { position: number; json: string }[] = [];
    for await (const page of repository.stored('shop')) rows.push(...page);

    expect(rows.map(({ json }) => JSON.parse(json))).toEqual(shelf);
    expect(rows.every(({ position }, i) => i === 0 || position > rows[i - 1]!.position)).toBe(true);
  });

  it('keeps the last of two products with one id, and accepts an empty batch', async () => {
    const counts = await repository.save('shop', [
      aProduct({ id: 'a', title: 'One' }),
      aProduct({ id: 'a', title: 'Two' }),
    ]);

    expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect((await repository.byIds('shop', ['a']))[0]?.title).toBe('Two');
    expect(await repository.save('shop', [])).toEqual({ created: 0, updated: 0, unchanged: 0 });
  });

  it('changes nothing when the store is unknown', async () => {
    await expect(repository.save('nowhere', [aProduct({ id: 'a' })])).rejects.toThrow(/Failed query/);
  });
});

describe('reading products', () => {
  it('keeps the order of the ids and leaves out unknown ones', async () => {
    await repository.save('shop', manyProducts(3));

    const found = await repository.byIds('shop', ['p2', 'missing', 'p0']);

    expect(found.map(({ id }) => id)).toEqual(['p2', 'p0']);
    expect(await repository.byIds('shop', [])).toEqual([]);
  });

  it('never shows one store the products of another', async () => {
    await repository.save('shop', [aProduct({ id: 'a', title: 'Ours' })]);
    await repository.save('other', [aProduct({ id: 'a', title: 'Theirs' }), aProduct({ id: 'b' })]);

    expect((await repository.byIds('shop', ['a', 'b'])).map(({ title }) => title)).toEqual(['Ours']);
    expect(await repository.first('shop', 10)).toHaveLength(1);
    expect(await repository.count('shop')).toBe(1);
  });

  it('pages through all products once in insertion order, despite concurrent changes', async () => {
    await repository.save('shop', manyProducts(1201));
    const seen: string[] = [];

    for await (const page of repository.all('shop')) {
      seen.push(...page.map(({ id }) => id));
      await repository.save('shop', [aProduct({ id: 'p3', title: `Changed after ${seen.length}` })]);
    }

    expect(seen).toEqual(manyProducts(1201).map(({ id }) => id));
  });
});

describe('deleting products', () => {
  const [chair, table, lamp] = [aProduct({ id: 'chair' }), aProduct({ id: 'table' }), aProduct({ id: 'lamp' })];

  it('deletes the given products, and lists them as changes after earlier versions', async () => {
    await repository.save('shop', [chair, table, lamp]);
    await repository.save('other', [chair]);
    const seen = await repository.version('shop');

    expect(await repository.remove('shop', ['chair', 'lamp'], { mayBeMissing: false })).toEqual({
      deleted: 2,
      missing: [],
    });

    expect(await repository.count('shop')).toBe(1);
    expect(await repository.count('other')).toBe(1);
    expect(await repository.version('shop')).toBe(seen + 1);
    expect(ids(await repository.changedSince('shop', seen, 10))?.toSorted()).toEqual(['-chair', '-lamp']);
    expect(await repository.changedSince('shop', seen, 1)).toHaveLength(1);
  });

  it('deletes nothing when one is missing, unless that is allowed', async () => {
    await repository.save('shop', [chair]);
    const seen = await repository.version('shop');

    expect(await repository.remove('shop', ['chair', 'sofa'], { mayBeMissing: false })).toEqual({
      deleted: 0,
      missing: ['sofa'],
    });
    expect([await repository.count('shop'), await repository.version('shop')]).toEqual([1, seen]);

    expect(await repository.remove('shop', ['chair', 'sofa'], { mayBeMissing: true })).toEqual({
      deleted: 1,
      missing: ['sofa'],
    });
    expect(await repository.count('shop')).toBe(0);
  });

  it('removes the deletion entry when the product is imported again', async () => {
    await repository.save('shop', [chair, table]);
    const seen = await repository.version('shop');
    await repository.remove('shop', ['chair'], { mayBeMissing: false });

    await repository.save('shop', [chair]);

    expect(ids(await repository.changedSince('shop', seen, 10))).toEqual(['chair']);
  });

  it('recognizes that a version older than the store belongs to another store', async () => {
    await database.db.update(stores).set({ firstVersion: 500, catalogueVersion: 500 }).where(eq(stores.id, 'shop'));

    expect(await repository.changedSince('shop', 499, 10)).toBeNull();
    expect(await repository.changedSince('shop', 500, 10)).toEqual([]);
  });
});
