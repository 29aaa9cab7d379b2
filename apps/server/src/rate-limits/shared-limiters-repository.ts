/** Limiters whose counts stand in the database, so that several processes share them. */
import { type Database, rateLimits } from '@quarry/database';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { type CreateLimiter, limiterOver } from './limiter.ts';
import { BoundedMemoryLimiter } from './memory-limiters.ts';

interface SharedLimiterParts {
  db: Database;
  /** The database did not answer, and this process counted by itself. */
  onFallback: (error: 'failed') => void;
}

/**
 * While the database fails, each process counts in its own memory. To refuse every call would turn a short failure into
 * an outage, also of what needs no database; to allow every call would lift the limit on password guesses.
 */
export function sharedLimiters({ db, onFallback }: SharedLimiterParts): CreateLimiter {
  return (options) => {
    const { name, points, seconds, givesBack = false } = options;
    const insuranceLimiter = new (class extends BoundedMemoryLimiter {
      override consume(...call: Parameters<BoundedMemoryLimiter['consume']>) {
        onFallback('failed');
        return super.consume(...call);
      }
    })(options);
    return limiterOver(
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter,
        // What is used up is refused without a query until the window ends: a flood does not reach the database.
        ...(!givesBack && { inMemoryBlockOnConsumed: points }),
        // Deleted by a job of ours, which ends with the server.
        clearExpiredByTimeout: false,
      }),
    );
  };
}

/** Deletes the counts of past windows. */
export async function deleteExpiredCounts(db: Database, now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
