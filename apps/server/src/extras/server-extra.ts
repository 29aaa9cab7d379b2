/**
 * The interface of an extra: a feature that the server can run without, such as the try-on. An extra registers once, in
 * the list of `index.ts`; the core asks the list and knows no extra by name.
 */
import type { StoreSettings } from '@quarry/contract';
import type { Database } from '@quarry/database';
import type { FastifyPluginAsync } from 'fastify';
import type { CommandIo, ExitCode } from '../commands/command-io.ts';
import type { Config } from '../config.ts';
import type { FetchFile } from '../fetching/fetch-file.ts';
import type { OnError } from '../log.ts';
import type { Access } from '../modules/auth/index.ts';
import type { CatalogService, PictureService } from '../modules/catalog/index.ts';
import type { ChatPictures, ChatVoice, ConversationRepository } from '../modules/chat/index.ts';
import type { MerchandisingService } from '../modules/merchandising/index.ts';
import type { ProductSearch } from '../search-engine/product-search.ts';
import type { ExtraGate, StoresService } from '../modules/stores/index.ts';
import type { BackgroundJob } from '../plugins/background-jobs.ts';

/** The entry of an extra in the list. It is small: the code of the extra is loaded by `open`. */
export interface ServerExtra {
  /** Its name in the setting EXTRAS and in messages. */
  readonly name: string;
  /** Commands without a store, each with its line of help. The open extra runs them. */
  readonly commands?: Readonly<Record<string, string>>;
  /** Commands with the option `--store`. */
  readonly storeCommands?: Readonly<Record<string, string>>;
  /** @throws when it cannot be used, such as a model folder that is incomplete; nothing of it is then open. */
  open(core: CoreParts): Promise<OpenExtra>;
}

/** What the core gives an extra. */
export interface CoreParts {
  config: Config;
  db: Database;
  /** Identifies the database: files that are derived from it belong in a folder of this name. */
  databaseKey: string;
  stores: StoresService;
  catalog: CatalogService;
  pictures: PictureService;
  engine: ProductSearch;
  merchandising: MerchandisingService;
  conversations: Pick<ConversationRepository, 'answerOf'>;
  /** Fetches from public addresses only. @throws RefusedAddressError */
  fetchFile: FetchFile;
  /** File of picture descriptors that comes with an installed example. */
  shippedDescriptors: string | undefined;
  onError: OnError;
  /** Reports a failure that needs no error, without personal data. */
  onFailure(message: string): void;
  /** Counts that an embedded default took over from a provider. */
  onFallback(provider: string, reason: string): void;
}

/** What the routes of an extra need of the HTTP server. */
export interface ExtraRouteParts {
  access: Access;
  /** Our configured origin. */
  publicOrigin: string | undefined;
  /** Folder of the built site. */
  siteFolder: string | undefined;
}

/** An extra at work. Every part is optional. */
export interface OpenExtra {
  routes?(parts: ExtraRouteParts): readonly FastifyPluginAsync[];
  /** Run as long as the server. */
  jobs?: readonly BackgroundJob[];
  /** By the names of the registration. */
  commands?: Readonly<Record<string, (io: CommandIo) => Promise<ExitCode>>>;
  storeCommands?: Readonly<Record<string, (settings: StoreSettings, io: CommandIo) => Promise<ExitCode>>>;
  /** Parts that the chat can use. Without them it says that it cannot look at pictures, or hear. */
  chat?: ChatOffers;
  /** Gates of its calls. Without it, pages see them closed. */
  opensGates?: readonly ExtraGate[];
  /** Products of the store changed. Returns at once. */
  onCatalogChanged?(storeId: string): void;
  /** The store was deleted: deletes what was derived from it. */
  onStoreDeleted?(storeId: string): Promise<void>;
  close?(): Promise<void> | void;
}

export interface ChatOffers {
  pictures?: ChatPictures;
  voice?: ChatVoice;
}
