/** Selects how the rows of a feed are read, from its first rows. */
import type { DraftField, FeedReading } from './draft.ts';
import { decimalMark, type DecimalMark, decimalVotes, hasThreeDecimals } from './columns/decimal-mark.ts';
import type { FeedMapping } from './feed-mapping.ts';
import { cellOf, cellText, type FeedRow, UnreadableFeedError } from './feed-row.ts';
import { type GuessedMapping, guessMapping } from './guess-mapping.ts';
import { readsMagento } from './magento-feed.ts';
import { readsByMapping } from './mapped-rows.ts';
import { readsMerchant } from './merchant-feed.ts';
import { isQuarryExport } from './quarry-feed.ts';
import { readsShopify } from './shopify-feed.ts';
import { readsWooCommerce } from './woocommerce-feed.ts';

export interface ChosenReading {
  name: string;
  /** Null for Quarry's own export, whose rows are products already. */
  reading: FeedReading | null;
  /** How the text of the file is encoded, where a file was read: `UTF-8`, `Windows-1251`. */
  encoding?: string;
  /** Set when the columns had to be guessed. */
  guess: GuessedMapping | null;
}

export function chooseReading(sample: readonly FeedRow[], mapping?: FeedMapping): ChosenReading {
  const columns = [...new Set(sample.flatMap(({ cells }) => Object.keys(cells)))];
  if (mapping) {
    refuseUnknownColumns(mapping, columns);
    const reading = withDecimals(readsByMapping(mapping), sample);
    return { name: 'a table read through the given mapping', reading, guess: null };
  }
  if (isQuarryExport(columns)) return { name: "Quarry's own export", reading: null, guess: null };
  const vendor = readsShopify(columns) ?? readsWooCommerce(columns) ?? readsMagento(columns) ?? readsMerchant(columns);
  if (vendor) return { name: vendor.name, reading: withDecimals(vendor, sample), guess: null };
  const guess = guessMapping(sample.map(({ cells }) => cells));
  const reading = withDecimals(readsByMapping(guess.mapping), sample);
  return { name: 'a table read through a guessed mapping', reading, guess };
}

const NUMBER_FIELDS = ['price', 'sale_price', 'compare_at_price', 'stock', 'review_count'] as const;

/** The decimal mark of each numeric column; if a column does not determine it, that of the other columns. */
function withDecimals(reading: FeedReading, sample: readonly FeedRow[]): FeedReading {
  const texts = NUMBER_FIELDS.map((field) => {
    const column = reading.columns[field];
    return column === undefined ? [] : sample.map(({ cells }) => cellText(cellOf(cells, column))).filter(Boolean);
  });
  const votes = texts.map(decimalVotes);
  const ofTable = decimalMark(votes.reduce((sum, vote) => sum + Math.sign(vote), 0));
  const decimals: Partial<Record<DraftField, DecimalMark>> = {};
  NUMBER_FIELDS.forEach((field, index) => {
    const isCount = field === 'stock' || field === 'review_count';
    const counted = isCount ? hasThreeDecimals(texts[index] ?? []) : undefined;
    const mark = decimalMark(votes[index] ?? 0) ?? counted ?? ofTable;
    if (mark) decimals[field] = mark;
  });
  return { ...reading, decimals };
}

/** Reports a mapping for another file at once, instead of by ten thousand rejected rows. */
function refuseUnknownColumns(mapping: FeedMapping, columns: readonly string[]): void {
  const isThere = (column: string) => columns.includes(column) || columns.includes(column.split('.')[0] ?? column);
  const missing = [mapping.fields.id, mapping.fields.title].filter((column) => column && !isThere(column));
  if (missing.length > 0) {
    throw new UnreadableFeedError(
      `The mapping names columns that the file does not have: ${missing.join(', ')}. The columns are: ${columns.slice(0, 30).join(', ')}.`,
    );
  }
}
