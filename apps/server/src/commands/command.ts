/** The interface of a command: a function of its options, its input and output, and the services. */
import type { StoreSettings } from '@quarry/contract';
import type { BookingsService } from '../modules/bookings/index.ts';
import type { AuthService } from '../modules/auth/index.ts';
import type { CatalogService, ImportService, ProductRemoval } from '../modules/catalog/index.ts';
import type { OrdersImport } from '../modules/orders/index.ts';
import type { ImageSearchService } from '../modules/search/index.ts';
import type { StoresService } from '../modules/stores/index.ts';

export interface Progress {
  label: string;
  done: number;
  total: number;
}

/** Input and output of a command: this terminal, or one that is connected through the control socket. */
export interface CommandIo {
  /** Writes a line of the result. Await it, so that a slow reader limits the speed. */
  out(line: string): Promise<void>;
  err(line: string): void;
  /** A warning line: red on a terminal. */
  warn(line: string): void;
  progress(progress: Progress): void;
  /** The user's working directory; file names are relative to it. */
  cwd: string;
  /** Prompts without echo, or reads standard input when there is no terminal. */
  readSecret(prompt: string): Promise<string>;
  /** Aborted when the user interrupts or disconnects. */
  signal: AbortSignal;
}

export interface CommandServices {
  stores: Pick<StoresService, 'all' | 'find' | 'change' | 'remove' | 'saveTexts' | 'saveBranches'>;
  catalog: Pick<CatalogService, 'allProducts' | 'count'>;
  importer: ImportService;
  ordersImport: OrdersImport;
  productRemoval: ProductRemoval;
  search: { rebuild(settings: StoreSettings): Promise<void> };
  imageSearch: Pick<ImageSearchService, 'alike'>;
  auth: Pick<
    AuthService,
    'addUser' | 'users' | 'changePassword' | 'removeUser' | 'removeGrants' | 'createKey' | 'keys' | 'revokeKey'
  >;
  bookings: Pick<BookingsService, 'coming'>;
}

/** 0: success; 1: failure; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

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
