/** API v1: who calls, the stores that the caller may see, and the sessions of the own account. */
import { type AccessibleStore, problem, ROLE_PERMISSIONS, type StoreSettings } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Account, type AuthService, isPlatformAdmin, roleIn, SESSION_COOKIE } from '../modules/auth/index.ts';
import type { StoresService } from '../modules/stores/index.ts';
import type { Authorize } from './authorize.ts';
import { page, readCursor } from './pagination.ts';
import type { V1Handlers } from './v1-handler.ts';

export interface MeParts {
  authorize: Pick<Authorize, 'accountOf' | 'keyOf'>;
  auth: Pick<AuthService, 'sessionsOf' | 'endSession'>;
  stores: Pick<StoresService, 'all' | 'find'>;
  demoStores: ReadonlySet<string>;
}

export function meHandlers({
  authorize,
  auth,
  stores,
  demoStores,
}: MeParts): V1Handlers<'me' | 'listStores' | 'mySessions' | 'endMySession'> {
  const shown = ({ id, name }: StoreSettings) => ({ id, name, is_demo: demoStores.has(id) });

  async function storesOf(account: Account): Promise<AccessibleStore[]> {
    return (await stores.all()).flatMap((settings) => {
      const role = roleIn(account, settings.id, demoStores);
      return role ? [{ ...shown(settings), role, permissions: [...ROLE_PERMISSIONS[role]] }] : [];
    });
  }

  async function storesOfCaller(request: FastifyRequest): Promise<AccessibleStore[]> {
    const key = await authorize.keyOf(request);
    if (key) {
      const settings = await stores.find(key.storeId);
      return settings ? [{ ...shown(settings), role: null, permissions: key.scopes }] : [];
    }
    return storesOf(await ownAccount(request));
  }

  async function ownAccount(request: FastifyRequest): Promise<Account> {
    const account = await authorize.accountOf(request);
    if (!account) throw problem('login-needed');
    return account;
  }

  return {
    async me({ request, caller }) {
      const account = caller.kind === 'account' ? await ownAccount(request) : undefined;
      return {
        kind: caller.kind === 'key' ? 'key' : 'account',
        id: caller.id,
        name: caller.name,
        is_demo: account?.isDemo ?? false,
        is_platform_admin: account ? isPlatformAdmin(account) : false,
        stores: await storesOfCaller(request),
      };
    },

    async listStores({ request, query: { cursor, limit } }) {
      const after = readCursor(cursor, z.string());
      const all = (await storesOfCaller(request)).filter(({ id }) => after === undefined || id > after);
      return page(all.slice(0, limit + 1), limit, ({ id }) => id);
    },

    async mySessions({ request }) {
      const { id } = await ownAccount(request);
      return { items: await auth.sessionsOf(id, request.cookies[SESSION_COOKIE]) };
    },

    async endMySession({ request, params }) {
      const { id } = await ownAccount(request);
      await auth.endSession(id, params.id);
      return { deleted: true };
    },
  };
}
