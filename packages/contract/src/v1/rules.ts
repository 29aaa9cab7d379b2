/** Search rules: drafts, publication with versions, conflicts, preview, files. */
import { z } from 'zod';
import { Language } from '../language.ts';
import { MAX_RULES, RuleBody, SynonymBody } from '../merchandising.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Deleted, EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

const FILE_MAX_BYTES = 8 * 1024 * 1024;

export const RuleState = z.enum(['draft', 'published']);
export type RuleState = z.infer<typeof RuleState>;

const Kept = z.object({
  id: z.string(),
  state: RuleState.meta({ description: 'Searches follow published rules only.' }),
  replaces: z.string().nullable().meta({ description: 'Of a draft: the published rule that it will replace.' }),
  created_at: IsoTime,
  updated_at: IsoTime,
});
export const StoreRule = z.intersection(RuleBody, Kept);
export type StoreRule = z.infer<typeof StoreRule>;

/** Two rules that do not go together. */
export const RuleConflict = z.object({
  code: z.enum([
    'same-position',
    'pinned-twice',
    'pinned-and-hidden',
    'boosted-and-buried',
    'two-redirects',
    'redirect-hides-rule',
    'same-rule',
  ]),
  rule: z.object({ id: z.string().nullable(), name: z.string() }),
  with: z.object({ id: z.string(), name: z.string() }),
});
export type RuleConflict = z.infer<typeof RuleConflict>;

export const RuleVersion = z.object({
  version: z.number().int(),
  at: IsoTime,
  by: z.string(),
  note: z.string(),
  rules: z.number().int().meta({ description: 'How many rules were published then.' }),
  is_current: z.boolean().meta({ description: 'Whether exactly these rules are published now.' }),
});
export type RuleVersion = z.infer<typeof RuleVersion>;

export const RulesFile = z.object({
  format: z.literal('quarry-rules-1'),
  rules: z.array(RuleBody).max(MAX_RULES),
});
export type RulesFile = z.infer<typeof RulesFile>;

/** What a preview compares: one rule or synonym as it would be. */
export const RulePreviewRequest = z.object({
  change: z.discriminatedUnion('resource', [
    z.object({
      resource: z.literal('rule'),
      body: RuleBody,
      replaces: EntryId.nullable().default(null).meta({ description: 'The rule that it would replace.' }),
    }),
    z.object({ resource: z.literal('synonym'), body: SynonymBody, replaces: EntryId.nullable().default(null) }),
    z.object({ resource: z.enum(['deleted-rule', 'deleted-synonym']), replaces: EntryId }),
  ]),
  days: z.number().int().min(1).max(90).default(28).meta({ description: 'Whose searches are looked at.' }),
});
export type RulePreviewRequest = z.infer<typeof RulePreviewRequest>;

const PreviewResult = z.object({ id: z.string(), title: z.string() });
export const RulePreview = z.object({
  days: z.number().int(),
  distinct_queries: z.number().int().meta({ description: 'Different queries of the period that were looked at.' }),
  has_more_queries: z.boolean().meta({ description: 'The period had more; the most frequent ones were looked at.' }),
  affected_queries: z.number().int().meta({ description: 'Queries that the change can concern, by their words.' }),
  compared_queries: z.number().int().meta({
    description:
      'Affected queries for which both results were computed: the most frequent ones, within the time allowed.',
  }),
  changed: z.array(
    z.object({
      query: z.string(),
      searches: z.number().int(),
      before: z.array(PreviewResult),
      after: z.array(PreviewResult),
      redirect_before: z.string().nullable(),
      redirect_after: z.string().nullable(),
      total_before: z.number().int(),
      total_after: z.number().int(),
    }),
  ),
  conflicts: z.array(RuleConflict),
  took_ms: z.number().int().meta({ description: 'Milliseconds that it took.' }),
});
export type RulePreview = z.infer<typeof RulePreview>;

const BODY_EXAMPLE = {
  kind: 'boost',
  name: 'Winter coats first',
  query: 'coat',
  match: 'contains',
  language: null,
  enabled: true,
  starts_at: null,
  ends_at: null,
  filters: { attributes: { season: 'winter' } },
  strength: 50,
} as const;
const RULE_EXAMPLE = {
  ...BODY_EXAMPLE,
  id: 'c1e8a6f2-0d5a-4b8e-9c3e-7b1f2a3c4d5e',
  state: 'draft',
  replaces: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const VERSION_EXAMPLE = {
  version: 3,
  at: '2026-11-01T09:30:00.000Z',
  by: 'nino@shop.example',
  note: 'Winter',
  rules: 12,
  is_current: true,
};
const IN_STORE = { store: 'myshop' };
const ONE_RULE = { store: 'myshop', id: RULE_EXAMPLE.id };
const Version = z.coerce.number().int().min(1);

const read = { limit: READ_LIMIT, permission: 'rules:read', isIdempotent: false, isAudited: false } as const;
const change = { limit: WRITE_LIMIT, permission: 'rules:write', isIdempotent: true, isAudited: true } as const;

export const rulesOperations = {
  listRules: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules',
    schema: {
      tags: ['Rules'],
      summary: 'Rules of a store, in the order in which they were created',
      params: InStore,
      querystring: ListQuery.extend({
        state: RuleState.optional(),
        kind: z.enum(['pin', 'boost', 'bury', 'hide', 'redirect']).optional(),
        language: Language.optional(),
        text: z.string().trim().max(200).optional().meta({ description: 'Part of the name or the query.' }),
      }),
      response: { 200: pageOf(StoreRule), ...problems },
    },
    example: { params: IN_STORE, query: { state: 'draft' }, reply: { items: [RULE_EXAMPLE], next_cursor: null } },
  },
  rule: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules/:id',
    schema: {
      tags: ['Rules'],
      summary: 'One rule',
      params: InStoreWithId,
      response: { 200: StoreRule, ...problems },
    },
    example: { params: ONE_RULE, reply: RULE_EXAMPLE },
  },
  createRule: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/rules',
    schema: {
      tags: ['Rules'],
      summary: 'Add a rule, as a draft or published at once',
      params: InStore,
      body: z.intersection(
        RuleBody,
        z.object({
          state: RuleState.default('draft'),
          replaces: EntryId.nullable()
            .default(null)
            .meta({ description: 'Of a draft: the rule that it will replace.' }),
        }),
      ),
      response: { 201: StoreRule, ...problems },
    },
    example: { params: IN_STORE, body: { ...BODY_EXAMPLE, state: 'draft' }, reply: RULE_EXAMPLE },
  },
  changeRule: {
    ...change,
    method: 'PATCH',
    url: '/api/v1/stores/:store/rules/:id',
    schema: {
      tags: ['Rules'],
      summary: 'Change some fields of a rule, such as `enabled` or its period; a published one changes at once',
      params: InStoreWithId,
      body: z.record(z.string().max(100), z.unknown()).meta({ description: 'Fields of the rule; each is replaced.' }),
      response: { 200: StoreRule, ...problems },
    },
    example: { params: ONE_RULE, body: { enabled: false }, reply: { ...RULE_EXAMPLE, enabled: false } },
  },
  deleteRule: {
    ...change,
    method: 'DELETE',
    url: '/api/v1/stores/:store/rules/:id',
    schema: {
      tags: ['Rules'],
      summary: 'Delete a rule',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: ONE_RULE, reply: { deleted: true } },
  },
  ruleConflicts: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules/conflicts',
    schema: {
      tags: ['Rules'],
      summary: 'Rules that do not go together, drafts included',
      params: InStore,
      response: { 200: z.object({ items: z.array(RuleConflict) }), ...problems },
    },
    example: {
      params: IN_STORE,
      reply: {
        items: [
          {
            code: 'pinned-and-hidden',
            rule: { id: RULE_EXAMPLE.id, name: 'Hide sold-out coats' },
            with: { id: '2b0d9a3c-1f7a-4f6d-8f6e-5a4b3c2d1e0f', name: 'Coat of the week' },
          },
        ],
      },
    },
  },
  exportRules: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules/export',
    schema: {
      tags: ['Rules'],
      summary: 'All published rules as a file',
      params: InStore,
      response: { 200: RulesFile, ...problems },
    },
    example: { params: IN_STORE, reply: { format: 'quarry-rules-1', rules: [BODY_EXAMPLE] } },
  },
  importRules: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/rules/import',
    bodyMaxBytes: FILE_MAX_BYTES,
    schema: {
      tags: ['Rules'],
      summary: 'Add the rules of a file as drafts; rules that are there already are left out',
      params: InStore,
      body: RulesFile,
      response: { 200: z.object({ added: z.number().int(), known: z.number().int() }), ...problems },
    },
    example: {
      params: IN_STORE,
      body: { format: 'quarry-rules-1', rules: [BODY_EXAMPLE] },
      reply: { added: 1, known: 0 },
    },
  },
  previewRule: {
    ...read,
    limit: HEAVY_LIMIT,
    method: 'POST',
    url: '/api/v1/stores/:store/rules/preview',
    schema: {
      tags: ['Rules'],
      summary: "Which of the last weeks' queries a rule or synonym would change; changes nothing",
      params: InStore,
      body: RulePreviewRequest,
      response: { 200: RulePreview, ...problems },
    },
    example: {
      params: IN_STORE,
      body: { change: { resource: 'rule', body: BODY_EXAMPLE }, days: 28 },
      reply: {
        days: 28,
        distinct_queries: 412,
        has_more_queries: false,
        affected_queries: 9,
        compared_queries: 9,
        changed: [
          {
            query: 'red coat',
            searches: 31,
            before: [{ id: 'p1', title: 'Light coat' }],
            after: [{ id: 'p2', title: 'Down coat' }],
            redirect_before: null,
            redirect_after: null,
            total_before: 14,
            total_after: 14,
          },
        ],
        conflicts: [],
        took_ms: 240,
      },
    },
  },
  publishRules: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/rules/publish',
    ownProblems: ['quality-falls'],
    schema: {
      tags: ['Rules'],
      summary: 'Publish drafts; leaves a version',
      params: InStore,
      body: z.object({
        ids: z.array(EntryId).min(1).max(MAX_RULES).optional().meta({ description: 'Absent: all drafts.' }),
        note: z.string().trim().max(500).default(''),
        accept_falls: z.boolean().default(false).meta({
          description:
            'Publish although judged queries fall, or a figure falls below its floor; the audit log names them.',
        }),
      }),
      response: { 200: RuleVersion, ...problems },
    },
    example: { params: IN_STORE, body: { note: 'Winter' }, reply: VERSION_EXAMPLE },
  },
  ruleVersions: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules/versions',
    schema: {
      tags: ['Rules'],
      summary: 'Versions of the published rules, the latest first',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(RuleVersion), ...problems },
    },
    example: { params: IN_STORE, query: {}, reply: { items: [VERSION_EXAMPLE], next_cursor: null } },
  },
  ruleVersion: {
    ...read,
    method: 'GET',
    url: '/api/v1/stores/:store/rules/versions/:version',
    schema: {
      tags: ['Rules'],
      summary: 'The rules of a version',
      params: InStore.extend({ version: Version }),
      response: {
        200: RuleVersion.extend({ content: z.array(z.object({ id: z.string(), body: RuleBody })) }),
        ...problems,
      },
    },
    example: {
      params: { store: 'myshop', version: 3 },
      reply: { ...VERSION_EXAMPLE, content: [{ id: RULE_EXAMPLE.id, body: BODY_EXAMPLE }] },
    },
  },
  revertRules: {
    ...change,
    method: 'POST',
    url: '/api/v1/stores/:store/rules/versions/:version/revert',
    schema: {
      tags: ['Rules'],
      summary: 'Publish the rules of an earlier version again; leaves a version. Drafts stay',
      params: InStore.extend({ version: Version }),
      response: { 200: RuleVersion, ...problems },
    },
    example: { params: { store: 'myshop', version: 2 }, reply: { ...VERSION_EXAMPLE, version: 4 } },
  },
} as const satisfies Record<string, Operation>;
