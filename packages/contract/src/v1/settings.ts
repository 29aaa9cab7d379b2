/** Settings, texts and branches of a store. */
import { z } from 'zod';
import { Branch, ShopText, StoreSettings } from '../store.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { InStore } from './shared.ts';
import { SETTINGS_EXAMPLE } from './stores.ts';

const MOST_BRANCHES = 2000;
const TEXT_MAX_LENGTH = 20_000;

/** A store's own texts; one for each topic and language. */
export const Texts = z
  .object({ texts: z.array(ShopText.extend({ body: z.string().trim().min(1).max(TEXT_MAX_LENGTH) })).max(100) })
  .refine(({ texts }) => hasNoTwins(texts.map(({ topic, language }) => `${topic} ${language}`)), {
    path: ['texts'],
    error: 'Give one text for each topic and language.',
  });
export type Texts = z.infer<typeof Texts>;

const BranchText = z.string().trim().max(500);
export const Branches = z
  .object({
    branches: z
      .array(
        Branch.extend({
          id: z.string().trim().min(1).max(100),
          name: BranchText.min(1),
          address: BranchText,
          hours: BranchText,
          phone: BranchText,
        }),
      )
      .max(MOST_BRANCHES),
  })
  .refine(({ branches }) => hasNoTwins(branches.map(({ id }) => id)), {
    path: ['branches'],
    error: 'Two branches have the same id.',
  });
export type Branches = z.infer<typeof Branches>;

function hasNoTwins(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

const TEXTS_EXAMPLE = {
  texts: [{ topic: 'delivery', language: 'en', body: 'We deliver within three working days.' }],
};
const BRANCHES_EXAMPLE = {
  branches: [
    {
      id: 'centre',
      name: 'Centre',
      address: '1 Main Street',
      lat: 41.7,
      lon: 44.8,
      hours: 'Mon–Sat 10:00–20:00',
      phone: '+995 32 200 00 00',
    },
  ],
};

export const settingsOperations = {
  settings: {
    method: 'GET',
    url: '/api/v1/stores/:store/settings',
    limit: READ_LIMIT,
    permission: 'settings:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Settings'],
      summary: 'Settings of a store',
      params: InStore,
      response: { 200: StoreSettings, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: SETTINGS_EXAMPLE },
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/v1/stores/:store/settings',
    limit: WRITE_LIMIT,
    permission: 'settings:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Settings'],
      summary: 'Change settings; objects are merged key by key, lists replaced, null removes an optional setting',
      params: InStore,
      body: z.record(z.string().max(100), z.unknown()).meta({
        description: 'Some of the settings. `currency` may be an ISO 4217 code.',
      }),
      response: { 200: StoreSettings, ...problems },
    },
    example: {
      params: { store: 'myshop' },
      body: { name: 'My shop', gates: { audio: true } },
      reply: SETTINGS_EXAMPLE,
    },
  },
  texts: {
    method: 'GET',
    url: '/api/v1/stores/:store/texts',
    limit: READ_LIMIT,
    permission: 'settings:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Settings'],
      summary: 'The texts of a store: delivery, returns, payment, contact, about',
      params: InStore,
      response: { 200: Texts, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: TEXTS_EXAMPLE },
  },
  replaceTexts: {
    method: 'PUT',
    url: '/api/v1/stores/:store/texts',
    limit: WRITE_LIMIT,
    permission: 'settings:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Settings'],
      summary: 'Replace all texts of a store',
      params: InStore,
      body: Texts,
      response: { 200: Texts, ...problems },
    },
    example: { params: { store: 'myshop' }, body: TEXTS_EXAMPLE, reply: TEXTS_EXAMPLE },
  },
  branches: {
    method: 'GET',
    url: '/api/v1/stores/:store/branches',
    limit: READ_LIMIT,
    permission: 'settings:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Settings'],
      summary: 'Branches of a store',
      params: InStore,
      response: { 200: Branches, ...problems },
    },
    example: { params: { store: 'myshop' }, reply: BRANCHES_EXAMPLE },
  },
  replaceBranches: {
    method: 'PUT',
    url: '/api/v1/stores/:store/branches',
    limit: WRITE_LIMIT,
    permission: 'settings:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Settings'],
      summary: 'Replace all branches of a store',
      params: InStore,
      body: Branches,
      response: { 200: Branches, ...problems },
    },
    example: { params: { store: 'myshop' }, body: BRANCHES_EXAMPLE, reply: BRANCHES_EXAMPLE },
  },
} as const satisfies Record<string, Operation>;
