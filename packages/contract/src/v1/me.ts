/** Who calls, and what they may do in which stores. */
import { z } from 'zod';
import { StoreId } from '../store.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Permission, Role } from './permissions.ts';
import { Deleted, EntryId, IsoTime } from './shared.ts';

export const AccessibleStore = z.object({
  id: StoreId,
  name: z.string(),
  is_demo: z.boolean().meta({ description: 'One of the demo shops that come with Quarry.' }),
  role: Role.nullable().meta({ description: 'null for a secret key, which has scopes instead.' }),
  permissions: z.array(Permission),
});
export type AccessibleStore = z.infer<typeof AccessibleStore>;

export const Me = z.object({
  kind: z.enum(['account', 'key']),
  id: z.string(),
  name: z.string(),
  is_demo: z.boolean(),
  is_platform_admin: z.boolean(),
  stores: z.array(AccessibleStore),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  id: z.string(),
  is_current: z.boolean().meta({ description: 'The session of this call.' }),
  created_at: IsoTime,
  expires_at: IsoTime,
});
export type Session = z.infer<typeof Session>;

const ME_EXAMPLE = {
  kind: 'account',
  id: '6f1f9c5e-6f0e-4f0b-9b2a-6f5d3a7c1e11',
  name: 'nino@shop.example',
  is_demo: false,
  is_platform_admin: false,
  stores: [
    { id: 'myshop', name: 'My shop', is_demo: false, role: 'viewer', permissions: ['products:read', 'rules:read'] },
  ],
};

export const SESSION_EXAMPLE = {
  id: '9c1185a5c5e9fc54',
  is_current: true,
  created_at: '2026-11-01T09:00:00.000Z',
  expires_at: '2026-12-01T09:00:00.000Z',
};

export const meOperations = {
  me: {
    method: 'GET',
    url: '/api/v1/me',
    limit: READ_LIMIT,
    permission: 'caller',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Me'],
      summary: 'Who calls, and the stores with role and permissions',
      response: { 200: Me, ...problems },
    },
    example: { reply: ME_EXAMPLE },
  },
  mySessions: {
    method: 'GET',
    url: '/api/v1/me/sessions',
    limit: READ_LIMIT,
    permission: 'account',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Me'],
      summary: 'Sessions of the own account',
      response: { 200: z.object({ items: z.array(Session) }), ...problems },
    },
    example: { reply: { items: [SESSION_EXAMPLE] } },
  },
  endMySession: {
    method: 'DELETE',
    url: '/api/v1/me/sessions/:id',
    limit: WRITE_LIMIT,
    permission: 'account',
    isIdempotent: true,
    isAudited: false,
    schema: {
      tags: ['Me'],
      summary: 'End a session of the own account',
      params: z.object({ id: EntryId }),
      response: { 200: Deleted, ...problems },
    },
    example: { params: { id: SESSION_EXAMPLE.id }, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
