/** `quarry key create`: a publishable key with which a shop's own site may call the API. */
import { type Command, CommandError, storeNamed } from './command.ts';

export interface KeyOptions {
  store: string;
  origin: string;
}

export const createKeyCommand: Command<KeyOptions> = async ({ store, origin }, io, services) => {
  const settings = await storeNamed(store, services);
  const key = await services.auth.createKey(settings.id, checkedOrigin(origin));
  await io.out(key);
  io.err('Keep it: it is stored hashed and cannot be shown again.');
  return 0;
};

function checkedOrigin(origin: string): string {
  const read = URL.canParse(origin) ? new URL(origin) : null;
  const isOrigin = read && /^https?:$/.test(read.protocol) && read.pathname === '/' && !read.search && !read.hash;
  if (!isOrigin) throw new CommandError(`"${origin}" is no origin. Write it like https://shop.example.com.`, 2);
  return read.origin;
}
