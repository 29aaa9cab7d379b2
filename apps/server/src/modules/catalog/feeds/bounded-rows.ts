/**
 * Limits the amount of text between two rows of a feed. This detects files of line breaks only, documents with one endless
 * text and items of a gigabyte, in which much text is read without a row.
 */
import { type ReadRow, UnreadableFeedError } from './feed-row.ts';

/** In characters. The largest items that shops export are a hundred times smaller. */
const MAX_ROW_CHARS = 16 * 1024 * 1024;

/** @throws UnreadableFeedError, while iterating, when too much text contains no row. */
export async function* withBoundedRows(
  text: AsyncIterable<string>,
  read: (text: AsyncIterable<string>) => AsyncGenerator<ReadRow>,
  maxChars = MAX_ROW_CHARS,
): AsyncGenerator<ReadRow> {
  let rows = 0;
  let since = 0;
  async function* counted() {
    for await (const chunk of text) {
      since += chunk.length;
      if (since > maxChars) {
        throw new UnreadableFeedError(
          `After ${rows === 0 ? 'the beginning' : `row ${rows}`} more than ${maxChars.toLocaleString('en')} characters ` +
            'follow without a row that is a product. Nothing was imported.',
        );
      }
      yield chunk;
    }
  }
  for await (const row of read(counted())) {
    rows += 1;
    since = 0;
    yield row;
  }
}
