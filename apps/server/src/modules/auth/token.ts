/**
 * Random tokens for cookies and keys. Only their SHA-256 is stored, so that reading the table does not allow using
 * them.
 */
import { createHash, randomBytes } from 'node:crypto';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
