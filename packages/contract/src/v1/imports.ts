/** Imports of catalogue files: how a file was read, and what it would change. */
import { z } from 'zod';
import { Product } from '../product.ts';

/** Largest file that may be uploaded or fetched. */
export const IMPORT_MAX_BYTES = 500 * 1024 * 1024;

/** A dry run that would drop or change more than this share of a catalogue asks for a confirmation. */
export const LARGE_LOSS_SHARE = 0.2;

/** A column of the file with the meaning that was detected or chosen. */
export const ImportColumn = z.object({
  column: z.string(),
  meaning: z.string().meta({ description: 'A field, `attribute NAME`, `attributes`, or `–` for a column left out.' }),
  confidence: z.number().min(0).max(1),
  sample: z.string(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const FeedReadingInfo = z.object({
  name: z.string().meta({ description: 'What the file was recognized as.' }),
  encoding: z.string(),
  columns: z.array(ImportColumn).meta({ description: 'Empty for a format of a known shop system.' }),
  notes: z.array(z.string()),
  warnings: z.array(z.string()).meta({ description: 'What does harm unless it is corrected.' }),
  mapping: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'The detected mapping, to correct and send back; null for a known format.' }),
  sample_products: z.array(Product).meta({ description: 'The first products as the catalogue would keep them.' }),
});
export type FeedReadingInfo = z.infer<typeof FeedReadingInfo>;

export const CatalogueImport = z.object({
  id: z.string(),
  source: z.string().meta({ description: 'Name of the uploaded file, or the address of the feed.' }),
  bytes: z.number().int(),
  reading: FeedReadingInfo,
  dry_run_task: z.string().nullable(),
  import_task: z.string().nullable(),
  created_at: z.string(),
});
export type CatalogueImport = z.infer<typeof CatalogueImport>;

/** A file is sent as the form's `file`, or fetched from `url`. */
export const NewImport = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://.' }),
});
export type NewImport = z.infer<typeof NewImport>;

/** What a column can be chosen to be; `attribute` takes the column's own name, `ignore` leaves it out. */
export const ColumnRole = z.enum([
  'id',
  'title',
  'description',
  'brand',
  'category',
  'category_path',
  'url',
  'price',
  'sale_price',
  'compare_at_price',
  'currency',
  'stock',
  'availability',
  'rating',
  'review_count',
  'sku',
  'barcode',
  'image',
  'attribute',
  'ignore',
]);
export type ColumnRole = z.infer<typeof ColumnRole>;

/** Roles of columns that differ from the detected ones; the file is read again with them. */
export const ColumnChoices = z.strictObject({
  columns: z.record(z.string().min(1), ColumnRole).refine((columns) => Object.keys(columns).length > 0, {
    message: 'Name at least one column.',
  }),
});
export type ColumnChoices = z.infer<typeof ColumnChoices>;

export const RunImport = z.strictObject({
  delete_missing: z
    .boolean()
    .default(false)
    .meta({ description: 'Also delete the products that the file does not contain.' }),
  confirm_large_loss: z
    .boolean()
    .default(false)
    .meta({ description: 'Needed when more than a fifth of the catalogue would be deleted.' }),
});
export type RunImport = z.infer<typeof RunImport>;
