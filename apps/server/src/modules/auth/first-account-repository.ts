/**
 * Creates the first account of an empty installation, on a page instead of in a terminal. The account is an
 * administrator, so the page requires the code that the server printed at its start, and works once. A browser on the
 * same machine needs the code too, because requests through a proxy that adds no headers seem to come from there.
 */
import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type FirstAccount, problem } from '@quarry/contract';
import { auditEntries, type Database, installation, users } from '@quarry/database';
import { eq } from 'drizzle-orm';
import { hashPassword } from './password.ts';

/** Row of the installation that says that the page is open, with the hash of the code. */
const STATE_KEY = 'first-account';
/** Without letters and digits that look alike. 12 of 31 signs are 59 bits. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_GROUPS = 3;
const CODE_GROUP_LENGTH = 4;

export type FirstAccounts = ReturnType<typeof createFirstAccounts>;

export function createFirstAccounts(db: Database) {
  async function isOpen(): Promise<boolean> {
    return (await db.$count(installation, eq(installation.key, STATE_KEY))) > 0 && (await db.$count(users)) === 0;
  }

  return {
    isOpen,

    /**
     * Opens the page when there is no account.
     * @returns the code to print, the only valid one from now on; undefined: there is an account.
     */
    async open(): Promise<string | undefined> {
      if ((await db.$count(users)) > 0) return undefined;
      const code = newCode();
      const value = { hash: hashOf(code) };
      await db
        .insert(installation)
        .values({ key: STATE_KEY, value })
        .onConflictDoUpdate({ target: installation.key, set: { value } });
      return code;
    },

    /**
     * Makes the administrator of the platform, and closes the page for good.
     * @throws `setup-closed`, `setup-code-wrong`.
     */
    async create({ username, password, code }: FirstAccount, requestId: string): Promise<void> {
      // Hashing takes long: nobody makes the server do it for an account that cannot be made.
      if (!(await isOpen())) throw problem('setup-closed');
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        // Of two callers one gets the row; a wrong code puts it back.
        const [state] = await tx.delete(installation).where(eq(installation.key, STATE_KEY)).returning();
        if (!state || (await tx.$count(users)) > 0) throw problem('setup-closed');
        if (!isCode(code, state.value)) throw problem('setup-code-wrong');
        const id = randomUUID();
        await tx.insert(users).values({ id, username, passwordHash, isAdmin: true, grantsAll: true });
        await tx.insert(auditEntries).values({
          id: randomUUID(),
          storeId: null,
          actorKind: 'account',
          actorId: id,
          actorName: username,
          action: 'created',
          resource: 'accounts',
          resourceId: id,
          after: { username, is_admin: true },
          requestId,
        });
      });
    },
  };
}

function newCode(): string {
  const group = () =>
    Array.from({ length: CODE_GROUP_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)] ?? '').join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** Capitals and dashes do not matter. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');
}

function isCode(code: string | undefined, kept: unknown): boolean {
  if (code === undefined || typeof kept !== 'object' || kept === null || !('hash' in kept)) return false;
  const expected = Buffer.from(String(kept.hash));
  const given = Buffer.from(hashOf(code));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
