/** Encrypts stored secrets with the present key: those that an earlier version stored as they were, and those of the key before. */
import { type Database, secondFactors, webhooks } from '@quarry/database';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecretBox } from './secret-box.ts';

export const ownerOfFactor = (userId: string) => `second_factors/${userId}`;
export const ownerOfWebhook = (id: string) => `webhooks/${id}`;

/**
 * @param oldBox with the key before the present one: what it sealed is sealed anew.
 * @returns how many were encrypted, and how many cannot be read with either key.
 */
export async function sealStoredSecrets(
  db: Database,
  box: SecretBox,
  oldBox?: SecretBox,
): Promise<{ sealed: number; unreadable: number }> {
  let [sealed, unreadable] = [0, 0];
  /** The secret as it is to be stored; null: it stays as it is. */
  const resealed = (stored: string, owner: string): string | null => {
    const state = box.stateOf(stored);
    if (state === 'sealed') return null;
    if (state === 'foreign' && oldBox?.stateOf(stored) !== 'sealed') {
      unreadable += 1;
      return null;
    }
    sealed += 1;
    return box.seal(state === 'plain' ? stored : (oldBox?.open(stored, owner) ?? ''), owner);
  };

  for (const { userId, secret: stored } of await db.select().from(secondFactors)) {
    const secret = resealed(stored, ownerOfFactor(userId));
    if (secret === null) continue;
    // Only what was read: another server may do the same.
    await db
      .update(secondFactors)
      .set({ secret })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, stored)));
  }
  for (const { id, secret: stored } of await db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks)) {
    const secret = resealed(stored, ownerOfWebhook(id));
    if (secret === null) continue;
    await db
      .update(webhooks)
      .set({ secret })
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, stored)));
  }
  const old = await db
    .select({ id: webhooks.id, secret: webhooks.oldSecret })
    .from(webhooks)
    .where(isNotNull(webhooks.oldSecret));
  for (const { id, secret: stored } of old) {
    const oldSecret = stored === null ? null : resealed(stored, ownerOfWebhook(id));
    if (stored === null || oldSecret === null) continue;
    await db
      .update(webhooks)
      .set({ oldSecret })
      .where(and(eq(webhooks.id, id), eq(webhooks.oldSecret, stored)));
  }
  return { sealed, unreadable };
}
