/**
 * All SQL on products.
 *
 * A change and the store's new catalogue version are one transaction: a reader of the version can read the products
 * too.
 */
import { createHash } from 'node:crypto';
import type { Product } from '@quarry/contract';
import { type Database, deletedProducts, products, stores } from '@quarry/database';
import type { DeletedRow, StoredRow } from '../../search-engine/document-feed.ts';
import type { ChangeOptions } from '../audit/index.ts';
import { conditionsOf, field, type ProductFilter } from './product-conditions-repository.ts';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';

export interface SaveCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** A product as stored: the JSON is passed unparsed to index builds. Positions are not consecutive within a store. */
export interface StoredProduct extends StoredRow {
  id: string;
}

/** A database or a transaction of it. */
type Statements = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** A product with its place in the store's list. */
export interface ListedRow {
  position: number;
  product: Product;
  updatedAt: string;
}

const PAGE = 500;
/** Ids in one statement; PostgreSQL takes at most 65,535 parameters. */
const IDS_AT_ONCE = 5000;

export type ProductRepository = ReturnType<typeof createProductRepository>;

const STORED = {
  id: products.id,
  position: products.position,
  version: products.version,
  json: sql<string>`${products.product}::text`,
};

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
      if (batch.length === 0) return { created: 0, updated: 0, unchanged: 0 };
      return db.transaction(async (tx) => {
        return write(tx, storeId, await lockedVersion(tx, storeId), batch);
      });
    },

    /**
     * Changes stored products in one transaction: no other writer comes between reading and writing.
     * @returns the counts, and the ids that the store does not have.
     */
    async change(
      storeId: string,
      ids: readonly string[],
      changed: (product: Product) => Product,
    ): Promise<SaveCounts & { missing: string[] }> {
      return db.transaction(async (tx) => {
        const version = await lockedVersion(tx, storeId);
        const rows = await tx
          .select({ product: products.product })
          .from(products)
          .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
        const known = new Set(rows.map(({ product }) => product.id));
        const counts = await write(
          tx,
          storeId,
          version,
          rows.map(({ product }) => changed(product)),
        );
        return { ...counts, missing: ids.filter((id) => !known.has(id)) };
      });
    },

    /**
     * Writes or deletes one product in one transaction.
     * @param next the product to store, from the present one; undefined: delete it.
     * @returns the product before and after.
     */
    async changeOne(
      storeId: string,
      id: string,
      next: (current: Product | undefined) => Product | undefined,
      { check, also }: ChangeOptions<Product> = {},
    ): Promise<{ before: Product | undefined; after: Product | undefined }> {
      return db.transaction(async (tx) => {
        const version = await lockedVersion(tx, storeId);
        const [row] = await tx
          .select({ product: products.product })
          .from(products)
          .where(and(eq(products.storeId, storeId), eq(products.id, id)));
        const before = row?.product;
        check?.(before);
        const after = next(before);
        if (after) await write(tx, storeId, version, [after]);
        else if (before) await erase(tx, storeId, version, [id]);
        await also?.(tx, { before, after });
        return { before, after };
      });
    },

    /** What `save` would count, without writing. */
    async compare(storeId: string, batch: readonly Product[]): Promise<SaveCounts> {
      const hashes = new Map(batch.map((product) => [product.id, contentHash(product)]));
      const rows = await db
        .select({ id: products.id, contentHash: products.contentHash })
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(products.id, [...hashes.keys()])));
      const unchanged = rows.filter((row) => hashes.get(row.id) === row.contentHash).length;
      return { created: hashes.size - rows.length, updated: rows.length - unchanged, unchanged };
    },

    /** Ids of all products, one page at a time. */
    async *ids(storeId: string): AsyncGenerator<string[]> {
      let after = -1;
      for (;;) {
        const rows = await db
          .select({ id: products.id, position: products.position })
          .from(products)
          .where(and(eq(products.storeId, storeId), gt(products.position, after)))
          .orderBy(asc(products.position))
          .limit(IDS_AT_ONCE);
        if (rows.length > 0) yield rows.map(({ id }) => id);
        if (rows.length < IDS_AT_ONCE) return;
        after = rows[rows.length - 1]?.position ?? after;
      }
    },

    /** One page of a store's products in insertion order. @param after position of the last product of the page before. */
    async page(storeId: string, filter: ProductFilter, after: number, take: number): Promise<ListedRow[]> {
      return db
        .select({ position: products.position, product: products.product, updatedAt: products.updatedAt })
        .from(products)
        .where(and(eq(products.storeId, storeId), gt(products.position, after), ...conditionsOf(storeId, filter)))
        .orderBy(asc(products.position))
        .limit(take);
    },

    /** How many products match. */
    async countMatching(storeId: string, filter: ProductFilter): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(products)
        .where(and(eq(products.storeId, storeId), ...conditionsOf(storeId, filter)));
      return row?.total ?? 0;
    },

    /** The most frequent values of a field of the products that match. */
    async frequentValues(
      storeId: string,
      name: 'brand' | 'category',
      filter: ProductFilter,
      take: number,
    ): Promise<{ value: string; products: number }[]> {
      const value = sql<string>`${field(name)}`;
      return db
        .select({ value, products: count() })
        .from(products)
        .where(and(eq(products.storeId, storeId), sql`${field(name)} is not null`, ...conditionsOf(storeId, filter)))
        .groupBy(value)
        .orderBy(desc(count()), asc(value))
        .limit(take);
    },

    /** One product with the time of its last change. */
    async row(storeId: string, id: string): Promise<ListedRow | undefined> {
      const [row] = await db
        .select({ position: products.position, product: products.product, updatedAt: products.updatedAt })
        .from(products)
        .where(and(eq(products.storeId, storeId), eq(products.id, id)));
      return row;
    },

    /**
     * Deletes products in one transaction.
     * @returns the ids that the store does not have. When there is one and `mayBeMissing` is false, nothing is deleted.
     */
    async remove(
      storeId: string,
      ids: readonly string[],
      { mayBeMissing }: { mayBeMissing: boolean },
    ): Promise<{ deleted: number; missing: string[] }> {
      const wanted = [...new Set(ids)];
      return db.transaction(async (tx) => {
        const before = await lockedVersion(tx, storeId);
        const known = new Set<string>();
        for (let start = 0; start < wanted.length; start += IDS_AT_ONCE) {
          const rows = await tx
            .select({ id: products.id })
            .from(products)
            .where(and(eq(products.storeId, storeId), inArray(products.id, wanted.slice(start, start + IDS_AT_ONCE))));
          for (const { id } of rows) known.add(id);
        }
        const missing = wanted.filter((id) => !known.has(id));
        if (known.size === 0 || (missing.length > 0 && !mayBeMissing)) return { deleted: 0, missing };

        const found = [...known];
        await erase(tx, storeId, before, found);
        return { deleted: found.length, missing };
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

    /** The product whose page has one of these addresses; undefined when there is none, or more than one. */
    async byAddress(storeId: string, addresses: readonly string[]): Promise<Product | undefined> {
      const hashes = addresses.map((address) => createHash('md5').update(address).digest('hex'));
      const rows = await db
        .select({ product: products.product })
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(sql`md5(${products.product} ->> 'url')`, hashes)))
        .limit(2);
      return rows.length === 1 ? rows[0]?.product : undefined;
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
      for await (const rows of pages(storeId)) yield rows.map(({ json }): Product => JSON.parse(json));
    },

    /** The same as stored, with positions. */
    stored: (storeId: string): AsyncGenerator<StoredProduct[]> => pages(storeId),

    /**
     * What was deleted and written after a catalogue version, at most `take` changes: deletions first, then products in
     * order of arrival.
     * @returns null when the version is older than the store: it belongs to a deleted store of the same id.
     */
    async changedSince(storeId: string, version: number, take: number): Promise<(StoredProduct | DeletedRow)[] | null> {
      const [store] = await db.select({ first: stores.firstVersion }).from(stores).where(eq(stores.id, storeId));
      if (store && version < store.first) return null;
      const deleted = await db
        .select({ deletedId: deletedProducts.id, version: deletedProducts.version })
        .from(deletedProducts)
        .where(and(eq(deletedProducts.storeId, storeId), gt(deletedProducts.version, version)))
        .limit(take);
      const written = await db
        .select(STORED)
        .from(products)
        .where(and(eq(products.storeId, storeId), gt(products.version, version)))
        .orderBy(asc(products.position))
        .limit(take - deleted.length);
      return [...deleted, ...written];
    },

    /** These products as stored; of one that was deleted, that it was. */
    async rowsOf(storeId: string, ids: readonly string[]): Promise<(StoredProduct | DeletedRow)[]> {
      const wanted = [...ids];
      const deleted = await db
        .select({ deletedId: deletedProducts.id, version: deletedProducts.version })
        .from(deletedProducts)
        .where(and(eq(deletedProducts.storeId, storeId), inArray(deletedProducts.id, wanted)));
      const stored = await db
        .select(STORED)
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(products.id, wanted)));
      return [...deleted, ...stored];
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

/** Locks the store's row, so that writers are serialized: whoever has read a version has read all before it. */
async function lockedVersion(tx: Statements, storeId: string): Promise<number> {
  const [store] = await tx
    .select({ version: stores.catalogueVersion })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('update');
  return store?.version ?? 0;
}

/** @param before the locked catalogue version; the change gets the next one. */
async function write(tx: Statements, storeId: string, before: number, batch: readonly Product[]): Promise<SaveCounts> {
  const rows = [...new Map(batch.map((product) => [product.id, product])).values()].map((product) => ({
    storeId,
    id: product.id,
    product,
    contentHash: contentHash(product),
    version: before + 1,
  }));
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const written = await tx
    .insert(products)
    .values(rows)
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
    await tx
      .update(stores)
      .set({ catalogueVersion: before + 1 })
      .where(eq(stores.id, storeId));
  }
  const created = written.filter(({ isNew }) => isNew).length;
  if (created > 0) {
    const ids = rows.map(({ id }) => id);
    await tx.delete(deletedProducts).where(and(eq(deletedProducts.storeId, storeId), inArray(deletedProducts.id, ids)));
  }
  return { created, updated: written.length - created, unchanged: rows.length - written.length };
}

/** Deletes products. @param before the locked catalogue version; the change gets the next one. */
async function erase(tx: Statements, storeId: string, before: number, ids: readonly string[]): Promise<void> {
  const version = before + 1;
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const batch = ids.slice(start, start + IDS_AT_ONCE);
    await tx.delete(products).where(and(eq(products.storeId, storeId), inArray(products.id, batch)));
    await tx
      .insert(deletedProducts)
      .values(batch.map((id) => ({ storeId, id, version })))
      .onConflictDoUpdate({
        target: [deletedProducts.storeId, deletedProducts.id],
        set: { version: sql`excluded.version` },
      });
  }
  await tx.update(stores).set({ catalogueVersion: version }).where(eq(stores.id, storeId));
}

/** SHA-256 of the product with sorted keys, so that the order of a feed's columns does not matter. */
function contentHash(product: Product): string {
  return createHash('sha256').update(JSON.stringify(product, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
