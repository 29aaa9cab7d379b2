/** Proposals: what would help queries that fail, found in the searches of visitors, each with its evidence. */
import { z } from 'zod';
import { RuleBody, SynonymBody } from '../merchandising.ts';
import { HEAVY_LIMIT, type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { InStore, InStoreWithId, IsoTime } from './shared.ts';

export const PROPOSAL_KINDS = ['spelling', 'synonym', 'redirect', 'missing_kind', 'missing_attribute'] as const;
export const ProposalKind = z.enum(PROPOSAL_KINDS).meta({
  description:
    '`spelling`, `synonym`: visitors said it again in other words and then found something. `redirect`: nearly all who click turn to one product. `missing_kind`: the catalogue has no such product. `missing_attribute`: products that are shown do not say whether they have what is asked.',
});
export type ProposalKind = z.infer<typeof ProposalKind>;

export const ProposalState = z.enum(['open', 'accepted', 'dismissed']);
export type ProposalState = z.infer<typeof ProposalState>;

const Count = z.number().int().min(0);
const ShownProduct = z.object({ id: z.string(), title: z.string() });
const Found = z.object({
  total: Count,
  first: z.array(ShownProduct),
  redirect: z.string().nullable(),
});

export const ProposalEvidence = z.object({
  days: Count,
  searches: Count.meta({ description: 'Settled searches for these words.' }),
  visits: Count,
  without_result: Count.meta({ description: 'Searches that found nothing.' }),
  reworded: z
    .array(z.object({ query: z.string(), visits: Count, clicked: Count }))
    .meta({ description: 'The next words of the same visits, and how many then clicked.' }),
  products: z
    .array(ShownProduct.extend({ visits: Count }))
    .meta({ description: 'Products that visits turned to after the query, or after the other words.' }),
  asked: z.array(z.object({ query: z.string(), searches: Count })).meta({
    description: 'Of a missing attribute: the queries that ask for it.',
  }),
  unsaid: Count.meta({ description: 'Of a missing attribute: products shown that do not say whether they have it.' }),
  simulated_visits: Count.meta({ description: 'Visits of the traffic simulator among them.' }),
});
export type ProposalEvidence = z.infer<typeof ProposalEvidence>;

export const ProposedChange = z.discriminatedUnion('resource', [
  z.object({ resource: z.literal('synonym'), body: SynonymBody }),
  z.object({ resource: z.literal('rule'), body: RuleBody }),
]);
export type ProposedChange = z.infer<typeof ProposedChange>;

export const ProposalBody = z.object({
  kind: ProposalKind,
  query: z.string().meta({ description: 'The words, or what is missing: `color: purple`.' }),
  change: ProposedChange.nullable().meta({ description: 'null: only the catalogue can help.' }),
  evidence: ProposalEvidence,
  effect: z
    .object({ query: z.string(), before: Found, after: Found })
    .nullable()
    .meta({ description: 'What a search showed without and with the change when it was found.' }),
});
export type ProposalBody = z.infer<typeof ProposalBody>;

export const Proposal = ProposalBody.extend({
  id: z.string(),
  state: ProposalState,
  found_at: IsoTime,
  decided_at: IsoTime.nullable(),
  decided_by: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const EXAMPLE = {
  id: 'synonym-4f1c2b7a90d3',
  kind: 'synonym',
  query: 'anorak',
  change: { resource: 'synonym', body: { kind: 'one-way', from: ['anorak'], to: ['rain jacket'] } },
  evidence: {
    days: 28,
    searches: 42,
    visits: 31,
    without_result: 42,
    reworded: [{ query: 'rain jacket', visits: 17, clicked: 12 }],
    products: [{ id: 'jacket-3', title: 'Rain jacket', visits: 9 }],
    asked: [],
    unsaid: 0,
    simulated_visits: 0,
  },
  effect: {
    query: 'anorak',
    before: { total: 0, first: [], redirect: null },
    after: { total: 8, first: [{ id: 'jacket-3', title: 'Rain jacket' }], redirect: null },
  },
  state: 'open',
  found_at: '2026-11-02T09:00:00.000Z',
  decided_at: null,
  decided_by: null,
} as const;
const IN_STORE = { store: 'myshop' };
const ONE = { store: 'myshop', id: EXAMPLE.id };
const DECIDED = { ...EXAMPLE, decided_at: '2026-11-03T09:00:00.000Z', decided_by: 'nino@shop.example' };
const URL = '/api/v1/stores/:store/proposals';

const change = { limit: WRITE_LIMIT, permission: 'rules:write', isIdempotent: true, isAudited: true } as const;

export const proposalsOperations = {
  listProposals: {
    limit: READ_LIMIT,
    permission: 'searches:read',
    isIdempotent: false,
    isAudited: false,
    method: 'GET',
    url: URL,
    schema: {
      tags: ['Proposals'],
      summary: 'Proposals, those with the most evidence first',
      description: 'Looks through the searches again, in the background, when the last look is six hours old.',
      params: InStore,
      querystring: z.object({ state: ProposalState.default('open') }),
      response: {
        200: z.object({
          items: z.array(Proposal),
          looked_at: IsoTime.nullable().meta({ description: 'When the searches were looked through last.' }),
          is_looking: z.boolean(),
        }),
        ...problems,
      },
    },
    example: {
      params: IN_STORE,
      query: {},
      reply: { items: [EXAMPLE], looked_at: '2026-11-02T09:00:00.000Z', is_looking: false },
    },
  },
  findProposals: {
    limit: HEAVY_LIMIT,
    permission: 'rules:write',
    isIdempotent: false,
    isAudited: false,
    method: 'POST',
    url: `${URL}/find`,
    schema: {
      tags: ['Proposals'],
      summary: 'Look through the searches of the last four weeks now; the list tells when it is done',
      params: InStore,
      response: { 202: z.object({ is_looking: z.literal(true) }), ...problems },
    },
    example: { params: IN_STORE, reply: { is_looking: true } },
  },
  acceptProposal: {
    ...change,
    ownProblems: ['proposal-not-found', 'too-many-rules'],
    method: 'POST',
    url: `${URL}/:id/accept`,
    schema: {
      tags: ['Proposals'],
      summary: 'Make the proposed change: a synonym applies at once, a rule becomes a draft',
      description: 'Needs `synonyms:write` too for a synonym. Without a change, the proposal is noted as dealt with.',
      params: InStoreWithId,
      response: { 200: Proposal, ...problems },
    },
    example: { params: ONE, reply: { ...DECIDED, state: 'accepted' } },
  },
  dismissProposal: {
    ...change,
    ownProblems: ['proposal-not-found'],
    method: 'POST',
    url: `${URL}/:id/dismiss`,
    schema: {
      tags: ['Proposals'],
      summary: 'Leave a proposal; it is not found again',
      params: InStoreWithId,
      response: { 200: Proposal, ...problems },
    },
    example: { params: ONE, reply: { ...DECIDED, state: 'dismissed' } },
  },
} as const satisfies Record<string, Operation>;
