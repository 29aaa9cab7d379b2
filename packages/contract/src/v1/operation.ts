/** The shape of one call of API v1 in the registry, and the limits that the calls share. */
import type { z } from 'zod';
import type { CallLimit } from '../call-limit.ts';
import { Problem, type ProblemCode } from '../problems.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: a permission in the store of the address; `caller`: whoever has a session or a secret key; `account`:
 * whoever has a session; `platform`: platform administrators; `shopper`: whoever may enter the store, about their own
 * data; `anyone`: no credentials are asked.
 */
export type NeededPermission = Permission | 'caller' | 'account' | 'platform' | 'shopper' | 'anyone';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With Fastify's parameters: `/api/v1/stores/:store/rules/:id`. */
  url: `/api/v1/${string}`;
  limit: CallLimit;
  permission: NeededPermission;
  /** Shoppers may call it too: visitors of an open store, and pages with a publishable key of the store. */
  isForShoppers?: boolean;
  /** It does not count for the calls of a month: it is made at each keystroke. */
  isFree?: true;
  /** Whether a repeated `Idempotency-Key` replays the first reply; true for every change. */
  isIdempotent: boolean;
  /** Fields of the reply that are told once: a replayed reply has null there. */
  secrets?: readonly string[];
  /** Whether it leaves a line in the audit log. */
  isAudited: boolean;
  /** Media type of the reply where it is not JSON; the route then writes the reply itself. */
  answersStream?: string;
  schema: {
    tags: readonly string[];
    summary: string;
    description?: string;
    params?: z.ZodObject;
    querystring?: z.ZodObject;
    headers?: z.ZodObject;
    body?: z.ZodType;
    /** One 2xx reply and the problems. */
    response: Readonly<Record<string, z.ZodType>>;
  };
  /**
   * What the route checks of a large body instead of its schema; the handler checks the rest step by step, so that other
   * calls do not wait for it.
   */
  laxBody?: z.ZodType;
  /** Largest JSON body in bytes; default 1 MB. */
  bodyMaxBytes?: number;
  /** The call takes a form with one file of this name; the route reads it as a stream. */
  uploads?: { file: string; maxBytes: number };
  /** Problems beside those that every call of its kind may answer with. */
  ownProblems?: readonly ProblemCode[];
  /** A request and its reply, as they stand in the documentation; a test checks them against the schemas. */
  example: { params?: object; query?: object; body?: unknown; reply: unknown };
}

export const problems = { '4xx': Problem, '5xx': Problem };

/** Limits of API v1 hold for each caller (account or key) and for each address. */
export function perCaller(counter: string, callsPerMinute: number): CallLimit {
  return { counter: `v1-${counter}`, calls: callsPerMinute, seconds: 60, per: 'caller-and-address' };
}

export const READ_LIMIT = perCaller('read', 1200);
export const WRITE_LIMIT = perCaller('write', 300);
/** Calls that compute much, such as the preview of a rule. */
export const HEAVY_LIMIT = perCaller('heavy', 60);
