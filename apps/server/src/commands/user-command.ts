/** `quarry user …`: accounts of people. Passwords are typed at a prompt or read from standard input, never passed as arguments. */
import { SECTION_BASES } from '@quarry/contract';
import { type Command, CommandError, storeNamed, type CommandServices } from './command.ts';
import type { CommandIo } from './command-io.ts';

export interface AddUserOptions {
  name: string;
  admin?: boolean;
  /** `base/store`, any number of times. */
  grant: readonly string[];
}

interface Grant {
  base: string;
  storeId: string;
}

const PASSWORD_MIN_LENGTH = 8;

export const addUserCommand: Command<AddUserOptions> = async ({ name, admin = false, grant }, io, services) => {
  const grants = grant.map(readGrant);
  for (const { storeId } of grants) await storeNamed(storeId, services);
  if (!admin && grants.length === 0) {
    throw new CommandError('An account without --admin needs at least one --grant base/store.', 2);
  }
  const password = await askPassword(`Password for ${name}: `, io);
  await services.auth.addUser({ username: name, password, isAdmin: admin, grants });
  const what = admin ? 'administrator' : 'user';
  const where = grants.length > 0 ? ` for ${grant.join(', ')}` : ' of every store';
  await io.out(`Added the ${what} "${name}"${where}.`);
  return 0;
};

export const listUsersCommand: Command<object> = async (_options, io, { auth }) => {
  const users = await auth.users();
  if (users.length === 0) io.err('There is no account. `quarry user add NAME --admin` makes one.');
  for (const { username, isAdmin, grantsAll, isDemo, grants } of users) {
    const where = grantsAll ? 'every store' : grants.map(({ base, storeId }) => `${base}/${storeId}`).join(' ');
    const kind = `${isAdmin ? 'administrator' : 'user'}${isDemo ? ' (demo)' : ''}`;
    await io.out([username, kind, where || 'no store'].join('\t'));
  }
  return 0;
};

export const changePasswordCommand: Command<{ name: string }> = async ({ name }, io, services) => {
  await accountNamed(name, services);
  const password = await askPassword(`New password for ${name}: `, io);
  await services.auth.changePassword(name, password);
  await io.out(`"${name}" has a new password and is logged out everywhere.`);
  return 0;
};

export interface RevokeUserOptions {
  name: string;
  /** Grants to remove; without one the account is deleted. */
  grant: readonly string[];
}

export const revokeUserCommand: Command<RevokeUserOptions> = async ({ name, grant }, io, services) => {
  await accountNamed(name, services);
  if (grant.length === 0) {
    await services.auth.removeUser(name);
    await io.out(`Deleted the account "${name}"; it is logged out everywhere.`);
    return 0;
  }
  await services.auth.removeGrants(name, grant.map(readGrant));
  await io.out(`"${name}" has no grant for ${grant.join(', ')} any more and is logged out everywhere.`);
  return 0;
};

async function accountNamed(name: string, { auth }: CommandServices): Promise<void> {
  const users = await auth.users();
  if (users.some(({ username }) => username === name)) return;
  throw new CommandError(`There is no account named "${name}". \`quarry user list\` shows all.`);
}

async function askPassword(prompt: string, io: CommandIo): Promise<string> {
  const password = await io.readSecret(prompt);
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new CommandError(`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  return password;
}

function readGrant(context: string): Grant {
  const [base = '', storeId = '', ...more] = context.split('/');
  if (!SECTION_BASES.some((one) => one === base) || storeId === '' || more.length > 0) {
    throw new CommandError(
      `"${context}" is no grant. Write base/store, such as chat/myshop; bases are ${SECTION_BASES.join(', ')}.`,
      2,
    );
  }
  return { base, storeId };
}
