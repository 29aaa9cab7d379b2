/**
 * SQL that adds up what visits did after their first search in an experiment, and before it: sums by day and sample, from
 * which all statistics follow. A visit counts on the day of that search.
 */
import type { ExperimentMetric } from '@quarry/contract';
import type { Database } from '@quarry/database';
import { type SQL, sql } from 'drizzle-orm';
import { asCounted, countedQuery, rowsOf } from '../analytics/index.ts';
import { type Moments, NO_VISITS } from './statistics/moments.ts';

/** Days after a visit's first search that count for the experiment, and days before it that are its covariate. */
export const OUTCOME_DAYS = 7;
/** Revenue of a visit is capped at this quantile of the visits that bought. */
const CAP_QUANTILE = 0.99;

export const METRICS = ['clicks', 'carts', 'orders', 'revenue', 'without_result'] as const satisfies ExperimentMetric[];

export interface DayOfVisits {
  /** `2026-11-01` in the shop's time zone. */
  day: string;
  sample: 'control' | 'treatment';
  metrics: Record<ExperimentMetric, Moments>;
  /** Not capped. */
  revenue: number;
  simulated: number;
}

export interface DayOfPreferences {
  day: string;
  visits: number;
  wins: number;
  losses: number;
  simulated: number;
}

type Row = Readonly<Record<string, string | number | null>>;

export type OutcomesRepository = ReturnType<typeof createOutcomesRepository>;

export function createOutcomesRepository(db: Database) {
  async function sumsOf(storeId: string, exposed: SQL, timeZone: string, until: Date) {
    const rows = rowsOf<Row>(await db.execute(outcomeSums(storeId, exposed, timeZone, until)));
    const cap = rows[0]?.cap;
    return { cap: cap === null || cap === undefined ? null : Number(cap), days: rows.map(dayOfVisits) };
  }

  return {
    /** Of the visits in an experiment. @param until events later than this do not count. */
    ofExperiment(storeId: string, experimentId: string, { timeZone, until }: { timeZone: string; until: Date }) {
      const exposed = sql`
        select session_id, sample, is_simulated, first_at from experiment_visits
        where store_id = ${storeId} and experiment_id = ${experimentId}`;
      return sumsOf(storeId, exposed, timeZone, until);
    },

    /** Of all visits with one of these queries since a moment, as if they were one sample. @param queries null: any. */
    ofPast(storeId: string, queries: readonly string[] | null, { since, until }: { since: Date; until: Date }) {
      const counted = queries && JSON.stringify([...new Set(queries.map(asCounted))]);
      const exposed = sql`
        select session_id, 'control' as sample, false as is_simulated, min(at) as first_at from events
        where store_id = ${storeId} and type = 'search' and session_id is not null and query is not null
          and at >= ${since.toISOString()} and at < ${until.toISOString()}
          ${counted === null ? sql`` : sql`and ${countedQuery('events')} in (select jsonb_array_elements_text(${counted}::jsonb))`}
        group by session_id`;
      return sumsOf(storeId, exposed, 'UTC', until);
    },

    /** Of an interleaving experiment: visits that clicked more of the one ranking's results, or of the other's. */
    async preferences(
      storeId: string,
      experimentId: string,
      { timeZone, until }: { timeZone: string; until: Date },
    ): Promise<DayOfPreferences[]> {
      const result = await db.execute(sql`
        with clicks as (
          select distinct lists.session_id, lists.query_id, clicked.product_id,
            jsonb_exists(lists.treatment, clicked.product_id)::int - jsonb_exists(lists.control, clicked.product_id)::int
              as credit
          from experiment_lists as lists
          join events as clicked on clicked.store_id = ${storeId} and clicked.query_id = lists.query_id
            and clicked.type = 'click' and clicked.product_id is not null and clicked.at < ${until.toISOString()}
          where lists.store_id = ${storeId} and lists.experiment_id = ${experimentId}
        ),
        visits as (
          select part.session_id, part.is_simulated, (part.first_at at time zone ${timeZone})::date as day,
            coalesce(sum(clicks.credit), 0) as credit
          from experiment_visits as part
          left join clicks on clicks.session_id = part.session_id
          where part.store_id = ${storeId} and part.experiment_id = ${experimentId}
          group by part.session_id, part.is_simulated, part.first_at
        )
        select day::text as day, count(*)::int as visits, count(*) filter (where credit > 0)::int as wins,
          count(*) filter (where credit < 0)::int as losses, count(*) filter (where is_simulated)::int as simulated
        from visits group by visits.day order by visits.day`);
      return rowsOf<DayOfPreferences>(result);
    },
  };
}

function outcomeSums(storeId: string, exposed: SQL, timeZone: string, until: Date): SQL {
  const happened = (type: string, side: SQL) =>
    sql`coalesce(bool_or(done.type = ${type} and ${side}), false)::int::float8`;
  const empty = (side: SQL) =>
    sql`coalesce(bool_or(done.type = 'search' and done.query is not null and done.results = 0 and ${side}), false)::int::float8`;
  const spent = (side: SQL) => sql`coalesce(sum(done.value) filter (where done.type = 'order' and ${side}), 0)::float8`;
  const [after, before] = [sql`done.at >= exposed.first_at`, sql`done.at < exposed.first_at`];
  const sums = METRICS.map((name) => {
    const column = (suffix: string) => sql.raw(`${name}${suffix}`);
    const [y, x] =
      name === 'revenue'
        ? [sql`least(revenue, cap)`, sql`least(revenue_before, cap)`]
        : [column(''), column('_before')];
    return sql`sum(${y}) as ${column('_y')}, sum(${y} * ${y}) as ${column('_yy')}, sum(${x}) as ${column('_x')},
      sum(${x} * ${x}) as ${column('_xx')}, sum(${x} * ${y}) as ${column('_xy')}`;
  });
  return sql`
    with exposed as materialized (${exposed}),
    outcomes as materialized (
      select exposed.sample, exposed.is_simulated, (exposed.first_at at time zone ${timeZone})::date as day,
        ${happened('click', after)} as clicks, ${happened('click', before)} as clicks_before,
        ${happened('cart', after)} as carts, ${happened('cart', before)} as carts_before,
        ${happened('order', after)} as orders, ${happened('order', before)} as orders_before,
        ${spent(after)} as revenue, ${spent(before)} as revenue_before,
        ${empty(after)} as without_result, ${empty(before)} as without_result_before
      from exposed
      left join events as done on done.store_id = ${storeId} and done.session_id = exposed.session_id
        and done.at >= exposed.first_at - make_interval(days => ${OUTCOME_DAYS})
        and done.at < exposed.first_at + make_interval(days => ${OUTCOME_DAYS}) and done.at < ${until.toISOString()}
      group by exposed.session_id, exposed.sample, exposed.is_simulated, exposed.first_at
    ),
    capped as (
      select percentile_cont(${CAP_QUANTILE}::float8) within group (order by revenue) as cap
      from outcomes where revenue > 0
    )
    select day::text as day, sample, count(*)::int as n, count(*) filter (where is_simulated)::int as simulated,
      sum(revenue) as revenue, max(cap) as cap, ${sql.join(sums, sql`, `)}
    from outcomes cross join capped group by outcomes.day, sample order by outcomes.day, sample`;
}

function dayOfVisits(row: Row): DayOfVisits {
  const number = (name: string) => Number(row[name] ?? 0);
  const momentsOf = (name: ExperimentMetric): Moments => ({
    n: number('n'),
    y: number(`${name}_y`),
    yy: number(`${name}_yy`),
    x: number(`${name}_x`),
    xx: number(`${name}_xx`),
    xy: number(`${name}_xy`),
  });
  const metrics: DayOfVisits['metrics'] = {
    clicks: momentsOf('clicks'),
    carts: momentsOf('carts'),
    orders: momentsOf('orders'),
    revenue: momentsOf('revenue'),
    without_result: momentsOf('without_result'),
  };
  return {
    day: String(row.day),
    sample: row.sample === 'treatment' ? 'treatment' : 'control',
    metrics,
    revenue: number('revenue'),
    simulated: number('simulated'),
  };
}

export const NO_OUTCOMES: DayOfVisits['metrics'] = {
  clicks: NO_VISITS,
  carts: NO_VISITS,
  orders: NO_VISITS,
  revenue: NO_VISITS,
  without_result: NO_VISITS,
};
