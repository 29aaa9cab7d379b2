/** Keys of a store: publishable ones for pages of an origin, secret ones with scopes for servers. */
import { z } from 'zod';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { Permission } from './permissions.ts';
import { Deleted, InStore, InStoreWithId, IsoTime } from './shared.ts';

export const MAX_KEYS = 200;
const MAX_NETWORKS = 50;
const GRACE_HOURS = 168;

export const Key = z.object({
  id: z.string(),
  kind: z.enum(['publishable', 'secret']),
  name: z.string(),
  hint: z.string().meta({ description: 'The first characters of the key.' }),
  origin: z.string().nullable().meta({ description: 'Of a publishable key: the site that may use it.' }),
  scopes: z.array(Permission).meta({ description: 'Of a secret key: what it may do.' }),
  networks: z.array(z.string()).meta({ description: 'Addresses from which a secret key may be used; empty: all.' }),
  expires_at: IsoTime.nullable(),
  last_used_on: z.iso.date().nullable().meta({ description: 'Day (UTC) of the last use.' }),
  created_at: IsoTime,
  created_by: z.string().meta({ description: 'Empty for a key of the command line.' }),
});
export type Key = z.infer<typeof Key>;

const Origin = z
  .string()
  .trim()
  .max(300)
  .regex(/^https?:\/\/[^/?#\s@]+$/i, 'Write an origin like https://shop.example.com.')
  .toLowerCase();
const Name = z.string().trim().min(1).max(100);

export const NewKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publishable'), name: Name.default('Site'), origin: Origin }),
  z.object({
    kind: z.literal('secret'),
    name: Name,
    scopes: z.array(Permission).min(1).max(50),
    networks: z
      .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
      .max(MAX_NETWORKS)
      .default([]),
    expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
]);
export type NewKey = z.infer<typeof NewKey>;

/** `secret` is the whole key. It is returned only once: Quarry stores a hash. */
export const CreatedKey = z.object({
  key: Key,
  secret: z.string().nullable().meta({ description: 'The key, told once; null in a repeated reply.' }),
});
export type CreatedKey = z.infer<typeof CreatedKey>;

const KEY_EXAMPLE = {
  id: '7a0b1f4e-9a52-45a6-9f0e-0b7b3f5f8f21',
  kind: 'secret',
  name: 'Stock feed',
  hint: 'qk_sec_Zk3v9Q',
  origin: null,
  scopes: ['products:read', 'products:write'],
  networks: ['203.0.113.0/24'],
  expires_at: '2027-11-01T00:00:00.000Z',
  last_used_on: '2026-11-02',
  created_at: '2026-11-01T09:00:00.000Z',
  created_by: 'nino@shop.example',
};
const CREATED_EXAMPLE = { key: KEY_EXAMPLE, secret: 'qk_sec_Zk3v9Q…' };

export const keysOperations = {
  listKeys: {
    method: 'GET',
    url: '/api/v1/stores/:store/keys',
    limit: READ_LIMIT,
    permission: 'keys:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Keys'],
      summary: 'Keys of a store, without the keys themselves',
      params: InStore,
      response: { 200: z.object({ items: z.array(Key) }), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [KEY_EXAMPLE] } },
  },
  createKey: {
    method: 'POST',
    url: '/api/v1/stores/:store/keys',
    limit: WRITE_LIMIT,
    permission: 'keys:write',
    isIdempotent: true,
    secrets: ['secret'],
    isAudited: true,
    schema: {
      tags: ['Keys'],
      summary: 'Create a key; a secret key gets at most the own permissions',
      params: InStore,
      body: NewKey,
      response: { 201: CreatedKey, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { kind: 'secret', name: 'Stock feed', scopes: ['products:read', 'products:write'] },
      reply: CREATED_EXAMPLE,
    },
  },
  key: {
    method: 'GET',
    url: '/api/v1/stores/:store/keys/:id',
    limit: READ_LIMIT,
    permission: 'keys:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Keys'],
      summary: 'A key of a store, without the key itself',
      params: InStoreWithId,
      response: { 200: Key, ...problems },
    },
    example: { params: { store: 'myshop', id: KEY_EXAMPLE.id }, reply: KEY_EXAMPLE },
  },
  rotateKey: {
    method: 'POST',
    url: '/api/v1/stores/:store/keys/:id/rotate',
    limit: WRITE_LIMIT,
    permission: 'keys:write',
    isIdempotent: true,
    secrets: ['secret'],
    isAudited: true,
    schema: {
      tags: ['Keys'],
      summary: 'Replace a key by a new one; the old one works for a grace period',
      params: InStoreWithId,
      body: z.object({
        grace_hours: z.number().int().min(0).max(GRACE_HOURS).default(24).meta({
          description: 'How long the old key still works.',
        }),
      }),
      response: { 201: CreatedKey, ...problems },
    },
    example: { params: { store: 'myshop', id: KEY_EXAMPLE.id }, body: { grace_hours: 24 }, reply: CREATED_EXAMPLE },
  },
  revokeKey: {
    method: 'DELETE',
    url: '/api/v1/stores/:store/keys/:id',
    limit: WRITE_LIMIT,
    permission: 'keys:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Keys'],
      summary: 'Revoke a key at once; cannot be undone',
      params: InStoreWithId,
      response: { 200: Deleted, ...problems },
    },
    example: { params: { store: 'myshop', id: KEY_EXAMPLE.id }, reply: { deleted: true } },
  },
} as const satisfies Record<string, Operation>;
