/**
 * All SQL on products.
 *
 * A change and the store's new catalogue version are one transaction: whoever reads the version can read the products
 * too.
 */
import { createHash } from 'node:crypto';
import type { Product } from '@quarry/contract';
import { type Database, products, stores } from '@quarry/database';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';

export interface SaveCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** A product with its position as stored: the JSON is passed unparsed to index builds. */
export interface StoredProduct {
  /** Increases in insertion order; not consecutive within a store. */
  position: number;
  /** JSON of a `Product`. */
  json: string;
}

const PAGE = 500;

export type ProductRepository = ReturnType<typeof createProductRepository>;

const STORED = { position: products.position, json: sql<string>`${products.product}::text` };

export function createProductRepository(db: Database) {
  async function* pages(storeId: string): AsyncGenerator<StoredProduct[]> {
    let after = -1;
    for (;;) {
      const rows = await db
        .select(STORED)
        .from(products)
        .where(and(eq(products.storeId, storeId), gt(products.position, after)))
        .orderBy(asc(products.position))
        .limit(PAGE);
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
      after = rows[rows.length - 1]?.position ?? after;
    }
  }

  return {
    /** Inserts or replaces by id and skips unchanged products. Of two with one id the last counts. */
    async save(storeId: string, batch: readonly Product[]): Promise<SaveCounts> {
      const rows = [...new Map(batch.map((product) => [product.id, product])).values()].map((product) => ({
        storeId,
        id: product.id,
        product,
        contentHash: contentHash(product),
      }));
      if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };

      return db.transaction(async (tx) => {
        // Locks the store's row, so that concurrent imports are serialized: whoever has read a version has read all
        // before it.
        const [store] = await tx
          .select({ version: stores.catalogueVersion })
          .from(stores)
          .where(eq(stores.id, storeId))
          .for('update');
        const version = (store?.version ?? 0) + 1;
        const written = await tx
          .insert(products)
          .values(rows.map((row) => ({ ...row, version })))
          .onConflictDoUpdate({
            target: [products.storeId, products.id],
            set: {
              product: sql`excluded.product`,
              contentHash: sql`excluded.content_hash`,
              version: sql`excluded.version`,
              updatedAt: sql`now()`,
            },
            setWhere: sql`${products.contentHash} <> excluded.content_hash`,
          })
          // xmax is 0 for a row that this statement inserted.
          .returning({ isNew: sql<boolean>`(xmax = 0)` });
        if (written.length > 0) {
          await tx.update(stores).set({ catalogueVersion: version }).where(eq(stores.id, storeId));
        }
        const created = written.filter(({ isNew }) => isNew).length;
        return { created, updated: written.length - created, unchanged: rows.length - written.length };
      });
    },

    /** The products with these ids, in the order of the ids; unknown ids are left out. */
    async byIds(storeId: string, ids: readonly string[]): Promise<Product[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ product: products.product })
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
      const found = new Map(rows.map(({ product }) => [product.id, product]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async first(storeId: string, take: number): Promise<Product[]> {
      const rows = await db
        .select({ product: products.product })
        .from(products)
        .where(eq(products.storeId, storeId))
        .orderBy(asc(products.position))
        .limit(take);
      return rows.map(({ product }) => product);
    },

    /** All products in insertion order, one page at a time, so that the catalogue is never completely in memory. */
    async *all(storeId: string): AsyncGenerator<Product[]> {
      for await (const rows of pages(storeId)) yield rows.map(({ json }) => JSON.parse(json) as Product);
    },

    /** The same as stored, with positions. */
    stored: (storeId: string): AsyncGenerator<StoredProduct[]> => pages(storeId),

    /** Products written after a catalogue version, at most `take`, in insertion order. */
    async changedSince(storeId: string, version: number, take: number): Promise<StoredProduct[]> {
      return db
        .select(STORED)
        .from(products)
        .where(and(eq(products.storeId, storeId), gt(products.version, version)))
        .orderBy(asc(products.position))
        .limit(take);
    },

    async count(storeId: string): Promise<number> {
      const [row] = await db.select({ total: count() }).from(products).where(eq(products.storeId, storeId));
      return row?.total ?? 0;
    },

    /** The current catalogue version; 0 for an unknown store. */
    async version(storeId: string): Promise<number> {
      const [row] = await db.select({ version: stores.catalogueVersion }).from(stores).where(eq(stores.id, storeId));
      return row?.version ?? 0;
    },
  };
}

/** SHA-256 of the product with sorted keys, so that the order of a feed's columns does not matter. */
function contentHash(product: Product): string {
  return createHash('sha256').update(JSON.stringify(product, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
