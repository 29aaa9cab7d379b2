/** A catalogue in memory with the same version numbers as the database; for tests. */
import type { Product } from '@quarry/contract';
import type { DeletedRow, DocumentFeed, StoredRow } from '../document-feed.ts';

export function aVersionedCatalog(shelf: readonly Product[] = []) {
  const written = new Map<string, { product: Product; position: number; version: number }>();
  const deleted = new Map<string, number>();
  const catalog = {
    now: 0,
    /** How often the whole catalogue was read. */
    readings: 0,
    /** Places that were given. */
    places: 0,
    save(...products: Product[]): void {
      catalog.now += 1;
      for (const product of products) {
        const position = written.get(product.id)?.position ?? catalog.places++;
        written.set(product.id, { product, position, version: catalog.now });
      }
    },
    remove(id: string): void {
      catalog.now += 1;
      written.delete(id);
      deleted.set(id, catalog.now);
    },
    version: async (_storeId?: string) => catalog.now,
    byIds: (ids: readonly string[]) => ids.flatMap((id) => written.get(id)?.product ?? []),
    async *storedProducts(_storeId: string): AsyncGenerator<StoredRow[]> {
      catalog.readings += 1;
      const rows = [...written.values()].map(rowOf);
      for (let start = 0; start < rows.length; start += 100) yield rows.slice(start, start + 100);
    },
    changedSince: async (_storeId: string, version: number, take: number): ReturnType<DocumentFeed['changedSince']> =>
      [
        ...[...deleted].filter(([, at]) => at > version).map(([deletedId, version]) => ({ deletedId, version })),
        ...[...written.values()].filter((one) => one.version > version).map(rowOf),
      ].slice(0, take),
    rowsOf: async (_storeId: string, ids: readonly string[]): ReturnType<DocumentFeed['rowsOf']> =>
      ids.flatMap((id): (StoredRow | DeletedRow)[] => {
        const one = written.get(id);
        const version = deleted.get(id);
        if (one) return [rowOf(one)];
        return version === undefined ? [] : [{ deletedId: id, version }];
      }),
  };
  if (shelf.length > 0) catalog.save(...shelf);
  return catalog;
}

function rowOf({ product, position, version }: { product: Product; position: number; version: number }): StoredRow {
  return { position, version, json: JSON.stringify(product) };
}
