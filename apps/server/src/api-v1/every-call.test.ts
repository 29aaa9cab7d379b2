/** Generated from the registry: every call with every kind of caller, in the own and in a foreign store. */
import {
  allOperations,
  newStoreSettings,
  type Operation,
  type OperationName,
  type Permission,
  PERMISSIONS,
  problem,
  Role,
  ROLE_PERMISSIONS,
} from '@quarry/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../http.ts';
import type { Account } from '../modules/auth/index.ts';
import { createAuthorize } from './authorize.ts';
import { operationRoutes } from './register-operations.ts';
import type { V1Handlers } from './v1-handler.ts';

const STORES = ['north', 'south'];
const OWN = 'north';
const FOREIGN = 'south';

const NO_LIMIT = { used: 0, limit: null, remaining: null, resetSeconds: 60 };

let app: FastifyInstance;

function anAccount(facts: Partial<Account>): Account {
  return {
    id: 'id',
    username: 'name',
    isAdmin: false,
    grantsAll: false,
    isDemo: false,
    grants: [],
    memberships: [],
    hasSecondFactor: false,
    ...facts,
  };
}

/** Accounts by session token. */
const ACCOUNTS: Record<string, Account> = {
  administrator: anAccount({ isAdmin: true, grantsAll: true }),
  'demo administrator': anAccount({ isAdmin: true, grantsAll: true, isDemo: true }),
  'staff without a role': anAccount({ grants: [{ base: 'new-search', storeId: OWN }] }),
  'shopper account': anAccount({ grants: [{ base: 'chat', storeId: OWN }] }),
  ...Object.fromEntries(Role.options.map((role) => [role, anAccount({ memberships: [{ storeId: OWN, role }] })])),
};
/** Scopes by the text of a secret key. */
const SCOPES: Record<string, Permission[]> = {
  ...Object.fromEntries(PERMISSIONS.map((permission) => [keyWith(permission), [permission]])),
  ...Object.fromEntries(
    PERMISSIONS.map((permission) => [keyWithout(permission), PERMISSIONS.filter((one) => one !== permission)]),
  ),
};

function keyWith(permission: Permission): string {
  return `qk_sec_with-${permission.replace(':', '-')}`;
}
function keyWithout(permission: Permission): string {
  return `qk_sec_without-${permission.replace(':', '-')}`;
}

beforeAll(async () => {
  const { authorize } = createAuthorize({
    auth: { accountOf: async (token) => ACCOUNTS[token] },
    secretKeys: {
      find: async (key) => {
        const scopes = SCOPES[key];
        return scopes && { id: key, storeId: OWN, name: 'Key', scopes, networks: [], expiresAt: null };
      },
      isAllowedFrom: () => true,
    },
    // A closed store: no visitor may enter.
    access: {
      enter: async () => {
        throw problem('login-needed');
      },
    },
    stores: { find: async (id) => (STORES.includes(id) ? newStoreSettings(id, id, 'en', 'USD') : undefined) },
    demoStores: new Set([FOREIGN]),
  });
  // Whoever may call gets the example of the documentation, so each of them is checked against its schema too.
  const handlers = Object.fromEntries(
    allOperations().map(([name, { example, answersStream }]) => [
      name,
      ({ reply }: { reply: { send(text: unknown): unknown } }) => (answersStream ? reply.send('') : example.reply),
    ]),
  ) as unknown as V1Handlers;
  const routes = operationRoutes({
    handlers,
    authorize,
    replies: { reserve: async () => undefined, keep: async () => {}, release: async () => {} },
    audit: { add: async () => {} },
    createLimiter: undefined,
    meter: { quota: async () => NO_LIMIT, take: async () => NO_LIMIT, isStopped: () => false },
  });
  app = await createHttp({ routes: [routes], isReady: async () => true, logLevel: 'silent' });
});
afterAll(() => app.close());

interface Credentials {
  session?: string;
  key?: string;
}

async function statusOf(operation: Operation, store: string, { session, key }: Credentials): Promise<string> {
  const { method, url, example } = operation;
  const given = new Map(Object.entries(example.params ?? {}));
  const path = url.replaceAll(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(name === 'store' ? store : String(given.get(name))),
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const reply = await app.inject({
    method,
    url: `${path}?${query.toString()}`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    ...(session && { cookies: { quarry_session: session } }),
    ...(example.body !== undefined && { payload: example.body as object }),
  });
  const code: unknown = reply.statusCode < 400 ? '' : reply.json<{ code: string }>().code;
  return reply.statusCode < 400 ? 'done' : `${reply.statusCode} ${String(code)}`;
}

const calls = allOperations();
const inStore = calls.filter(([, { url }]) => url.includes('/:store'));
const isPermission = (needed: string): needed is Permission => PERMISSIONS.some((known) => known === needed);

/** What the table of permissions says about an account with this role. */
function expected({ permission, isForShoppers }: Operation, role: Role): string {
  if (permission === 'platform') return '403 platform-admins-only';
  if (permission === 'shopper') return '401 login-needed';
  if (!isPermission(permission)) return 'done';
  if (ROLE_PERMISSIONS[role].includes(permission)) return 'done';
  return isForShoppers ? '401 login-needed' : '403 permission-missing';
}

type Outcomes = Partial<Record<OperationName, string>>;
async function outcomes(
  of: readonly [OperationName, Operation][],
  store: string,
  credentials: (operation: Operation) => Credentials,
): Promise<Outcomes> {
  const all: Outcomes = {};
  for (const [name, operation] of of) all[name] = await statusOf(operation, store, credentials(operation));
  return all;
}
const outcomesBy = (of: readonly [OperationName, Operation][], tell: (operation: Operation) => string): Outcomes =>
  Object.fromEntries(of.map(([name, operation]) => [name, tell(operation)]));

describe('every call of API v1', () => {
  it.each(Role.options)('lets the role %s do what the table of permissions says, and no more', async (role) => {
    expect(await outcomes(calls, OWN, () => ({ session: role }))).toEqual(
      outcomesBy(calls, (operation) => expected(operation, role)),
    );
  });

  it.each(Role.options)('is closed to the role %s of another store', async (role) => {
    expect(await outcomes(inStore, FOREIGN, () => ({ session: role }))).toEqual(
      outcomesBy(inStore, ({ permission, isForShoppers }) =>
        permission === 'shopper' || isForShoppers ? '401 login-needed' : '403 store-not-granted',
      ),
    );
  });

  it('is open to an administrator of the platform in every store', async () => {
    const tell = ({ permission }: Operation) => (permission === 'shopper' ? '401 login-needed' : 'done');
    for (const store of STORES) {
      expect(await outcomes(calls, store, () => ({ session: 'administrator' }))).toEqual(outcomesBy(calls, tell));
    }
  });

  it('is closed without credentials, except for those that need none', async () => {
    expect(await outcomes(calls, OWN, () => ({}))).toEqual(
      outcomesBy(calls, ({ permission }) => (permission === 'anyone' ? 'done' : '401 login-needed')),
    );
  });

  it('is open to a secret key with its scope, and closed to a key with every other scope', async () => {
    const withScope = inStore.filter(([, { permission }]) => isPermission(permission));
    const scope = (make: (permission: Permission) => string) => (operation: Operation) => ({
      key: isPermission(operation.permission) ? make(operation.permission) : '',
    });

    expect(await outcomes(withScope, OWN, scope(keyWith))).toEqual(outcomesBy(withScope, () => 'done'));
    expect(await outcomes(withScope, OWN, scope(keyWithout))).toEqual(
      outcomesBy(withScope, () => '403 permission-missing'),
    );
    expect(await outcomes(withScope, FOREIGN, scope(keyWith))).toEqual(
      outcomesBy(withScope, () => '403 store-not-granted'),
    );
  });

  it('of a person or of the platform is closed to secret keys', async () => {
    const ofPeople = calls.filter(([, { permission }]) => permission === 'account' || permission === 'platform');
    const key = keyWith('members:write');

    expect(await outcomes(ofPeople, OWN, () => ({ key }))).toEqual(outcomesBy(ofPeople, () => '403 accounts-only'));
  });

  it('refuses an unknown key, also beside a session', async () => {
    const needing = calls.filter(([, { permission }]) => permission !== 'anyone' && permission !== 'shopper');
    const unknown = { key: 'qk_sec_unknown', session: 'administrator' };

    expect(await outcomes(needing, OWN, () => unknown)).toEqual(outcomesBy(needing, () => '401 key-invalid'));
  });

  it('treats staff from before there were roles as merchandisers, and accounts of shoppers as nobody', async () => {
    expect(await outcomes(calls, OWN, () => ({ session: 'staff without a role' }))).toEqual(
      outcomesBy(calls, (operation) => expected(operation, 'merchandiser')),
    );
    const closed = inStore.filter(([, { permission }]) => isPermission(permission));
    expect(await outcomes(closed, OWN, () => ({ session: 'shopper account' }))).toEqual(
      outcomesBy(closed, ({ isForShoppers }) => (isForShoppers ? '401 login-needed' : '403 store-not-granted')),
    );
  });

  it('lets a demo administrator manage demo shops, and neither other stores nor the platform', async () => {
    const managed = inStore.filter(([, { permission }]) => isPermission(permission));
    const session = () => ({ session: 'demo administrator' });

    expect(await outcomes(managed, FOREIGN, session)).toEqual(outcomesBy(managed, () => 'done'));
    expect(await outcomes(managed, OWN, session)).toEqual(
      outcomesBy(managed, ({ isForShoppers }) => (isForShoppers ? '401 login-needed' : '403 store-not-granted')),
    );
    const ofPlatform = calls.filter(([, { permission }]) => permission === 'platform');
    expect(new Set(Object.values(await outcomes(ofPlatform, FOREIGN, session)))).toEqual(
      new Set(['403 platform-admins-only']),
    );
  });
});
