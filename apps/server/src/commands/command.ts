/** The interface of a command: a function of its options, its input and output, and the services. */
import type { StoreSettings } from '@quarry/contract';
import type { OpenDatabase } from '@quarry/database';
import type { OpenExtras } from '../extras/open-extras.ts';
import type { AuthService } from '../modules/auth/index.ts';
import type { CatalogService, ImportService, ProductRemoval } from '../modules/catalog/index.ts';
import type { OrdersImport } from '../modules/orders/index.ts';
import type { StoresService } from '../modules/stores/index.ts';
import type { CommandIo, ExitCode } from './command-io.ts';

export interface CommandServices {
  record: Pick<OpenDatabase, 'backUp'>;
  stores: Pick<StoresService, 'all' | 'find' | 'change' | 'remove' | 'saveTexts' | 'saveBranches'>;
  catalog: Pick<CatalogService, 'allProducts' | 'count'>;
  importer: ImportService;
  ordersImport: OrdersImport;
  productRemoval: ProductRemoval;
  search: { rebuild(settings: StoreSettings): Promise<void> };
  auth: Pick<
    AuthService,
    'addUser' | 'users' | 'changePassword' | 'removeUser' | 'removeGrants' | 'createKey' | 'keys' | 'revokeKey'
  >;
  extras: Pick<OpenExtras, 'registered' | 'commands' | 'storeCommands'>;
}

export type Command<Options> = (options: Options, io: CommandIo, services: CommandServices) => Promise<ExitCode>;

/** An expected failure, shown to the user by its message alone. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode: ExitCode = 1) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** @throws CommandError when there is no such store. */
export async function storeNamed(storeId: string, { stores }: CommandServices): Promise<StoreSettings> {
  const settings = await stores.find(storeId);
  if (!settings)
    throw new CommandError(`There is no store "${storeId}". \`quarry store set --create\` or an import creates one.`);
  return settings;
}
