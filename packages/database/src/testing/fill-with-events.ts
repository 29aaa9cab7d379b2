/** Many invented visitor events, for benchmarks. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

const EVENTS_AT_ONCE = 250_000;
const DISTINCT_QUERIES = 20_000;

/** Six events a visit, within ten minutes: three searches, a click on one, a view, and now and then a cart and an order. */
export async function fillWithEvents(
  db: Database,
  storeId: string,
  { count, days }: { count: number; days: number },
): Promise<void> {
  for (let start = 0; start < count; start += EVENTS_AT_ONCE) {
    const end = Math.min(start + EVENTS_AT_ONCE, count) - 1;
    await db.execute(sql`
      insert into events (store_id, id, session_id, type, product_id, query_id, query, position, value, results, source,
        device, language, at)
      select ${storeId}, 'e' || n, 'v' || visit,
        case place when 3 then 'click' when 4 then 'view' when 5 then (case visit % 20 when 0 then 'order' else 'cart' end)
          else 'search' end,
        case when place in (3, 4) then 'p' || visit % 5000 end,
        case when place < 3 then 'q' || n when place = 3 then 'q' || (n - 1) end,
        -- A few queries are frequent and most are rare.
        case when place < 3 then 'query ' || floor(${DISTINCT_QUERIES} * power(random(), 3))::int end,
        case when place = 3 then 1 + visit % 24 end,
        case when place = 5 then 40 end,
        case when place < 3 then (case n % 17 when 0 then 0 else 12 end) end,
        (array['site', 'embed', 'api'])[1 + visit % 3],
        (array['phone', 'desktop', 'tablet'])[1 + visit % 3],
        (array['en', 'ka', 'tr', 'ar', 'az'])[1 + visit % 5],
        now() - make_interval(secs => (visit::float8 / ${count / 6}) * ${days * 86_400}::float8 - place * 90)
          - interval '10 minutes'
      from (select n, n / 6 as visit, n % 6 as place from generate_series(${start}::int, ${end}::int) as n) as numbered`);
  }
}
