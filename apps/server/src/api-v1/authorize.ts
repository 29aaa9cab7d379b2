/**
 * Decides whether a call of API v1 may be made: finds the caller (secret key, session, publishable key), the caller's
 * permissions in the store of the address, and compares them with what the registry demands.
 *
 * Without access to a store the answer is the same whether or not the store exists.
 */
import { type Operation, type Permission, problem, ROLE_PERMISSIONS, StoreId } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  type Account,
  type AuthService,
  callerOf,
  isPlatformAdmin,
  roleIn,
  type SecretKeyAccess,
  SESSION_COOKIE,
} from '../modules/auth/index.ts';
import type { StoresService } from '../modules/stores/index.ts';
import { NOBODY, type V1Caller } from './caller.ts';

export interface AuthorizeParts {
  auth: Pick<AuthService, 'accountOf'>;
  access: Pick<Access, 'enter'>;
  secretKeys: SecretKeyAccess;
  stores: Pick<StoresService, 'find'>;
  /** Stores that demo accounts may manage. */
  demoStores: ReadonlySet<string>;
}

export interface Authorized {
  caller: V1Caller;
  /** Empty for calls of the platform. */
  storeId: string;
}

const SECRET_KEY = /^Bearer (qk_sec_[\w-]{1,100})$/;
const PUBLISHABLE_KEY = /^Bearer qk_pub_/;

export function createAuthorize({ auth, access, secretKeys, stores, demoStores }: AuthorizeParts) {
  async function accountOf(request: FastifyRequest): Promise<Account | undefined> {
    const token = request.cookies[SESSION_COOKIE];
    return token ? auth.accountOf(token, callerOf(request)) : undefined;
  }

  /** @throws `key-invalid`, `address-not-allowed`, `store-not-granted`. */
  async function callerWithKey(key: string, address: string, storeId: string): Promise<V1Caller> {
    const found = await secretKeys.find(key);
    if (!found) throw problem('key-invalid');
    if (!secretKeys.isAllowedFrom(found, address)) throw problem('address-not-allowed');
    if (storeId !== '' && found.storeId !== storeId) throw problem('store-not-granted');
    const { id, name, scopes } = found;
    return { kind: 'key', id, name, isPlatformAdmin: false, role: null, permissions: new Set(scopes) };
  }

  function callerOfAccount(account: Account, storeId: string): V1Caller {
    const role = storeId === '' ? undefined : roleIn(account, storeId, demoStores);
    return {
      kind: 'account',
      id: account.id,
      name: account.username,
      isPlatformAdmin: isPlatformAdmin(account),
      role: role ?? null,
      hasSecondFactor: account.hasSecondFactor,
      permissions: new Set(role ? ROLE_PERMISSIONS[role] : []),
    };
  }

  async function staffOf(request: FastifyRequest, storeId: string): Promise<V1Caller | undefined> {
    const { authorization } = request.headers;
    const [, key] = SECRET_KEY.exec(authorization ?? '') ?? [];
    if (key) return callerWithKey(key, request.ip, storeId);
    // Whoever sends a key means to use it: a wrong one is not replaced by the session.
    if (authorization !== undefined && !PUBLISHABLE_KEY.test(authorization)) throw problem('key-invalid');
    if (authorization !== undefined) return undefined;
    const account = await accountOf(request);
    return account && callerOfAccount(account, storeId);
  }

  /** A role without the permission may still do what every shopper may. */
  function onlyAsShopper({ isForShoppers, permission }: Operation, { permissions }: V1Caller): boolean {
    return isForShoppers === true && ![...permissions].some((own) => own === permission);
  }

  async function inStore(
    operation: Operation,
    permission: Permission | 'platform',
    request: FastifyRequest,
    reply: FastifyReply,
    storeId: string,
  ): Promise<V1Caller> {
    const caller = await staffOf(request, storeId);
    if (caller && (caller.kind === 'key' || (caller.role !== null && !onlyAsShopper(operation, caller)))) {
      if (permission === 'platform') {
        if (caller.kind === 'key') throw problem('accounts-only');
        if (!caller.isPlatformAdmin) throw problem('platform-admins-only');
      } else demand(caller, permission);
      const settings = await stores.find(storeId);
      if (!settings) throw problem('store-not-found');
      if (settings.second_factor_required && caller.kind === 'account' && !caller.hasSecondFactor) {
        throw problem('second-factor-required');
      }
      return caller;
    }
    if (operation.isForShoppers) {
      await access.enter(request, reply, storeId);
      return { ...NOBODY, kind: 'shopper' };
    }
    throw problem(caller ? 'store-not-granted' : 'login-needed');
  }

  return {
    /** @throws the problems that the registry documents: 401, 403 and 404. */
    async authorize(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<Authorized> {
      const { permission } = operation;
      const storeId = storeOf(request);
      if (permission === 'anyone') return { caller: NOBODY, storeId };
      if (permission === 'shopper') {
        const { visitor } = await access.enter(request, reply, storeId);
        return { caller: { ...NOBODY, kind: 'shopper', visitor: visitor.owner }, storeId };
      }
      if (storeId !== '' && permission !== 'caller' && permission !== 'account') {
        return { caller: await inStore(operation, permission, request, reply, storeId), storeId };
      }
      const caller = await staffOf(request, storeId);
      if (!caller) throw problem('login-needed');
      if (permission !== 'caller' && caller.kind === 'key') throw problem('accounts-only');
      if (permission === 'platform' && !caller.isPlatformAdmin) throw problem('platform-admins-only');
      return { caller, storeId };
    },

    accountOf,

    /** The store and scopes of the secret key of a call. */
    async keyOf(request: FastifyRequest) {
      const [, key] = SECRET_KEY.exec(request.headers.authorization ?? '') ?? [];
      return key ? secretKeys.find(key) : undefined;
    },
  };
}

export type Authorize = ReturnType<typeof createAuthorize>;

/** @throws the problem `permission-missing`. */
export function demand(caller: V1Caller, permission: Permission): void {
  if (caller.permissions.has(permission)) return;
  throw problem('permission-missing', {
    detail: `This needs the permission ${permission}, which ${caller.kind === 'key' ? 'this key' : 'your role in this store'} does not have.`,
  });
}

/** The address is read before it is checked; an id that is none belongs to no store. */
function storeOf({ params }: FastifyRequest): string {
  const store = typeof params === 'object' && params !== null && 'store' in params ? params.store : undefined;
  if (store === undefined) return '';
  const read = StoreId.safeParse(store);
  if (!read.success) throw problem('store-not-found');
  return read.data;
}
