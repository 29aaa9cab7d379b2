/**
 * The tables of the database, one schema for PGlite and PostgreSQL. Catalogue, order and event tables start their
 * primary key with the store id; queries must filter by it.
 */
import type {
  Branch,
  FeedReadingInfo,
  Order,
  Permission,
  Product,
  Role,
  RuleBody,
  StoreSettings,
  SynonymBody,
  TaskKind,
  TaskResult,
  TaskStatus,
  SynonymPeriod,
  Understood,
} from '@quarry/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Raw bytes. PostgreSQL's driver returns a `Buffer`, which is a `Uint8Array`. */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow();

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<StoreSettings>().notNull(),
  /** Incremented by every catalogue change; other processes detect changes by it. */
  catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull().default(0),
  /**
   * The catalogue version with which the store began. An index with a lower version belongs to a deleted store of the
   * same id.
   */
  firstVersion: bigint('first_version', { mode: 'number' }).notNull().default(0),
  /** Incremented by every change of rules or synonyms. */
  merchandisingVersion: bigint('merchandising_version', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

export const shopTexts = pgTable(
  'shop_texts',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.topic, table.language] })],
);

export const branches = pgTable(
  'branches',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    branch: jsonb('branch').$type<Branch>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const products = pgTable(
  'products',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Insertion order within the store: the grid and the engine list products by it. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    product: jsonb('product').$type<Product>().notNull(),
    /** SHA-256 of the product, so that importing an unchanged file changes nothing. */
    contentHash: text('content_hash').notNull(),
    /** The catalogue version that last wrote this product: finds the changes that an index has not applied. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('products_by_position').on(table.storeId, table.position),
    index('products_by_version').on(table.storeId, table.version),
  ],
);

/** Ids of deleted products, so that an index that still has them can remove them. */
export const deletedProducts = pgTable(
  'deleted_products',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** The store's catalogue version with which the product was deleted. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('deleted_products_by_version').on(table.storeId, table.version),
  ],
);

export const customers = pgTable(
  'customers',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('customers_by_email').on(table.storeId, sql`lower(${table.email})`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    customerId: text('customer_id').notNull(),
    order: jsonb('order').$type<Order>().notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.number] }),
    index('orders_by_customer').on(table.storeId, table.customerId),
    index('orders_by_date').on(table.storeId, table.orderedAt),
  ],
);

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

/** Who changed what. Written in the transaction of the change; holds no secrets. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** null: about the platform, such as the deletion of a store. */
    storeId: text('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    actorKind: text('actor_kind').$type<'account' | 'key'>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** `created`, `changed`, `deleted`, or a word of the resource such as `published`. */
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    resourceId: text('resource_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    requestId: text('request_id').notNull(),
    /** The entry that this one takes back. */
    undoes: text('undoes'),
  },
  (table) => [
    index('audit_entries_by_store').on(table.storeId, table.position),
    index('audit_entries_by_resource').on(table.storeId, table.resource, table.resourceId, table.position),
    uniqueIndex('audit_entries_undoes').on(table.undoes),
  ],
);

/** Replies of changes that named an `Idempotency-Key`, so that a repeated call gets the same reply. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `account:{id}` or `key:{id}`. */
    caller: text('caller').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Hash of method, path and body. */
    requestHash: text('request_hash').notNull(),
    /** null: the call is still running. */
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash] }),
    index('idempotency_keys_by_creation').on(table.createdAt),
  ],
);

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** `account:{id}` or `visitor:{hash of the cookie}`; a session id alone gives no access. */
    owner: text('owner').notNull(),
    sessionId: text('session_id').notNull(),
    language: text('language').notNull(),
    isDev: boolean('is_dev').notNull().default(false),
    /** The assistant's dialogue state between turns. */
    memory: jsonb('memory').$type<unknown>(),
    /** Language model tokens used by its answers, including those reserved for a pending answer. */
    tokensSpent: bigint('tokens_spent', { mode: 'number' }).notNull().default(0),
    /** When the shopper asked for a hand-over to staff, so that staff find the conversation. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true, mode: 'string' }),
    /** The account that answers instead of the assistant; null: the assistant answers. No foreign key: see `takenOverBy`. */
    takenOverId: text('taken_over_id'),
    /** The name of that account at the time, which outlives it. */
    takenOverBy: text('taken_over_by'),
    takenOverAt: timestamp('taken_over_at', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_key').on(table.storeId, table.owner, table.sessionId),
    index('conversations_by_update').on(table.storeId, table.updatedAt),
  ],
);

/** Language model tokens used by all conversations of a store, per day (UTC). */
export const tokenDays = pgTable(
  'token_days',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role').$type<'shopper' | 'assistant' | 'person'>().notNull(),
    /** Name of the person of the staff who wrote it. */
    author: text('author'),
    text: text('text').notNull(),
    /** Ids and labels of what was shown with the text. */
    shown: jsonb('shown').$type<{ products?: string[]; orders?: string[]; buttons?: string[] }>(),
    /** How the answer was produced: tools with their input, the mind, durations, a fallback if there was one. */
    trace: jsonb('trace').$type<Record<string, unknown>>(),
    /** True when the shopper disconnected before the reply was complete. */
    isCut: boolean('is_cut').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('messages_by_conversation').on(table.conversationId, table.position)],
);

export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Empty for feedback on the whole conversation, so that it has one row. */
    messageId: text('message_id').notNull().default(''),
    kind: text('kind').$type<'reaction' | 'comment' | 'rating'>().notNull(),
    /** `like`, `dislike`, the comment or the number of stars; null when withdrawn. */
    value: text('value'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feedback_once').on(table.conversationId, table.messageId, table.kind)],
);

/** Visitor events. The server records searches; pages and shops report the rest. */
export const events = pgTable(
  'events',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** null: the search named no visit. */
    sessionId: text('session_id'),
    type: text('type').$type<'search' | 'click' | 'view' | 'cart' | 'order'>().notNull(),
    productId: text('product_id'),
    queryId: text('query_id'),
    /** For a search, with all personal data masked. */
    query: text('query'),
    position: integer('position'),
    value: doublePrecision('value'),
    results: integer('results'),
    /** The recovery step that found the results, when the plain query found none. */
    recoveredBy: text('recovered_by'),
    understood: jsonb('understood').$type<Understood>(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('events_by_time').on(table.storeId, table.at),
    index('events_by_session').on(table.storeId, table.sessionId, table.at),
    index('events_by_product').on(table.storeId, table.productId, table.at),
    index('events_by_query').on(table.storeId, table.queryId),
  ],
);

/** Search rules of staff. When two rules conflict, creation order decides. */
export const rules = pgTable(
  'rules',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<RuleBody>().notNull(),
    /** Searches follow published rules only. */
    state: text('state').$type<'draft' | 'published'>().notNull().default('published'),
    /** Of a draft: the published rule that it replaces when it is published; null: it is a new rule. */
    replaces: text('replaces'),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** All published rules of a store after each publication, so that an earlier set can be restored. */
export const ruleVersions = pgTable(
  'rule_versions',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    actorName: text('actor_name').notNull(),
    note: text('note').notNull(),
    rules: jsonb('rules').$type<{ id: string; created_at: string; body: RuleBody }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.version] })],
);

export const synonyms = pgTable(
  'synonyms',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').$type<SynonymBody & Partial<SynonymPeriod>>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Embeddings of texts by the text's hash, so that an unchanged text is embedded once. */
export const embeddings = pgTable(
  'embeddings',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    model: text('model').notNull(),
    contentHash: text('content_hash').notNull(),
    vector: bytea('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.model, table.contentHash] })],
);

/** Demos booked on our scheduling page. They belong to the installation, not to a store. */
export const bookings = pgTable(
  'bookings',
  {
    /** Random: anyone who knows it may see the booking. */
    id: text('id').primaryKey(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('bookings_by_time').on(table.startsAt), index('bookings_by_email').on(table.email)],
);

/**
 * Counts of calls and failed logins, shared by several servers. Used by `rate-limiter-flexible`, which requires these
 * three columns. Keys are hashes and contain no address or name.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('rate_limits_by_expire').on(table.expire)],
);

/** The outbox of notifications about bookings: mails and webhook calls still to be sent. */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    /** Random; receivers use it to detect duplicates. */
    id: text('id').primaryKey(),
    /** No foreign key: the notice of a cancellation must outlive the booking. */
    bookingId: text('booking_id').notNull(),
    channel: text('channel').$type<'booker-mail' | 'staff-mail' | 'webhook'>().notNull(),
    event: text('event').$type<'booked' | 'cancelled'>().notNull(),
    /** A copy of the booking at the time of the event. */
    booking: jsonb('booking').$type<{ start: string; name: string; email: string; note: string }>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_notices_by_due').on(table.dueAt), index('booking_notices_by_booking').on(table.bookingId)],
);

/**
 * Long work that a caller does not wait for: batches of product changes and imports. A task is claimed with a lease, so
 * that after a crash it is continued from `done`.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Tasks of one store run one after the other, in this order. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TaskKind>().notNull(),
    status: text('status').$type<TaskStatus>().notNull().default('queued'),
    /** Who asked for it, for the audit log. */
    actor: text('actor').notNull(),
    /** What is to be done: gzipped JSON; removed at the end. */
    payload: bytea('payload'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    result: jsonb('result').$type<TaskResult>(),
    error: text('error'),
    /** Until then the process that claimed it is working on it. */
    leaseUntil: timestamp('lease_until', { withTimezone: true, mode: 'string' }),
    createdAt: createdAt(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'string' }),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    index('tasks_by_store').on(table.storeId, table.position),
    index('tasks_by_status').on(table.status, table.position),
  ],
);

/** Catalogue files that staff uploaded or fetched: how they are read, and what became of them. The file is on disk. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Name of the uploaded file, or the address of the feed. */
    source: text('source').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** How the file is read, as detected. */
    reading: jsonb('reading').$type<FeedReadingInfo>().notNull(),
    /** The mapping that staff chose instead of the detected one. */
    mapping: jsonb('mapping').$type<Record<string, unknown>>(),
    /** The last dry run and the last import of this file. */
    dryRunTaskId: text('dry_run_task_id'),
    importTaskId: text('import_task_id'),
    createdAt: createdAt(),
  },
  (table) => [index('imports_by_store').on(table.storeId, table.position)],
);

/** Facts about this installation, such as the progress of loading the demo shops. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
