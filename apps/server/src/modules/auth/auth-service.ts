/** Login, sessions and accounts. A session belongs to an account, not to a section. */
import { randomUUID } from 'node:crypto';
import { type LoginRequest, type LoginResponse, problem } from '@quarry/contract';
import type { DemoAccounts } from '../../demo-policy.ts';
import type { StoresService } from '../stores/index.ts';
import type { AuthRepository } from './auth-repository.ts';
import { type Account, contextsOf, type Grant, isKnownBase } from './contexts.ts';
import type { LoginLimit } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import { randomToken, tokenHash } from './token.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const KEY_PREFIX = 'qk_pub_';

/** The properties of a request that login rules need. */
export interface Caller {
  /** Network address, for limits. */
  address: string;
  /** Whether the client requested a loopback host; demo accounts may be limited to such requests. */
  asksForLoopback: boolean;
}

export interface NewAccount {
  username: string;
  password: string;
  isAdmin: boolean;
  grants: Grant[];
  /** Every store in every section; default for an administrator without grants. */
  grantsAll?: boolean;
  isDemo?: boolean;
}

export interface AuthParts {
  repository: AuthRepository;
  stores: StoresService;
  limit: LoginLimit;
  /** Who may use the demo accounts, whose password is public. */
  demoAccounts: DemoAccounts;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ repository, stores, limit, demoAccounts }: AuthParts) {
  async function reply(account: Account, base: string | undefined): Promise<LoginResponse> {
    const contexts = contextsOf(account, base, await stores.all());
    return {
      success: true,
      message: 'Logged in.',
      context: contexts[0] ?? null,
      isAdmin: account.isAdmin,
      availableContexts: contexts,
      username: account.username,
    };
  }

  function mayUse(account: Account, { asksForLoopback }: Pick<Caller, 'asksForLoopback'>): boolean {
    return !account.isDemo || demoAccounts === 'open' || (demoAccounts === 'loopback' && asksForLoopback);
  }

  async function accountOf(token: string, caller: Pick<Caller, 'asksForLoopback'>): Promise<Account | undefined> {
    const account = await repository.bySession(tokenHash(token));
    return account && mayUse(account, caller) ? account : undefined;
  }

  return {
    /** @throws `wrong-password`, `too-many-logins`, `demo-accounts-closed`, `invalid-request`. */
    async login(request: LoginRequest, caller: Caller): Promise<{ token: string; response: LoginResponse }> {
      const { address } = caller;
      checkBase(request.contextBase);
      const attempt = await limit.admit(request.username, address);
      const account = await repository.byUsername(request.username);
      if (!(await isPassword(request.password, account?.passwordHash)) || !account) throw problem('wrong-password');
      await attempt.succeed();
      if (!mayUse(account, caller)) throw problem('demo-accounts-closed');
      const token = randomToken();
      await repository.startSession(tokenHash(token), account.id, new Date(Date.now() + SESSION_DAYS * DAY_MS));
      return { token, response: await reply(account, request.contextBase) };
    },

    /** The account of the token, as in a login reply; `success` is false when the token is invalid. */
    async session(token: string | undefined, base: string | undefined, caller: Caller): Promise<LoginResponse> {
      checkBase(base);
      const account = token && (await accountOf(token, caller));
      if (account) return reply(account, base);
      return { success: false, message: 'Not logged in.', context: null, isAdmin: false, availableContexts: [] };
    },

    accountOf,

    async logout(token: string | undefined): Promise<void> {
      if (token) await repository.endSession(tokenHash(token));
    },

    /** @throws Error when the name is taken. */
    async addUser({ username, password, isAdmin, grants, grantsAll, isDemo }: NewAccount): Promise<void> {
      if (await repository.byUsername(username)) throw new Error(`There is already a user named ${username}.`);
      await repository.addUser({
        id: randomUUID(),
        username,
        passwordHash: await hashPassword(password),
        isAdmin,
        grantsAll: grantsAll ?? (isAdmin && grants.length === 0),
        isDemo: isDemo ?? false,
        grants,
      });
    },

    hasUsers: () => repository.hasUsers(),

    /**
     * Creates a publishable key: it allows searching, chatting, sending events and reading settings of this store, from
     * this origin.
     */
    async createKey(storeId: string, origin: string): Promise<string> {
      const { id } = await stores.get(storeId);
      const key = `${KEY_PREFIX}${randomToken()}`;
      await repository.addKey({
        keyHash: tokenHash(key),
        storeId: id,
        origin,
        hint: key.slice(0, KEY_PREFIX.length + 6),
      });
      return key;
    },

    storeOfKey: (key: string) => repository.keyStore(tokenHash(key)),
    isKeyOrigin: (origin: string) => repository.isKeyOrigin(origin),
  };
}

function checkBase(base: string | undefined): void {
  if (!base || isKnownBase(base)) return;
  throw problem('invalid-request', {
    detail: `There is no section \`${base}\`.`,
    errors: [{ field: 'contextBase', message: 'Name a section of the platform, or leave it out.' }],
  });
}
