/** What a service lets its caller do within the transaction of a change. */
import type { Database } from '@quarry/database';

/** The database, or one of its open transactions. Opaque outside of repositories. */
export type Transaction = Database;

/**
 * Called in the transaction after the change, with what was there before and after; undefined: nothing.
 * @param tx undefined: the change has no transaction, such as the end of a session.
 */
export type AlsoWrite = (tx: Transaction | undefined, change: { before: unknown; after: unknown }) => Promise<void>;

export interface ChangeOptions<Current> {
  /** Called in the transaction before the change; throws to refuse it. */
  check?: ((current: Current | undefined) => void) | undefined;
  also?: AlsoWrite | undefined;
}
