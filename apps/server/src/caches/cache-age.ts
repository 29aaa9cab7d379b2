/** Maximum age of cached database values. */
import type { OpenDatabase } from '@quarry/database';

/** Changes by other processes take effect within this time. */
const SHARED_MAX_AGE_MS = 1000;

/**
 * The embedded database belongs to this process, so a value is valid until this process changes it. A PostgreSQL server
 * may be shared.
 * @returns milliseconds
 */
export function cacheAgeMs(engine: OpenDatabase['engine']): number {
  return engine === 'pglite' ? Number.POSITIVE_INFINITY : SHARED_MAX_AGE_MS;
}
