import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';
import { randomToken, tokenHash } from './token.ts';

it('takes only the password of the hash, and none for a name without an account', async () => {
  const hash = await hashPassword('a long password');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('a long password')).not.toBe(hash);
  expect(await isPassword('a long password', hash)).toBe(true);
  expect(await isPassword('A long password', hash)).toBe(false);
  expect(await isPassword('a long password', undefined)).toBe(false);
});

it('makes tokens that cannot be guessed, and stores the SHA-256 of them', () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
