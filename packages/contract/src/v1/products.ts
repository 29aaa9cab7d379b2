/** Products as a shop's own systems and staff write them. */
import { z } from 'zod';
import { Product, Variant } from '../product.ts';

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

/** What a list of products can be narrowed to. */
export const ProductListFilter = z.object({
  ids: z
    .string()
    .max(10_000)
    .optional()
    .meta({ description: 'Ids separated by commas: these products in this order, without paging.' }),
  text: z.string().trim().max(200).optional().meta({ description: 'Part of the title, or the beginning of an id or SKU.' }),
  lacks: z
    .enum(['picture', 'price', 'brand', 'description', 'category', 'stock'])
    .optional()
    .meta({ description: 'Only products without this.' }),
});
export type ProductListFilter = z.infer<typeof ProductListFilter>;

export const StoredProduct = Product.extend({ updated_at: z.string() });
export type StoredProduct = z.infer<typeof StoredProduct>;
