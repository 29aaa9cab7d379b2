import { z } from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { ProductDocument } from './product.ts';
import { StoreId } from './store.ts';

export const QUERY_MAX_LENGTH = 1000;

const OneOrMany = z.union([z.string(), z.array(z.string())]);

/**
 * The constraints understood from a query, in canonical English; a key is absent when the query says nothing about it.
 */
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

/** The keys of `Understood` as filters from the caller; every result must meet them. */
export const SearchFilters = Understood.extend({
  attributes: z
    .record(z.string().max(100), OneOrMany)
    .optional()
    .meta({ description: 'Any other attribute by its key, `{"season": "winter"}`. Several values: any of them.' }),
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
  explain: z.boolean().default(false).meta({ description: 'Each document says how its score came about.' }),
  facets: z
    .union([z.boolean(), z.array(z.string().max(100)).max(20)])
    .default(true)
    .meta({ description: 'Keys to count over all results; true: those that divide the results best; false: none.' }),
  personal: z.boolean().default(true).meta({
    description: 'False: the visit named by the `x-visit-id` header does not change the order of near-equal results.',
  }),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

/** One term of a score; a document's terms add up to its score. */
export const ScorePart = z.object({
  part: z.string().meta({ description: '`word`, `phrase`, `attribute`, `concept`, `vector`, `rule`, `stock`, …' }),
  value: z.number(),
  words: z.string().optional(),
  field: z.string().optional(),
  how: z.string().optional(),
  text: z.string().meta({ description: 'The same in plain words.' }),
});
export type ScorePart = z.infer<typeof ScorePart>;

export const ScoreExplanation = z.object({
  score: z.number(),
  parts: z.array(ScorePart),
  pinned: z.boolean().meta({ description: 'Staff gave it a fixed place.' }),
});
export type ScoreExplanation = z.infer<typeof ScoreExplanation>;

export const FoundDocument = ProductDocument.extend({
  explain: ScoreExplanation.optional().meta({ description: 'When asked for.' }),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

export const Facet = z.object({
  key: z.string(),
  label: z.string().meta({ description: "In the store's language." }),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
  min: z.number().optional().meta({ description: 'Of `price` alone.' }),
  max: z.number().optional(),
});
export type Facet = z.infer<typeof Facet>;

/** An understood part of the query and its position; pages show it as a removable chip. */
export const UnderstoodPart = z.object({
  kind: z.string().meta({ description: '`color`, `price_max`, `occasion`, …' }),
  value: z.string(),
  label: z.string().meta({ description: "In the store's language." }),
  negated: z.boolean(),
  start: z.number().int().meta({ description: 'First character in the query.' }),
  end: z.number().int().meta({ description: 'The one after the last.' }),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

/** An excluded property, and how many results state that they do not have it. */
export const ExclusionNote = z.object({
  value: z.string(),
  label: z.string().meta({ description: "In the store's language." }),
  stated: z.number().int().meta({ description: 'Results whose data state that they are without it.' }),
  unsaid: z.number().int().meta({ description: 'Results whose data do not say.' }),
  text: z.string().meta({ description: "The same in a sentence of the store's language." }),
});
export type ExclusionNote = z.infer<typeof ExclusionNote>;

export const SearchResponse = z.object({
  num_total_results: z.number().int(),
  num_great_matches: z
    .number()
    .int()
    .meta({ description: 'How many results, on all pages, meet everything that was understood and every other word.' }),
  documents: z.array(FoundDocument),
  query_id: z.string(),
  understood: Understood,
  understood_parts: z.array(UnderstoodPart),
  recovered_by: z
    .string()
    .nullable()
    .meta({ description: 'Name of the step that found something, null when none was needed.' }),
  facets: z.array(Facet).meta({ description: 'Empty when the request says `facets: false`.' }),
  exclusion_notes: z.array(ExclusionNote).optional().meta({
    description: 'Present when something is not wanted and the data of some result do not say whether it is in there.',
  }),
  redirect: z.string().nullable().meta({ description: 'Where staff send this query; null: nowhere.' }),
  page: z.number().int(),
  limit: z.number().int(),
  fallback: z.enum(['embeddings']).optional().meta({
    description: 'A provider that is configured but did not answer in time: the embedded default took its place.',
  }),
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

export const RecommendationsRequest = z.object({
  store: StoreId,
  limit: z.coerce.number().int().min(1).max(50).default(12),
});

/** Why a product is recommended. */
export const RecommendationReason = z.object({
  relation: z.enum(['similar', 'goes_with', 'bought_together', 'trending']),
  key: z.string().meta({ description: 'What the reason is about: `category`, `color`, `events`, …' }),
  value: z.string(),
  text: z.string().meta({ description: "In plain words of the store's language." }),
});
export type RecommendationReason = z.infer<typeof RecommendationReason>;

export const Recommendations = z.object({
  documents: z.array(ProductDocument.extend({ reason: RecommendationReason })),
});
export type Recommendations = z.infer<typeof Recommendations>;
