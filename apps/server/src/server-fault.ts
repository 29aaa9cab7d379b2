/** Classifies temporary server errors: unavailable database or search engine, full disk. */
import type { ProblemExtras } from '@quarry/contract';
import { databaseFault } from '@quarry/database';
import { SearchUnavailableError } from './search-engine/engine-fault.ts';

/** A restarted database is back within seconds. */
const RETRY_AFTER_SECONDS = 5;

export interface ServerFault {
  code: 'database-unavailable' | 'search-unavailable' | 'storage-full';
  extras: ProblemExtras;
}

/** @returns undefined for every other error. */
export function serverFault(error: unknown): ServerFault | undefined {
  if (error instanceof SearchUnavailableError) {
    return { code: 'search-unavailable', extras: { retryAfter: error.retryAfterSeconds } };
  }
  const fault = databaseFault(error);
  if (fault === 'unavailable') return { code: 'database-unavailable', extras: { retryAfter: RETRY_AFTER_SECONDS } };
  const isDiskFull = fault === 'disk-full' || (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isDiskFull ? { code: 'storage-full', extras: {} } : undefined;
}
