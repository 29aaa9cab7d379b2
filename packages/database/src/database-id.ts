/**
 * Identifies a database. Files derived from it (indexes) belong to one database: another database in the same folder
 * has other products with the same version numbers.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { installation } from './tables/index.ts';

const KEY = 'record-id';

/** Constant for the lifetime of the database, also in a copy of it; safe as a file name. */
export async function databaseId(db: Database): Promise<string> {
  await db.insert(installation).values({ key: KEY, value: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select({ id: installation.value }).from(installation).where(eq(installation.key, KEY));
  return String(row?.id);
}
