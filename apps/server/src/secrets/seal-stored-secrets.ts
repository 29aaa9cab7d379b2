/** Encrypts secrets that an earlier version stored as they were, and counts those of another key. */
import { type Database, secondFactors, webhooks } from '@quarry/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecretBox } from './secret-box.ts';

export const ownerOfFactor = (userId: string) => `second_factors/${userId}`;
export const ownerOfWebhook = (id: string) => `webhooks/${id}`;

/** @returns how many were encrypted, and how many cannot be read with the present key. */
export async function sealStoredSecrets(db: Database, box: SecretBox): Promise<{ sealed: number; unreadable: number }> {
  let [sealed, unreadable] = [0, 0];
  const note = (stored: string) => {
    const state = box.stateOf(stored);
    if (state === 'plain') sealed += 1;
    if (state === 'foreign') unreadable += 1;
    return state;
  };

  for (const { userId, secret } of await db.select().from(secondFactors)) {
    if (note(secret) !== 'plain') continue;
    // Only what was read: another server may do the same.
    await db
      .update(secondFactors)
      .set({ secret: box.seal(secret, ownerOfFactor(userId)) })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
  }
  for (const { id, secret } of await db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks)) {
    if (note(secret) !== 'plain') continue;
    await db
      .update(webhooks)
      .set({ secret: box.seal(secret, ownerOfWebhook(id)) })
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)));
  }
  const old = await db
    .select({ id: webhooks.id, secret: webhooks.oldSecret })
    .from(webhooks)
    .where(isNotNull(webhooks.oldSecret));
  for (const { id, secret } of old) {
    if (secret === null || box.stateOf(secret) !== 'plain') continue;
    sealed += 1;
    await db
      .update(webhooks)
      .set({ oldSecret: box.seal(secret, ownerOfWebhook(id)) })
      .where(and(eq(webhooks.id, id), eq(webhooks.oldSecret, secret)));
  }
  return { sealed, unreadable };
}
