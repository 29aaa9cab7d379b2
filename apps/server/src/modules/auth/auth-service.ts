/** Login, sessions and accounts. A session belongs to an account, not to a section. */
import { randomUUID } from 'node:crypto';
import { type LoginRequest, type LoginResponse, problem, type Session } from '@quarry/contract';
import type { DemoAccounts } from '../../demo/demo-policy.ts';
import type { StoresService } from '../stores/index.ts';
import type { AuthRepository, PublishableKey, StoredKey } from './auth-repository.ts';
import { type Account, contextsOf, type Grant, isKnownBase } from './contexts.ts';
import { createKeyUse } from './key-use.ts';
import type { LoginLimit } from './login-limit.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SecondFactors } from './second-factor.ts';
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

export type KeyEntry = Omit<StoredKey, 'keyHash'>;

export interface AuthParts {
  repository: AuthRepository;
  stores: StoresService;
  limit: LoginLimit;
  secondFactors: Pick<SecondFactors, 'checkLogin'>;
  /** Who may use the demo accounts, whose password is public. */
  demoAccounts: DemoAccounts;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ repository, stores, limit, secondFactors, demoAccounts }: AuthParts) {
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

  const noteKeyUse = createKeyUse((keyId, day) => repository.noteKeyUse(keyId, day));

  async function accountNamed(username: string): Promise<Account> {
    const account = await repository.byUsername(username);
    if (!account) throw problem('user-not-found', { detail: `There is no account named "${username}".` });
    return account;
  }

  /** @throws `wrong-password`, `too-many-logins`. */
  async function checkPassword(username: string, password: string, address: string): Promise<Account> {
    const attempt = await limit.admit(username, address);
    const account = await repository.byUsername(username);
    if (!(await isPassword(password, account?.passwordHash)) || !account) throw problem('wrong-password');
    await attempt.succeed();
    return account;
  }

  return {
    checkPassword,
    /** The account of a name. */
    find: (username: string): Promise<Account | undefined> => repository.byUsername(username),
    /** Something else changed accounts, roles or keys: they are read again. */
    forget: () => repository.forget(),

    /**
     * @throws `wrong-password`, `too-many-logins`, `demo-accounts-closed`, `second-factor-needed`,
     * `second-factor-wrong`, `invalid-request`.
     */
    async login(request: LoginRequest, caller: Caller): Promise<{ token: string; response: LoginResponse }> {
      const { address } = caller;
      checkBase(request.contextBase);
      const account = await checkPassword(request.username, request.password, address);
      if (!mayUse(account, caller)) throw problem('demo-accounts-closed');
      await secondFactors.checkLogin(account.id, request.code);
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

    /**
     * Sessions of an account, newest first.
     * @param current token of the session that asks.
     */
    async sessionsOf(accountId: string, current?: string): Promise<Session[]> {
      const own = current === undefined ? undefined : tokenHash(current);
      return (await repository.sessionsOf(accountId)).map((session) => ({
        id: sessionId(session.tokenHash),
        is_current: session.tokenHash === own,
        created_at: new Date(session.createdAt).toISOString(),
        expires_at: new Date(session.expiresAt).toISOString(),
      }));
    },

    /** @throws the problem `session-not-found`. */
    async endSession(accountId: string, id: string): Promise<void> {
      const all = await repository.sessionsOf(accountId);
      const meant = all.find((session) => sessionId(session.tokenHash) === id);
      if (!meant) throw problem('session-not-found');
      await repository.endSession(meant.tokenHash);
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

    /** Every account, in the order of the names. */
    users: async (): Promise<Account[]> => repository.all(),

    /** Sets a new password and ends all sessions of the account. @throws the problem `user-not-found`. */
    async changePassword(username: string, password: string): Promise<void> {
      const { id } = await accountNamed(username);
      await repository.changePassword(id, await hashPassword(password));
    },

    /** Deletes an account; its sessions end. @throws the problem `user-not-found`. */
    async removeUser(username: string): Promise<void> {
      await repository.removeUser((await accountNamed(username)).id);
    },

    /**
     * Takes grants from an account, all of them or none, and ends its sessions.
     * @throws the problem `user-not-found`; `grant-not-found` when the account does not have one of them.
     */
    async removeGrants(username: string, grants: readonly Grant[]): Promise<void> {
      const account = await accountNamed(username);
      const missing = grants.find(
        ({ base, storeId }) => !account.grants.some((grant) => grant.base === base && grant.storeId === storeId),
      );
      if (missing) {
        const own = account.grants.map(({ base, storeId }) => `${base}/${storeId}`).join(', ');
        throw problem('grant-not-found', {
          detail: `"${username}" has no grant ${missing.base}/${missing.storeId}. ${account.grantsAll ? 'The account may enter every store.' : `Its grants: ${own || 'none'}.`}`,
        });
      }
      await repository.removeGrants(account.id, grants);
    },

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

    /** Keys of one store or of all, without the keys themselves. */
    async keys(storeId?: string): Promise<KeyEntry[]> {
      return (await repository.keys(storeId)).map(({ keyHash: _hash, ...entry }) => entry);
    },

    /**
     * From now on the key opens nothing.
     * @param given the whole key or its first characters, as the list shows them.
     * @throws the problem `key-not-found` when no key, or more than one, of the store begins so.
     */
    async revokeKey(storeId: string, given: string): Promise<void> {
      const keys = await repository.keys(storeId);
      const meant = keys.filter(({ keyHash, hint }) => keyHash === tokenHash(given) || hint === given);
      const [key] = meant;
      if (!key || meant.length > 1) {
        throw problem('key-not-found', {
          detail: key
            ? `${meant.length} keys of "${storeId}" begin with ${given}. Give the whole key.`
            : `"${storeId}" has no key ${given}. Give the whole key, or its first characters as \`quarry key list\` shows them.`,
        });
      }
      await repository.removeKey(key.keyHash);
    },

    /** What a publishable key opens; undefined for an unknown or expired one. */
    async storeOfKey(key: string): Promise<PublishableKey | undefined> {
      const found = await repository.keyStore(tokenHash(key));
      if (!found || (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.now())) return undefined;
      await noteKeyUse(found.id);
      return found;
    },
    noteKeyUse,
    isKeyOrigin: (origin: string) => repository.isKeyOrigin(origin),
  };
}

/** Names a session without giving its token. */
function sessionId(hash: string): string {
  return hash.slice(0, 16);
}

function checkBase(base: string | undefined): void {
  if (!base || isKnownBase(base)) return;
  throw problem('invalid-request', {
    detail: `There is no section \`${base}\`.`,
    errors: [{ field: 'contextBase', message: 'Name a section of the platform, or leave it out.' }],
  });
}
