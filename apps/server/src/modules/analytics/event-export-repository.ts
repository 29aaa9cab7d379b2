/** Exports events as lines of JSON, page by page, so that neither memory nor other work depends on how many there are. */
import { type ExportedEvent, problem } from '@quarry/contract';
import { type Database, events } from '@quarry/database';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Span } from './rollups/hour-starts.ts';

const EVENTS_AT_ONCE = 1000;
const DEFAULT_DAYS = 28;
const DAY_MS = 24 * 60 * 60_000;

/** @throws `invalid-request` for a span that ends before it begins. */
export function exportSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Span {
  const end = to === undefined ? now : new Date(to);
  const start = from === undefined ? new Date(end.getTime() - DEFAULT_DAYS * DAY_MS) : new Date(from);
  if (start < end) return { from: start, to: end };
  const message = 'The span must begin before it ends.';
  throw problem('invalid-request', { detail: `from: ${message}`, errors: [{ field: 'from', message }] });
}

export type ExportEvents = ReturnType<typeof createEventExport>;

export function createEventExport(db: Database) {
  async function read(storeId: string, { from, to }: Span, after: { at: string; id: string } | undefined) {
    return db
      .select()
      .from(events)
      .where(
        and(
          eq(events.storeId, storeId),
          gte(events.at, from.toISOString()),
          lt(events.at, to.toISOString()),
          after && sql`(${events.at}, ${events.id}) > (${after.at}, ${after.id})`,
        ),
      )
      .orderBy(asc(events.at), asc(events.id))
      .limit(EVENTS_AT_ONCE);
  }

  /** Several lines at a time, the oldest first. */
  return async function* lines(storeId: string, span: Span): AsyncGenerator<string> {
    let after: { at: string; id: string } | undefined;
    do {
      const rows = await read(storeId, span, after);
      if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(exported(row))}\n`).join('');
      after = rows.length < EVENTS_AT_ONCE ? undefined : rows.at(-1);
    } while (after);
  };
}

function exported(row: typeof events.$inferSelect): ExportedEvent {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    type: row.type,
    session_id: row.sessionId,
    query_id: row.queryId,
    query: row.query,
    language: row.language,
    results: row.results,
    recovered_by: row.recoveredBy,
    product_id: row.productId,
    position: row.position,
    value: row.value,
    source: row.source,
    device: row.device,
    understood: row.understood,
  };
}
