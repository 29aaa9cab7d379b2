import { z } from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { Language } from './language.ts';
import { ProductDocument } from './product.ts';
import { StoreId } from './store.ts';

export const QUERY_MAX_LENGTH = 1000;

const OneOrMany = z.union([z.string(), z.array(z.string())]);

/** A sort order that the query asks for in words, such as "cheapest" and "largest". */
export const UnderstoodOrder = z.object({
  by: z.enum(['price', 'newest', 'rating', 'popularity', 'attribute']).meta({
    description: '`attribute`: a measure that the shop gives, named in `attribute` or by its `quantity` alone.',
  }),
  direction: z.enum(['asc', 'desc']),
  attribute: z.string().optional().meta({ description: 'Key of the attribute, where `by` is `attribute`.' }),
  quantity: z.string().optional().meta({ description: '`length`, `mass`, `data`, …, where `by` is `attribute`.' }),
  label: z.string().meta({ description: "What it compares, in the reader's language." }),
});
export type UnderstoodOrder = z.infer<typeof UnderstoodOrder>;

/** The constraints understood from a query, and filters from the caller, in canonical English. */
const Constraints = z.object({
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
/** The constraints understood from a query; a key is absent when the query has no such constraint. */
export const Understood = Constraints.extend({
  order: UnderstoodOrder.optional().meta({
    description: 'Present when the results are in it, which another `sort` than `relevance` prevents.',
  }),
});
export type Understood = z.infer<typeof Understood>;

/** The constraints of `Understood` as filters from the caller; every result must meet them. */
export const SearchFilters = Constraints.extend({
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

const ReaderLanguage = Language.optional().meta({
  description:
    "Of the reader: labels and notes are in it, and names of products that the shop gives in it. Default: the store's language.",
});

const SearchFields = z.object({
  query: z.string().max(QUERY_MAX_LENGTH, `A query has at most ${QUERY_MAX_LENGTH} characters.`).default('').meta({
    description: 'May be empty where `filters` say which products to list, those of a category for example.',
  }),
  store: StoreId,
  page: z.number().int().min(1).max(10_000).default(1),
  limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  filters: SearchFilters.optional(),
  sort: SearchSort.default('relevance'),
  literal: z.boolean().optional().meta({
    description: 'True: no word is read as another one because of a slip. The way back from `corrections`.',
  }),
  explain: z.boolean().default(false).meta({ description: 'Each document says how its score came about.' }),
  facets: z
    .union([z.boolean(), z.array(z.string().max(100)).max(20)])
    .default(true)
    .meta({ description: 'Keys to count over all results; true: those that divide the results best; false: none.' }),
  personal: z.boolean().default(true).meta({
    description: 'False: the visit named by the `x-visit-id` header does not change the order of near-equal results.',
  }),
  language: ReaderLanguage,
});
/** Words, or filters that say which products to list. */
const asksForSomething = ({ query, filters = {} }: { query: string; filters?: SearchFilters | undefined }) =>
  query.trim().length > 0 || Object.keys(filters).length > 0;
const NOTHING_ASKED = { path: ['query'], message: 'A query needs at least one character.' };
export const SearchRequest = SearchFields.refine(asksForSomething, NOTHING_ASKED);
/** The same where the address names the store. */
export const SearchInStore = SearchFields.omit({ store: true }).refine(asksForSomething, NOTHING_ASKED);
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

export const MatchTier = z.enum(['meets_all', 'unstated', 'meets_some']).meta({
  description:
    '`meets_all`: everything that was asked. `unstated`: all but that its data do not say whether it is free from what is not wanted. `meets_some`: a part of it.',
});
export type MatchTier = z.infer<typeof MatchTier>;

/** A part of the query that a result does not meet. */
export const MissingPart = z.object({
  kind: z.string().meta({
    description:
      '`color`, `material`, …; `word`: a plain word; `thing`: it is made for such a thing; `measure`, `fit`: a number, a model; `without`: it may contain what is not wanted.',
  }),
  label: z.string().meta({ description: "In the reader's language, or the shopper's own words." }),
  verdict: z.enum(['violated', 'unknown']).meta({
    description: '`violated`: its data say otherwise. `unknown`: they do not say.',
  }),
});
export type MissingPart = z.infer<typeof MissingPart>;

/** What the results of a weaker tier on this page lack. */
export const TierNote = z.object({
  tier: MatchTier,
  missing: z.array(MissingPart),
  text: z.string().meta({ description: "In a sentence of the reader's language: `These are not red.`" }),
});
export type TierNote = z.infer<typeof TierNote>;

/** A word that was interpreted as another one, because it is probably a typing mistake. */
export const Correction = z.object({ typed: z.string(), meant: z.string() });
export type Correction = z.infer<typeof Correction>;

export const FoundDocument = ProductDocument.extend({
  tier: MatchTier,
  missing: z.array(MissingPart).optional().meta({ description: 'Absent in the first tier.' }),
  great_match: z.boolean().meta({ description: 'It is in the first tier, `meets_all`.' }),
  explain: ScoreExplanation.optional().meta({ description: 'When asked for.' }),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

export const Facet = z.object({
  key: z.string(),
  label: z.string().meta({ description: "In the reader's language." }),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
  min: z.number().optional().meta({ description: 'Of `price` alone.' }),
  max: z.number().optional(),
});
export type Facet = z.infer<typeof Facet>;

/** An understood part of the query and its position; pages show it as a removable chip. */
export const UnderstoodPart = z.object({
  kind: z.string().meta({ description: '`color`, `price_max`, `occasion`, …' }),
  value: z.string(),
  label: z.string().meta({ description: "In the reader's language." }),
  negated: z.boolean(),
  start: z.number().int().meta({ description: 'First character in the query.' }),
  end: z.number().int().meta({ description: 'The one after the last.' }),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

/** An excluded property, and how many results state that they do not have it. */
export const ExclusionNote = z.object({
  value: z.string(),
  label: z.string().meta({ description: "In the reader's language." }),
  stated: z.number().int().meta({ description: 'Results whose data state that they are without it.' }),
  unsaid: z.number().int().meta({ description: 'Results whose data do not say.' }),
  text: z.string().meta({ description: "The same in a sentence of the reader's language." }),
});
export type ExclusionNote = z.infer<typeof ExclusionNote>;

/** Queries and categories to offer when nothing was found. None of them answers the query. */
export const LeadOn = z.object({
  queries: z.array(z.string()).meta({
    description: 'Queries that find something: other spellings and readings of the words, then parts of them.',
  }),
  categories: z
    .array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }))
    .meta({ description: 'Those near to what was named first, then the largest of the shop.' }),
});
export type LeadOn = z.infer<typeof LeadOn>;

export const SearchResponse = z.object({
  num_total_results: z.number().int(),
  num_great_matches: z
    .number()
    .int()
    .meta({ description: 'How many results, on all pages, meet everything that was understood and every other word.' }),
  num_results_by_tier: z
    .object({ meets_all: z.number().int(), unstated: z.number().int(), meets_some: z.number().int() })
    .meta({ description: 'How many results, on all pages, are in each tier; together `num_total_results`.' }),
  documents: z.array(FoundDocument),
  query_id: z.string(),
  understood: Understood,
  understood_parts: z.array(UnderstoodPart),
  recovered_by: z
    .string()
    .nullable()
    .meta({ description: 'Name of the step that found something, null when none was needed.' }),
  corrections: z.array(Correction).optional().meta({
    description: 'Words that were read as others; the request with `literal` takes them as they are.',
  }),
  read_as: z
    .string()
    .optional()
    .meta({ description: 'The query in the letters in which it was read, if not as typed.' }),
  tier_notes: z.array(TierNote).optional().meta({
    description: 'What the results of lesser tiers on this page lack, a note for each such tier.',
  }),
  lead_on: LeadOn.optional().meta({
    description: 'Present when nothing was found without any filter: where to go on.',
  }),
  facets: z.array(Facet).meta({ description: 'Empty when the request says `facets: false`.' }),
  exclusion_notes: z.array(ExclusionNote).optional().meta({
    description:
      'Present when something is not wanted and the data of some result do not say whether it is in there, or nothing was found.',
  }),
  redirect: z.string().nullable().meta({ description: 'Where staff send this query; null: nowhere.' }),
  page: z.number().int(),
  limit: z.number().int(),
  fallback: z.enum(['embeddings']).optional().meta({
    description: 'A provider that is configured but did not answer in time: the embedded default took its place.',
  }),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

export const QuickRequest = z.object({ query: Query, store: StoreId, language: ReaderLanguage });
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
