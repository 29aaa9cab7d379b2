/**
 * Counts per key in a fixed window, over `rate-limiter-flexible`. Where the counts are kept is decided in `app.ts`: in the
 * memory of a single process, or in PostgreSQL when several processes share the database.
 */
import { createHash } from 'node:crypto';
import type { Quota } from '@quarry/contract';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

export interface LimiterOptions {
  /** Counts of one name are shared, also by other processes. */
  name: string;
  /** What may be taken in one window. */
  points: number;
  /** Length of a window; it begins with the first point that a key takes. */
  seconds: number;
  /** Points of this limiter may be given back. */
  givesBack?: boolean;
}

export interface Taken {
  isAllowed: boolean;
  /** Points taken in this window, this one included. */
  used: number;
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

export interface Limiter {
  /** Takes one point, at once and atomically: of parallel calls no more are allowed than there are points. */
  take(key: string, options?: { seconds?: number }): Promise<Taken>;
  /** Points taken in the present window. */
  used(key: string): Promise<number>;
  /** Gives a point back that was taken before. */
  giveBack(key: string, taken: Taken): Promise<void>;
}

export type CreateLimiter = (options: LimiterOptions) => Limiter;

/**
 * A point is given back only while its window surely lasts. Afterwards it would be a credit in the next window, and
 * calls sent around the end of a window could collect many.
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

/** What a caller is told. */
export function quotaOf(limit: number, { remaining, resetMs }: Taken): Quota {
  return { limit, remaining, resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)) };
}

/** Of one length however long the key is, and without addresses or typed names, which may hold a mistyped password. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
