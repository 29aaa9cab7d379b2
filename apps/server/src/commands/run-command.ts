/** Parses a command line and runs the command that it names. */
import { Language, ProblemError, StoreId } from '@quarry/contract';
import { Command as Parser, CommanderError, InvalidArgumentError } from 'commander';
import { plainMessage } from '../logged-error.ts';
import { UnreadableFeedError } from '../modules/catalog/index.ts';
import type { Config } from '../config.ts';
import type { OpenExtras } from '../extras/open-extras.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { type Command, CommandError, type CommandServices, storeNamed } from './command.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { importTextsCommand } from './import-texts-command.ts';
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './key-command.ts';
import { importOrdersCommand } from './orders-command.ts';
import { deleteProductsCommand } from './product-command.ts';
import { reindexCommand } from './reindex-command.ts';
import { simulateCommand, type SimulateOptions } from './simulate-command.ts';
import {
  deleteStoreCommand,
  listStoresCommand,
  setStoreCommand,
  type SetStoreOptions,
  showStoreCommand,
} from './store-command.ts';
import { addUserCommand, changePasswordCommand, listUsersCommand, revokeUserCommand } from './user-command.ts';

/** A parsed command: one that needs the services, one that only calls a server, or one that runs while no process has the database open. */
export type PreparedCommand =
  | { needs: 'services'; run(services: CommandServices): Promise<ExitCode> }
  | { needs: 'nothing'; run(): Promise<ExitCode> }
  | { needs: 'closed-database'; run(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<ExitCode> };

/**
 * Parses a command line without running it, so that help and wrong usage need no database.
 * @param argv the arguments after the program's name.
 * @param extras registrations, whose commands are offered too.
 * @returns the command to run, or an exit code when there is nothing to run.
 */
export async function readCommand(
  argv: readonly string[],
  io: CommandIo,
  extras: OpenExtras['registered'],
): Promise<PreparedCommand | ExitCode> {
  let prepared: PreparedCommand | undefined;
  const parser = createParser(io, extras, (chosen) => {
    prepared = chosen;
  });
  try {
    await parser.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  return prepared ?? 2;
}

/** Parses and runs a command line. Failures are written to `io`; nothing is thrown. */
export async function runCommand(argv: readonly string[], io: CommandIo, services: CommandServices): Promise<ExitCode> {
  try {
    const prepared = await readCommand(argv, io, services.extras.registered);
    if (typeof prepared === 'number') return prepared;
    if (prepared.needs === 'services') return await prepared.run(services);
    if (prepared.needs === 'nothing') return await prepared.run();
    throw new CommandError('A server has the database open. Stop it, then run this command again.');
  } catch (error) {
    return tellFailure(error, io);
  }
}

export function tellFailure(error: unknown, io: Pick<CommandIo, 'err' | 'signal'>): ExitCode {
  if (io.signal.aborted) {
    io.err('Stopped. What was saved before stays; the same command again does the rest.');
    return 1;
  }
  const isExpected =
    error instanceof CommandError || error instanceof UnreadableFeedError || error instanceof ProblemError;
  const message = plainMessage(error);
  io.err(isExpected ? message : `The command failed: ${message}`);
  return error instanceof CommandError ? error.exitCode : 1;
}

function createParser(
  io: CommandIo,
  extras: OpenExtras['registered'],
  choose: (prepared: PreparedCommand) => void,
): Parser {
  const chosen =
    <Options>(command: Command<Options>) =>
    (options: Options) =>
      choose({ needs: 'services', run: (services) => command(options, io, services) });
  const withoutBreak = (text: string) => text.replace(/\n$/, '');

  const program = new Parser('quarry')
    .description('Brings shops, people and keys into Quarry.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.out(withoutBreak(text)),
      writeErr: (text) => io.err(withoutBreak(text)),
    })
    .showHelpAfterError('(add --help for the usage)');
  const add = (parent: Parser, name: string, description: string) =>
    parent.command(name).description(description).copyInheritedSettings(program);
  const ofStore = (parent: Parser, name: string, description: string) =>
    add(parent, name, description).requiredOption('--store <id>', 'id of the store', storeId);

  ofStore(program, 'import', 'import a catalogue: JSON, NDJSON, CSV or Google Merchant XML, also as gzip')
    .requiredOption('--file <file>', 'the file with the products')
    .option('--name <name>', 'name of a store that is created')
    .option('--language <code>', 'language of a store that is created: en, ka, tr, ar or az', language)
    .option('--currency <code>', 'currency of a store that is created, such as GEL', currency)
    .option('--mapping <file>', 'a saved mapping from columns to fields')
    .option('--save-mapping <file>', 'save the guessed mapping')
    .option('--dry-run', 'read and check everything, change nothing')
    .action(chosen(importCommand));
  ofStore(program, 'import-texts', "import a shop's texts ({topic}.{language}.md) and branches (branches.json)")
    .requiredOption('--dir <folder>', 'the folder with the files')
    .action(chosen(importTextsCommand));
  ofStore(program, 'export', 'write all products, one JSON object a line')
    .option('--file <file>', 'write to a file instead of standard output')
    .action(chosen(exportCommand));
  ofStore(program, 'reindex', "build the store's search index anew").action(chosen(reindexCommand));

  add(program, 'backup', 'write a consistent copy of the embedded database, while the server runs')
    .requiredOption('--to <folder>', 'a folder that does not exist yet')
    .action(chosen(backupCommand));
  add(program, 'restore', 'put a backup into a data directory that has no database; the server must be stopped')
    .requiredOption('--from <folder>', 'the folder of a backup')
    .action((options: { from: string }) =>
      choose({ needs: 'closed-database', run: (config) => restoreCommand(options, io, config) }),
    );

  ofStore(program, 'simulate', 'visits of invented shoppers through the API of a running server, marked as simulated')
    .option('--server <url>', 'address of the server', 'http://127.0.0.1:3000')
    .option('--key <key>', 'a secret key (searches:read, events:write), where the store is not open to everybody')
    .option('--visits <number>', 'how many visits', count, 100)
    .option('--seed <number>', 'the same number gives the same shoppers', count, 1)
    .action((options: SimulateOptions) => choose({ needs: 'nothing', run: () => simulateCommand(options, io) }));

  for (const { name: extra, commands = {}, storeCommands = {} } of extras) {
    for (const [name, description] of Object.entries(storeCommands)) {
      ofStore(program, name, description).action(chosen(extraStoreCommand(extra, name)));
    }
    for (const [name, description] of Object.entries(commands)) {
      add(program, name, description).action(chosen(extraCommand(extra, name)));
    }
  }

  const store = add(program, 'store', 'stores and their settings');
  add(store, 'list', 'list the stores').action(chosen(listStoresCommand));
  ofStore(store, 'show', 'print all settings as JSON; `store set --file` takes them back').action(
    chosen(showStoreCommand),
  );
  ofStore(store, 'set', 'change settings; what is not named stays as it is')
    .argument('[settings...]', 'key=value, such as kind=pharmacy gates.images=true languages=en,ka; key= removes')
    .option('--file <file>', 'JSON with settings')
    .option('--create', 'create the store if there is none of this id')
    .action((pairs: string[], options: Omit<SetStoreOptions, 'pairs'>) =>
      chosen(setStoreCommand)({ ...options, pairs }),
    );
  ofStore(store, 'delete', 'delete a store with everything that belongs to it')
    .option('--yes', 'really delete it')
    .action(chosen(deleteStoreCommand));

  const orders = add(program, 'orders', 'orders of shoppers');
  ofStore(orders, 'import', 'import orders: CSV, JSON or NDJSON; all of the file or nothing')
    .requiredOption('--file <file>', 'the file with the orders')
    .action(chosen(importOrdersCommand));

  const product = add(program, 'product', 'products of a store');
  ofStore(product, 'delete', 'delete products, all that are named or none')
    .option('--id <id...>', 'ids of products', [])
    .option('--file <file>', 'a file with an id a line')
    .option('--ignore-missing', 'leave out ids that the store does not have')
    .action(chosen(deleteProductsCommand));

  const user = add(program, 'user', 'accounts of people');
  add(user, 'add', 'add an account; the password is asked for, or read from standard input')
    .argument('<name>', 'the name to log in with')
    .option('--admin', 'an administrator; without grants, of every store')
    .option('--grant <base/store>', 'a section of a store, such as chat/myshop; may be repeated', collect, [])
    .action((name: string, options: { admin?: boolean; grant: string[] }) =>
      chosen(addUserCommand)({ name, ...options }),
    );
  add(user, 'list', 'list the accounts and what they may enter').action(chosen(listUsersCommand));
  add(user, 'password', 'set a new password, asked for or read from standard input; ends all sessions')
    .argument('<name>', 'the name of the account')
    .action((name: string) => chosen(changePasswordCommand)({ name }));
  add(user, 'revoke', 'delete an account, or take grants from it; ends all sessions')
    .argument('<name>', 'the name of the account')
    .option('--grant <base/store>', 'a grant to take away instead of the account; may be repeated', collect, [])
    .action((name: string, options: { grant: string[] }) => chosen(revokeUserCommand)({ name, ...options }));

  const key = add(program, 'key', "publishable keys of a shop's own site");
  add(key, 'list', 'list the keys by their first characters')
    .option('--store <id>', 'of this store alone', storeId)
    .action(chosen(listKeysCommand));
  ofStore(key, 'revoke', 'revoke a key')
    .requiredOption('--key <key>', 'the key, or its first characters as `key list` shows them')
    .action(chosen(revokeKeyCommand));
  ofStore(key, 'create', 'create a key and print it')
    .requiredOption('--origin <origin>', "origin of the shop's site, such as https://shop.example.com")
    .action(chosen(createKeyCommand));
  return program;
}

function extraStoreCommand(extra: string, name: string): Command<{ store: string }> {
  return async ({ store }, io, services) => {
    const run = services.extras.storeCommands[name];
    if (!run) throw switchedOff(extra);
    return run(await storeNamed(store, services), io);
  };
}

function extraCommand(extra: string, name: string): Command<object> {
  return async (_options, io, { extras }) => {
    const run = extras.commands[name];
    if (!run) throw switchedOff(extra);
    return run(io);
  };
}

function switchedOff(extra: string): CommandError {
  return new CommandError(`This command belongs to the extra "${extra}", which the setting EXTRAS leaves out.`);
}

function storeId(text: string): string {
  const read = StoreId.safeParse(text);
  if (!read.success) throw new InvalidArgumentError(read.error.issues[0]?.message ?? 'This is no store id.');
  return read.data;
}

function language(text: string): Language {
  const read = Language.safeParse(text.toLowerCase());
  if (!read.success) throw new InvalidArgumentError(`Languages are ${Language.options.join(', ')}.`);
  return read.data;
}

function currency(text: string): string {
  const code = text.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) throw new InvalidArgumentError('Write the currency in three letters, such as GEL.');
  return code;
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Write a whole number from 1 on.');
  return number;
}

function collect(value: string, values: string[]): string[] {
  return [...values, value];
}
