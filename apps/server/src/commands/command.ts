/** What a command is: a function over what it was told, a place to speak, and the services of an open record. */
import type { Branch, ShopText, StoreSettings } from '@quarry/contract';
import type { BookingsService } from '../modules/bookings/index.ts';
import type { CatalogService, ImportService } from '../modules/catalog/index.ts';
import type { ImageSearchService } from '../modules/search/index.ts';

export interface Progress {
  label: string;
  done: number;
  total: number;
}

/** The person at the other end, on this terminal or on one that reached us through the control socket. */
export interface CommandIo {
  /** A line of the result. Awaiting it lets a slow reader keep up. */
  out(line: string): Promise<void>;
  err(line: string): void;
  /** A line that must not be overlooked: red on a terminal. */
  warn(line: string): void;
  progress(progress: Progress): void;
  /** Folder in which the person stands; file names are meant from there. */
  cwd: string;
  /** Asks without echo, or reads standard input when nobody is there to ask. */
  readSecret(prompt: string): Promise<string>;
  /** Aborted when the person has gone. */
  signal: AbortSignal;
}

export interface CommandServices {
  stores: {
    find(storeId: string): Promise<StoreSettings | undefined>;
    saveTexts(storeId: string, texts: ShopText[]): Promise<void>;
    saveBranches(storeId: string, branches: Branch[]): Promise<void>;
  };
  catalog: Pick<CatalogService, 'allProducts' | 'count'>;
  importer: ImportService;
  search: { rebuild(settings: StoreSettings): Promise<void> };
  imageSearch: Pick<ImageSearchService, 'alike'>;
  auth: {
    addUser(user: {
      username: string;
      password: string;
      isAdmin: boolean;
      grants: { base: string; storeId: string }[];
    }): Promise<void>;
    createKey(storeId: string, origin: string): Promise<string>;
  };
  bookings: Pick<BookingsService, 'coming'>;
}

/** Done as asked, 0; could not be done, 1; asked in a way that nobody understands, 2. */
export type ExitCode = 0 | 1 | 2;

export type Command<Options> = (options: Options, io: CommandIo, services: CommandServices) => Promise<ExitCode>;

/** A failure whose message says all that its reader needs. */
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
  if (!settings) throw new CommandError(`There is no store "${storeId}". An import creates it.`);
  return settings;
}
