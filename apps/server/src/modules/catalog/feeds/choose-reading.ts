/** Decides from a feed's first rows how its rows are to be read. */
import type { FeedReading } from './draft.ts';
import { type FeedMapping, readsByMapping } from './feed-mapping.ts';
import { type FeedRow, UnreadableFeedError } from './feed-row.ts';
import { type GuessedMapping, guessMapping } from './guess-mapping.ts';
import { readsMerchant } from './merchant-feed.ts';
import { isQuarryExport } from './quarry-feed.ts';
import { readsShopify } from './shopify-feed.ts';
import { readsWooCommerce } from './woocommerce-feed.ts';

export interface ChosenReading {
  name: string;
  /** Null for Quarry's own export, whose rows are products already. */
  reading: FeedReading | null;
  /** Set when the columns had to be guessed. */
  guess: GuessedMapping | null;
}

export function chooseReading(sample: readonly FeedRow[], mapping?: FeedMapping): ChosenReading {
  const columns = [...new Set(sample.flatMap(({ cells }) => Object.keys(cells)))];
  if (mapping) {
    refuseUnknownColumns(mapping, columns);
    return { name: 'a table read through the given mapping', reading: readsByMapping(mapping), guess: null };
  }
  if (isQuarryExport(columns)) return { name: "Quarry's own export", reading: null, guess: null };
  const vendor = readsShopify(columns) ?? readsWooCommerce(columns) ?? readsMerchant(columns);
  if (vendor) return { name: vendor.name, reading: vendor, guess: null };
  const guess = guessMapping(sample.map(({ cells }) => cells));
  return { name: 'a table read through a guessed mapping', reading: readsByMapping(guess.mapping), guess };
}

/** A mapping for another file is told at once, not by ten thousand rejected rows. */
function refuseUnknownColumns(mapping: FeedMapping, columns: readonly string[]): void {
  const isThere = (column: string) => columns.includes(column) || columns.includes(column.split('.')[0] ?? column);
  const missing = [mapping.fields.id, mapping.fields.title].filter((column) => column && !isThere(column));
  if (missing.length > 0) {
    throw new UnreadableFeedError(
      `The mapping names columns that the file does not have: ${missing.join(', ')}. The columns are: ${columns.slice(0, 30).join(', ')}.`,
    );
  }
}
