/** `quarry user add`: an account for a person. */
import { SECTION_BASES } from '@quarry/contract';
import { type Command, CommandError, type CommandServices } from './command.ts';

export interface UserOptions {
  name: string;
  admin?: boolean;
  /** `base/store`, any number of times. */
  grant: string[];
}

const PASSWORD_MIN_LENGTH = 8;

export const addUserCommand: Command<UserOptions> = async ({ name, admin = false, grant }, io, services) => {
  const grants = await Promise.all(grant.map((context) => grantOf(context, services)));
  if (!admin && grants.length === 0) {
    throw new CommandError('An account without --admin needs at least one --grant base/store.', 2);
  }
  const password = await io.readSecret(`Password for ${name}: `);
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new CommandError(`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  await services.auth.addUser({ username: name, password, isAdmin: admin, grants });
  const what = admin ? 'administrator' : 'user';
  const where = grants.length > 0 ? ` for ${grant.join(', ')}` : ' of every store';
  await io.out(`Added the ${what} "${name}"${where}.`);
  return 0;
};

async function grantOf(context: string, { stores }: CommandServices): Promise<{ base: string; storeId: string }> {
  const [base = '', storeId = '', ...more] = context.split('/');
  if (!(SECTION_BASES as readonly string[]).includes(base) || storeId === '' || more.length > 0) {
    throw new CommandError(
      `"${context}" is no grant. Write base/store, such as chat/myshop; bases are ${SECTION_BASES.join(', ')}.`,
      2,
    );
  }
  if (!(await stores.find(storeId))) throw new CommandError(`There is no store "${storeId}". An import creates it.`);
  return { base, storeId };
}
