/** Reads Quarry's own export: one product per line, exactly as the catalogue stores it. */
import { Product } from '@quarry/contract';
import { type FeedRow, isRejected, type ReadRow, type RejectedRow } from './feed-row.ts';
import { MAX_PRICE, TOO_HIGH_A_PRICE } from './read-price.ts';

/** Fields that together no other system's export has. */
const MARKS = ['id', 'title', 'currency', 'current_price', 'original_price', 'attributes', 'variants', 'texts'];

export function isQuarryExport(columns: readonly string[]): boolean {
  return MARKS.every((mark) => columns.includes(mark));
}

export function readProduct(row: ReadRow): Product | RejectedRow {
  if (isRejected(row)) return row;
  const read = Product.safeParse(row.cells);
  if (read.success) return tooHighAPrice(row, read.data) ?? read.data;
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

function tooHighAPrice({ place }: FeedRow, product: Product): RejectedRow | undefined {
  const { original_price, discounted_price, current_price, variants } = product;
  const prices = { original_price, discounted_price, current_price };
  const tooHigh = Object.entries({
    ...prices,
    ...Object.fromEntries(variants.map(({ price }, index) => [`variants.${index}.price`, price])),
  }).find(([, price]) => price !== null && price > MAX_PRICE);
  return tooHigh && { place, column: tooHigh[0], value: String(tooHigh[1]), ...TOO_HIGH_A_PRICE };
}
