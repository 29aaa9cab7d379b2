/** Password hashing with argon2id at the strength of OWASP's password storage cheat sheet (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

/** A valid hash without a password, so that an unknown name takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hash(`${Math.random()}`);
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
