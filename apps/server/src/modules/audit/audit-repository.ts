/** All SQL on the audit log. Lines are written in the transaction of their change. */
import { randomUUID } from 'node:crypto';
import { auditEntries, type Database } from '@quarry/database';
import type { Transaction } from '../../api-v1/change-options.ts';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';

/** What a change leaves; the log adds time and id. */
export interface AuditLine {
  /** null: about the platform. */
  storeId: string | null;
  actorKind: 'account' | 'key' | 'server';
  actorId: string;
  actorName: string;
  action: string;
  resource: string;
  resourceId: string;
  before: unknown;
  after: unknown;
  requestId: string;
  /** The entry that this change takes back. */
  undoes?: string | undefined;
}

export type StoredAuditEntry = Omit<AuditLine, 'undoes'> & {
  id: string;
  position: number;
  /** ISO 8601. */
  at: string;
  undoes: string | null;
  /** Id of the entry that took this one back. */
  undoneBy: string | null;
};

export interface AuditFilter {
  resource?: string | undefined;
  resourceId?: string | undefined;
  actorId?: string | undefined;
  /** Only entries before this position. */
  before?: number | undefined;
  take: number;
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository(db: Database) {
  async function withUndone(rows: (typeof auditEntries.$inferSelect)[]): Promise<StoredAuditEntry[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const undone = await db
      .select({ id: auditEntries.id, undoes: auditEntries.undoes })
      .from(auditEntries)
      .where(inArray(auditEntries.undoes, ids));
    const undoneBy = new Map(undone.map(({ id, undoes }) => [undoes, id]));
    return rows.map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
      undoneBy: undoneBy.get(row.id) ?? null,
    }));
  }

  return {
    /** @param tx the transaction of the change; default: a write of its own. */
    async add(line: AuditLine, tx: Transaction = db): Promise<void> {
      await tx.insert(auditEntries).values({ id: randomUUID(), ...line, undoes: line.undoes ?? null });
    },

    /** Newest first. */
    async list(storeId: string, { resource, resourceId, actorId, before, take }: AuditFilter) {
      const rows = await db
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.storeId, storeId),
            resource === undefined ? undefined : eq(auditEntries.resource, resource),
            resourceId === undefined ? undefined : eq(auditEntries.resourceId, resourceId),
            actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
            before === undefined ? undefined : lt(auditEntries.position, before),
          ),
        )
        .orderBy(desc(auditEntries.position))
        .limit(take);
      return withUndone(rows);
    },

    async find(storeId: string, id: string): Promise<StoredAuditEntry | undefined> {
      const rows = await db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.storeId, storeId), eq(auditEntries.id, id)));
      return (await withUndone(rows))[0];
    },
  };
}
