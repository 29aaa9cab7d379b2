/**
 * Marks the hours whose sums change with events: the hour of each event, and the hours of other events that are counted
 * differently because of it. Marks are written in the transaction that changes the events.
 */
import type { Database } from '@quarry/database';
import { type SQL, sql } from 'drizzle-orm';
import { ATTRIBUTION_HOURS, SETTLED_AFTER_SECONDS, VISIT_GAP_MINUTES } from './event-sums.ts';

/** @param changed the ids of the added events, or of those that are about to be deleted. */
export async function markStale(tx: Database, storeId: string, changed: SQL): Promise<void> {
  await tx.execute(sql`
    with changed as materialized (
      select type, session_id, query_id, at from events where store_id = ${storeId} and id in (${changed})
    ),
    moments as (
      select at from changed
      -- It may continue a search that was still being typed, and a visit that would begin later without it.
      union select at - make_interval(secs => ${SETTLED_AFTER_SECONDS}) from changed where type = 'search'
      union select at + make_interval(mins => ${VISIT_GAP_MINUTES}) from changed
      -- A click counts in the hour of its search.
      union select search.at from changed
        join events as search on search.store_id = ${storeId} and search.query_id = changed.query_id
        where changed.type = 'click' and search.type = 'search'
      -- A search counts for what is put into the cart or bought after it.
      union select bought.at from changed
        join events as bought on bought.store_id = ${storeId} and bought.session_id = changed.session_id
        where changed.type = 'search' and bought.type in ('cart', 'order')
          and bought.at >= changed.at and bought.at < changed.at + make_interval(hours => ${ATTRIBUTION_HOURS})
    )
    insert into stale_hours (store_id, start)
      select distinct ${storeId}, date_bin('1 hour', at, timestamptz '2000-01-01 00:00Z') from moments order by 2
    on conflict (store_id, start) do update set changes = stale_hours.changes + 1`);
}

/** Marks all hours with events, for sums that begin anew. */
export async function markAllStale(tx: Database, storeId: string): Promise<void> {
  await tx.execute(sql`
    insert into stale_hours (store_id, start)
      select distinct store_id, date_bin('1 hour', at, timestamptz '2000-01-01 00:00Z') from events
      where store_id = ${storeId} order by 2
    on conflict (store_id, start) do update set changes = stale_hours.changes + 1`);
}
