/** Quarry's own export: a product a line, exactly as the catalogue keeps it. */
import { Product } from '@quarry/contract';
import { isRejected, type ReadRow, type RejectedRow } from './feed-row.ts';

/** Fields that together no other system's export has. */
const MARKS = ['id', 'title', 'currency', 'current_price', 'original_price', 'attributes', 'variants', 'texts'];

export function isQuarryExport(columns: readonly string[]): boolean {
  return MARKS.every((mark) => columns.includes(mark));
}

export function readProduct(row: ReadRow): Product | RejectedRow {
  if (isRejected(row)) return row;
  const read = Product.safeParse(row.cells);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const column = issue?.path[0] === undefined ? null : String(issue.path[0]);
  return {
    place: row.place,
    column,
    value: column === null ? '' : (JSON.stringify(row.cells[column]) ?? '').slice(0, 100),
    reason: issue?.message ?? 'The product is not valid.',
    fix: 'Write the field as the API documentation describes it.',
  };
}
