/**
 * Tells two records apart. What is kept beside the record and made from it (indexes) belongs to one of them: another
 * database behind the same folder has other products under the same numbers.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { installation } from './tables/index.ts';

const KEY = 'record-id';

/** The same for as long as the record lives, also in a copy of it; fit for a file name. */
export async function recordId(db: Database): Promise<string> {
  await db.insert(installation).values({ key: KEY, value: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select({ id: installation.value }).from(installation).where(eq(installation.key, KEY));
  return String(row?.id);
}
