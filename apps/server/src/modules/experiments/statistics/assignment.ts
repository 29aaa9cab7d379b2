/** Assigns visits to samples by a hash: always the same for a visit in one experiment, and independent between two. */
import { createHash } from 'node:crypto';

const HASH_BYTES = 6;

/** A number from 0 up to 1, uniform over keys. @param salt of the experiment. */
export function hashedShare(salt: string, key: string): number {
  const hash = createHash('sha256').update(`${salt}\n${key}`).digest();
  return hash.readUIntBE(0, HASH_BYTES) / 2 ** (8 * HASH_BYTES);
}

/** @param share of all visits that take part. @returns undefined: the visit takes no part. */
export function assignedSample(salt: string, visit: string, share: number): 'control' | 'treatment' | undefined {
  if (hashedShare(`${salt} part`, visit) >= share) return undefined;
  return hashedShare(`${salt} sample`, visit) < 0.5 ? 'control' : 'treatment';
}
