/** The audit log of a store: who changed what, with undo. */
import { z } from 'zod';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { EntryId, InStore, InStoreWithId, IsoTime, ListQuery, pageOf } from './shared.ts';

/** Why a change cannot be taken back. */
export const UndoRefusal = z.enum(['secret-forgotten', 'own-device', 'many-things', 'already-sent', 'erased']).meta({
  description:
    '`secret-forgotten`: a secret ended with it and is stored nowhere; `own-device`: only the person can, with their own device; `many-things`: the log does not keep each of them; `already-sent`: somebody has it already; `erased`: personal data are gone on purpose.',
});
export type UndoRefusal = z.infer<typeof UndoRefusal>;

export const AuditEntry = z.object({
  id: z.string(),
  at: IsoTime,
  actor: z.object({ kind: z.enum(['account', 'key', 'server']), id: z.string(), name: z.string() }),
  action: z.string().meta({ description: '`created`, `changed`, `deleted`, or a word of the resource.' }),
  resource: z.string(),
  resource_id: z.string(),
  before: z.unknown().meta({ description: 'What a read showed before; null: it did not exist.' }),
  after: z.unknown().meta({ description: 'What a read showed afterwards; null: it does not exist any more.' }),
  request_id: z.string(),
  undoes: z.string().nullable().meta({ description: 'The entry that this change took back.' }),
  undone_by: z.string().nullable().meta({ description: 'The entry that took this change back.' }),
  can_undo: z.boolean().meta({
    description: 'Whether this kind of change can be undone, it was not yet, and the caller has the permission.',
  }),
  no_undo_because: UndoRefusal.nullable().meta({ description: 'Why this kind of change can never be undone.' }),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AUDIT_EXAMPLE = {
  id: '0d8f6f0b-2f53-4f7e-9d27-0a5c3f1f7a10',
  at: '2026-11-02T10:15:00.000Z',
  actor: { kind: 'account', id: '6f1f9c5e-6f0e-4f0b-9b2a-6f5d3a7c1e11', name: 'nino@shop.example' },
  action: 'changed',
  resource: 'members',
  resource_id: 'b1a4f0de-5d0a-4a51-8d5e-52b4a4b9d5f0',
  before: { username: 'giorgi@shop.example', role: 'viewer' },
  after: { username: 'giorgi@shop.example', role: 'analyst' },
  request_id: '3f2b8a52-7f4e-4d0c-8f4b-9a1d2a3b4c5d',
  undoes: null,
  undone_by: null,
  can_undo: true,
  no_undo_because: null,
};

export const auditOperations = {
  listAudit: {
    method: 'GET',
    url: '/api/v1/stores/:store/audit',
    limit: READ_LIMIT,
    permission: 'audit:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Audit'],
      summary: 'Changes in a store, the latest first',
      params: InStore,
      querystring: ListQuery.extend({
        resource: z.string().max(100).optional(),
        resource_id: EntryId.optional(),
        actor_id: EntryId.optional(),
      }),
      response: { 200: pageOf(AuditEntry), ...problems },
    },
    example: {
      params: { store: 'myshop' },
      query: { limit: 25 },
      reply: { items: [AUDIT_EXAMPLE], next_cursor: null },
    },
  },
  undo: {
    method: 'POST',
    url: '/api/v1/stores/:store/audit/:id/undo',
    limit: WRITE_LIMIT,
    permission: 'audit:read',
    ownProblems: ['audit-entry-not-found', 'not-undoable', 'changed-since'],
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Audit'],
      summary: 'Take a change back',
      description:
        'Restores what was there before the change. Needs the write permission of the resource too; refused when the resource has changed since.',
      params: InStoreWithId,
      response: { 200: z.object({ undone: z.literal(true) }), ...problems },
    },
    example: { params: { store: 'myshop', id: AUDIT_EXAMPLE.id }, reply: { undone: true } },
  },
} as const satisfies Record<string, Operation>;
