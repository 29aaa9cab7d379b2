import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withBoundedRows } from './bounded-rows.ts';
import { readCsv } from './csv-feed.ts';
import { feedFile, rowsOf } from './feed-fixtures.ts';
import { UnreadableFeedError } from './feed-row.ts';
import { readJson } from './json-feed.ts';
import { readNdjson } from './ndjson-feed.ts';
import { openFeed } from './open-feed.ts';
import { readXml } from './xml-feed.ts';

const MEGABYTE = 1024 * 1024;
/** In place of the product's own bound, so that the tests need not read that much. */
const MAX_CHARS = 200_000;
const CHUNK_CHARS = 4096;

type Reader = Parameters<typeof withBoundedRows>[1];
const csv: Reader = (text) => readCsv(text, { delimiter: ',', skipLines: 0 });
const json: Reader = (text) => readJson(text, { listKey: null });

async function* inChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK_CHARS) yield text.slice(at, at + CHUNK_CHARS);
}

async function countRows(read: Reader, text: string): Promise<number> {
  let rows = 0;
  for await (const _ of withBoundedRows(inChunks(text), read, MAX_CHARS)) rows += 1;
  return rows;
}

describe('a file that goes on without a row', () => {
  it.each<[string, Reader, string]>([
    ['line breaks behind the column names of a table', csv, `id,title\n${'\n'.repeat(2 * MAX_CHARS)}`],
    ['empty rows of a table', csv, `id,title\n1,Chair\n${',\n'.repeat(MAX_CHARS)}`],
    ['line breaks between JSON lines', readNdjson, `{"id":1}\n${'\n'.repeat(2 * MAX_CHARS)}{"id":2}`],
    ['one endless text in a JSON list', json, `[{"id":1},{"id":2,"title":"${'x'.repeat(2 * MAX_CHARS)}"}]`],
    ['one endless list in a JSON item', json, `[{"id":1},{"id":2,"tags":[${'1,'.repeat(MAX_CHARS)}1]}]`],
    ['one endless text in XML', readXml, `<rss><item><title>${'x'.repeat(2 * MAX_CHARS)}</title></item></rss>`],
    ['white space in XML', readXml, `<rss><item><title>x</title></item>${' '.repeat(2 * MAX_CHARS)}</rss>`],
  ])('is refused: %s', async (_what, read, text) => {
    const reading = countRows(read, text);

    await expect(reading).rejects.toThrow(UnreadableFeedError);
    await expect(reading).rejects.toThrow(/more than 200,000 characters follow without a row/);
  });

  it('is read at any length while there are rows', async () => {
    expect(await countRows(csv, `id,title\n${`7,${'long '.repeat(1000)}\n`.repeat(200)}`)).toBe(200);
  });

  it('is refused when a line of a table is endless', async () => {
    await expect(rowsOf(`id,title\n1,${'x'.repeat(9 * MEGABYTE)}\n`)).rejects.toThrow(
      /longer than 8,388,608 characters/,
    );
  });
});

describe('a packed file', () => {
  it('of nothing but line breaks is refused after a small part of them', async () => {
    const packed = gzipSync(Buffer.concat([Buffer.from('id,title\n1,Chair\n'), Buffer.alloc(256 * MEGABYTE, '\n')]), {
      level: 1,
    });
    let read = 0;
    const feed = await openFeed(feedFile(packed), { onBytes: (bytes) => (read = bytes) });
    const reading = (async () => {
      for await (const _ of feed.rows);
    })();

    await expect(reading).rejects.toThrow(/unpacks to more than 200 times its size/);
    await feed.close();
    expect(read).toBeLessThan(packed.length);
  });

  it('is refused when it unpacks to far more than its size, even with valid rows', async () => {
    const packed = gzipSync(`id,title\n${`1,${'x'.repeat(1000)}\n`.repeat(10_000)}`, { level: 9 });

    await expect(rowsOf(packed)).rejects.toThrow(/unpacks to more than 200 times its size/);
  });

  it('is read when its rows are as repetitive as those of a shop', async () => {
    const text = 'A chair of solid oak, oiled by hand, made to last for generations of people who sit. '.repeat(4);
    const rows = Array.from(
      { length: 25_000 },
      (_, i) => `${i},Oak chair ${(i * 7919) % 100_003},${(i * 31) % 997},"${text}"\n`,
    );
    const content = `id,title,price,text\n${rows.join('')}`;
    expect(content.length).toBeGreaterThan(8 * MEGABYTE);

    expect((await rowsOf(gzipSync(content))).rows).toHaveLength(25_000);
  });
});
