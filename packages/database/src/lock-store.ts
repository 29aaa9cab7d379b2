/** Locks of the row of a store: changes of one store that need it run one after another. */
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { stores } from './tables/index.ts';

/** Until the transaction ends. */
export async function lockStore(tx: Database, storeId: string): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update');
}

/** A transaction that locks the store first. */
export function withLockedStore<Outcome>(
  db: Database,
  storeId: string,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await lockStore(tx, storeId);
    return work(tx);
  });
}
