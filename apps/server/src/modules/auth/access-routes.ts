/**
 * Decides who may access a store: a session with a grant, a publishable key of the store, or anyone when the store is
 * open. All store-scoped routes call it first.
 */
import { problem, type StoreSettings, VISITOR_HEADER } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForLoopback } from '../../loopback.ts';
import { ownOrigin } from '../../plugins/own-origin.ts';
import type { StoresService } from '../stores/index.ts';
import type { AuthService, Caller } from './auth-service.ts';
import { type Account, isMember, mayEnter, mayManage } from './contexts.ts';
import { cookieOptions, SESSION_COOKIE, VISITOR_COOKIE } from './cookie-options.ts';
import { randomToken, tokenHash } from './token.ts';

/** Covers a shopper's next visit; deleted afterwards. */
const VISITOR_DAYS = 30;
/** At least 128 bits in any encoding, so that it cannot be guessed. */
const VISITOR_TOKEN = /^[\w-]{32,64}$/;

export interface Visitor {
  /** Staff may see data of the store, a shopper only their own. */
  kind: 'staff' | 'shopper';
  /** Key of this person's conversations: `account:…` or `visitor:…`. */
  owner: string;
}

export interface StoreAccess {
  settings: StoreSettings;
  visitor: Visitor;
}

export interface Access {
  /** @throws `login-needed`, `store-not-granted` or `store-not-found`. */
  enter(request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<StoreAccess>;
  /** The same for transcripts, rules and synonyms. @throws also `staff-only` or `grant-too-narrow`. */
  enterAsStaff(request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<StoreSettings>;
  /** The visitor of a call without a store; undefined if unknown. */
  visitorOf(request: FastifyRequest): Promise<Visitor | undefined>;
}

export interface AccessParts {
  auth: AuthService;
  stores: StoresService;
  isSecure: boolean;
  /** Our configured origin: our pages may use any key, like pages of the shop. */
  publicOrigin?: string | undefined;
}

export function createAccess({ auth, stores, isSecure, publicOrigin }: AccessParts): Access {
  async function staffOf(request: FastifyRequest) {
    const token = request.cookies[SESSION_COOKIE];
    return token ? auth.accountOf(token, callerOf(request)) : undefined;
  }

  function shopperOf(request: FastifyRequest, reply: FastifyReply): Visitor {
    let token = visitorToken(request);
    if (!token) {
      token = randomToken();
      reply.setCookie(VISITOR_COOKIE, token, cookieOptions(VISITOR_DAYS, isSecure));
    }
    return shopper(token);
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    storeId: string,
  ): Promise<StoreAccess & { account?: Account }> {
    const account = await staffOf(request);
    if (account && mayEnter(account, storeId)) {
      const visitor = { kind: 'staff' as const, owner: `account:${account.id}` };
      return { settings: await stores.get(storeId), visitor, account };
    }
    if (account && isMember(account, storeId)) {
      // Members try the shop as its shoppers; their role says what they may do as staff, in API v1.
      return { settings: await stores.get(storeId), visitor: { kind: 'shopper', owner: `account:${account.id}` } };
    }
    const settings = await stores.find(storeId);
    if (settings && (settings.open || (await hasKeyFor(request, storeId)))) {
      return { settings, visitor: shopperOf(request, reply) };
    }
    throw problem(account ? 'store-not-granted' : 'login-needed');
  }

  return {
    async enter(request, reply, storeId) {
      const { settings, visitor } = await enter(request, reply, storeId);
      return { settings, visitor };
    },

    async enterAsStaff(request, reply, storeId) {
      const { settings, account } = await enter(request, reply, storeId);
      if (!account) throw problem('staff-only');
      if (!mayManage(account, storeId)) throw problem('grant-too-narrow');
      return settings;
    },

    async visitorOf(request) {
      const account = await staffOf(request);
      if (account) return { kind: 'staff', owner: `account:${account.id}` };
      const token = visitorToken(request);
      return token ? shopper(token) : undefined;
    },
  };

  async function hasKeyFor(request: FastifyRequest, storeId: string): Promise<boolean> {
    const [, key] = /^Bearer (qk_pub_[\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
    const granted = key && (await auth.storeOfKey(key));
    if (!granted || granted.storeId !== storeId) return false;
    const { origin } = request.headers;
    return origin === undefined || origin === granted.origin || origin === ownOrigin(request, publicOrigin);
  }
}

export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  return { address: request.ip, asksForLoopback: asksForLoopback(request.headers) };
}

/** From the header for an embed, else from our cookie. */
function visitorToken(request: FastifyRequest): string | undefined {
  const [own] = [request.headers[VISITOR_HEADER]].flat();
  return own && VISITOR_TOKEN.test(own) ? own : request.cookies[VISITOR_COOKIE];
}

function shopper(token: string): Visitor {
  return { kind: 'shopper', owner: `visitor:${tokenHash(token)}` };
}
