import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { feedFile, rowsOf } from './feed-fixtures.ts';
import { UnreadableFeedError } from './feed-row.ts';
import { openFeed } from './open-feed.ts';

const cells = async (content: string | Buffer) => (await rowsOf(content)).rows.map((row) => row.cells);

describe('a table', () => {
  it('is read with commas, semicolons, tabs and bars between its columns', async () => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const table = [
        ['id', 'title', 'price'],
        ['1', 'Oak chair', '40'],
      ];
      const text = table.map((row) => row.join(delimiter)).join('\n');

      expect(await cells(text)).toEqual([{ id: '1', title: 'Oak chair', price: '40' }]);
    }
  });

  it('may begin with a byte order mark and with the separator line of a spreadsheet', async () => {
    const text = '\uFEFFsep=;\r\nid;title\r\n1;"Chair; oak"\r\n';

    const { rows } = await rowsOf(text);

    expect(rows).toEqual([{ place: { unit: 'line', number: 3 }, cells: { id: '1', title: 'Chair; oak' } }]);
  });

  it('is read in UTF-16, as some spreadsheets save it', async () => {
    const text = Buffer.from('\uFEFFid\ttitle\r\n1\tწითელი სკამი\r\n', 'utf16le');

    expect(await cells(text)).toEqual([{ id: '1', title: 'წითელი სკამი' }]);
  });

  it('keeps line breaks, doubled quotes and stray quotation marks in cells', async () => {
    const text = 'id,title,text\n1,"Big ""Bear""","one\ntwo"\n2,17" screen,plain\n';

    expect(await cells(text)).toEqual([
      { id: '1', title: 'Big "Bear"', text: 'one\ntwo' },
      { id: '2', title: '17" screen', text: 'plain' },
    ]);
  });

  it('counts lines as an editor does, breaks inside cells included', async () => {
    const text = 'id,title\n1,"one\ntwo\nthree"\n\n2,next\n3,too,many\n';

    const { rows, rejected } = await rowsOf(text);

    expect(rows.map((row) => row.place.number)).toEqual([2, 6]);
    expect(rejected).toMatchObject([
      { place: { unit: 'line', number: 7 }, reason: 'The row has 3 cells, the table has 2 columns.' },
    ]);
  });
});

describe('the encoding of a table', () => {
  /** What Node cannot write, letter by letter. */
  const inBytes = (text: string, encoding: string) => {
    const bytes = new Map(
      Array.from({ length: 128 }, (_, index) => [
        new TextDecoder(encoding).decode(Uint8Array.of(index + 128)),
        index + 128,
      ]),
    );
    return Buffer.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
  };

  it.each([
    ['windows-1251', 'Код;Наименование;Цена\n1;Дубовый стул;40\n', 'Windows-1251'],
    ['windows-1254', 'Stok Kodu;Ürün Adı;Fiyat\n1;Ahşap sandalye, ığdır;40\n', 'Windows-1254 (ISO-8859-9)'],
    ['iso-8859-9', 'Kod;Ad;Qiymət\n1;Ağ şkaf;40\n'.replace('ə', 'e'), 'Windows-1254 (ISO-8859-9)'],
    ['windows-1256', 'رمز المنتج;اسم المنتج;السعر\n1;كرسي خشب;40\n', 'Windows-1256'],
    ['windows-1252', 'id;title\n1;Möbel für drei\n', 'Windows-1252'],
  ])('is told without a mark: %s', async (encoding, text, name) => {
    const { rows, encoding: told } = await rowsOf(inBytes(text, encoding));
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.split(';'));

    expect(told).toBe(name);
    expect(rows).toMatchObject([
      { cells: Object.fromEntries((lines[0] ?? []).map((key, at) => [key, lines[1]?.[at]])) },
    ]);
  });

  it.each(['utf16le', 'utf16be'])('is detected by its zeros: %s without a byte order mark', async (encoding) => {
    const bytes = Buffer.from('id;title;price\n1;წითელი სკამი;40\n', 'utf16le');

    expect(await cells(encoding === 'utf16le' ? bytes : bytes.swap16())).toEqual([
      { id: '1', title: 'წითელი სკამი', price: '40' },
    ]);
  });

  it('is UTF-8 when the bytes are valid UTF-8', async () => {
    expect((await rowsOf('id;title\n1;Ağ şkaf\n')).encoding).toBe('UTF-8');
  });
});

describe('the line of column names', () => {
  it('may be below titles', async () => {
    const { rows } = await rowsOf('Price list\nof 14.03.2025;;;\n\nCode;Name;Price;Stock\n7;Oak chair;40;2\n');

    expect(rows).toEqual([
      { place: { unit: 'line', number: 5 }, cells: { Code: '7', Name: 'Oak chair', Price: '40', Stock: '2' } },
    ]);
  });

  it('may have more commas in its cells than separators', async () => {
    const { rows } = await rowsOf('Name, full;Price, USD\n"Chair, oak, brown";40\n');

    expect(rows.map((row) => row.cells)).toEqual([{ 'Name, full': 'Chair, oak, brown', 'Price, USD': '40' }]);
  });
});

describe('JSON', () => {
  it('is read as a list', async () => {
    const { format, rows } = await rowsOf('[{"id":1,"tags":["a","b"]},\n{"id":2,"size":{"w":3}}]');

    expect(format).toBe('json');
    expect(rows).toEqual([
      { place: { unit: 'item', number: 1 }, cells: { id: 1, tags: ['a', 'b'] } },
      { place: { unit: 'item', number: 2 }, cells: { id: 2, size: { w: 3 } } },
    ]);
  });

  it('is read as a document with a nested list at any depth', async () => {
    const documents = [
      '{"products": [{"id": 1}, {"id": 2}]}',
      '{"meta": {"tags": [{"x": 1}], "n": 2}, "data": {"items": [{"id": 1}, {"id": 2}]}, "links": [{"id": 9}]}',
      '{\n "shop": "Invented [sic]",\n "wares": [{"id": 1}, {"id": 2}]\n}',
      '{"categories": [{"name": "x", "items": [{"id": 8}]}],\n "products": [{"id": 1}, {"id": 2}]}',
    ];

    for (const document of documents) expect(await cells(document)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('does not use a list inside a product as the list of products', async () => {
    const { rows } = await rowsOf('{\n"wares": [{"id": 1, "items": [{"id": 8}, {"id": 9}]}, {"id": 2}]}');

    expect(rows.map((row) => row.cells.id)).toEqual([1, 2]);
  });

  it('reports items that are not objects', async () => {
    const { rows, rejected } = await rowsOf('[{"id":1}, 7, {"id":2}]');

    expect(rows).toHaveLength(2);
    expect(rejected).toMatchObject([{ place: { unit: 'item', number: 2 }, value: '7' }]);
  });

  it('is refused when truncated or broken at any position', async () => {
    const whole = '[{"id":1,"title":"Chair"},{"id":2,"title":"Table"}]';

    for (let length = 2; length < whole.length; length += 1) {
      await expect(rowsOf(whole.slice(0, length))).rejects.toThrow(UnreadableFeedError);
    }
    await expect(rowsOf('[{"id":1},{"id":2]')).rejects.toThrow(/broken or was cut off after item/);
    await expect(rowsOf('{"total": 4, "page": 1}\n')).resolves.toBeDefined();
    await expect(rowsOf('{\n"total": 4,\n "page": 1}')).rejects.toThrow(/no list of products/);
  });
});

describe('NDJSON', () => {
  it('is read line by line, and a broken line is skipped and reported by its number', async () => {
    const { format, rows, rejected } = await rowsOf('{"id":1}\n\n{"id":\n{"id":3}\n[4]\n');

    expect(format).toBe('ndjson');
    expect(rows.map((row) => row.cells)).toEqual([{ id: 1 }, { id: 3 }]);
    expect(rejected.map((row) => row.place.number)).toEqual([3, 5]);
    expect(rejected[0]?.reason).toMatch(/no valid JSON/);
  });

  it('may be a single product', async () => {
    expect(await cells('{"id":1,"title":"Chair","images":[{"src":"/a.png"}]}')).toHaveLength(1);
  });
});

describe('Google Merchant XML', () => {
  const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Invented shop</title>
<item>
  <g:id>SKU-1</g:id><title><![CDATA[Chair & table]]></title><g:price>40.00 USD</g:price>
  <g:additional_image_link>https://x.example/1.jpg</g:additional_image_link>
  <g:additional_image_link>https://x.example/2.jpg</g:additional_image_link>
  <g:product_detail><g:attribute_name>Legs</g:attribute_name><g:attribute_value>4</g:attribute_value></g:product_detail>
  <description>Solid&nbsp;oak &amp; steel</description>
</item>
</channel></rss>`;

  it('becomes one row per item', async () => {
    const { format, rows } = await rowsOf(rss);

    expect(format).toBe('xml');
    expect(rows).toEqual([
      {
        place: { unit: 'line', number: 4 },
        cells: {
          id: 'SKU-1',
          title: 'Chair & table',
          price: '40.00 USD',
          additional_image_link: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
          product_detail: { name: 'Legs', value: '4' },
          description: 'Solid\u00a0oak & steel',
        },
      },
    ]);
  });

  it('is read as Atom too', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>Chair</title><link href="https://x.example/1"/></entry></feed>';

    expect(await cells(atom)).toEqual([{ id: '1', title: 'Chair', link: 'https://x.example/1' }]);
  });

  it('is refused when it is truncated, broken, or without products', async () => {
    await expect(rowsOf(rss.slice(0, 500))).rejects.toThrow(/broken or was cut off near line/);
    await expect(rowsOf('<rss><channel><item></channel></rss>')).rejects.toThrow(UnreadableFeedError);
    await expect(rowsOf('<rss><channel><title>Empty</title></channel></rss>')).rejects.toThrow(/no products/);
  });
});

describe('a packed file', () => {
  const csv = `id,title\n${Array.from({ length: 2000 }, (_, n) => `${n},Chair number ${n}`).join('\n')}\n`;

  it('is unpacked by its content, regardless of its name', async () => {
    expect(await cells(gzipSync(csv))).toHaveLength(2000);
  });

  it('is refused when truncated', async () => {
    const packed = gzipSync(csv);

    await expect(rowsOf(packed.subarray(0, packed.length - 20))).rejects.toThrow(/gzip file is damaged or was cut off/);
  });
});

describe('a file that is not what it claims', () => {
  const impostors: [string, string | Buffer, RegExp][] = [
    ['an empty file', '', /empty/],
    ['white space', ' \n\n ', /empty/],
    ['a web page', '<!DOCTYPE html><html><body>Please log in</body></html>', /web page/],
    ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), /Excel workbook/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /PNG picture/],
    ['binary rubbish', Buffer.from([1, 2, 0, 3, 4, 0, 0, 9]), /not text/],
    ['a letter', 'Dear shop\nhere are the goods\n', /no product feed/],
    [
      'damaged UTF-8',
      Buffer.concat([Buffer.from('id;title\n1;წითელი სკამი'), Buffer.from([0xe1, 0x0a])]),
      /not valid UTF-8/,
    ],
  ];

  it.each(impostors)('is refused with a clear message: %s', async (_, content, message) => {
    await expect(rowsOf(content)).rejects.toThrow(message);
    await expect(rowsOf(content)).rejects.toThrow(UnreadableFeedError);
  });

  it('is refused when it does not exist, or is a folder', async () => {
    await expect(openFeed('/no/such/file.csv')).rejects.toThrow('There is no file /no/such/file.csv.');
    await expect(openFeed('/')).rejects.toThrow(/is a folder/);
  });
});

it('reports how many bytes of the file were read', async () => {
  const text = 'id,title\n1,Chair\n';
  const told: [number, number][] = [];
  const feed = await openFeed(feedFile(text), { onBytes: (read, total) => told.push([read, total]) });
  for await (const _ of feed.rows) {
    // Only the reading counts.
  }
  await feed.close();

  expect(told.at(-1)).toEqual([text.length, text.length]);
});
