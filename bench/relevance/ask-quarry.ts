/**
 * Runs queries through the importer, a temporary database and the search service, like a shop's site. `askEngine` skips
 * the database (same parsing, documents and engine) for quick experiments.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newStoreSettings, type Product } from '@quarry/contract';
import { buildIndex, learnVectors, type ProductIndex } from '@quarry/search';
import { openServices } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { listCatalog } from '../../apps/server/src/modules/catalog/import-fixtures.ts';
import { createImportService } from '../../apps/server/src/modules/catalog/index.ts';
import { FIELD_WEIGHTS, productDocument } from '../../apps/server/src/modules/search/product-document.ts';

/** The first `take` products for a text, best first. */
export type Ask = (text: string, take: number) => Promise<string[]> | string[];

const STORE = 'judged';

/** Calls `use` with Quarry behind its search service, on a temporary database. */
export async function withService(productsFile: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quarry-bench-relevance-'));
  try {
    const services = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
    try {
      await services.importer.importFile({ storeId: STORE, file: productsFile, language: 'en' });
      const settings = await services.stores.find(STORE);
      if (!settings) throw new Error('The store was not made.');
      await untilVectorsTakePart((query) =>
        services.search.search(settings, { ...searchRequest(query, 1), explain: true }),
      );
      await use(async (query, limit) => {
        const { documents } = await services.search.search(settings, searchRequest(query, limit));
        return documents.map(({ id }) => id);
      });
    } finally {
      await services.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Vectors are learned in the background after an import, and the explanation of results shows when they are used. */
const ANY_WORD = 'black';
const LEARNED_WITHIN_MS = 5 * 60_000;
const ASKED_EVERY_MS = 500;

async function untilVectorsTakePart(
  explain: (
    query: string,
  ) => Promise<{ documents: readonly { explain?: { parts: readonly { part: string }[] } | undefined }[] }>,
): Promise<void> {
  for (const start = Date.now(); Date.now() - start < LEARNED_WITHIN_MS; await setTimeout(ASKED_EVERY_MS)) {
    const { documents } = await explain(ANY_WORD);
    if (documents.some(({ explain: how }) => how?.parts.some(({ part }) => part === 'vector') === true)) return;
  }
  throw new Error('The vectors of the catalogue were not learned in time.');
}

function searchRequest(query: string, limit: number) {
  return {
    query,
    page: 1,
    limit,
    store: STORE,
    sort: 'relevance',
    explain: false,
    facets: false,
    personal: false,
  } as const;
}

/** The products as the importer reads them, in memory. */
export async function readCatalogue(productsFile: string): Promise<Product[]> {
  const products: Product[] = [];
  const importer = createImportService({
    stores: { find: async () => newStoreSettings(STORE, 'Judged', 'en', 'USD'), create: async () => {} },
    catalog: listCatalog(products),
    search: { refresh: async () => {} },
  });
  await importer.importFile({ storeId: STORE, file: productsFile });
  return products;
}

export async function buildEngine(productsFile: string): Promise<ProductIndex> {
  const documents = (await readCatalogue(productsFile)).map(productDocument);
  const options = { fieldWeights: FIELD_WEIGHTS, language: 'en' } as const;
  const index = buildIndex(documents, { ...options, currency: 'USD' });
  index.attach(learnVectors(documents, options));
  return index;
}

export function askEngine(index: ProductIndex): Ask {
  return (text, take) => index.search({ text, skip: 0, take }).hits.map(({ id }) => id);
}
