/** `quarry store …`: the stores of this installation and their settings. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StoreSettings } from '@quarry/contract';
import { plainMessage } from '../logged-error.ts';
import { type Command, CommandError, storeNamed } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { isSettings, withSettingPairs } from './setting-pairs.ts';

export const listStoresCommand: Command<object> = async (_options, io, { stores, catalog }) => {
  const all = await stores.all();
  if (all.length === 0) io.err('There is no store. `quarry store set --create` or an import creates one.');
  for (const { id, name, kind, default_language: language, currency } of all) {
    await io.out([id, name, kind, language, currency.code, `${await catalog.count(id)} products`].join('\t'));
  }
  return 0;
};

export const showStoreCommand: Command<{ store: string }> = async ({ store }, io, services) => {
  const settings = await storeNamed(store, services);
  await io.out(JSON.stringify(settings, null, 2));
  if (areNumbersUnchecked(settings, new Date())) io.err(CHECK_NUMBERS);
  return 0;
};

const CHECK_NUMBERS =
  'Nobody has checked the emergency number and the helplines for six months: call or write to those who answer them, then set numbers_checked_on.';
const MONTHS_UNCHECKED = 6;

/** These numbers are given to shoppers in danger, so staff are reminded to check them. */
function areNumbersUnchecked({ numbers_checked_on: checked }: StoreSettings, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_UNCHECKED);
  return checked === undefined || new Date(checked) < limit;
}

export interface SetStoreOptions {
  store: string;
  file?: string;
  create?: boolean;
  /** `key=value`; they override the file. */
  pairs: readonly string[];
}

export const setStoreCommand: Command<SetStoreOptions> = async ({ store, file, create, pairs }, io, services) => {
  if (!file && pairs.length === 0) {
    throw new CommandError('Give settings: --file settings.json, or pairs such as kind=pharmacy gates.images=true.', 2);
  }
  if (!create) await storeNamed(store, services);
  const changes = withSettingPairs(file ? await readSettings(path.resolve(io.cwd, file)) : {}, pairs);
  const { before, after } = await services.stores.change(store, changes, { mayCreate: create ?? false });
  if (!before) {
    await io.out(
      `Created the store "${store}" (${after.name}, language ${after.default_language}, currency ${after.currency.code}).`,
    );
    return 0;
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)));
  await io.out(
    changed.length > 0
      ? `"${store}" has new settings: ${changed.join(', ')}.`
      : `"${store}" has these settings already.`,
  );
  return 0;
};

async function readSettings(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`The settings ${file} cannot be read.`);
  });
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`The settings ${file} are no valid JSON: ${plainMessage(error)}.`);
  }
  if (!isSettings(settings)) throw new CommandError(`The settings ${file} are no object such as {"kind": "pharmacy"}.`);
  return settings;
}

export const deleteStoreCommand: Command<{ store: string; yes?: boolean }> = async ({ store, yes }, io, services) => {
  const { name } = await storeNamed(store, services);
  if (!yes) {
    const products = await services.catalog.count(store);
    throw new CommandError(
      `This would delete "${store}" (${name}) with ${products} products, its orders, conversations, texts, rules and keys. Add --yes to delete it.`,
      2,
    );
  }
  await services.stores.remove(store);
  await io.out(`Deleted the store "${store}" with everything that belonged to it.`);
  await tellOrphans(io, services);
  return 0;
};

/** Accounts without any grant left are kept: their owners may get a grant for another store. */
async function tellOrphans(io: CommandIo, { auth }: Parameters<typeof deleteStoreCommand>[2]): Promise<void> {
  const orphans = (await auth.users()).filter(({ grants, grantsAll }) => !grantsAll && grants.length === 0);
  if (orphans.length === 0) return;
  io.err(
    `Accounts without any store: ${orphans.map(({ username }) => username).join(', ')}. \`quarry user revoke NAME\` deletes one.`,
  );
}
