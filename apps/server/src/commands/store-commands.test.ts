import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultGreetings, newStoreSettings } from '@quarry/contract';
import { grants, type OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const settings = () => line.stores.get('myshop');

async function openShop() {
  await line.put('shop.csv', 'id,title,price\n1,Oak chair,40\n2,Brass lamp,60\n3,Pine table,90\n');
  await line.run('import --store myshop --file shop.csv --name Myshop --currency GEL');
}

describe('quarry store', () => {
  it('lists stores, and shows settings in the form that `store set` reads', async () => {
    await openShop();

    const list = await line.run('store list');
    const shown = await line.run('store show --store myshop');
    await writeFile(path.join(line.folder, 'settings.json'), shown.out);
    const back = await line.run('store set --store myshop --file settings.json');

    expect(list.out).toBe('myshop\tMyshop\tgeneral\ten\tGEL\t3 products');
    expect(JSON.parse(shown.out)).toEqual(await settings());
    expect(back).toMatchObject({ exit: 0, out: '"myshop" has these settings already.' });
  });

  it('changes the given settings and keeps the rest', async () => {
    await openShop();
    const before = await settings();
    await line.put(
      'settings.json',
      JSON.stringify({
        kind: 'pharmacy',
        country: 'GE',
        helplines: { self_harm: 'Line 116 006' },
        gates: { image_search: false },
        greetings: { ka: 'გამარჯობა!' },
      }),
    );

    const { exit, out } = await line.run([
      ...'store set --store myshop --file settings.json gates.images=false field_weights.title=7'.split(' '),
      'languages=en, ka',
      'name=My shop',
      'currency=TRY',
      'product_url=https://shop.example.com/p/{id}',
    ]);

    expect([exit, out]).toEqual([0, expect.stringMatching(/^"myshop" has new settings: /)]);
    expect(await settings()).toEqual({
      ...before,
      name: 'My shop',
      kind: 'pharmacy',
      country: 'GE',
      languages: ['en', 'ka'],
      currency: { code: 'TRY', sign: '₺', position: 'before', space: false },
      gates: { ...before.gates, image_search: false, images: false },
      field_weights: { title: 7 },
      helplines: { self_harm: 'Line 116 006' },
      product_url: 'https://shop.example.com/p/{id}',
      greetings: { ...defaultGreetings('pharmacy', 'My shop'), ka: 'გამარჯობა!' },
    });
  });

  it('asks for the numbers for shoppers in danger to be checked until somebody has lately', async () => {
    await openShop();
    const asks = async () => (await line.run('store show --store myshop')).err.includes('numbers_checked_on');

    expect(await asks()).toBe(true);
    await line.run(`store set --store myshop numbers_checked_on=${new Date().toISOString().slice(0, 10)}`);
    expect(await asks()).toBe(false);
    await line.run('store set --store myshop numbers_checked_on=2020-01-31');
    expect(await asks()).toBe(true);
  });

  it('removes an optional setting by an empty value or null', async () => {
    await openShop();
    await line.run('store set --store myshop field_weights.title=7 helplines.poison=112 country=GE');
    await line.put('settings.json', '{"helplines": null}');

    await line.run('store set --store myshop --file settings.json field_weights= country=');

    const { field_weights, helplines, country } = await settings();
    expect([field_weights, helplines, country]).toEqual([undefined, undefined, undefined]);
  });

  it('tells shoppers in danger the number of the country, unless the shop has set its own', async () => {
    await openShop();
    const numberAfter = async (pair: string) => {
      await line.run(['store', 'set', '--store', 'myshop', pair]);
      return (await settings()).emergency_number;
    };

    expect(await numberAfter('country=US')).toBe('911');
    expect(await numberAfter('country=GE')).toBe('112');
    expect(await numberAfter('emergency_number=113')).toBe('113');
    expect(await numberAfter('country=US')).toBe('113');
  });

  it("keeps a shop's own greetings when its kind changes", async () => {
    await openShop();
    await line.run(['store', 'set', '--store', 'myshop', 'greetings.en=Hi there']);

    await line.run('store set --store myshop kind=books');

    expect((await settings()).greetings.en).toBe('Hi there');
  });

  it('searches with a changed setting at once', async () => {
    await openShop();
    expect(await line.found('myshop', 'lamp')).toEqual(['2']);
    await line.run('store set --store myshop field_weights.title=0');
    await line.search.rebuild(await settings());

    expect(await line.found('myshop', 'lamp')).not.toEqual(['2']);
  });

  it('creates a store with --create', async () => {
    const { exit, out, err } = await line.run([
      ...'store set --store corner --create default_language=az currency=AZN'.split(' '),
      'name=The Corner Shop',
    ]);

    expect(err).toBe('');
    expect([exit, out]).toEqual([0, 'Created the store "corner" (The Corner Shop, language az, currency AZN).']);
    expect(await line.stores.get('corner')).toEqual(newStoreSettings('corner', 'The Corner Shop', 'az', 'AZN'));
  });

  it.each([
    ['an unknown setting', { titel: 'x' }, /titel: There is no such setting\. Settings here: id, name/],
    [
      'an unknown gate',
      { gates: { video: true } },
      /gates\.video: There is no such setting\. Settings here: streaming/,
    ],
    ['an unknown kind', { kind: 'zoo' }, /kind: .*"fashion"/],
    ['a language that Quarry does not speak', { languages: ['en', 'xx'] }, /languages\.1: /],
    [
      'a default language that the shop does not speak',
      { languages: ['ka', 'tr'] },
      /default_language: "en" is not one/,
    ],
    ['a language that is named twice', { languages: ['en', 'en'] }, /languages: A language is named twice/],
    ['a currency that does not exist', { currency: 'LARI' }, /currency: "LARI" is not an ISO 4217 code/],
    ['a country in words', { country: 'Georgia' }, /country: Write the ISO 3166-1 code/],
    ['a product page without the id', { product_url: 'https://shop.example.com/p' }, /product_url: .*\{id\}/],
    ['a product page that is no address', { product_url: 'shop.example.com/{id}' }, /product_url: /],
    ['a weight out of range', { field_weights: { title: 99 } }, /field_weights\.title: /],
    ['an emergency number in words', { emergency_number: 'police' }, /emergency_number: Write the number in digits/],
    ['another id', { id: 'other' }, /id: The id of a store cannot change/],
    ['a needed setting taken away', { name: null }, /name: /],
    ['two mistakes', { kind: 'zoo', country: 'x' }, /kind: [\s\S]*\ncountry: |country: [\s\S]*\nkind: /],
  ])('refuses %s, names it, and changes nothing', async (_what, changes, message) => {
    await openShop();
    const before = await settings();
    await line.put('settings.json', JSON.stringify({ strikes_original_price: true, ...changes }));

    const { exit, err } = await line.run('store set --store myshop --file settings.json');

    expect([exit, err]).toEqual([1, expect.stringMatching(message)]);
    expect(await settings()).toEqual(before);
  });

  it.each([
    ['store set --store myshop', 2, /Give settings/],
    ['store set --store myshop kind', 2, /"kind" is no setting\. Write key=value/],
    ['store set --store myshop titel=x', 2, /titel: There is no such setting/],
    [
      'store set --store myshop gates.video=true',
      2,
      /gates\.video: There is no such setting\. Settings here: streaming/,
    ],
    ['store set --store myshop kind.of=x', 2, /kind\.of: "kind" holds a single value/],
    ['store set --store myshop gates.images=perhaps', 1, /gates\.images: .*boolean/],
    ['store set --store nowhere kind=books', 1, /no store "nowhere"/],
    ['store set --store myshop --file none.json', 1, /none\.json cannot be read/],
    ['store set --store myshop --file broken.json', 1, /no valid JSON/],
    ['store set --store myshop --file list.json', 1, /no object such as/],
    ['store show --store nowhere', 1, /no store "nowhere"/],
    ['store delete --store nowhere --yes', 1, /no store "nowhere"/],
  ])('%s ends with %i and says why', async (words, exit, message) => {
    await openShop();
    await line.put('broken.json', '{"kind": ');
    await line.put('list.json', '[]');
    const before = await settings();

    const told = await line.run(words);

    expect([told.exit, told.err]).toEqual([exit, expect.stringMatching(message)]);
    expect(await settings()).toEqual(before);
    expect(await line.stores.find('nowhere')).toBeUndefined();
  });
});

describe('quarry store delete', () => {
  it('requires --yes and lists what would be deleted', async () => {
    await openShop();

    const told = await line.run('store delete --store myshop');

    expect([told.exit, told.err]).toEqual([2, expect.stringMatching(/"myshop" \(Myshop\) with 3 products.*--yes/)]);
    expect(await line.catalog.count('myshop')).toBe(3);
  });

  it('deletes everything that belongs to the store, and nothing of another one', async () => {
    await openShop();
    await line.run('import --store other --file shop.csv');
    await line.run('user add levan --grant chat/myshop');
    await line.run('user add maka --grant chat/other');
    const { out: key } = await line.run('key create --store myshop --origin https://shop.example.com');
    expect(await line.found('myshop', 'lamp')).toEqual(['2']);

    const { exit, err } = await line.run('store delete --store myshop --yes');

    expect([exit, err]).toEqual([0, expect.stringMatching(/Accounts without any store: levan\./)]);
    expect(await line.stores.find('myshop')).toBeUndefined();
    expect(await line.catalog.count('myshop')).toBe(0);
    expect(await line.auth.storeOfKey(key)).toBeUndefined();
    expect(await record.db.select().from(grants).where(eq(grants.storeId, 'myshop'))).toEqual([]);
    expect(await line.found('other', 'lamp')).toEqual(['2']);
    expect(await line.auth.users()).toMatchObject([{ grants: [] }, { grants: [{ storeId: 'other' }] }]);
  });

  it('leaves nothing for a store that later has the same id', async () => {
    await openShop();
    expect(await line.found('myshop', 'lamp')).toEqual(['2']);
    await line.run('store delete --store myshop --yes');
    await line.put('new.csv', 'id,title,price\n9,Wool rug,120\n');

    await line.run('import --store myshop --file new.csv');

    expect(await line.found('myshop', 'lamp')).toEqual([]);
    expect(await line.found('myshop', 'rug')).toEqual(['9']);
  });
});

describe('quarry product delete', () => {
  it('deletes the named products, which searches no longer find', async () => {
    await openShop();
    expect(await line.found('myshop', 'lamp')).toEqual(['2']);
    await line.put('ids.txt', '3\n\n');

    const { exit, out } = await line.run('product delete --store myshop --id 2 --file ids.txt');

    expect([exit, out]).toEqual([0, 'Deleted 2 products of "myshop"; 1 are left.']);
    expect(await line.found('myshop', 'lamp')).toEqual([]);
    expect(await line.found('myshop', 'table')).toEqual([]);
  });

  it('finds a deleted product that is imported again', async () => {
    await openShop();
    await line.found('myshop', 'lamp');
    await line.run('product delete --store myshop --id 2');

    await line.run('import --store myshop --file shop.csv');

    expect(await line.found('myshop', 'lamp')).toEqual(['2']);
  });

  it('deletes nothing when one of the ids is unknown, unless that is allowed', async () => {
    await openShop();

    const refused = await line.run('product delete --store myshop --id 2 77 --id 78');
    expect([refused.exit, refused.err]).toEqual([1, expect.stringMatching(/ids: 77, 78\. Nothing was deleted\./)]);
    expect(await line.catalog.count('myshop')).toBe(3);

    const done = await line.run('product delete --store myshop --id 2 77 --ignore-missing');
    expect([done.exit, done.out]).toEqual([0, 'Deleted 1 products of "myshop"; 2 are left. 1 ids were not there.']);
  });

  it.each([
    ['product delete --store myshop', 2, /Name products/],
    ['product delete --store nowhere --id 1', 1, /no store "nowhere"/],
    ['product delete --store myshop --file none.txt', 1, /none\.txt cannot be read/],
  ])('%s ends with %i and says why', async (words, exit, message) => {
    await openShop();

    const told = await line.run(words);

    expect([told.exit, told.err]).toEqual([exit, expect.stringMatching(message)]);
    expect(await line.catalog.count('myshop')).toBe(3);
  });
});

describe('quarry orders import', () => {
  const staff = { kind: 'staff' } as const;
  const noProof = { email: null, phoneEnding: null, proven: [] };
  const status = (number: string) => line.orders.ask('myshop', staff, { number, proof: noProof });

  beforeEach(openShop);

  it('reads a table with one row per item, and shows the order to whoever proves it', async () => {
    await line.put(
      'orders.csv',
      `order_number,order_date,status,total,customer_email,customer_phone,item_product_id,item_title,item_quantity,item_price,note
A-1,2026-11-02T10:00:00Z,Shipped,140,nino@example.com,+995 555 12 44 17,1,Oak chair,2,40,gift
A-1,,,,,,2,Brass lamp,1,60,
A-2,2026-11-03,,90,lia@example.com,,3,Pine table,1,90,
`,
    );

    const { exit, out, err } = await line.run('orders import --store myshop --file orders.csv');

    expect([exit, out, err]).toEqual([
      0,
      'Orders of "myshop": 2 new, 0 changed, 0 as before.',
      'Columns that are not read: note.',
    ]);
    const proof = { ...noProof, phoneEnding: '4417' };
    expect(await line.orders.ask('myshop', { kind: 'shopper' }, { number: 'A-1', proof })).toEqual({
      kind: 'told',
      orders: [
        {
          order_id: 'A-1',
          order_number: 'A-1',
          order_date: '2026-11-02',
          status: 'Shipped',
          shipped_date: null,
          delivery_date: null,
          tracking_number: null,
          items: [
            { product_id: '1', title: 'Oak chair', quantity: 2, price: 40 },
            { product_id: '2', title: 'Brass lamp', quantity: 1, price: 60 },
          ],
          total: 140,
          currency: 'GEL',
        },
      ],
    });
  });

  it.each([
    ['JSON', (orders: object[]) => JSON.stringify({ orders })],
    ['NDJSON', (orders: object[]) => orders.map((order) => JSON.stringify(order)).join('\n')],
  ])('reads %s, and the same file again changes nothing', async (_form, write) => {
    const customer = { id: 'c1', name: 'Nino', email: 'nino@example.com' };
    const items = [{ product_id: '1', title: 'Oak chair', quantity: 1, price: 40 }];
    const first = { order_number: 1042, status: 'Pending', customer, items };
    const second = { order_number: '1043', customer_email: 'lia@example.com', total: 3 };
    await line.put('orders', write([first, second]));
    await line.run('orders import --store myshop --file orders');

    const again = await line.run('orders import --store myshop --file orders');
    await line.put('orders', write([{ ...first, status: 'Shipped' }, second]));
    const changed = await line.run('orders import --store myshop --file orders');

    expect(again.out).toBe('Orders of "myshop": 0 new, 0 changed, 2 as before.');
    expect(changed.out).toBe('Orders of "myshop": 0 new, 1 changed, 1 as before.');
    expect(await status('1042')).toMatchObject({ kind: 'told', orders: [{ status: 'Shipped', items }] });
  });

  it('imports nothing when a row is wrong, and reports every wrong row with its line', async () => {
    await line.put(
      'orders.csv',
      `order_number,order_date,total,customer_email
B-1,2026-11-02,10,nino@example.com
B-2,02.11.2026,10,nino@example.com
,2026-11-02,10,nino@example.com
B-4,2026-11-02,much,nino@example.com
B-5,2026-11-02,10,
B-6,2026-11-02,10,not an address
B-1,2026-11-02,10,nino@example.com
`,
    );

    const { exit, err } = await line.run('orders import --store myshop --file orders.csv');

    expect(exit).toBe(1);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^Line 3, column "order_date", value "02\.11\.2026": Write the day as 2026-11-02\./),
      expect.stringMatching(/^Line 4, column "order_number": The order has no number\./),
      expect.stringMatching(/^Line 5, column "total", value "much": /),
      expect.stringMatching(/^Line 6, column "customer": Give the e-mail or the phone of the customer\./),
      expect.stringMatching(/^Line 7, column "customer\.email", value "not an address": /),
      expect.stringMatching(/^Line 8, column "order_number", value "B-1": Order B-1 stands in line 2 already\./),
      expect.stringMatching(/^Nothing was imported: 6 problems in the file\./),
    ]);
    expect(await status('B-1')).toEqual({ kind: 'no-such-order' });
  });

  it.each([
    ['orders import --store nowhere --file orders.csv', 1, /no store "nowhere"/],
    ['orders import --store myshop --file none.csv', 1, /There is no file/],
    ['orders import --store myshop --file feed.xml', 1, /not from XML/],
    ['orders import --store myshop --file empty.csv', 1, /holds no orders/],
    ['orders import --store myshop', 2, /required option '--file/],
  ])('%s ends with %i and says why', async (words, exit, message) => {
    await line.put('orders.csv', 'order_number,customer_email\nC-1,nino@example.com\n');
    await line.put('feed.xml', '<?xml version="1.0"?><rss><channel><item><id>1</id></item></channel></rss>');
    await line.put('empty.csv', 'order_number,customer_email\n');

    const told = await line.run(words);

    expect([told.exit, told.err]).toEqual([exit, expect.stringMatching(message)]);
    expect(await status('C-1')).toEqual({ kind: 'no-such-order' });
  });
});
