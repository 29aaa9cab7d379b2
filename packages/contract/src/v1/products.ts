/** Products as a shop's own systems and staff write them. */
import { z } from 'zod';
import { Product, Variant } from '../product.ts';
import { QualityFault } from './product-quality.ts';
import { type Operation, perCaller, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, InStore, InStoreWithId, ListQuery, pageOf } from './shared.ts';
import { QUEUED_TASK_EXAMPLE, StartedTask } from './tasks.ts';

/** Values of a facet of the catalogue. */
export const PRODUCT_FACET_VALUES = 200;
/** Operations in one batch. */
export const BATCH_MAX_OPERATIONS = 10_000;

/** A product to insert or replace. Without a currency, the store's; without a current price, the lower of the others. */
export const ProductWrite = Product.extend({ currency: Product.shape.currency.optional() }).strict();
export type ProductWrite = z.infer<typeof ProductWrite>;

/** New values of a variant, found by its SKU. */
export const VariantPatch = z.strictObject({
  sku: Variant.shape.sku,
  price: z.number().nonnegative().nullable().optional(),
  stock: z.number().int().nonnegative().nullable().optional(),
});

/**
 * New values of some fields; all other fields stay. A changed price without a `current_price` computes that one anew.
 */
export const ProductPatch = z
  .strictObject({
    title: Product.shape.title.optional(),
    description: z.string().optional(),
    brand: z.string().nullable().optional(),
    category: z.string().nullable().optional(),
    category_path: z.array(z.string()).optional(),
    url: z.string().nullable().optional(),
    images: z.array(z.string()).optional(),
    original_price: z.number().nonnegative().nullable().optional(),
    discounted_price: z.number().nonnegative().nullable().optional(),
    current_price: z.number().nonnegative().nullable().optional(),
    stock: z.number().int().nonnegative().nullable().optional(),
    rating: z.number().min(0).max(5).nullable().optional(),
    review_count: z.number().int().nonnegative().optional(),
    variants: z.array(VariantPatch).max(500).optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Give at least one field to change.');
export type ProductPatch = z.infer<typeof ProductPatch>;

export const ProductId = z.string().min(1).max(200);

export const ProductOperation = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('upsert'), product: ProductWrite }),
  z.strictObject({ action: z.literal('patch'), id: ProductId, changes: ProductPatch }),
  z.strictObject({ action: z.literal('delete'), id: ProductId }),
]);
export type ProductOperation = z.infer<typeof ProductOperation>;

/** All operations are valid, or none is applied. They are applied in order. */
export const ProductBatch = z.strictObject({
  operations: z.array(ProductOperation).min(1).max(BATCH_MAX_OPERATIONS),
});
export type ProductBatch = z.infer<typeof ProductBatch>;

const LaxProductBatch = z.strictObject({ operations: z.array(z.unknown()).min(1).max(BATCH_MAX_OPERATIONS) });

/** Bytes of a batch: about 3 kB for each operation. */
const BATCH_MAX_BYTES = 32 * 1024 * 1024;
const BATCH_LIMIT = perCaller('product-batches', 120);

/** What a list of products can be narrowed to. */
export const ProductListQuery = ListQuery.extend({
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Part of the title, or the beginning of an id or SKU.' }),
  lacks: z
    .enum([...QualityFault.options, 'stock'])
    .optional()
    .meta({ description: 'Only products without this; `duplicate`: only those that another one repeats.' }),
  brand: z.string().min(1).max(200).optional().meta({ description: 'As it is stored.' }),
  category: z.string().min(1).max(200).optional().meta({ description: 'As it is stored.' }),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

export const StoredProduct = Product.extend({ updated_at: z.string() });
export type StoredProduct = z.infer<typeof StoredProduct>;

export const StoredProducts = pageOf(StoredProduct).extend({
  total: z.number().int().meta({ description: 'Products that match, on all pages.' }),
});

const ProductFacet = z
  .array(z.object({ value: z.string(), products: z.number().int() }))
  .meta({ description: `The ${PRODUCT_FACET_VALUES} most frequent ones.` });
export const ProductFacets = z.object({ brand: ProductFacet, category: ProductFacet });
export type ProductFacets = z.infer<typeof ProductFacets>;

/** A product as searches read it. */
export const ProductAsSearched = z.object({
  fields: z
    .array(z.object({ field: z.string(), weight: z.number(), text: z.string() }))
    .meta({ description: 'What words are found in, and how much a word there counts. The greatest weight first.' }),
  identifiers: z.array(z.string()).meta({ description: 'Article numbers and barcodes that find it as a whole.' }),
  attributes: z
    .record(z.string(), z.array(z.string()))
    .meta({ description: 'What conditions and filters compare with, of the product and its variants.' }),
  free_from: z.array(z.string()).meta({ description: 'What its data state that it is without.' }),
  contains: z.array(z.string()).meta({ description: 'What its data state that it contains.' }),
});
export type ProductAsSearched = z.infer<typeof ProductAsSearched>;

const PRODUCT_EXAMPLE = {
  ...Product.parse({
    id: 'lamp-1',
    title: 'Desk lamp',
    category: 'lamp',
    currency: 'EUR',
    original_price: 40,
    discounted_price: 32,
    current_price: 32,
    stock: 7,
  }),
  updated_at: '2026-11-02T10:00:00.000Z',
};
const PRODUCT_ADDRESS = { store: 'myshop', id: 'lamp-1' };

export const productsOperations = {
  listProducts: {
    method: 'GET',
    url: '/api/v1/stores/:store/products',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Products'],
      summary: 'Products of a store in the order in which they arrived',
      params: InStore,
      querystring: ProductListQuery,
      response: { 200: StoredProducts, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { lacks: 'brand', limit: 25 },
      reply: { items: [PRODUCT_EXAMPLE], next_cursor: null, total: 1 },
    },
  },
  productFacets: {
    method: 'GET',
    url: '/api/v1/stores/:store/product-facets',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Products'],
      summary: 'Brands and categories of the products that match, with their number',
      params: InStore,
      querystring: ProductListQuery.omit({ cursor: true, limit: true }),
      response: { 200: ProductFacets, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { category: 'lamp' },
      reply: { brand: [{ value: 'Havn', products: 12 }], category: [{ value: 'lamp', products: 40 }] },
    },
  },
  productAsSearched: {
    method: 'GET',
    url: '/api/v1/stores/:store/products/:id/as-searched',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Products'],
      summary: 'What searches know of a product',
      params: InStoreWithId,
      response: { 200: ProductAsSearched, ...problems },
    },
    example: {
      params: PRODUCT_ADDRESS,
      reply: {
        fields: [{ field: 'title', weight: 3, text: 'Desk lamp' }],
        identifiers: ['lamp-1'],
        attributes: { category: ['lamp'] },
        free_from: [],
        contains: [],
      },
    },
  },
  product: {
    method: 'GET',
    url: '/api/v1/stores/:store/products/:id',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Products'],
      summary: 'A product as stored',
      params: InStoreWithId,
      response: { 200: Product, ...problems },
    },
    example: { params: PRODUCT_ADDRESS, reply: Product.parse(PRODUCT_EXAMPLE) },
  },
  putProduct: {
    method: 'PUT',
    url: '/api/v1/stores/:store/products/:id',
    limit: WRITE_LIMIT,
    permission: 'products:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Products'],
      summary: 'Insert or replace a product; searches see it when the call returns',
      params: InStoreWithId,
      body: ProductWrite.omit({ id: true }),
      response: { 200: Product, ...problems },
    },
    example: {
      params: PRODUCT_ADDRESS,
      body: { title: 'Desk lamp', category: 'lamp', original_price: 40, discounted_price: 32, stock: 7 },
      reply: Product.parse(PRODUCT_EXAMPLE),
    },
  },
  patchProduct: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/products/:id',
    limit: WRITE_LIMIT,
    permission: 'products:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Products'],
      summary: 'Change some fields of a product, such as price and stock; searches see it when the call returns',
      params: InStoreWithId,
      body: ProductPatch,
      response: { 200: Product, ...problems },
    },
    example: {
      params: PRODUCT_ADDRESS,
      body: { discounted_price: 32, stock: 7 },
      reply: Product.parse(PRODUCT_EXAMPLE),
    },
  },
  deleteProduct: {
    method: 'DELETE',
    url: '/api/v1/stores/:store/products/:id',
    limit: WRITE_LIMIT,
    permission: 'products:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Products'],
      summary: 'Delete a product',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: PRODUCT_ADDRESS, reply: { deleted: true } },
  },
  writeProducts: {
    method: 'POST',
    url: '/api/v1/stores/:store/products/batch',
    limit: BATCH_LIMIT,
    permission: 'products:write',
    isIdempotent: true,
    isAudited: true,
    laxBody: LaxProductBatch,
    bodyMaxBytes: BATCH_MAX_BYTES,
    schema: {
      tags: ['Products'],
      summary: 'Insert, change and delete up to 10,000 products; the task says when it is done',
      params: InStore,
      body: ProductBatch,
      response: { 202: StartedTask, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: {
        operations: [
          { action: 'upsert', product: { id: 'lamp-1', title: 'Desk lamp', original_price: 40 } },
          { action: 'patch', id: 'lamp-2', changes: { stock: 0 } },
        ],
      },
      reply: { task: QUEUED_TASK_EXAMPLE },
    },
  },
} as const satisfies Record<string, Operation>;
