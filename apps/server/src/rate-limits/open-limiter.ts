/** A single process counts in memory; several processes that share a PostgreSQL server count there. */
import type { OpenDatabase } from '@quarry/database';
import type { CreateLimiter } from './limiter.ts';
import { createMemoryLimiter } from './memory-limiters.ts';
import { sharedLimiters } from './shared-limiters-repository.ts';

/** @param onFallback the database fails, and this process counts by itself. */
export function openLimiter(
  { engine, db }: Pick<OpenDatabase, 'engine' | 'db'>,
  onFallback: (reason: string) => void,
): CreateLimiter {
  return engine === 'pglite' ? createMemoryLimiter : sharedLimiters({ db, onFallback });
}
