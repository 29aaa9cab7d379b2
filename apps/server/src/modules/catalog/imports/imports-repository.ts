/** All SQL on imports of catalogue files. */
import type { CatalogueImport, FeedReadingInfo } from '@quarry/contract';
import { type Database, imports } from '@quarry/database';
import { and, desc, eq, lt } from 'drizzle-orm';

export interface NewImportRow {
  id: string;
  storeId: string;
  source: string;
  bytes: number;
  reading: FeedReadingInfo;
  mapping: Record<string, unknown> | null;
}

export interface ImportRow extends CatalogueImport {
  /** The mapping that staff chose; null: the detected one. */
  mapping: Record<string, unknown> | null;
}

export interface ImportsRepository {
  add(row: NewImportRow): Promise<ImportRow>;
  find(storeId: string, id: string): Promise<ImportRow | undefined>;
  /** The newest first. @param before id of the last one of the page before. */
  list(storeId: string, take: number, before?: string): Promise<ImportRow[]>;
  change(
    storeId: string,
    id: string,
    changes: {
      reading?: FeedReadingInfo;
      mapping?: Record<string, unknown>;
      dryRunTaskId?: string | null;
      importTaskId?: string;
    },
  ): Promise<ImportRow | undefined>;
  /** Deletes it. @returns whether there was one. */
  remove(storeId: string, id: string): Promise<boolean>;
}

export function createImportsRepository(db: Database): ImportsRepository {
  const named = (storeId: string, id: string) => and(eq(imports.storeId, storeId), eq(imports.id, id));
  return {
    async add(row) {
      const [added] = await db.insert(imports).values(row).returning();
      if (!added) throw new Error('The database returned no row for an inserted import.');
      return importOf(added);
    },

    async find(storeId, id) {
      const [row] = await db.select().from(imports).where(named(storeId, id));
      return row && importOf(row);
    },

    async list(storeId, take, before) {
      const older = before
        ? lt(imports.position, db.select({ position: imports.position }).from(imports).where(eq(imports.id, before)))
        : undefined;
      const rows = await db
        .select()
        .from(imports)
        .where(and(eq(imports.storeId, storeId), older))
        .orderBy(desc(imports.position))
        .limit(take);
      return rows.map(importOf);
    },

    async change(storeId, id, changes) {
      const [row] = await db.update(imports).set(changes).where(named(storeId, id)).returning();
      return row && importOf(row);
    },

    async remove(storeId, id) {
      const rows = await db.delete(imports).where(named(storeId, id)).returning({ id: imports.id });
      return rows.length > 0;
    },
  };
}

function importOf(row: typeof imports.$inferSelect): ImportRow {
  return {
    id: row.id,
    source: row.source,
    bytes: row.bytes,
    reading: row.reading,
    mapping: row.mapping,
    dry_run_task: row.dryRunTaskId,
    import_task: row.importTaskId,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
