/** Imports of catalogue files: how a file was read, and what it would change. */
import { z } from 'zod';
import { Product } from '../product.ts';
import { ImportNotice } from './import-notices.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, InStore, InStoreWithId, ListQuery, pageOf } from './shared.ts';
import { QUEUED_TASK_EXAMPLE, StartedTask } from './tasks.ts';

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
  notes: z.array(ImportNotice),
  warnings: z.array(ImportNotice).meta({ description: 'What does harm unless it is corrected.' }),
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

/** The address of a feed. */
export const FetchedImport = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://.' }),
});
export type FetchedImport = z.infer<typeof FetchedImport>;

/** The fields of a product that a column of a feed can fill. */
export const FEED_FIELDS = [
  'id',
  'title',
  'description',
  'brand',
  'category',
  'category_path',
  'url',
  /** The price without a reduction. */
  'price',
  /** A lower price that holds now. */
  'sale_price',
  /** A higher price that held before. */
  'compare_at_price',
  'currency',
  'stock',
  'availability',
  'rating',
  'review_count',
  'sku',
  'barcode',
] as const;

/** What a column can be chosen to be; `attribute` takes the column's own name, `ignore` leaves it out. */
export const ColumnRole = z.enum([...FEED_FIELDS, 'image', 'attribute', 'ignore']);
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

const IMPORT_EXAMPLE: CatalogueImport = {
  id: '5d5f0a0e-5d8a-4b60-8f0f-6e1f1a2b3c4d',
  source: 'catalogue.csv',
  bytes: 48_213,
  reading: {
    name: 'a table read through a guessed mapping',
    encoding: 'UTF-8',
    columns: [{ column: 'Price, EUR', meaning: 'price', confidence: 0.95, sample: '40.00' }],
    notes: [
      {
        code: 'title-taken',
        values: { column: 'what it is' },
        message: 'No column is called a name; "what it is" looks like one.',
      },
    ],
    warnings: [],
    mapping: { fields: { price: 'Price, EUR' } },
    sample_products: [],
  },
  dry_run_task: null,
  import_task: null,
  created_at: '2026-11-02T10:00:00.000Z',
};
const IMPORT_ADDRESS = { store: 'myshop', id: IMPORT_EXAMPLE.id };
const importTask = (kind: 'import' | 'import_dry_run') => ({ task: { ...QUEUED_TASK_EXAMPLE, kind } });

export const importsOperations = {
  imports: {
    method: 'GET',
    url: '/api/v1/stores/:store/imports',
    limit: READ_LIMIT,
    permission: 'imports:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'Imports of catalogue files, the newest first',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(CatalogueImport), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [IMPORT_EXAMPLE], next_cursor: null } },
  },
  uploadImport: {
    method: 'POST',
    url: '/api/v1/stores/:store/imports',
    limit: HEAVY_LIMIT,
    permission: 'imports:write',
    // The file is read once, as a stream.
    isIdempotent: false,
    isAudited: false,
    uploads: { file: 'file', maxBytes: IMPORT_MAX_BYTES },
    schema: {
      tags: ['Imports'],
      summary: 'Upload a catalogue file; the reply says how it is read, and nothing is imported yet',
      params: InStore,
      response: { 201: CatalogueImport, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: IMPORT_EXAMPLE },
  },
  fetchImport: {
    method: 'POST',
    url: '/api/v1/stores/:store/imports/fetch',
    limit: HEAVY_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'Fetch a catalogue file from an address; nothing is imported yet',
      params: InStore,
      body: FetchedImport,
      response: { 201: CatalogueImport, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { url: 'https://shop.example/feed.csv' },
      reply: { ...IMPORT_EXAMPLE, source: 'https://shop.example/feed.csv' },
    },
  },
  import: {
    method: 'GET',
    url: '/api/v1/stores/:store/imports/:id',
    limit: READ_LIMIT,
    permission: 'imports:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'An import: how its file is read, and its tasks',
      params: InStoreWithId,
      response: { 200: CatalogueImport, ...problems },
    },
    example: { params: IMPORT_ADDRESS, reply: IMPORT_EXAMPLE },
  },
  chooseImportColumns: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/imports/:id/columns',
    limit: HEAVY_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'Correct what the columns of a file are; it is read again',
      params: InStoreWithId,
      body: ColumnChoices,
      response: { 200: CatalogueImport, ...problems },
    },
    example: { params: IMPORT_ADDRESS, body: { columns: { 'Price, EUR': 'price' } }, reply: IMPORT_EXAMPLE },
  },
  dryRunImport: {
    method: 'POST',
    url: '/api/v1/stores/:store/imports/:id/dry-run',
    limit: HEAVY_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'Count what an import would change; the task has the result',
      params: InStoreWithId,
      response: { 202: StartedTask, ...problems },
    },
    example: { params: IMPORT_ADDRESS, reply: importTask('import_dry_run') },
  },
  runImport: {
    method: 'POST',
    url: '/api/v1/stores/:store/imports/:id/run',
    limit: HEAVY_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Imports'],
      summary: 'Import the file; the task has progress and result',
      params: InStoreWithId,
      body: RunImport,
      response: { 202: StartedTask, ...problems },
    },
    example: { params: IMPORT_ADDRESS, body: { delete_missing: false }, reply: importTask('import') },
  },
  rejectedImportRows: {
    method: 'GET',
    url: '/api/v1/stores/:store/imports/:id/rejected',
    limit: READ_LIMIT,
    permission: 'imports:read',
    isIdempotent: false,
    isAudited: false,
    answersStream: 'text/csv',
    schema: {
      tags: ['Imports'],
      summary: 'All rejected rows of the last dry run or import, as CSV',
      params: InStoreWithId,
      response: { 200: z.string(), ...problems },
    },
    example: {
      params: IMPORT_ADDRESS,
      reply:
        'place,column,value,reason,fix\n"line 5","price","about 90","The price is not a number.","Write it in digits."\n',
    },
  },
  deleteImport: {
    method: 'DELETE',
    url: '/api/v1/stores/:store/imports/:id',
    limit: WRITE_LIMIT,
    permission: 'imports:write',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Imports'],
      summary: 'Delete an import and its file; imported products stay',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: IMPORT_ADDRESS, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
