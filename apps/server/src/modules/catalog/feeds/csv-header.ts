/**
 * Finds the header line of a table and its separator. Shop systems and accounting programs may write a title or a date
 * above the header; spreadsheets write `sep=;`.
 */
import { parse } from 'csv-parse/sync';
import { readName } from './columns/name-roles.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface CsvHeader {
  delimiter: Delimiter;
  /** Lines above the column names. */
  skipLines: number;
}

interface HeadRecord {
  cells: string[];
  /** Lines before the record. */
  above: number;
  known: number;
}

const HEAD_RECORDS = 25;
const HEAD_LINES = 60;
/** Minimum score of its best role for a cell to count as a column name. */
const SURE = 0.6;
/** A later line is used as the header if it has so many more known names than the first. */
const CLEARLY_MORE = 2;
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/** @returns null when no separator makes a table of the text. */
export function findHeader(start: string): CsvHeader | null {
  const said = SEPARATOR_LINE.exec(start);
  const text = said ? start.slice(said[0].length) : start;
  const given = DELIMITERS.find((one) => one === said?.[1]);
  const before = said ? 1 : 0;
  const candidates = (given ? [given] : DELIMITERS).flatMap((delimiter) => {
    const header = headerOf(headRecords(text, delimiter));
    return header ? [{ delimiter, ...header }] : [];
  });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  return best ? { delimiter: best.delimiter, skipLines: before + best.above } : byFirstLine(text, before);
}

/** For tables whose beginning cannot be parsed: the most frequent separator of the first line. */
function byFirstLine(text: string, skipLines: number): CsvHeader | null {
  const line = text.split('\n')[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? { delimiter: best.delimiter, skipLines } : null;
}

function headerOf(records: readonly HeadRecord[]): { above: number; score: number } | null {
  const [first] = records;
  if (!first) return null;
  const best = records.reduce((a, b) => (b.known >= Math.max(2, a.known + CLEARLY_MORE) ? b : a), first);
  const width = best.cells.filter(Boolean).length;
  if (width < 2) return null;
  const alike = records.filter(({ cells }) => Math.abs(cells.length - best.cells.length) <= 1).length / records.length;
  return { above: best.above, score: (best.known * 10 + best.cells.length) * (0.5 + alike) };
}

function headRecords(text: string, delimiter: Delimiter): HeadRecord[] {
  const lines = text.split(/(?<=\n)/);
  const head = (lines.length > HEAD_LINES ? lines.slice(0, HEAD_LINES) : lines).join('');
  const records: HeadRecord[] = [];
  let above = 0;
  try {
    parse(head, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: HEAD_RECORDS,
      on_record: (record: string[], info) => {
        const cells = record.map((cell) => cell.replace(/^\uFEFF/, '').trim());
        const known = new Set(cells.filter((cell) => cell !== '' && isColumnName(cell))).size;
        records.push({ cells, above: firstLine(record, info.lines, above), known });
        above = info.lines;
        return null;
      },
    });
  } catch {
    // The head may end inside a quoted cell; the records before it are what is needed.
  }
  return records;
}

/** Lines before the record: it ends in line `last`, and may hold line breaks itself. */
function firstLine(record: readonly string[], last: number, above: number): number {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  return Math.max(last - breaks - 1, above);
}

function isColumnName(cell: string): boolean {
  return cell.length <= 60 && (readName(cell).roles[0]?.score ?? 0) >= SURE;
}
