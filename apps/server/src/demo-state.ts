/** The progress of loading the demo shops, stored in the database so that an interrupted load is resumed. */
import { type Database, installation } from '@quarry/database';
import { eq } from 'drizzle-orm';

export const DEMO_PASSWORD = 'quarry-demo';
const STATE_KEY = 'demo';

export async function hasDemo(db: Database): Promise<boolean> {
  return (await readDemoState(db)) === 'loaded';
}

export async function readDemoState(db: Database): Promise<unknown> {
  const [row] = await db.select().from(installation).where(eq(installation.key, STATE_KEY));
  return row?.value;
}

export async function writeDemoState(db: Database, value: 'loading' | 'loaded'): Promise<void> {
  await db
    .insert(installation)
    .values({ key: STATE_KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
