/** SQL that counts what the products of a store lack. */
import { QualityFault } from '@quarry/contract';
import { type Database, products, stores } from '@quarry/database';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { isDuplicate, LACKS } from './product-conditions-repository.ts';

export type QualityRepository = ReturnType<typeof createQualityRepository>;

/** Faults of one product by itself. */
const OWN_FAULTS = QualityFault.exclude(['duplicate']).options;

export function createQualityRepository(db: Database) {
  return {
    /** Changes with every change of the products. */
    async version(storeId: string): Promise<number> {
      const [row] = await db.select({ version: stores.catalogueVersion }).from(stores).where(eq(stores.id, storeId));
      return row?.version ?? 0;
    },

    /** How many products have each fault, and the ids of duplicates. */
    async count(storeId: string): Promise<{ total: number; faults: Map<QualityFault, number>; duplicates: string[] }> {
      const having = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [counts] = await db
        .select({
          total: count(),
          price: having(LACKS.price),
          picture: having(LACKS.picture),
          description: having(LACKS.description),
          category: having(LACKS.category),
          attributes: having(LACKS.attributes),
          brand: having(LACKS.brand),
        })
        .from(products)
        .where(eq(products.storeId, storeId));
      if (!counts) throw new Error('A count has no row.');
      const copies = await db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.storeId, storeId), isDuplicate(storeId)));
      return {
        total: counts.total,
        faults: new Map([
          ...OWN_FAULTS.map((fault) => [fault, counts[fault]] as const),
          ['duplicate', copies.length] as const,
        ]),
        duplicates: copies.map(({ id }) => id),
      };
    },

    /** Faults of one product by itself; undefined: there is no such product. */
    async ofProduct(storeId: string, id: string): Promise<QualityFault[] | undefined> {
      const [row] = await db
        .select({
          price: sql<boolean>`${LACKS.price}`,
          picture: sql<boolean>`${LACKS.picture}`,
          description: sql<boolean>`${LACKS.description}`,
          category: sql<boolean>`${LACKS.category}`,
          attributes: sql<boolean>`${LACKS.attributes}`,
          brand: sql<boolean>`${LACKS.brand}`,
        })
        .from(products)
        .where(and(eq(products.storeId, storeId), eq(products.id, id)));
      return row && OWN_FAULTS.filter((fault) => row[fault]);
    },
  };
}
