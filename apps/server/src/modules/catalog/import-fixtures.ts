/** Runs an import without a database, for tests and benches. */
import { type Product, StoreSettings } from '@quarry/contract';
import type { ChosenReading } from './feeds/choose-reading.ts';
import type { RejectedRow } from './feeds/feed-row.ts';
import { createImportService, type ImportParts, type ImportReport, type ImportRequest } from './import-service.ts';

export interface ImportedFeed {
  products: Product[];
  rejected: RejectedRow[];
  reading: ChosenReading | undefined;
  report: ImportReport;
}

/** @throws UnreadableFeedError as the import does. */
export async function importToMemory(
  file: string,
  request: Partial<Omit<ImportRequest, 'file'>> = {},
): Promise<ImportedFeed> {
  const products: Product[] = [];
  const rejected: RejectedRow[] = [];
  let reading: ChosenReading | undefined;
  const importer = createImportService({
    stores: { find: async () => undefined, create: async (settings) => void StoreSettings.parse(settings) },
    catalog: listCatalog(products),
    search: { refresh: async () => {} },
  });
  const report = await importer.importFile({
    storeId: 'shop',
    ...request,
    file,
    onReading: (chosen) => {
      reading = chosen;
    },
    onRejected: (row) => rejected.push(row),
  });
  return { products, rejected, reading, report };
}

/** A catalogue that adds what is saved to a list and contained nothing before. */
export function listCatalog(products: Product[]): ImportParts['catalog'] {
  return {
    async save(_, batch) {
      products.push(...batch);
      return { created: batch.length, updated: 0, unchanged: 0 };
    },
    compare: async (_, batch) => ({ created: batch.length, updated: 0, unchanged: 0 }),
    async *ids() {},
    remove: async () => ({ deleted: 0, missing: [] }),
  };
}
