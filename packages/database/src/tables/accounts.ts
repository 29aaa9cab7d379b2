/** Accounts, what they may do, their sessions, and the keys of stores. */
import type { Permission, Role } from '@quarry/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Access to every store, including later ones, in every section. */
    grantsAll: boolean('grants_all').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_username').on(table.username)],
);

export const grants = pgTable(
  'grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    base: text('base').notNull(),
    storeId: text('store_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.base, table.storeId] })],
);

/** The accounts that work in a store, with their role. */
export const members = pgTable(
  'members',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.userId] }), index('members_by_user').on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that reading the table does not allow a login. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Second factors (TOTP) of accounts. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. The codes are made from it, so it must be readable: encrypted, see `secrets/secret-box.ts` of the server. */
  secret: text('secret').notNull(),
  /** null: begun, and not confirmed by a code yet. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'string' }),
  /** Time step of the last code that was taken, so that no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
});

/** One-time links with which a person sets a password: invitations to a store, and password resets. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').$type<'invitation' | 'password-reset'>().notNull(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Of an invitation: the name that the account has or will have. */
    username: text('username').notNull(),
    /** Of an invitation. */
    role: text('role').$type<Role>(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('account_links_token').on(table.tokenHash),
    index('account_links_by_store').on(table.storeId, table.createdAt),
  ],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Of a publishable key; empty for a secret one. */
    origin: text('origin').notNull(),
    /** The first characters, to identify keys in a list. */
    hint: text('hint').notNull(),
    createdAt: createdAt(),
    /** Names the key in the API; the hash stays here. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    kind: text('kind').$type<'publishable' | 'secret'>().notNull().default('publishable'),
    name: text('name').notNull().default(''),
    /** What a secret key may do. */
    scopes: jsonb('scopes').$type<Permission[]>().notNull().default([]),
    /** Addresses and networks from which a secret key may be used; empty: all. */
    networks: jsonb('networks').$type<string[]>().notNull().default([]),
    /** null: until it is revoked. */
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }),
    /** Day (UTC) on which the key was last used. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    /** Name of who created it; empty for keys of the command line. */
    createdBy: text('created_by').notNull().default(''),
  },
  (table) => [index('api_keys_by_store').on(table.storeId), uniqueIndex('api_keys_id').on(table.id)],
);
