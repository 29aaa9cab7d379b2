/** A row of a feed, and the two kinds of errors: in a row, and in the whole file. */

/** A position in the file: tables and XML count lines, JSON counts items, both from 1. */
export interface Place {
  unit: 'line' | 'item';
  number: number;
}

/** One row of a table, one object of a JSON list, one item of an XML feed. */
export interface FeedRow {
  place: Place;
  cells: Readonly<Record<string, unknown>>;
}

/** A row that is left out, with everything that its owner needs to repair it. */
export interface RejectedRow {
  place: Place;
  /** Null when the whole row is broken. */
  column: string | null;
  value: string;
  reason: string;
  fix: string;
}

export type ReadRow = FeedRow | RejectedRow;

export function isRejected(row: ReadRow): row is RejectedRow {
  return 'reason' in row;
}

/** The file as a whole is not what it claims to be; nothing of it is imported. */
export class UnreadableFeedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFeedError';
  }
}

/** A cell as text: numbers and truth values in digits and words, missing and empty alike as ''. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(cellText).filter(Boolean).join(', ');
  return '';
}

/** The value of a column; `price.amount` looks inside objects when no column has that very name. */
export function cellOf(cells: Readonly<Record<string, unknown>>, column: string): unknown {
  if (Object.hasOwn(cells, column)) return cells[column];
  let value: unknown = cells;
  for (const step of column.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
