import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Branch, newStoreSettings, type ShopText } from '@quarry/contract';
import type { OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenForCommands } from './index.ts';
import { sendCommand } from './control-socket.ts';
import { runCommand } from './run-command.ts';
import { type CommandLine, openCommandLine } from './testing/command-line.ts';

let record: OpenDatabase;
let line: CommandLine;
beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(async () => {
  line = await openCommandLine(record);
});

const run: CommandLine['run'] = (...words) => line.run(...words);
const put: CommandLine['put'] = (...file) => line.put(...file);
const TABLE = 'code;what;amount;shade\nA1;Oak chair;40;red\nA2;Pine table;much;blue\n';

describe('quarry import', () => {
  it('prints the guessed mapping, the rejected row, and the result', async () => {
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
    const { search, stores } = line;
    await put('shop.csv', 'id,title,price\n1,Oak chair,40\n');
    await run('import --store myshop --file shop.csv');
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
    await run('import --store myshop --file more.csv');

    expect((await search.search(settings, question)).documents.map(({ id }) => id)).toEqual(['2']);
  });

  it('shows columns and products without changing anything, and warns that there are no prices', async () => {
    await put('shop.csv', 'კოდი;დასახელება;შესასყიდი ფასი;ნაშთი\n1;მუხის სკამი;40,00;3\n2;ფიჭვის მაგიდა;70,00;0\n');
    const { exit, out, err } = await run('import --store myshop --file shop.csv --dry-run');

    expect(exit).toBe(0);
    expect(out).toMatch(/შესასყიდი ფასი +not shown: of the shop alone/);
    expect(out).toMatch(/ 1 {2}მუხის სკამი\n +price +none\n +stock +3/);
    expect(err).toMatch(/^Warning: No column is a price: the products will have none\./);
    expect(await line.stores.find('myshop')).toBeUndefined();
  });

  it('saves the guessed mapping, and reads a corrected one', async () => {
    await put('shop.csv', 'id,title,price\n1,Oak chair,4995\n');
    const { catalog } = line;
    await run('import --store myshop --file shop.csv --save-mapping map.json --dry-run');
    const mapping = JSON.parse(await readFile(path.join(line.folder, 'map.json'), 'utf8')) as object;
    await put('map.json', JSON.stringify({ ...mapping, price_unit: 'cents' }));

    const { exit, out } = await run('import --store myshop --file shop.csv --mapping map.json');

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
  ])('ends with 1 and a clear word: %s', async (_, words, message) => {
    await put('page.csv', '<html>Log in</html>');
    await put('ok.csv', 'id,title\n1,Chair\n');
    await put('odd.json', '{"fields": {"titel": "x"}}');

    const { exit, err } = await run(words);

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
  ])('%j ends with 2 and says what is missing', async (words, message) => {
    const { exit, err } = await run(words);

    expect([exit, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('is not asking for help', async () => {
    const { exit, out } = await run('import --help');

    expect(exit).toBe(0);
    expect(out).toMatch(/--save-mapping <file>/);
  });
});

describe('quarry export', () => {
  it('writes a file or standard output that import reads back unchanged', async () => {
    await put('shop.csv', 'id,title,price,colour\n1,Oak chair,40,red\n2,Pine table,90,blue\n');
    await run('import --store myshop --file shop.csv');

    const spoken = await run('export --store myshop');
    const written = await run('export --store myshop --file out.ndjson');
    const back = await run('import --store myshop --file out.ndjson');

    expect(spoken.out).toBe((await readFile(path.join(line.folder, 'out.ndjson'), 'utf8')).trim());
    expect(written.out).toMatch(/Wrote 2 products/);
    expect(back.out).toMatch(/Quarry's own export[\s\S]*0 new, 0 changed, 2 as before/);
  });

  it('reports an unknown store', async () => {
    expect(await run('export --store nowhere')).toMatchObject({
      exit: 1,
      err: 'There is no store "nowhere". `quarry store set --create` or an import creates one.',
    });
    expect(await run('reindex --store nowhere')).toMatchObject({ exit: 1 });
  });
});

describe('quarry import-texts', () => {
  const branch = { name: 'Centre', address: '1 Main Street', lat: 41.7, lon: 44.8, hours: '9-18', phone: '555' };

  it('reads texts by topic and language, and branches', async () => {
    const { stores } = line;
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv');
    await mkdir(path.join(line.folder, 'texts'));
    await put('texts/delivery.en.md', '# Delivery\n\nNext day.\n');
    await put('texts/delivery.ka.md', 'მეორე დღეს.');
    await put('texts/notes.txt', 'not for shoppers');
    await put('texts/branches.json', JSON.stringify([branch]));

    const { exit, out, err } = await run('import-texts --store myshop --dir texts');

    expect([exit, out]).toEqual([0, '"myshop" has 2 new texts and 1 branches.']);
    expect(err).toMatch(/notes\.txt is left out/);
    expect(await stores.texts('myshop', 'ka')).toEqual<ShopText[]>([
      { topic: 'delivery', language: 'ka', body: 'მეორე დღეს.' },
    ]);
    expect(await stores.branches('myshop')).toEqual<Branch[]>([{ id: 'branch-1', ...branch }]);
  });

  it('changes nothing when the branches are wrong', async () => {
    const { stores } = line;
    await put('shop.csv', 'id,title\n1,Chair\n');
    await run('import --store myshop --file shop.csv');
    await put('about.en.md', 'About us');
    await put('branches.json', JSON.stringify([{ ...branch, lat: 1000 }]));

    const { exit, err } = await run('import-texts --store myshop --dir .');

    expect([exit, err]).toEqual([1, expect.stringMatching(/no list of branches:\n {2}0\.lat/)]);
    expect(await stores.texts('myshop', 'en')).toEqual([]);
  });
});

describe('while a server runs', () => {
  it('the same command runs through it, with the same output and exit codes', async () => {
    const { catalog, folder, services } = line;
    const server = await listenForCommands({ config: { dataDir: folder }, services });
    await put('shop.csv', 'id,title,price\n1,Oak chair,40\n2,Table,??\n');
    const { io, out, err } = line.person();

    expect(await sendCommand(folder, ['import', '--store', 'myshop', '--file', 'shop.csv'], io)).toBe(0);
    expect(await sendCommand(folder, ['export', '--store', 'nowhere'], io)).toBe(1);
    expect(await sendCommand(folder, ['fly'], io)).toBe(2);
    await server?.close();

    expect(out.at(-1)).toMatch(/1 new, 0 changed/);
    expect(err[0]).toMatch(/^Line 3, column "price", value "\?\?"/);
    expect(err).toContain('There is no store "nowhere". `quarry store set --create` or an import creates one.');
    expect(await catalog.count('myshop')).toBe(1);
  });

  it('needs no socket with a database server', async () => {
    const config = { dataDir: line.folder, databaseUrl: 'postgres://localhost/quarry' };

    expect(await listenForCommands({ config, services: line.services })).toBeUndefined();
  });
});

describe('quarry duplicates', () => {
  it('prints the groups of products that share a picture or look the same', async () => {
    const { stores } = line;
    await stores.create(newStoreSettings('copies', 'Copies', 'en', 'USD'));
    await stores.create(newStoreSettings('plain', 'Plain', 'en', 'USD'));

    const { exit, out } = await run('duplicates --store copies');

    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      'the same picture\tp-1\tp-2\tp-3',
      'look the same\tp-8\tp-9',
      '2 groups of 5 products of "copies".',
    ]);
    expect((await run('duplicates --store plain')).out).toContain('No products of "plain"');
    expect(await run('duplicates --store nowhere')).toMatchObject({ exit: 1 });
  });
});

describe('a command of an extra that does not run', () => {
  it('says which extra it belongs to', async () => {
    const { io, err } = line.person();
    const extras = { ...line.services.extras, commands: {}, storeCommands: {} };

    expect(await runCommand(['bookings'], io, { ...line.services, extras })).toBe(1);
    expect(err.join('\n')).toContain('belongs to the extra "booking"');
  });
});

describe('quarry bookings', () => {
  it('lists future demos, one per line', async () => {
    const { booked } = line;
    expect(await run('bookings')).toMatchObject({ exit: 0, out: '' });

    const start = new Date('2026-11-23T09:30:00Z');
    booked.push({ id: 'a', start, name: 'Sample Visitor', email: 'visitor@example.com', note: 'Shoes\nand coats' });

    expect((await run('bookings')).out).toBe(
      '2026-11-23 09:30 UTC\tSample Visitor\tvisitor@example.com\tShoes and coats',
    );
  });
});
