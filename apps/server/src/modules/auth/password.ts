/** Passwords, hashed with argon2id at the strength that OWASP's password storage sheet asks for (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

/** A valid hash that no password has, so that an unknown name costs as much time as a wrong password. */
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hash(`${Math.random()}`);
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
