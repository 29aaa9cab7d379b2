/** Formats rejected rows of a file, with what to fix. */
import type { RejectedRow } from '../modules/catalog/index.ts';

/** Rejected rows that are printed; the rest is only counted. */
export const REPORTED_ROWS = 1000;

export function describeRejected({ place, column, value, reason, fix }: RejectedRow): string {
  const where = `${place.unit === 'line' ? 'Line' : 'Item'} ${place.number}`;
  const what = column === null ? '' : `, column "${column}"`;
  const told = value === '' ? '' : `, value "${value.replace(/\s+/g, ' ')}"`;
  return `${where}${what}${told}: ${reason} ${fix}`;
}
