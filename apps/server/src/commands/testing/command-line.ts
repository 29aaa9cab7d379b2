/** A command line over an empty database with the real services, for tests. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenDatabase, stores as storesTable, users as usersTable } from '@quarry/database';
import type { KeptBooking } from '../../extras/booking/kept-booking.ts';
import { listBookings } from '../../extras/booking/list-bookings.ts';
import { EXTRAS } from '../../extras/index.ts';
import type { ImageSearchService } from '../../extras/picture-search/image-search-service.ts';
import { listDuplicates } from '../../extras/picture-search/list-duplicates.ts';
import {
  cachedAuthRepository,
  createAuthRepository,
  createAuthService,
  noLoginLimit,
} from '../../modules/auth/index.ts';
import {
  cachedProductRepository,
  createCatalogService,
  createImportService,
  createProductRemoval,
  createProductRepository,
} from '../../modules/catalog/index.ts';
import { createOrdersImport, createOrdersRepository, createOrdersService } from '../../modules/orders/index.ts';
import {
  createEmbeddedProductSearch,
  createIndexerInPlace,
  createSearchService,
  createStoreIndexes,
} from '../../modules/search/index.ts';
import { cachedStoresRepository, createStoresRepository, createStoresService } from '../../modules/stores/index.ts';
import type { CommandServices } from '../command.ts';
import type { CommandIo } from '../command-io.ts';
import { runCommand } from '../run-command.ts';

export const PASSWORD = 'correct horse';

export type CommandLine = Awaited<ReturnType<typeof openCommandLine>>;

/** @param record is emptied. */
export async function openCommandLine(record: OpenDatabase) {
  await record.db.delete(storesTable);
  await record.db.delete(usersTable);
  const folder = await mkdtemp(path.join(tmpdir(), 'quarry-commands-'));
  // With the caches of a server, which must notice every command.
  const authRepository = cachedAuthRepository(createAuthRepository(record.db), Number.POSITIVE_INFINITY);
  const products = cachedProductRepository(createProductRepository(record.db), {
    maxAgeMs: Number.POSITIVE_INFINITY,
  });
  const stores = createStoresService(
    cachedStoresRepository(createStoresRepository(record.db), Number.POSITIVE_INFINITY),
    async (storeId) => {
      authRepository.forget();
      products.forget(storeId);
      await search.drop(storeId);
    },
  );
  const catalog = createCatalogService({ products });
  const engine = createEmbeddedProductSearch({
    indexes: createStoreIndexes({ catalog, indexer: createIndexerInPlace(), codeVersion: 'test' }),
  });
  const search = createSearchService({ engine, catalog });
  const ordersRepository = createOrdersRepository(record.db);
  const auth = createAuthService({
    secondFactors: { checkLogin: async () => {} },
    repository: authRepository,
    stores,
    limit: noLoginLimit,
    demoAccounts: 'closed',
  });
  const booked: KeptBooking[] = [];
  /** Pictures are compared in their own tests. */
  const alike: ImageSearchService['alike'] = async ({ id }) =>
    id === 'copies'
      ? [
          { kind: 'same-picture', ids: ['p-1', 'p-2', 'p-3'] },
          { kind: 'look-alike', ids: ['p-8', 'p-9'] },
        ]
      : [];
  const services: CommandServices = {
    record,
    stores,
    catalog,
    search,
    auth,
    importer: createImportService({ stores, catalog, search }),
    ordersImport: createOrdersImport({ orders: ordersRepository, stores }),
    productRemoval: createProductRemoval({ catalog, search }),
    extras: {
      registered: EXTRAS,
      commands: { bookings: (io) => listBookings({ coming: async () => booked }, io) },
      storeCommands: { duplicates: (settings, io) => listDuplicates({ alike }, settings, io) },
    },
  };

  /** @param options.secret the answer to prompts for a secret. */
  function person({ secret = PASSWORD } = {}) {
    const out: string[] = [];
    const err: string[] = [];
    const io: CommandIo = {
      cwd: folder,
      signal: new AbortController().signal,
      out: async (line) => void out.push(line),
      err: (line) => void err.push(line),
      warn: (line) => void err.push(line),
      progress() {},
      readSecret: async () => secret,
    };
    return { io, out, err };
  }

  /** Runs a command line; words are parted at spaces, or given as a list. */
  async function run(line: string | readonly string[], options?: { secret?: string }) {
    const { io, out, err } = person(options);
    const words = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
    const exit = await runCommand(words, io, services);
    return { exit, out: out.join('\n'), err: err.join('\n') };
  }

  /** Ids of the products that a search of the store finds. */
  async function found(storeId: string, query: string): Promise<string[]> {
    const { hits } = await engine.search(await stores.get(storeId), { text: query, skip: 0, take: 20 });
    return hits.map(({ id }) => id);
  }

  return {
    folder,
    services,
    stores,
    catalog,
    search,
    auth,
    booked,
    orders: createOrdersService(ordersRepository),
    person,
    run,
    found,
    put: (name: string, text: string) => writeFile(path.join(folder, name), text),
  };
}
