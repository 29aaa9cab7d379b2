/** The work on the catalogue of a shop over an empty database, for tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type OpenDatabase, stores as storesTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FetchFile, type FetchOptions, RefusedAddressError } from '../../../fetching/fetch-file.ts';
import { createStoresRepository, createStoresService } from '../../stores/index.ts';
import { createTasksRepository, type TaskRunner } from '../../tasks/index.ts';
import { aStore } from '../catalog-fixtures.ts';
import { createCatalogService } from '../catalog-service.ts';
import { createImportService } from '../import-service.ts';
import { createImportsRepository } from '../imports/imports-repository.ts';
import { openCatalogueWork } from '../open-catalogue-work.ts';
import { createProductRepository } from '../product-repository.ts';
import { createFeedsRepository } from '../schedule/feeds-repository.ts';

/** What an address answers: a file, or null when it cannot be reached. */
export type Site = (url: string, options: FetchOptions) => { content: string; etag?: string } | null;

/**
 * Opens a database and a folder for the tests of a file, and gives each test the empty store `shop`.
 * @returns opens the work on the catalogue; its runner is stopped after the test.
 */
export function useCatalogueWork() {
  let database: OpenDatabase;
  let directory: string;
  const runners: TaskRunner[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-catalogue-'));
  });
  afterAll(async () => {
    await database.close();
    fs.rmSync(directory, { recursive: true });
  });
  beforeEach(async () => {
    await database.db.delete(storesTable);
    await database.db.insert(storesTable).values({ id: 'shop', settings: aStore({ id: 'shop' }) });
  });
  // A runner that was woken looks for tasks every few seconds until it is stopped.
  afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())));

  return (site: Site) => {
    const stores = createStoresService(createStoresRepository(database.db));
    const catalog = createCatalogService({ products: createProductRepository(database.db) });
    const search = { refresh: async () => {} };
    const feedsRepository = createFeedsRepository(database.db);
    const onError = (_message: string, error: unknown) => {
      throw error;
    };
    const fetchFile: FetchFile = async (url, options) => {
      const file = site(url, options);
      if (file === null) throw new RefusedAddressError('unreachable');
      const { content, etag = null } = file;
      if (etag !== null && options.validators?.etag === etag) throw new RefusedAddressError('not-modified');
      return { bytes: Buffer.from(content), contentType: 'text/plain', finalUrl: url, etag, lastModified: null };
    };
    const work = openCatalogueWork({
      tasksRepository: createTasksRepository(database.db),
      importsRepository: createImportsRepository(database.db),
      feedsRepository,
      catalog,
      stores,
      search,
      importer: createImportService({ stores, catalog, search, stagingDir: directory }),
      fetchFile,
      directory,
      onError,
      onTaskEnded: async () => {},
      isAlone: true,
    });
    runners.push(work.runner);
    return { ...work, catalog, directory, feedsRepository, onError };
  };
}
