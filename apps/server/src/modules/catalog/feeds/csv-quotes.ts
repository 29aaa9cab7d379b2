/**
 * Detects unclosed quotation marks in a table, so that a parser does not read the following rows as part of the open cell.
 *
 * A quoted cell may contain line breaks, so a single line does not show whether a quote is unclosed. It is considered
 * unclosed if the cell reaches the end of the file, exceeds a limit, or ends with a quote followed by text (the opening
 * quote of a later row) although one of its lines looks like a row. Then the row is skipped, with the lines up to the next
 * one that looks like a row, and reading continues there.
 */
import { type RejectedRow, UnreadableFeedError } from './feed-row.ts';

/** In characters; a longer cell has an unclosed quote. */
const MAX_CELL_CHARS = 1024 * 1024;
/** A longer line is no row of a table, in characters. */
const MAX_LINE_CHARS = 8 * 1024 * 1024;
/** Lines in which a row behind an unclosed quote is looked for. */
const MAX_ROW_LINES = 200;
/** More rows with unclosed quotes than this are no mistakes but another way of writing. */
const MAX_BROKEN_ROWS = 1000;
const QUOTE = '"';

/** How far a record has been read. */
interface Scan {
  cells: number;
  /** Inside a quoted cell, which began in this line of the record, at this character, as this cell. */
  opened: { line: number; at: number; cell: number } | null;
  /** Where a quoted cell was ended by a quote with text behind it, after a line break or a separator. */
  doubtful: { line: number; at: number; cell: number } | null;
  isDoubtfulAcrossLines: boolean;
}

export class CsvQuotes {
  readonly #delimiter: string;
  readonly #rejected: RejectedRow[] = [];
  /** Lines of the record that is being read, each with its line break. */
  #lines: string[] = [];
  #chars = 0;
  #scan = newScan();
  /** Number of the line that comes next. */
  #next = 1;
  #columns: number | null = null;
  /** The last row without a quote. */
  #lastRow = '';
  #brokenRows = 0;

  constructor(delimiter: string, firstLine: number) {
    this.#delimiter = delimiter;
    this.#next = firstLine;
  }

  /** Rows that were left out since the last call. */
  takeRejected(): RejectedRow[] {
    return this.#rejected.splice(0);
  }

  /** The same text, with empty lines in place of the rows that are left out, so that lines keep their numbers. */
  async *check(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of linesOf(text)) {
      const passed = this.#push(lines).join('');
      if (passed !== '') yield passed;
    }
    const rest = this.#flush().join('');
    if (rest !== '') yield rest;
  }

  #push(lines: readonly string[]): string[] {
    const passed: string[] = [];
    const waiting = [...lines].reverse();
    for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
      if (this.#lines.length === 0 && this.#columns !== null && !line.includes(QUOTE)) {
        this.#lastRow = line;
        this.#next += 1;
        passed.push(line);
        continue;
      }
      this.#lines.push(line);
      this.#chars += line.length;
      scanLine(this.#scan, line, this.#lines.length - 1, this.#delimiter);
      if (this.#scan.opened && this.#chars <= MAX_CELL_CHARS) continue;
      if (this.#isBroken()) {
        passed.push(...this.#breakOff());
        // Read once more, as the beginning of another row.
        waiting.push(...this.#reset().reverse());
      } else {
        this.#columns ??= this.#scan.cells;
        this.#next += this.#lines.length;
        passed.push(...this.#reset());
      }
    }
    return passed;
  }

  #flush(): string[] {
    const passed: string[] = [];
    while (this.#lines.length > 0) {
      passed.push(...this.#breakOff());
      passed.push(...this.#push(this.#reset()));
    }
    return passed;
  }

  #isBroken(): boolean {
    const { opened, doubtful, isDoubtfulAcrossLines, cells } = this.#scan;
    if (opened) return true;
    if (!doubtful || this.#columns === null) return false;
    return isDoubtfulAcrossLines ? this.#firstRowAfter(doubtful.line) !== null : cells < this.#columns;
  }

  /** Leaves the row out that is being read; what may be other rows stays in `#lines`. @returns its lines, emptied. */
  #breakOff(): string[] {
    const { line, at, cell } = this.#scan.opened ?? this.#scan.doubtful ?? { line: 0, at: 0, cell: 0 };
    const opening = this.#next + line;
    if (this.#columns === null) {
      throw new UnreadableFeedError(
        `A quotation mark is opened among the column names in line ${opening} and never closed. Nothing was imported.`,
      );
    }
    this.#brokenRows += 1;
    if (this.#brokenRows > MAX_BROKEN_ROWS) {
      throw new UnreadableFeedError(
        `More than ${MAX_BROKEN_ROWS} rows hold a quotation mark that is not closed (the last in line ${opening}). ` +
          'Export the table again with quotation marks inside cells doubled; nothing was imported.',
      );
    }
    const until = this.#firstRowAfter(line) ?? (this.#scan.opened ? line + 1 : this.#lines.length);
    this.#rejected.push({
      place: { unit: 'line', number: opening },
      column: null,
      value: (this.#lines[line] ?? '').slice(at, at + 100).trim(),
      reason:
        `A quotation mark is opened in cell ${cell + 1} of line ${opening} and not closed.` +
        (until > line + 1 ? ` Lines ${opening + 1} to ${this.#next + until - 1} are left out with it.` : ''),
      fix: 'Close the quotation mark; one that belongs to the text is written twice ("").',
    });
    const emptied = this.#lines.slice(0, until).map((text) => /[\r\n]*$/.exec(text)?.[0] ?? '');
    this.#lines = this.#lines.slice(until);
    this.#next += until;
    return emptied;
  }

  /** Index of the first line of the record, after the given one, that looks like the beginning of a row. */
  #firstRowAfter(line: number): number | null {
    for (let first = line + 1; first < this.#lines.length; first += 1) {
      // The row may hold an unclosed quote itself; then its separators tell.
      if (this.#isRow((this.#lines[first] ?? '').split(this.#delimiter).length)) return first;
      const scan = newScan();
      let last = first;
      do {
        scanLine(scan, this.#lines[last] ?? '', last, this.#delimiter);
        last += 1;
      } while (scan.opened && last < Math.min(this.#lines.length, first + MAX_ROW_LINES));
      if (!scan.opened && this.#isRow(scan.cells)) return first;
    }
    return null;
  }

  /** Some tables leave the last cells of all their rows out. */
  #isRow(cells: number): boolean {
    return cells > 1 && (cells === this.#columns || cells === this.#lastRow.split(this.#delimiter).length);
  }

  /** Forgets the record that is being read. @returns its lines. */
  #reset(): string[] {
    const lines = this.#lines;
    this.#lines = [];
    this.#chars = 0;
    this.#scan = newScan();
    return lines;
  }
}

function newScan(): Scan {
  return { cells: 1, opened: null, doubtful: null, isDoubtfulAcrossLines: false };
}

/**
 * Reads one more line of a record. A quote opens a cell at its beginning, closes it before a separator or a line break, and
 * stands for itself when it is doubled. With text behind it, it makes the cell a plain one, as `csv-parse` reads it with
 * `relax_quotes`.
 */
function scanLine(scan: Scan, text: string, line: number, delimiter: string): void {
  const body = text.replace(/[\r\n]+$/, '');
  let position = 0;
  if (!scan.opened && body.startsWith(QUOTE)) {
    scan.opened = { line, at: 0, cell: scan.cells - 1 };
    position = 1;
  }
  for (;;) {
    if (scan.opened) {
      const quote = body.indexOf(QUOTE, position);
      if (quote < 0) return;
      const behind = body[quote + 1];
      position = quote + 1;
      if (behind === QUOTE) {
        position += 1;
        continue;
      }
      if (behind !== undefined && behind !== delimiter) noteDoubt(scan, body, line, quote, delimiter);
      scan.opened = null;
    }
    const separator = body.indexOf(delimiter, position);
    if (separator < 0) return;
    scan.cells += 1;
    position = separator + 1;
    if (body[position] === QUOTE) {
      scan.opened = { line, at: position, cell: scan.cells - 1 };
      position += 1;
    }
  }
}

/** `17" screen` in quotes is common and clear; a cell that has gone over a separator or a line break is not. */
function noteDoubt(scan: Scan, body: string, line: number, quote: number, delimiter: string): void {
  const { opened } = scan;
  if (!opened || scan.isDoubtfulAcrossLines) return;
  const isAcrossLines = opened.line !== line;
  if (!isAcrossLines && !body.slice(opened.at, quote).includes(delimiter)) return;
  scan.doubtful = opened;
  scan.isDoubtfulAcrossLines = isAcrossLines;
}

/** Whole lines, each with its line break, some at a time. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let lineBreak: '\n' | '\r' | undefined;
  for await (const chunk of text) {
    // Old spreadsheets end lines by a carriage return alone; the first line break decides, as in `csv-parse`.
    lineBreak ??= firstLineBreak(rest + chunk);
    if (lineBreak && chunk.includes(lineBreak)) {
      const ends = lineBreak;
      const lines = (rest + chunk).split(ends);
      rest = lines.pop() ?? '';
      yield lines.map((line) => line + ends);
    } else {
      rest += chunk;
    }
    if (rest.length > MAX_LINE_CHARS) {
      throw new UnreadableFeedError(
        `A line of the file is longer than ${MAX_LINE_CHARS.toLocaleString('en')} characters.`,
      );
    }
  }
  if (rest !== '') yield [rest];
}

/** Undefined while it is unknown: a line feed may follow in the next chunk. */
function firstLineBreak(text: string): '\n' | '\r' | undefined {
  const [, first] = /(\r(?!\n|$)|\r?\n)/.exec(text) ?? [];
  if (first === undefined) return undefined;
  return first === '\r' ? '\r' : '\n';
}
