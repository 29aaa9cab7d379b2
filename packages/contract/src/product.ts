import { z } from 'zod';
import { Language } from './language.ts';

/** One attribute value or several; canonical: English, lower case (`red`, `['red', 'blue']`). */
export const AttributeValue = z.union([z.string(), z.array(z.string())]);
export type AttributeValue = z.infer<typeof AttributeValue>;
export const Attributes = z.record(z.string(), AttributeValue);
export type Attributes = z.infer<typeof Attributes>;

/** The values of an attribute as a list; empty when it is missing. */
export function attributeValues(attributes: Attributes, key: string): string[] {
  const value = attributes[key];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

export const Variant = z.object({
  sku: z.string(),
  barcode: z.string().nullable().default(null),
  price: z.number().nonnegative().nullable().default(null),
  stock: z.number().int().nonnegative().nullable().default(null),
  attributes: Attributes.default({}),
});
export type Variant = z.infer<typeof Variant>;

export const ProductText = z.object({ title: z.string(), description: z.string() });

/** A product as the catalogue stores it. */
export const Product = z.object({
  id: z.string().min(1).max(200),
  title: z.string().min(1),
  description: z.string().default(''),
  brand: z.string().nullable().default(null),
  category: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'Canonical English, lower case: `dress`, `sofa`.' }),
  category_path: z.array(z.string()).default([]),
  url: z.string().nullable().default(null),
  images: z.array(z.string()).default([]),
  original_price: z.number().nonnegative().nullable().default(null),
  discounted_price: z.number().nonnegative().nullable().default(null),
  current_price: z.number().nonnegative().nullable().default(null),
  currency: z.string().length(3),
  stock: z.number().int().nonnegative().nullable().default(null).meta({ description: 'null: not counted.' }),
  rating: z.number().min(0).max(5).nullable().default(null),
  review_count: z.number().int().nonnegative().default(0),
  attributes: Attributes.default({}),
  variants: z.array(Variant).default([]),
  texts: z.partialRecord(Language, ProductText).default({}),
});
export type Product = z.infer<typeof Product>;

/** Why a product matches a query: the attribute or field and the shopper's words that it meets. */
export const MatchReason = z.object({
  field: z.string(),
  value: z.string().meta({ description: 'As the card shows it, in the language of the reply.' }),
  words: z.string().meta({ description: 'The words of the question that it answers.' }),
});
export type MatchReason = z.infer<typeof MatchReason>;

/** An excluded property that the product's data neither state nor deny. */
export const NotStated = z.object({
  value: z.string(),
  text: z
    .string()
    .meta({ description: 'For the card, in the language of the reply: "Gluten: the shop does not say".' }),
});
export type NotStated = z.infer<typeof NotStated>;

/**
 * A product as pages read it: the stored product plus the field names of the page calls (`name`, `caption`,
 * `image_url`, `full_name.ka`, …). The server derives it from a `Product`.
 */
export const ListedProduct = Product.extend({
  name: z.string(),
  caption: z.string(),
  short_description: z.string(),
  keywords: z.array(z.string()),
  image_url: z.string().nullable(),
  full_name: z.object({ ka: z.string() }).optional(),
  full_name_ka: z.string().optional(),
  medicament_category_name: z.object({ ka: z.string() }).optional(),
  medicament_sub_category_name: z.object({ ka: z.string() }).optional(),
  great_match: z.boolean().optional(),
  reasons: z.array(MatchReason).optional(),
  not_stated: z.array(NotStated).optional(),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const ProductDocument = z.object({ id: z.string(), metadata: ListedProduct });
export type ProductDocument = z.infer<typeof ProductDocument>;
