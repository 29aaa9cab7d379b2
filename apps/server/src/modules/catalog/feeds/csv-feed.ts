/** Reads a table with a header line, separated by comma, semicolon, tab or vertical bar. */
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import type { CsvHeader } from './csv-header.ts';
import { CsvQuotes } from './csv-quotes.ts';
import { type ReadRow, UnreadableFeedError } from './feed-row.ts';

/** Maximum length of a row in characters; cells are limited in `csv-quotes.ts`. */
const MAX_RECORD_SIZE = 8 * 1024 * 1024;

export async function* readCsv(
  text: AsyncIterable<string>,
  { delimiter, skipLines }: CsvHeader,
): AsyncGenerator<ReadRow> {
  const parser = parse({
    delimiter,
    info: true,
    // `17" screen` without quotes around it is common and clear.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_SIZE,
  });
  const quotes = new CsvQuotes(delimiter, skipLines + 1);
  const source = Readable.from(quotes.check(withoutLines(text, skipLines)));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);

  let columns: string[] | undefined;
  let linesBefore = skipLines;
  const records: AsyncIterable<{ record: string[]; info: Info }> = parser;
  try {
    for await (const { record, info } of records) {
      yield* quotes.takeRejected();
      const line = firstLineOf(record, info.lines + skipLines, linesBefore);
      linesBefore = info.lines + skipLines;
      if (!columns) {
        columns = columnNames(record);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      yield record.length > columns.length && record.slice(columns.length).some((cell) => cell.trim() !== '')
        ? tooManyCells(line, record, columns)
        : { place: { unit: 'line', number: line }, cells: cellsOf(record, columns) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFeedError(
      `The table is broken after line ${linesBefore}: ${error.message}. Nothing was imported.`,
    );
  } finally {
    source.destroy();
    parser.destroy();
  }
  yield* quotes.takeRejected();
  if (!columns) throw new UnreadableFeedError('The table is empty.');
}

/** The text behind its first lines. */
async function* withoutLines(text: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count;
  for await (const chunk of text) {
    let rest = chunk;
    while (left > 0) {
      const end = rest.indexOf('\n');
      if (end === -1) break;
      rest = rest.slice(end + 1);
      left -= 1;
    }
    if (left === 0 && rest !== '') yield rest;
  }
}

/** `info.lines` is where a record ends; its breaks inside quotes tell where it began. */
function firstLineOf(record: string[], lastLine: number, linesBefore: number): number {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  return Math.max(lastLine - breaks, linesBefore + 1);
}

function columnNames(record: string[]): string[] {
  const names = record.map((name) => name.replace(/^\uFEFF/, '').trim());
  if (names.filter(Boolean).length < 2) {
    throw new UnreadableFeedError('The first line of the table does not name its columns.');
  }
  return names;
}

function cellsOf(record: string[], columns: string[]): Record<string, string> {
  const cells: Record<string, string> = {};
  columns.forEach((column, index) => {
    // A spreadsheet keeps long numbers as text by writing `="8690000000001"`.
    const cell = (record[index] ?? '').replace(/^="([^"]*)"$/, '$1');
    // Of two columns with one name, the first non-empty value is used.
    if (column !== '' && !cells[column]) cells[column] = cell;
  });
  return cells;
}

function tooManyCells(line: number, record: string[], columns: string[]): ReadRow {
  return {
    place: { unit: 'line', number: line },
    column: null,
    value: record
      .slice(columns.length - 1)
      .join(' ¦ ')
      .slice(0, 100),
    reason: `The row has ${record.length} cells, the table has ${columns.length} columns.`,
    fix: 'Put quotes around the cell that contains the separator.',
  };
}
