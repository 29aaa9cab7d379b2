/**
 * Reads the tables of `packages/language/data`: one row per line, cells separated by tabs, column names in the first
 * row. Lines that begin with `#` are comments.
 */

export interface DataProblem {
  /** Path below `packages/language/data`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Name of the column. */
  field: string;
  problem: string;
  fix: string;
}

export type Report = (problem: DataProblem) => void;

export interface DataRow {
  line: number;
  /** One for each column. */
  cells: readonly string[];
}

/** Rows with exactly these columns; others are reported and skipped. */
export function readRows(file: string, text: string, columns: readonly string[], report: Report): DataRow[] {
  const rows: DataRow[] = [];
  let hasHeader = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const cells = line.split('\t');
    if (!hasHeader) {
      hasHeader = true;
      if (line !== columns.join('\t')) {
        const problem = `the columns are ${cells.join(', ')}`;
        report({ file, line: at + 1, field: cells[0] ?? '', problem, fix: `name them ${columns.join(', ')}` });
        return [];
      }
    } else if (cells.length === columns.length) {
      rows.push({ line: at + 1, cells });
    } else {
      const problem = `${cells.length} cells in a row of ${columns.length} columns`;
      const field = columns[Math.min(cells.length, columns.length - 1)] ?? '';
      report({ file, line: at + 1, field, problem, fix: 'separate the cells with one tab each, empty ones too' });
    }
  }
  return rows;
}

/** @throws Error with file, line, field and fix. */
export function refuse({ file, line, field, problem, fix }: DataProblem): never {
  throw new Error(`${file}:${line}, ${field}: ${problem}. Fix: ${fix}.`);
}
