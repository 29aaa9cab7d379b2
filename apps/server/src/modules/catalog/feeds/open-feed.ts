/** Reads a feed of any format row by row. */
import { withBoundedRows } from './bounded-rows.ts';
import { readCsv } from './csv-feed.ts';
import { detectFormat, type FeedFormat } from './detect-format.ts';
import type { ReadRow } from './feed-row.ts';
import { readJson } from './json-feed.ts';
import { readNdjson } from './ndjson-feed.ts';
import { type ReadOptions, readText } from './read-text.ts';
import { readXml } from './xml-feed.ts';

export interface OpenFeed {
  format: FeedFormat['name'];
  /** `UTF-8`, `Windows-1251`, … */
  encoding: string;
  rows: AsyncGenerator<ReadRow>;
  /** To be called in the end, whether all rows were read or not. */
  close(): Promise<void>;
}

/** @throws UnreadableFeedError when the file is no feed; the rows throw it when that shows only further in. */
export async function openFeed(file: string, options: ReadOptions = {}): Promise<OpenFeed> {
  const source = await readText(file, options);
  try {
    const format = detectFormat(source);
    return {
      format: format.name,
      encoding: source.encoding,
      rows: withBoundedRows(source.text, (text) => rowsOf(text, format)),
      close: source.close,
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}

function rowsOf(text: AsyncIterable<string>, format: FeedFormat): AsyncGenerator<ReadRow> {
  switch (format.name) {
    case 'csv':
      return readCsv(text, format);
    case 'json':
      return readJson(text, format);
    case 'ndjson':
      return readNdjson(text);
    case 'xml':
      return readXml(text, format.itemName);
  }
}
