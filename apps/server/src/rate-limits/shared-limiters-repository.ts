/** Limiters stored in the database, shared by several processes. */
import { type Database, rateLimits } from '@quarry/database';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { type CreateLimiter, limiterOver } from './limiter.ts';
import { BoundedMemoryLimiter } from './memory-limiters.ts';

interface SharedLimiterParts {
  db: Database;
  /** The database failed and this process counted in memory. */
  onFallback: (error: 'failed') => void;
}

/**
 * While the database fails, each process counts in memory. Refusing every call would turn a short failure into an
 * outage of calls that need no database; allowing every call would remove the limit on password guesses.
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
        // An exhausted key is refused without a query until the window ends, so that a flood does not reach the
        // database.
        ...(!givesBack && { inMemoryBlockOnConsumed: points }),
        // A job deletes expired counts, so that the timer ends with the server.
        clearExpiredByTimeout: false,
      }),
    );
  };
}

/** Deletes expired counts. */
export async function deleteExpiredCounts(db: Database, now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
