import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Branch, newStoreSettings, type ShopText } from '@quarry/contract';
import { type OpenDatabase, stores as storesTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptBooking } from '../modules/bookings/index.ts';
import { createCatalogService, createImportService, createProductRepository } from '../modules/catalog/index.ts';
import {
  createEmbeddedProductSearch,
  createIndexerInPlace,
  createSearchService,
  createStoreIndexes,
} from '../modules/search/index.ts';
import { createStoresRepository, createStoresService } from '../modules/stores/index.ts';
import type { CommandIo, CommandServices } from './command.ts';
import { listenForCommands } from './index.ts';
import { sendCommand } from './control-socket.ts';
import { runCommand } from './run-command.ts';

let record: OpenDatabase;
let folder: string;
beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(async () => {
  await record.db.delete(storesTable);
  folder = await mkdtemp(path.join(tmpdir(), 'quarry-commands-'));
});

function house() {
  const stores = createStoresService(createStoresRepository(record.db));
  const catalog = createCatalogService({ products: createProductRepository(record.db) });
  const search = createSearchService({
    engine: createEmbeddedProductSearch({
      indexes: createStoreIndexes({ catalog, indexer: createIndexerInPlace(), codeVersion: 'test' }),
    }),
    catalog,
  });
  const added: unknown[] = [];
  const booked: KeptBooking[] = [];
  const services: CommandServices = {
    stores,
    catalog,
    search,
    importer: createImportService({ stores, catalog, search }),
    // Pictures are looked at in their own tests.
    imageSearch: {
      alike: async ({ id }) =>
        id === 'copies'
          ? [
              { kind: 'same-picture', ids: ['p-1', 'p-2', 'p-3'] },
              { kind: 'look-alike', ids: ['p-8', 'p-9'] },
            ]
          : [],
    },
    // Accounts are another module's business and tested there.
    auth: {
      async addUser(user) {
        if (user.username === 'taken') throw new Error('There is already a user named taken.');
        added.push(user);
      },
      createKey: async (storeId, origin) => `qk_pub_${storeId}_${origin}`,
    },
    bookings: { coming: async () => booked },
  };
  return { services, stores, catalog, search, added, booked };
}

function person() {
  const out: string[] = [];
  const err: string[] = [];
  const io: CommandIo = {
    cwd: folder,
    signal: new AbortController().signal,
    out: async (line) => void out.push(line),
    err: (line) => void err.push(line),
    warn: (line) => void err.push(line),
    progress() {},
    readSecret: async () => 'correct horse',
  };
  return { io, out, err };
}

async function run(line: string | string[], services: CommandServices = house().services) {
  const { io, out, err } = person();
  const exit = await runCommand(typeof line === 'string' ? line.split(' ') : line, io, services);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
const TABLE = 'code;what;amount;shade\nA1;Oak chair;40;red\nA2;Pine table;much;blue\n';

describe('quarry import', () => {
  it('shows the guessed mapping, names the rejected row, and says what was done', async () => {
    await put('shop.csv', TABLE.replace('what', 'name'));

    const { exit, out, err } = await run('import --store myshop --file shop.csv --name Myshop --currency gel');

    expect(exit).toBe(0);
    expect(out).toMatch(/Reading shop\.csv as a table read through a guessed mapping\./);
    expect(out).toMatch(/name +title +\d+% +Oak chair/);
    expect(out).toMatch(/shade +attribute shade +\d+% +red/);
    expect(out).toMatch(/Created the store "myshop" \(Myshop, language en, currency GEL\)\./);
    expect(out).toMatch(/1 product in "myshop": 1 new, 0 changed, 0 as before \(1 row left out\)\./);
    expect(err).toBe(
      'Line 3, column "amount", value "much": This is no price. Write a number such as 1299.00, or leave the cell empty.',
    );
  });

  it('makes the products searchable at once', async () => {
    const { services, search, stores } = house();
    await put('shop.csv', 'id,title,price\n1,Oak chair,40\n');
    await run('import --store myshop --file shop.csv', services);
    const settings = await stores.get('myshop');
    const question = {
      store: 'myshop',
      query: 'brass lamp',
      page: 1,
      limit: 5,
      sort: 'relevance',
      explain: false,
      facets: false,
      personal: true,
    } as const;
    expect((await search.search(settings, question)).documents).toEqual([]);

    await put('more.csv', 'id,title,price\n2,Brass lamp,60\n');
    await run('import --store myshop --file more.csv', services);

    expect((await search.search(settings, question)).documents.map(({ id }) => id)).toEqual(['2']);
  });

  it('saves its guess, and reads a corrected one', async () => {
    await put('shop.csv', 'id,title,price\n1,Oak chair,4995\n');
    const { services, catalog } = house();
    await run('import --store myshop --file shop.csv --save-mapping map.json --dry-run', services);
    const mapping = JSON.parse(await readFile(path.join(folder, 'map.json'), 'utf8')) as object;
    await put('map.json', JSON.stringify({ ...mapping, price_unit: 'cents' }));

    const { exit, out } = await run('import --store myshop --file shop.csv --mapping map.json', services);

    expect(exit).toBe(0);
    expect(out).toMatch(/through the given mapping/);
    expect((await catalog.byIds('myshop', ['1']))[0]?.current_price).toBe(49.95);
  });

  it.each([
    ['a file that is not there', 'import --store s --file none.csv', /There is no file/],
    ['a file that is no feed', 'import --store s --file page.csv', /web page, not a product feed/],
    ['a mapping that is not there', 'import --store s --file ok.csv --mapping none.json', /none\.json cannot be read/],
    ['a mapping that is no JSON', 'import --store s --file ok.csv --mapping page.csv', /no valid JSON/],
    ['a mapping with unknown fields', 'import --store s --file ok.csv --mapping odd.json', /not valid\.\n.*titel/],
  ])('ends with 1 and a clear word: %s', async (_, line, message) => {
    await put('page.csv', '<html>Log in</html>');
    await put('ok.csv', 'id,title\n1,Chair\n');
    await put('odd.json', '{"fields": {"titel": "x"}}');

    const { exit, err } = await run(line);

    expect([exit, err]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('wrong usage', () => {
  it.each([
    ['', /Usage: quarry/],
    ['fly', /unknown command 'fly'/],
    ['import', /required option '--store <id>'/],
    ['import --store shop', /required option '--file <file>'/],
    ['import --store UPPER/slash --file f', /A store id has 1 to 63/],
    ['import --store shop --file f --language xx', /Languages are en, ka, tr, ar, az/],
    ['import --store shop --file f --currency lari', /three letters/],
    ['import --store shop --file f --bogus', /unknown option '--bogus'/],
    ['user add', /missing required argument 'name'/],
    ['user add nino', /at least one --grant/],
    ['user add nino --grant veli', /is no grant\. Write base\/store/],
    ['user add nino --grant kitchen/veli', /is no grant/],
  ])('%j ends with 2 and says what is missing', async (line, message) => {
    const { exit, err } = await run(line === '' ? [] : line);

    expect([exit, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('is not asking for help', async () => {
    const { exit, out } = await run('import --help');

    expect(exit).toBe(0);
    expect(out).toMatch(/--save-mapping <file>/);
  });
});

describe('quarry export', () => {
  it('writes what import takes back unchanged, to a file or to standard output', async () => {
    const { services } = house();
    await put('shop.csv', 'id,title,price,colour\n1,Oak chair,40,red\n2,Pine table,90,blue\n');
    await run('import --store myshop --file shop.csv', services);

    const spoken = await run('export --store myshop', services);
    const written = await run('export --store myshop --file out.ndjson', services);
    const back = await run('import --store myshop --file out.ndjson', services);

    expect(spoken.out).toBe((await readFile(path.join(folder, 'out.ndjson'), 'utf8')).trim());
    expect(written.out).toMatch(/Wrote 2 products/);
    expect(back.out).toMatch(/Quarry's own export[\s\S]*0 new, 0 changed, 2 as before/);
  });

  it('says so when there is no such store', async () => {
    expect(await run('export --store nowhere')).toMatchObject({
      exit: 1,
      err: 'There is no store "nowhere". An import creates it.',
    });
    expect(await run('reindex --store nowhere')).toMatchObject({ exit: 1 });
  });
});

describe('quarry import-texts', () => {
  const branch = { name: 'Centre', address: '1 Main Street', lat: 41.7, lon: 44.8, hours: '9-18', phone: '555' };

  it('reads texts by topic and language, and branches', async () => {
    const { services, stores } = house();
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv', services);
    await mkdir(path.join(folder, 'texts'));
    await put('texts/delivery.en.md', '# Delivery\n\nNext day.\n');
    await put('texts/delivery.ka.md', 'მეორე დღეს.');
    await put('texts/notes.txt', 'not for shoppers');
    await put('texts/branches.json', JSON.stringify([branch]));

    const { exit, out, err } = await run('import-texts --store myshop --dir texts', services);

    expect([exit, out]).toEqual([0, '"myshop" has 2 new texts and 1 branches.']);
    expect(err).toMatch(/notes\.txt is left out/);
    expect(await stores.texts('myshop', 'ka')).toEqual<ShopText[]>([
      { topic: 'delivery', language: 'ka', body: 'მეორე დღეს.' },
    ]);
    expect(await stores.branches('myshop')).toEqual<Branch[]>([{ id: 'branch-1', ...branch }]);
  });

  it('changes nothing when the branches are wrong', async () => {
    const { services, stores } = house();
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv', services);
    await put('about.en.md', 'About us');
    await put('branches.json', JSON.stringify([{ ...branch, lat: 1000 }]));

    const { exit, err } = await run('import-texts --store myshop --dir .', services);

    expect([exit, err]).toEqual([1, expect.stringMatching(/no list of branches:\n {2}0\.lat/)]);
    expect(await stores.texts('myshop', 'en')).toEqual([]);
  });
});

describe('accounts and keys', () => {
  it('adds an administrator with the password that was asked for', async () => {
    const { services, added } = house();

    expect(await run('user add nino --admin', services)).toMatchObject({
      exit: 0,
      out: 'Added the administrator "nino" of every store.',
    });
    expect(added).toEqual([{ username: 'nino', password: 'correct horse', isAdmin: true, grants: [] }]);
  });

  it('adds a user with grants for stores that exist', async () => {
    const { services, added } = house();
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv', services);

    expect(await run('user add levan --grant chat/myshop --grant new-search/myshop', services)).toMatchObject({
      exit: 0,
    });
    expect(added).toMatchObject([
      {
        isAdmin: false,
        grants: [
          { base: 'chat', storeId: 'myshop' },
          { base: 'new-search', storeId: 'myshop' },
        ],
      },
    ]);
    expect(await run('user add levan --grant chat/nowhere', services)).toMatchObject({ exit: 1 });
  });

  it('refuses a short password and a name that is taken', async () => {
    const { services, added } = house();
    const { io, err } = person();

    expect(
      await runCommand(['user', 'add', 'nino', '--admin'], { ...io, readSecret: async () => 'short' }, services),
    ).toBe(1);
    expect(err[0]).toMatch(/at least 8 characters/);
    expect(await run('user add taken --admin', services)).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/already a user named taken/),
    });
    expect(added).toEqual([]);
  });

  it('prints a new key, and nothing else, to standard output', async () => {
    const { services } = house();
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv', services);

    expect(await run('key create --store myshop --origin https://shop.example.com/', services)).toMatchObject({
      exit: 0,
      out: 'qk_pub_myshop_https://shop.example.com',
    });
    expect(await run('key create --store myshop --origin shop.example.com', services)).toMatchObject({ exit: 2 });
    expect(await run('key create --store nowhere --origin https://x.example', services)).toMatchObject({ exit: 1 });
  });
});

describe('while a server runs', () => {
  it('the same command goes through it, with the same words and exit codes', async () => {
    const { services, catalog } = house();
    const server = await listenForCommands({ config: { dataDir: folder }, services });
    await put('shop.csv', 'id,title,price\n1,Oak chair,40\n2,Table,??\n');
    const { io, out, err } = person();

    expect(await sendCommand(folder, ['import', '--store', 'myshop', '--file', 'shop.csv'], io)).toBe(0);
    expect(await sendCommand(folder, ['export', '--store', 'nowhere'], io)).toBe(1);
    expect(await sendCommand(folder, ['fly'], io)).toBe(2);
    await server?.close();

    expect(out.at(-1)).toMatch(/1 new, 0 changed/);
    expect(err[0]).toMatch(/^Line 3, column "price", value "\?\?"/);
    expect(err).toContain('There is no store "nowhere". An import creates it.');
    expect(await catalog.count('myshop')).toBe(1);
  });

  it('needs no socket with a database server', async () => {
    const config = { dataDir: folder, databaseUrl: 'postgres://localhost/quarry' };

    expect(await listenForCommands({ config, services: house().services })).toBeUndefined();
  });
});

describe('quarry duplicates', () => {
  it('prints the groups of products that share a picture or look the same', async () => {
    const { services, stores } = house();
    await stores.create(newStoreSettings('copies', 'Copies', 'en', 'USD'));
    await stores.create(newStoreSettings('plain', 'Plain', 'en', 'USD'));

    const { exit, out } = await run('duplicates --store copies', services);

    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      'the same picture\tp-1\tp-2\tp-3',
      'look the same\tp-8\tp-9',
      '2 groups of 5 products of "copies".',
    ]);
    expect((await run('duplicates --store plain', services)).out).toContain('No products of "plain"');
    expect(await run('duplicates --store nowhere', services)).toMatchObject({ exit: 1 });
  });
});

describe('quarry bookings', () => {
  it('lists the demos that are still to come, a line each', async () => {
    const { services, booked } = house();
    expect(await run('bookings', services)).toMatchObject({ exit: 0, out: '' });

    const start = new Date('2026-11-23T09:30:00Z');
    booked.push({ id: 'a', start, name: 'Sample Visitor', email: 'visitor@example.com', note: 'Shoes\nand coats' });

    expect((await run('bookings', services)).out).toBe(
      '2026-11-23 09:30 UTC\tSample Visitor\tvisitor@example.com\tShoes and coats',
    );
  });
});
