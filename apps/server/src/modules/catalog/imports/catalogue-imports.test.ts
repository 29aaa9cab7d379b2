import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useCatalogueWork } from '../testing/catalogue-work.ts';

const openWork = useCatalogueWork();

const FEED = 'Item,Designation,Amount,Shade\n1,Oak chair,40,red\n2,Pine table,90,blue\n,Nameless,5,red\n';

function shop(served: Record<string, string> = {}) {
  const { imports, catalog, tasks, runner, directory } = openWork((url) => {
    const content = served[url];
    return content === undefined ? null : { content };
  });
  const upload = (content: string) => imports.upload('shop', 'feed.csv', Readable.from([Buffer.from(content)]));
  /** Starts a task, runs it, and returns it ended. */
  const finished = async (started: Promise<{ id: string }>) => {
    const { id } = await started;
    await runner.run();
    return tasks.get('shop', id);
  };
  return { imports, upload, finished, catalog, directory };
}

describe('an uploaded catalogue file', () => {
  it('is answered with its columns, samples and first products, and changes nothing', async () => {
    const { upload, catalog } = shop();

    const { source, reading } = await upload('id,title,price,colour\n1,Oak chair,40,red\n2,Pine table,90,blue\n');

    expect(source).toBe('feed.csv');
    expect(reading.columns.map(({ column, meaning, sample }) => [column, meaning, sample])).toContainEqual([
      'price',
      'price',
      '40',
    ]);
    expect(reading.sample_products[0]).toMatchObject({ id: '1', title: 'Oak chair', current_price: 40 });
    expect(await catalog.count('shop')).toBe(0);
  });

  it('that is no feed is refused and not kept', async () => {
    const { upload, imports, directory } = shop();
    await upload(FEED);
    const kept = fs.readdirSync(path.join(directory, 'shop'));

    await expect(upload('')).rejects.toMatchObject({ code: 'unreadable-feed' });
    expect(await imports.list('shop', 10)).toHaveLength(1);
    expect(fs.readdirSync(path.join(directory, 'shop'))).toEqual(kept);
  });

  it('is not visible to another store', async () => {
    const { upload, imports } = shop();
    const { id } = await upload(FEED);

    await expect(imports.get('other', id)).rejects.toMatchObject({ code: 'import-not-found' });
  });
});

describe('choosing columns', () => {
  it('reads the file again in the chosen way', async () => {
    const { upload, imports } = shop();
    const { id } = await upload('code,label,cost,tone\nA1,Oak chair,40,12\nA2,Pine table,90,14\n');

    const { reading } = await imports.chooseColumns('shop', id, { label: 'title', cost: 'price', tone: 'ignore' });

    expect(reading.sample_products[0]).toMatchObject({ title: 'Oak chair', current_price: 40, attributes: {} });
    expect(reading.columns.find(({ column }) => column === 'cost')).toMatchObject({ meaning: 'price', confidence: 1 });
  });

  it('refuses a column that the file does not have', async () => {
    const { upload, imports } = shop();
    const { id } = await upload(FEED);

    await expect(imports.chooseColumns('shop', id, { nothing: 'price' })).rejects.toMatchObject({
      code: 'invalid-request',
      extras: { errors: [{ field: 'columns.nothing' }] },
    });
  });
});

describe('a dry run', () => {
  it('says what would change, lists rejected rows, and changes nothing', async () => {
    const { upload, imports, finished, catalog } = shop();
    const first = await upload('id,title,price\n1,Oak chair,40\n2,Pine table,90\n3,Lamp,10\n');
    await finished(imports.run('shop', first.id, { delete_missing: false, confirm_large_loss: false }, 'account:1'));
    const { id } = await upload('id,title,price\n1,Oak chair,40\n2,Pine table,95\n4,Stool,20\n5,Rug,about 90\n');

    const task = await finished(imports.dryRun('shop', id, 'account:1'));

    expect(task).toMatchObject({
      status: 'done',
      result: { products: 3, created: 1, updated: 1, unchanged: 1, missing: 1, deleted: 0, rejected: 1 },
    });
    expect(task.result).toMatchObject({ rejected_rows: [{ place: { unit: 'line', number: 5 }, column: 'price' }] });
    expect(await text(await imports.rejectedRows('shop', id))).toContain('"line 5","price","about 90"');
    expect(await catalog.count('shop')).toBe(3);
  });
});

describe('an import', () => {
  const TEN = `id,title,price\n${Array.from({ length: 10 }, (_, n) => `${n},Chair ${n},${n + 1}`).join('\n')}\n`;
  const run = { delete_missing: false, confirm_large_loss: false };

  it('keeps products that the file does not contain, unless they are to be deleted', async () => {
    const { upload, imports, finished, catalog } = shop();
    await finished(imports.run('shop', (await upload(TEN)).id, run, 'account:1'));
    const { id } = await upload(TEN.replace('9,Chair 9,10\n', ''));

    expect((await finished(imports.run('shop', id, run, 'account:1'))).result).toMatchObject({
      missing: 1,
      deleted: 0,
    });
    await expect(imports.run('shop', id, { ...run, delete_missing: true }, 'account:1')).rejects.toMatchObject({
      code: 'dry-run-needed',
    });
    await finished(imports.dryRun('shop', id, 'account:1'));
    const task = await finished(imports.run('shop', id, { ...run, delete_missing: true }, 'account:1'));

    expect(task.result).toMatchObject({ missing: 1, deleted: 1 });
    expect(await catalog.count('shop')).toBe(9);
  });

  it('that would delete more than a fifth of the catalogue asks for a confirmation', async () => {
    const { upload, imports, finished, catalog } = shop();
    await finished(imports.run('shop', (await upload(TEN)).id, run, 'account:1'));
    const { id } = await upload('id,title,price\n0,Chair 0,1\n1,Chair 1,2\n');
    await finished(imports.dryRun('shop', id, 'account:1'));

    await expect(imports.run('shop', id, { ...run, delete_missing: true }, 'account:1')).rejects.toMatchObject({
      code: 'large-loss',
    });
    expect(await catalog.count('shop')).toBe(10);
    await finished(imports.run('shop', id, { delete_missing: true, confirm_large_loss: true }, 'account:1'));
    expect(await catalog.count('shop')).toBe(2);
  });

  it('of a file without a valid product fails with the reason', async () => {
    const { upload, imports, finished } = shop();
    const { id } = await upload('id,title,price\n,Chair,5\n,Table,6\n');

    expect(await finished(imports.run('shop', id, run, 'account:1'))).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('None of the 2 rows'),
    });
  });
});

describe('a feed address', () => {
  it('is fetched and read like a file', async () => {
    const { imports } = shop({ 'https://shop.example/feed.csv': FEED });

    expect(await imports.fetch('shop', 'https://shop.example/feed.csv')).toMatchObject({
      source: 'https://shop.example/feed.csv',
    });
  });

  it('that cannot be fetched is refused with the reason', async () => {
    await expect(shop().imports.fetch('shop', 'https://away.example/')).rejects.toMatchObject({
      code: 'feed-not-fetched',
      message: 'The website did not answer.',
    });
  });
});
