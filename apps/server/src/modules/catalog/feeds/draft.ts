/**
 * A product between feed and catalogue: the columns of every shop system are converted to this form, still as text.
 * `normalize-product.ts` parses the text.
 */
import { entriesOf, type FEED_FIELDS, type Language } from '@quarry/contract';
import type { DecimalMark } from './columns/decimal-mark.ts';
import type { Place } from './feed-row.ts';

export type DraftField = (typeof FEED_FIELDS)[number];

export interface DraftVariant {
  sku: string;
  barcode: string;
  price: string;
  /** Which of the feed's prices `price` is; the ordinary one by default. */
  priceField?: 'price' | 'sale_price';
  compare_at_price: string;
  stock: string;
  attributes: [name: string, value: string][];
  /** The codes of the product itself; no variant where the product has others. */
  isProduct?: boolean;
  /** Its position, if it is not the product's own row. */
  place?: Place;
}

export interface Draft {
  place: Place;
  /** Rows with one key are one product. */
  key: string;
  /** Other names under which parts may call their product. */
  aliases: string[];
  /** A further row of a product that has its main row elsewhere: a variant, a picture. */
  isPart: boolean;
  fields: Partial<Record<DraftField, string>>;
  images: string[];
  attributes: [name: string, value: string][];
  variants: DraftVariant[];
  texts: Partial<Record<Language, { title: string; description: string }>>;
}

/** How the rows of one kind of feed become drafts. */
export interface FeedReading {
  /** As the report calls it. */
  name: string;
  /** Which rows of one key make one product: all of them, a main row and its parts, or none (then the second is a mistake). */
  folds: 'rows' | 'parts' | 'nothing';
  /** Which column says what, for the report about a rejected row. */
  columns: Partial<Record<DraftField, string>>;
  /** The sign before the decimals of a column of numbers, where the column shows it. */
  decimals?: Partial<Record<DraftField, DecimalMark>>;
  /** Prices are whole units (`49.95`) or hundredths (`4995`). */
  priceUnit: 'units' | 'cents';
  /** Null for a row that is no product to show (not published). */
  draft(cells: Readonly<Record<string, unknown>>, place: Place): Draft | null;
}

export function emptyDraft(place: Place, key: string): Draft {
  return {
    place,
    key,
    aliases: [],
    isPart: false,
    fields: {},
    images: [],
    attributes: [],
    variants: [],
    texts: {},
  };
}

/** Adds a later row of the same product to it. What the first row said stays. */
export function foldDraft(product: Draft, later: Draft): void {
  for (const [field, value] of entriesOf(later.fields)) {
    if (!product.fields[field]) product.fields[field] = value;
  }
  product.images.push(...later.images);
  product.attributes.push(...later.attributes);
  product.variants.push(...later.variants.map((variant) => ({ place: later.place, ...variant })));
}
