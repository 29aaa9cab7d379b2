/** `quarry key …`: publishable keys with which a shop's own site may call the API. */
import { type Command, CommandError, storeNamed } from './command.ts';

export interface CreateKeyOptions {
  store: string;
  origin: string;
}

export const createKeyCommand: Command<CreateKeyOptions> = async ({ store, origin }, io, services) => {
  const settings = await storeNamed(store, services);
  const key = await services.auth.createKey(settings.id, checkedOrigin(origin));
  await io.out(key);
  io.err('Keep it: it is stored hashed and cannot be shown again.');
  return 0;
};

export const listKeysCommand: Command<{ store?: string }> = async ({ store }, io, services) => {
  if (store) await storeNamed(store, services);
  const keys = await services.auth.keys(store);
  if (keys.length === 0) io.err('There is no key. `quarry key create` makes one.');
  for (const { hint, storeId, origin, createdAt } of keys) {
    await io.out([`${hint}…`, storeId, origin, createdAt.slice(0, 10)].join('\t'));
  }
  return 0;
};

export const revokeKeyCommand: Command<{ store: string; key: string }> = async ({ store, key }, io, services) => {
  const settings = await storeNamed(store, services);
  const given = key.replace(/…$/, '');
  await services.auth.revokeKey(settings.id, given);
  await io.out(`Revoked the key of "${settings.id}". Sites that use it are refused from now on.`);
  return 0;
};

function checkedOrigin(origin: string): string {
  const read = URL.canParse(origin) ? new URL(origin) : null;
  const isOrigin = read && /^https?:$/.test(read.protocol) && read.pathname === '/' && !read.search && !read.hash;
  if (!isOrigin) throw new CommandError(`"${origin}" is no origin. Write it like https://shop.example.com.`, 2);
  return read.origin;
}
