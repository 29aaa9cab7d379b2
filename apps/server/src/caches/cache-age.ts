/** How long a value that was read from the database may be served from memory. */
import type { OpenDatabase } from '@quarry/database';

/** Another process may have written meanwhile; its change takes effect within this time. */
const SHARED_MAX_AGE_MS = 1000;

/**
 * The embedded database belongs to this process alone, so a value holds until this process changes it. A PostgreSQL
 * server may be shared.
 * @returns milliseconds
 */
export function cacheAgeMs(engine: OpenDatabase['engine']): number {
  return engine === 'pglite' ? Number.POSITIVE_INFINITY : SHARED_MAX_AGE_MS;
}
