import { z } from 'zod';
import { ProductDocument } from './product.ts';
import { StoreId } from './store.ts';

export const QUERY_MAX_LENGTH = 1000;
export const PAGE_SIZE = 24;

const OneOrMany = z.union([z.string(), z.array(z.string())]);

/** What was understood of a query, in canonical English; a key is absent when nothing of the kind was said. */
export const Understood = z.object({
  price_min: z.number().optional(),
  price_max: z.number().optional(),
  color: OneOrMany.optional(),
  size: OneOrMany.optional(),
  gender: OneOrMany.optional(),
  category: OneOrMany.optional(),
  material: OneOrMany.optional(),
  brand: OneOrMany.optional(),
  exclude: z.array(z.string()).optional().meta({ description: 'Canonical values that must not occur.' }),
});
export type Understood = z.infer<typeof Understood>;

/** The same keys as `Understood`, given by the caller as conditions that every result must meet. */
export const SearchFilters = Understood.extend({
  in_stock: z.boolean().optional(),
  ids: z.array(z.string()).optional().meta({ description: 'Only these products.' }),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

export const SearchSort = z.enum(['relevance', 'price_asc', 'price_desc', 'newest', 'rating']);
export type SearchSort = z.infer<typeof SearchSort>;

const Query = z
  .string()
  .max(QUERY_MAX_LENGTH, `A query has at most ${QUERY_MAX_LENGTH} characters.`)
  .refine((text) => text.trim().length > 0, 'A query needs at least one character.');

export const SearchRequest = z.object({
  query: Query,
  store: StoreId,
  page: z.number().int().min(1).max(10_000).default(1),
  limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  filters: SearchFilters.optional(),
  sort: SearchSort.default('relevance'),
  explain: z.boolean().default(false),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

export const SearchResponse = z.object({
  num_total_results: z.number().int(),
  documents: z.array(ProductDocument),
  query_id: z.string(),
  understood: Understood,
  recovered_by: z
    .string()
    .nullable()
    .meta({ description: 'Name of the step that found something, null when none was needed.' }),
  page: z.number().int(),
  limit: z.number().int(),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

export const QuickRequest = z.object({ query: Query, store: StoreId });
export type QuickRequest = z.infer<typeof QuickRequest>;

export const QuickResponse = z.object({
  documents: z.array(ProductDocument),
  queries: z.array(z.string()),
  categories: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
});
export type QuickResponse = z.infer<typeof QuickResponse>;
