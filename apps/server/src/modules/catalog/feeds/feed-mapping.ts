/**
 * A mapping: which column of a feed becomes which field. Guessed for feeds of unknown shop systems, saved with
 * `--save-mapping`, edited by hand, and read with `--mapping`.
 */
import { FEED_FIELDS, Language } from '@quarry/contract';
import { z } from 'zod';

const ColumnsByName = z.record(z.string(), z.string());

/** Fields of a variant. */
export const VARIANT_FIELDS = ['sku', 'barcode', 'price', 'sale_price', 'compare_at_price', 'stock'] as const;
export type VariantField = (typeof VARIANT_FIELDS)[number];

export const FeedMapping = z.strictObject({
  /** Field → column. A dot looks inside nested objects: `price.amount`. */
  fields: z.partialRecord(z.enum(FEED_FIELDS), z.string().min(1)),
  /** Names and descriptions in further languages. */
  texts: z
    .partialRecord(Language, z.strictObject({ title: z.string().optional(), description: z.string().optional() }))
    .default({}),
  images: z.array(z.string()).default([]),
  /** Columns that hold a step of the category path each, from wide to narrow. They come before `category_path`. */
  category_levels: z.array(z.string()).default([]),
  /** Attribute → column. */
  attributes: ColumnsByName.default({}),
  /** Attribute → unit that its numbers are in. */
  units: ColumnsByName.default({}),
  /** Columns of which one names an attribute and the other its value. */
  attribute_pairs: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  /** Columns that hold many attributes at once: `name:value|name:value`, nested objects, lists of name and value. */
  packed: z.array(z.string()).default([]),
  /** What makes a row a variant of a product: the name of the option, or its column, and the column of the value. */
  options: z
    .array(z.strictObject({ name: z.string().optional(), name_column: z.string().optional(), value: z.string() }))
    .default([]),
  /** The column by which a row names its product: another row, or a group of rows that are one product. */
  parent: z.strictObject({ column: z.string(), names: z.enum(['product', 'group']) }).optional(),
  /** The column that distinguishes rows of products from rows of variants. */
  row_type: z.string().optional(),
  /** Rows without a name are options of the product above them. */
  options_below: z.boolean().default(false),
  /** The column whose `no` or `draft` leaves a row out. */
  published: z.string().optional(),
  /** A list of variants inside the row: its column, and which member is what. */
  variants: z
    .strictObject({
      column: z.string(),
      fields: z.partialRecord(z.enum(VARIANT_FIELDS), z.string()).default({}),
      attributes: ColumnsByName.default({}),
      packed: z.array(z.string()).default([]),
    })
    .optional(),
  /** What an empty cell of the stock says: nothing, or that none is left. */
  empty_stock: z.enum(['unknown', 'none']).default('unknown'),
  price_unit: z.enum(['units', 'cents']).default('units'),
  /** ISO code, where neither a column nor the prices name it. */
  currency: z.string().length(3).optional(),
});
export type FeedMapping = z.infer<typeof FeedMapping>;

export function emptyMapping(): FeedMapping {
  return FeedMapping.parse({ fields: {} });
}
