/**
 * Tables of the console: a heading for each column, and on a phone one block per row with the headings beside the values.
 * A row that opens something has a link in its first cell; the whole row is then pressable.
 */
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  label: string;
  /** Numbers stand at the end edge with figures of one width. */
  isNumber?: boolean;
  /** Not shown on a phone. */
  isMinor?: boolean;
  renderCell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
}

export function DataTable<Row>({ label, columns, rows, keyOf, isSelected }: DataTableProps<Row>) {
  return (
    <table aria-label={label} className="w-full border-collapse max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`border-y border-line bg-well px-3 py-2 text-sm font-medium text-ink-2 first:ps-5 lg:whitespace-nowrap last:pe-5 ${column.isNumber ? 'text-end' : 'text-start'}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            aria-selected={isSelected?.(row) || undefined}
            className="relative border-b border-line last:border-b-0 hover:bg-well aria-selected:bg-surface-2 max-sm:block max-sm:px-5 max-sm:py-3"
          >
            {columns.map((column) => (
              <td
                key={column.id}
                className={`px-3 py-2.5 align-middle first:ps-5 last:pe-5 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:!px-0 max-sm:py-0.5 ${column.isNumber ? 'figures text-end' : ''} ${column.isMinor ? 'max-sm:!hidden' : ''}`}
              >
                <span aria-hidden="true" className="text-sm text-ink-2 sm:hidden [td:first-child>&]:hidden">
                  {column.label}
                </span>
                <div className="min-w-0 max-sm:text-end max-sm:[td:first-child>&]:text-start">
                  {column.renderCell(row)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The class of the link that makes the row pressable. */
export const ROW_LINK = 'font-semibold after:absolute after:inset-0 hover:underline underline-offset-4';
/** Controls in such a row stay above the link. */
export const ABOVE_ROW_LINK = 'relative z-1';
