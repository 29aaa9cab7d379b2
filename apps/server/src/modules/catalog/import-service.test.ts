import { readdir } from 'node:fs/promises';
import { createWriteStream, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { Product } from '@quarry/contract';
import { type OpenDatabase, stores as storesTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { aStore } from './catalog-fixtures.ts';
import { createCatalogService } from './catalog-service.ts';
import { benchFile, feedFile, whenAbsent } from './feeds/feed-fixtures.ts';
import { FeedMapping } from './feeds/feed-mapping.ts';
import { type RejectedRow, UnreadableFeedError } from './feeds/feed-row.ts';
import { createImportService, type ImportRequest } from './import-service.ts';
import { createProductRepository } from './product-repository.ts';

const stagingDir = mkdtempSync(path.join(tmpdir(), 'quarry-staging-'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(storesTable);
});

function shop() {
  const stores = createStoresService(createStoresRepository(database.db));
  const catalog = createCatalogService({ products: createProductRepository(database.db) });
  const refreshed: string[] = [];
  const importer = createImportService({
    stores,
    catalog,
    stagingDir,
    search: { refresh: async (storeId) => void refreshed.push(storeId) },
  });
  const rejected: RejectedRow[] = [];
  const importText = (content: string | Buffer, request: Partial<ImportRequest> = {}) =>
    importer.importFile({
      storeId: 'shop',
      file: feedFile(content),
      onRejected: (row) => rejected.push(row),
      ...request,
    });
  const shelf = async () => {
    const all: Product[] = [];
    for await (const page of catalog.allProducts('shop')) all.push(...page);
    return all;
  };
  return { stores, catalog, importer, importText, shelf, refreshed, rejected };
}

const csv = 'id,title,price,colour\n1,Oak chair,40,red\n2,Pine table,about 90,blue\n3,Lamp,"1,299.50 ₾",green\n';

describe('importing a file', () => {
  it('creates the store, saves the products, reports skipped rows, and makes the products searchable', async () => {
    const { importText, shelf, stores, refreshed, rejected } = shop();

    const report = await importText(csv, { name: 'My shop', language: 'tr', currency: 'TRY' });

    expect(report).toEqual({
      products: 2,
      rejected: 1,
      hidden: 0,
      created: 2,
      updated: 0,
      unchanged: 0,
      missing: 0,
      deleted: 0,
      isNewStore: true,
      warnings: [],
    });
    expect(await stores.find('shop')).toMatchObject({
      name: 'My shop',
      default_language: 'tr',
      currency: { code: 'TRY' },
    });
    expect((await shelf()).map(({ id, currency, current_price }) => [id, currency, current_price])).toEqual([
      ['1', 'TRY', 40],
      ['3', 'GEL', 1299.5],
    ]);
    expect(rejected).toEqual([
      {
        place: { unit: 'line', number: 3 },
        column: 'price',
        value: 'about 90',
        reason: 'This is no price.',
        fix: 'Write a number such as 1299.00, or leave the cell empty.',
      },
    ]);
    expect(refreshed).toEqual(['shop']);
  });

  it('changes nothing the second time', async () => {
    const { importText, catalog, refreshed } = shop();
    await importText(csv);
    const version = await catalog.version('shop');

    expect(await importText(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 2, isNewStore: false });
    expect(await catalog.version('shop')).toBe(version);
    expect(refreshed).toEqual(['shop']);
  });

  it('updates changed products, and keeps those that a later file does not contain', async () => {
    const { importText, shelf } = shop();
    await importText(csv);

    const report = await importText('id,title,price,colour\n1,Oak chair,35,red\n9,Rug,20,grey\n');

    expect(report).toMatchObject({ created: 1, updated: 1, unchanged: 0 });
    expect((await shelf()).map(({ id, current_price }) => [id, current_price])).toEqual([
      ['1', 35],
      ['3', 1299.5],
      ['9', 20],
    ]);
  });

  it('counts what would change in a dry run, and saves nothing', async () => {
    const { importText, stores, refreshed } = shop();

    expect(await importText(csv, { isDryRun: true })).toMatchObject({ products: 2, rejected: 1, created: 2 });
    expect(await stores.find('shop')).toBeUndefined();
    expect(refreshed).toEqual([]);
  });

  it('derives the language and currency of a new store from its products', async () => {
    const { importText, stores } = shop();
    await importText('id,დასახელება,ფასი\n1,მუხის სკამი,40 ₾\n');

    expect(await stores.find('shop')).toMatchObject({
      name: 'Shop',
      default_language: 'ka',
      currency: { code: 'GEL' },
    });
  });

  it('reads cents through a mapping', async () => {
    const { importText, shelf } = shop();
    const mapping = FeedMapping.parse({ fields: { id: 'id', title: 'title', price: 'price' }, price_unit: 'cents' });

    await importText('id,title,price\n1,Chair,4995\n', { mapping });

    expect((await shelf())[0]).toMatchObject({ current_price: 49.95 });
  });

  it('reports at once that a mapping is for another file', async () => {
    const mapping = FeedMapping.parse({ fields: { id: 'nr', title: 'title' } });

    await expect(shop().importText(csv, { mapping })).rejects.toThrow('does not have: nr. The columns are: id, title');
  });

  it('counts unpublished rows and duplicate products', async () => {
    const { importText, rejected } = shop();
    const woo =
      'ID,Type,SKU,Name,Published,Regular price,Parent\n1,simple,A,One,1,5,\n2,simple,B,Two,0,5,\n3,simple,A,Three,1,5,\n';

    expect(await importText(woo)).toMatchObject({ created: 1, hidden: 1, rejected: 1 });
    expect(rejected[0]).toMatchObject({ place: { number: 4 }, reason: 'Line 2 has the same id.' });
    expect(await importText(woo)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  it('takes a single row whose name was forgotten for a mistake, and not for an option of the product above', async () => {
    const { importText, shelf, rejected } = shop();
    const rows = Array.from({ length: 24 }, (_, n) => `L-${n},Oak chair ${n},${n + 10}`).join('\n');

    const report = await importText(`code,title,price\n${rows}\nL-999,,15\n`);

    expect(report).toMatchObject({ products: 24, rejected: 1 });
    expect(rejected[0]).toMatchObject({ place: { number: 26 }, column: 'title' });
    expect((await shelf()).at(-1)?.variants).toEqual([]);
  });

  it('imports the rows around an unclosed quotation mark, and reports its line', async () => {
    const { importText, shelf, rejected } = shop();

    await importText('id,title,price\n1,"Oak chair,40\n2,"Pine table",50\n3,Elm desk,60\n');

    expect((await shelf()).map(({ id, title }) => [id, title])).toEqual([
      ['2', 'Pine table'],
      ['3', 'Elm desk'],
    ]);
    expect(rejected).toMatchObject([
      {
        place: { unit: 'line', number: 2 },
        value: '"Oak chair,40',
        reason: 'A quotation mark is opened in cell 2 of line 2 and not closed.',
      },
    ]);
  });

  it('drops implausible prices', async () => {
    const { importText, shelf, rejected } = shop();
    const prices = [
      '40',
      '100000000000000000000',
      '1e15',
      '-5',
      'NaN',
      'Infinity',
      '1,000,000,000,001',
      '1000000000000',
    ];

    await importText(`id,title,price\n${prices.map((price, i) => `${i},Chair,"${price}"`).join('\n')}\n`);

    expect((await shelf()).map(({ current_price }) => current_price)).toEqual([40, 1e12]);
    const tooHigh = {
      reason: 'The price is above 1,000,000,000,000.',
      fix: 'Write the price of one piece. Look whether the column holds another number, such as a barcode.',
    };
    const noPrice = { reason: 'This is no price.' };
    expect(rejected).toMatchObject([
      { place: { unit: 'line', number: 3 }, column: 'price', value: '100000000000000000000', ...tooHigh },
      { place: { number: 4 }, value: '1e15', ...tooHigh },
      { place: { number: 5 }, value: '-5', ...noPrice },
      { place: { number: 6 }, value: 'NaN', ...noPrice },
      { place: { number: 7 }, value: 'Infinity', ...noPrice },
      { place: { number: 8 }, value: '1,000,000,000,001', ...tooHigh },
    ]);
  });

  it('applies the limits of prices and unique ids to its own export too', async () => {
    const { importText, shelf, rejected } = shop();
    await importText(csv);
    const [chair, lamp] = (await shelf()).map((product) => JSON.stringify(product));
    const absurd = chair?.replace('"id":"1"', '"id":"7"').replace('"current_price":40', '"current_price":1e20');

    expect(await importText([chair, lamp, absurd, chair].join('\n'))).toMatchObject({ unchanged: 2, rejected: 2 });

    expect(rejected.slice(-2)).toMatchObject([
      { place: { number: 3 }, column: 'current_price', reason: 'The price is above 1,000,000,000,000.' },
      { place: { number: 4 }, column: 'id', value: '1', reason: 'Line 1 has the same id.' },
    ]);
  });

  it('reads an export back unchanged', async () => {
    const { importText, shelf } = shop();
    await importText(csv);
    const before = await shelf();
    const exported = before.map((product) => JSON.stringify(product)).join('\n');

    expect(await importText(exported)).toMatchObject({ unchanged: 2, rejected: 0 });
    expect(await importText(exported.replace('"rating":null', '"rating":7'))).toMatchObject({
      unchanged: 1,
      rejected: 1,
    });
    expect(await shelf()).toEqual(before);
  });
});

describe('a file that cannot be read to its end', () => {
  const many = `id,title,price\n${Array.from({ length: 3000 }, (_, n) => `${n},Chair ${n},${n}`).join('\n')}`;
  const packed = gzipSync(many);

  it.each<[string, string | Buffer]>([
    ['a packed file that was cut off', packed.subarray(0, packed.length - 9)],
    [
      'a list that breaks off in its last product',
      JSON.stringify([
        { id: 1, title: 'A' },
        { id: 2, title: 'B' },
      ]).slice(0, -3),
    ],
    ['a quotation mark among the column names that is never closed', `id,"title,price\n1,Chair,40\n`],
    ['a web page', '<html><body>Log in</body></html>'],
    ['a table without products', 'id,title,price\n'],
    ['a table of rows none of which is a product', 'id,title,price\n1,,5\n2,,6\n'],
  ])('changes nothing: %s', async (_, content) => {
    const { importText, stores, catalog, refreshed } = shop();

    await expect(importText(content)).rejects.toThrow(UnreadableFeedError);

    expect(await stores.find('shop')).toBeUndefined();
    expect(await catalog.count('shop')).toBe(0);
    expect(refreshed).toEqual([]);
    expect(await readdir(stagingDir)).toEqual([]);
  });

  it('stops when aborted, and leaves no temporary files', async () => {
    const { importText } = shop();
    const stop = new AbortController();

    await expect(
      importText(many, { signal: stop.signal, onProgress: ({ phase }) => phase === 'reading' && stop.abort() }),
    ).rejects.toThrow(/abort/i);
    expect(await readdir(stagingDir)).toEqual([]);
  });
});

it('reports progress: bytes while reading, products while saving', async () => {
  const told: string[] = [];
  await shop().importText(csv, { onProgress: ({ phase, done, total }) => told.push(`${phase} ${done}/${total}`) });

  expect(told).toEqual([`reading ${Buffer.byteLength(csv)}/${Buffer.byteLength(csv)}`, 'saving 2/3']);
});

function* manyLines(rows: number, filler: string) {
  yield 'id,title,price,description\n';
  for (let row = 0; row < rows; row += 1) yield `p${row},Thing ${row},${row},${filler}\n`;
}

// Forty thousand rows take long on a busy machine.
it('uses constant memory', { timeout: 120_000 }, async () => {
  // Counts live products instead of measuring memory: the fake database drops them at once.
  const settings = aStore();
  let saved = 0;
  let most = 0;
  let collectGarbage = () => {};
  const importer = createImportService({
    stores: { find: async () => settings, create: async () => {} },
    search: { refresh: async () => {} },
    stagingDir,
    catalog: {
      async save(_, products) {
        saved += products.length;
        if (saved % 10_000 === 0) {
          collectGarbage();
          most = Math.max(most, process.memoryUsage().heapUsed);
        }
        return { created: products.length, updated: 0, unchanged: 0 };
      },
      compare: async () => ({ created: 0, updated: 0, unchanged: 0 }),
      async *ids() {},
      remove: async () => ({ deleted: 0, missing: [] }),
    },
  });
  const rows = 40_000;
  const filler = 'A long description that makes the file large. '.repeat(26);
  const file = feedFile('');
  await pipeline(Readable.from(manyLines(rows, filler)), createWriteStream(file));
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;

  const report = await importer.importFile({ storeId: 'shop', file });

  expect(statSync(file).size).toBeGreaterThan(45_000_000);
  expect(report.created).toBe(rows);
  expect(most - before).toBeLessThan(25_000_000);
});

describe('real files', () => {
  const apparel = benchFile('shopify', 'apparel.csv');
  const electronics = benchFile('chorus', 'products.jsonl.gz');

  it.skipIf(!apparel)(`the export of a clothes shop${whenAbsent(apparel)}`, async () => {
    const { importer, shelf } = shop();

    const report = await importer.importFile({ storeId: 'shop', file: apparel ?? '' });
    const products = await shelf();

    expect(report.rejected).toBe(0);
    expect(products.length).toBe(report.created);
    expect(products.find(({ id }) => id === 'ocean-blue-shirt')).toMatchObject({
      title: 'Ocean Blue Shirt',
      current_price: 50,
      category: 'shirt',
      attributes: { color: 'blue', tags: 'men' },
    });
    expect(products.some(({ variants }) => variants.length > 1)).toBe(true);
  });

  it.skipIf(!electronics)(
    `nineteen thousand devices, packed, with features in one column${whenAbsent(electronics)}`,
    async () => {
      const { importer, catalog, rejected } = shop();
      const request = {
        storeId: 'shop',
        file: electronics ?? '',
        mapping: FeedMapping.parse({
          fields: {
            id: 'id',
            title: 'name',
            brand: 'brand',
            category: 'class',
            description: 'description',
            price: 'price',
            rating: 'rating',
            review_count: 'review_count',
          },
          packed: ['features'],
          price_unit: 'cents',
        }),
        onRejected: (row: RejectedRow) => rejected.push(row),
      };

      expect(await importer.importFile(request)).toMatchObject({ created: 19_406, rejected: 0 });
      const [notebook] = await catalog.byIds('shop', ['2101957']);
      expect(notebook).toMatchObject({
        current_price: 109.95,
        category: 'laptop',
        brand: 'HP',
        attributes: { color: 'silver' },
      });
      expect(await importer.importFile(request)).toMatchObject({ unchanged: 19_406 });
    },
    240_000,
  );
});
