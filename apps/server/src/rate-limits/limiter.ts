/**
 * Counters per key in a fixed window, based on `rate-limiter-flexible`. `app.ts` selects the storage: the memory of a
 * single process, or PostgreSQL when several processes share the database.
 */
import { createHash } from 'node:crypto';
import type { Quota } from '@quarry/contract';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

export interface LimiterOptions {
  /** Limiters with the same name share counts, across processes. */
  name: string;
  /** Points per window. */
  points: number;
  /** Length of a window; it starts with the first point of a key. */
  seconds: number;
  /** Whether points may be refunded. */
  givesBack?: boolean;
}

export interface Taken {
  isAllowed: boolean;
  /** Points taken in this window, including this one. */
  used: number;
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

export interface Limiter {
  /** Takes one point atomically: concurrent calls never exceed the limit. */
  take(key: string, options?: { seconds?: number }): Promise<Taken>;
  /** Points taken in the current window. */
  used(key: string): Promise<number>;
  /** Refunds a point. */
  giveBack(key: string, taken: Taken): Promise<void>;
}

export type CreateLimiter = (options: LimiterOptions) => Limiter;

/**
 * Refunds are allowed only well before the window ends. Later they would be a credit in the next window, which calls
 * around the end of a window could accumulate.
 */
const GIVE_BACK_MARGIN_MS = 30_000;

export function limiterOver(store: RateLimiterAbstract): Limiter {
  return {
    async take(key, { seconds } = {}) {
      try {
        const options = seconds === undefined ? {} : { customDuration: seconds };
        return { isAllowed: true, ...figures(await store.consume(storedKey(key), 1, options)) };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { isAllowed: false, ...figures(refused) };
      }
    },
    async used(key) {
      return (await store.get(storedKey(key)))?.consumedPoints ?? 0;
    },
    async giveBack(key, { resetMs }) {
      if (resetMs > GIVE_BACK_MARGIN_MS) await store.reward(storedKey(key));
    },
  };
}

function figures({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Omit<Taken, 'isAllowed'> {
  return { used: consumedPoints, remaining: remainingPoints, resetMs: msBeforeNext };
}

/** The quota that is reported to the caller. */
export function quotaOf(limit: number, { remaining, resetMs }: Taken): Quota {
  return { limit, remaining, resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)) };
}

/** A hash of constant length, without addresses or entered names, which may contain a mistyped password. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
