/** Judged queries: how well products answer a query, as people of the shop see it. */
import { z } from 'zod';
import { Language } from '../language.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { EntryId, InStore, IsoTime, ListQuery, pageOf } from './shared.ts';

export const MAX_JUDGED_QUERIES = 1000;
const MAX_GRADES = 200;
/** Characters of a file in a call. */
const FILE_MAX_LENGTH = 4_000_000;
const FILE_MAX_BYTES = 12 * 1024 * 1024;

export const Grade = z.number().int().min(0).max(3).meta({
  description: '3: exactly what is wanted, 2: good, 1: better than nothing, 0: wrong.',
});

/** Longer ones are no key of an index of the database. */
const Query = z.string().trim().min(1).max(200);

export const JudgedQueryBody = z.strictObject({
  query: Query,
  language: Language.nullable().default(null).meta({ description: 'Of the shopper; null: as the words say.' }),
  grades: z
    .array(z.strictObject({ product_id: EntryId, grade: Grade }))
    .max(MAX_GRADES)
    .refine((list) => new Set(list.map(({ product_id: id }) => id)).size === list.length, 'Name each product once.')
    .meta({ description: 'All grades of the query; without any, the query is not judged any more.' }),
});
export type JudgedQueryBody = z.infer<typeof JudgedQueryBody>;

export const JudgedQuery = z.object({
  query: z.string(),
  language: Language.nullable(),
  grades: z.array(
    z.object({
      product_id: z.string(),
      title: z.string().nullable().meta({ description: 'null: the product is not in the catalogue any more.' }),
      grade: Grade,
    }),
  ),
  updated_at: IsoTime,
});
export type JudgedQuery = z.infer<typeof JudgedQuery>;

/** A product that a person may grade for a query. */
export const GradedProduct = z.object({
  product_id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  brand: z.string().nullable(),
  price: z.number().nullable(),
  position: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Where a search shows it now; null: not on its first page.' }),
  grade: Grade.nullable(),
  proposed: Grade.nullable().meta({
    description:
      'From what visitors did in the last four weeks: 3 ordered, 2 put into the cart or clicked often, 1 clicked.',
  }),
  clicks: z.number().int(),
  carts: z.number().int(),
  orders: z.number().int(),
});
export type GradedProduct = z.infer<typeof GradedProduct>;

export const QueryToJudge = z.object({
  query: z.string(),
  language: Language.nullable(),
  total: z.number().int().meta({ description: 'Products that a search finds now.' }),
  products: z.array(GradedProduct),
});
export type QueryToJudge = z.infer<typeof QueryToJudge>;

export const JudgementsFile = z
  .discriminatedUnion('format', [
    z.strictObject({
      format: z.literal('csv'),
      csv: z
        .string()
        .max(FILE_MAX_LENGTH)
        .meta({ description: 'Columns query, product_id, grade and, if any, language.' }),
    }),
    z.strictObject({
      format: z.literal('trec'),
      topics: z.string().max(FILE_MAX_LENGTH).meta({
        description: 'A line for each query: number, tabulator, query and, if any, tabulator and language.',
      }),
      qrels: z.string().max(FILE_MAX_LENGTH).meta({
        description: 'A line for each grade, as `trec_eval` reads it: number of the query, 0, product, grade.',
      }),
    }),
  ])
  .meta({ description: 'Grades above 3 count as 3, grades below 0 as 0.' });
export type JudgementsFile = z.infer<typeof JudgementsFile>;

const BODY_EXAMPLE = {
  query: 'wool coat',
  language: null,
  grades: [
    { product_id: 'coat-1', grade: 3 },
    { product_id: 'scarf-2', grade: 0 },
  ],
} as const;
const QUERY_EXAMPLE = {
  query: 'wool coat',
  language: null,
  grades: [
    { product_id: 'coat-1', title: 'Wool coat', grade: 3 },
    { product_id: 'scarf-2', title: 'Wool scarf', grade: 0 },
  ],
  updated_at: '2026-11-01T09:00:00.000Z',
};
const FILE_EXAMPLE = { format: 'csv', csv: 'query,language,product_id,grade\nwool coat,,coat-1,3\n' } as const;
const IN_STORE = { store: 'myshop' };
const URL = '/api/v1/stores/:store/judged-queries';

const read = { limit: READ_LIMIT, permission: 'quality:read', isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'quality:write', isIdempotent: true, isAudited: true } as const;

export const judgedQueriesOperations = {
  listJudgedQueries: {
    ...read,
    method: 'GET',
    url: URL,
    schema: {
      tags: ['Quality'],
      summary: 'Judged queries of a store, by their words',
      params: InStore,
      querystring: ListQuery.extend({ text: z.string().trim().max(200).optional() }),
      response: { 200: pageOf(JudgedQuery), ...problems },
    },
    example: { params: IN_STORE, query: {}, reply: { items: [QUERY_EXAMPLE], next_cursor: null } },
  },
  judgeQuery: {
    ...change,
    method: 'PUT',
    url: URL,
    ownProblems: ['too-many-rules'],
    schema: {
      tags: ['Quality'],
      summary: 'Set all grades of a query',
      params: InStore,
      body: JudgedQueryBody,
      response: { 200: JudgedQuery, ...problems },
    },
    example: { params: IN_STORE, body: BODY_EXAMPLE, reply: QUERY_EXAMPLE },
  },
  queriesToJudge: {
    ...read,
    limit: HEAVY_LIMIT,
    method: 'GET',
    url: `${URL}/proposed`,
    schema: {
      tags: ['Quality'],
      summary: 'Frequent queries of the last four weeks that are not judged yet',
      params: InStore,
      response: {
        200: z.object({ items: z.array(z.object({ query: z.string(), searches: z.number().int() })) }),
        ...problems,
      },
    },
    example: { params: IN_STORE, reply: { items: [{ query: 'wool coat', searches: 120 }] } },
  },
  queryToJudge: {
    ...read,
    limit: HEAVY_LIMIT,
    method: 'GET',
    url: `${URL}/products`,
    schema: {
      tags: ['Quality'],
      summary: 'Products to grade for a query: those it shows now, those that visitors chose, those that have a grade',
      params: InStore,
      querystring: z.object({ query: Query, language: Language.optional() }),
      response: { 200: QueryToJudge, ...problems },
    },
    example: {
      params: IN_STORE,
      query: { query: 'wool coat' },
      reply: {
        query: 'wool coat',
        language: null,
        total: 14,
        products: [
          {
            product_id: 'coat-1',
            title: 'Wool coat',
            image: null,
            brand: null,
            price: 120,
            position: 1,
            grade: null,
            proposed: 2,
            clicks: 14,
            carts: 2,
            orders: 0,
          },
        ],
      },
    },
  },
  exportJudgements: {
    ...read,
    limit: HEAVY_LIMIT,
    method: 'GET',
    url: `${URL}/export`,
    schema: {
      tags: ['Quality'],
      summary: 'All grades as CSV, or as topics and qrels of TREC',
      params: InStore,
      querystring: z.object({ format: z.enum(['csv', 'trec']).default('csv') }),
      response: { 200: JudgementsFile, ...problems },
    },
    example: { params: IN_STORE, query: { format: 'csv' }, reply: FILE_EXAMPLE },
  },
  importJudgements: {
    ...change,
    limit: HEAVY_LIMIT,
    method: 'POST',
    url: `${URL}/import`,
    ownProblems: ['too-many-rules'],
    bodyMaxBytes: FILE_MAX_BYTES,
    schema: {
      tags: ['Quality'],
      summary: 'Add the grades of a file; a grade of the same query and product is replaced',
      params: InStore,
      body: JudgementsFile,
      response: { 200: z.object({ queries: z.number().int(), grades: z.number().int() }), ...problems },
    },
    example: { params: IN_STORE, body: FILE_EXAMPLE, reply: { queries: 1, grades: 1 } },
  },
} as const satisfies Record<string, Operation>;
