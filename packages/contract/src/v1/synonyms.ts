/** Synonyms of a store: with a switch and a period, conflicts, files. */
import { z } from 'zod';
import { MAX_SYNONYMS, SynonymBody } from '../merchandising.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

const FILE_MAX_BYTES = 32 * 1024 * 1024;

/** When a synonym applies. */
export const SynonymPeriod = z.object({
  enabled: z.boolean().default(true),
  starts_at: z.iso.datetime({ offset: true }).nullable().default(null),
  ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type SynonymPeriod = z.infer<typeof SynonymPeriod>;

export const StoreSynonymBody = z.intersection(SynonymBody, SynonymPeriod);
export type StoreSynonymBody = z.infer<typeof StoreSynonymBody>;

const Kept = z.object({ id: z.string(), created_at: IsoTime, updated_at: IsoTime });
export const StoreSynonym = z.intersection(StoreSynonymBody, Kept);
export type StoreSynonym = z.infer<typeof StoreSynonym>;

export const SynonymConflict = z.object({
  code: z.enum(['same-synonym', 'word-in-two-groups', 'already-two-way']),
  word: z.string(),
  synonym: z.string().meta({ description: 'Id of one of them.' }),
  with: z.string(),
});
export type SynonymConflict = z.infer<typeof SynonymConflict>;

export const SynonymsFile = z.object({
  format: z.literal('quarry-synonyms-1'),
  synonyms: z.array(StoreSynonymBody).max(MAX_SYNONYMS),
});
export type SynonymsFile = z.infer<typeof SynonymsFile>;

const BODY_EXAMPLE = {
  kind: 'two-way',
  words: ['trainers', 'sneakers'],
  enabled: true,
  starts_at: null,
  ends_at: null,
} as const;
const SYNONYM_EXAMPLE = {
  ...BODY_EXAMPLE,
  id: '5e0d4c3b-2a19-4f8e-8d7c-6b5a4f3e2d1c',
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const IN_STORE = { store: 'myshop' };
const ONE_SYNONYM = { store: 'myshop', id: SYNONYM_EXAMPLE.id };

const read = { limit: READ_LIMIT, permission: 'synonyms:read', isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'synonyms:write', isIdempotent: true, isAudited: true } as const;

export const synonymsOperations = {
  listSynonyms: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/synonyms',
    schema: {
      tags: ['Synonyms'],
      summary: 'Synonyms of a store, in the order in which they were created',
      params: InStore,
      querystring: ListQuery.extend({ text: z.string().trim().max(200).optional() }),
      response: { 200: pageOf(StoreSynonym), ...problems },
    },
    example: { params: IN_STORE, query: {}, reply: { items: [SYNONYM_EXAMPLE], next_cursor: null } },
  },
  synonym: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/synonyms/:id',
    schema: {
      tags: ['Synonyms'],
      summary: 'One synonym',
      params: InStoreWithId,
      response: { 200: StoreSynonym, ...problems },
    },
    example: { params: ONE_SYNONYM, reply: SYNONYM_EXAMPLE },
  },
  createSynonym: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/synonyms',
    schema: {
      tags: ['Synonyms'],
      summary: 'Add a synonym',
      params: InStore,
      body: StoreSynonymBody,
      response: { 201: StoreSynonym, ...problems },
    },
    example: { params: IN_STORE, body: BODY_EXAMPLE, reply: SYNONYM_EXAMPLE },
  },
  changeSynonym: {
    ...change,
    method: 'PATCH',
    url: '/api/v1/stores/:store/synonyms/:id',
    schema: {
      tags: ['Synonyms'],
      summary: 'Change some fields of a synonym, such as `enabled` or its period',
      params: InStoreWithId,
      body: z
        .record(z.string().max(100), z.unknown())
        .meta({ description: 'Fields of the synonym; each is replaced.' }),
      response: { 200: StoreSynonym, ...problems },
    },
    example: { params: ONE_SYNONYM, body: { enabled: false }, reply: { ...SYNONYM_EXAMPLE, enabled: false } },
  },
  deleteSynonym: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/synonyms/:id',
    schema: {
      tags: ['Synonyms'],
      summary: 'Delete a synonym',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ONE_SYNONYM, reply: { deleted: true } },
  },
  synonymConflicts: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/synonyms/conflicts',
    schema: {
      tags: ['Synonyms'],
      summary: 'Synonyms that say the same or belong together',
      params: InStore,
      response: { 200: z.object({ items: z.array(SynonymConflict) }), ...problems },
    },
    example: {
      params: IN_STORE,
      reply: {
        items: [
          {
            code: 'word-in-two-groups',
            word: 'sneakers',
            synonym: SYNONYM_EXAMPLE.id,
            with: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
          },
        ],
      },
    },
  },
  exportSynonyms: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/synonyms/export',
    schema: {
      tags: ['Synonyms'],
      summary: 'All synonyms as a file',
      params: InStore,
      response: { 200: SynonymsFile, ...problems },
    },
    example: { params: IN_STORE, reply: { format: 'quarry-synonyms-1', synonyms: [BODY_EXAMPLE] } },
  },
  importSynonyms: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/synonyms/import',
    bodyMaxBytes: FILE_MAX_BYTES,
    schema: {
      tags: ['Synonyms'],
      summary: 'Add the synonyms of a file; those that are there already are left out',
      params: InStore,
      body: SynonymsFile,
      response: { 200: z.object({ added: z.number().int(), known: z.number().int() }), ...problems },
    },
    example: {
      params: IN_STORE,
      body: { format: 'quarry-synonyms-1', synonyms: [BODY_EXAMPLE] },
      reply: { added: 1, known: 0 },
    },
  },
} as const satisfies Record<string, Operation>;
