/** Reports about searches, computed from events. */
import {
  Device,
  EventSource,
  Language,
  type Period,
  problem,
  type ProductQueries,
  type QueryDetail,
  type QueryFigures,
  type ScoreExplanation,
  type SearchNumbers,
  type SearchOverview,
  SLOW_REPLY_MS,
  type StoreSettings,
} from '@quarry/contract';
import type { AdviceRepository } from './advice/advice-repository.ts';
import { createAdviceService } from './advice/advice-service.ts';
import type { Segment, CountedSpan } from './counted-rows.ts';
import type { QueryEventsRepository } from './query-events-repository.ts';
import { reportPeriod, type ReportPeriod, reportZone } from './report-period.ts';
import { asCounted } from './rollups/event-sums.ts';
import type { RollupsJob } from './rollups/rollups-job.ts';
import type { Asker, QueryList, QueryRow, SearchesRepository } from './searches-repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SHOWN_NOW = 24;

export interface SearchesParts {
  searches: SearchesRepository;
  advice: AdviceRepository;
  queryEvents: Pick<QueryEventsRepository, 'afterQuery' | 'queriesOf'>;
  rollups: Pick<RollupsJob, 'refresh'>;
  /** What a search shows now; it is not recorded. */
  searchNow: (
    settings: StoreSettings,
    query: string,
    take: number,
  ) => Promise<{
    products: { id: string; title: string; tier: string; explain: ScoreExplanation }[];
    total: number;
    redirect: string | null;
  }>;
  /** How many products it finds now; it is not recorded either. */
  countNow: (settings: StoreSettings, query: string) => Promise<number>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<{ id: string; title: string }[]> };
  now?: () => Date;
}

interface Asked {
  days: number;
  until?: string | undefined;
}

export type SearchesService = ReturnType<typeof createSearchesService>;

export function createSearchesService({
  searches,
  advice,
  queryEvents,
  rollups,
  searchNow,
  countNow,
  catalog,
  now = () => new Date(),
}: SearchesParts) {
  /** The period, after everything that fits into the time of a request was summed. */
  async function periodOf(settings: StoreSettings, { days, until }: Asked): Promise<ReportPeriod & { shown: Period }> {
    const isCounting = await rollups.refresh(settings);
    const period = await reportPeriod(settings, { days, until, now: now() }, searches);
    return { ...period, shown: { ...period.shown, is_counting: isCounting } };
  }

  async function numbers(storeId: string, span: CountedSpan, segment?: Segment): Promise<SearchNumbers> {
    const [counted, replies] = await Promise.all([
      searches.numbers(storeId, span, segment),
      searches.replies(storeId, span, SLOW_REPLY_MS),
    ]);
    return {
      visits: counted.visits,
      searches: counted.searches,
      click_rate: share(counted.clicked, counted.searches),
      without_result_share: share(counted.withoutResult, counted.searches),
      carts: counted.carts,
      orders: counted.orders,
      revenue: counted.revenue,
      replies: replies.all,
      slow_replies: replies.slow,
    };
  }

  return {
    /** What to do next about queries of the last days that fail. */
    advice: createAdviceService({
      repository: advice,
      searches,
      periodOf: (settings, days) => periodOf(settings, { days }),
      countNow,
    }),

    /** Searches and answers between two moments, up to now. */
    async activity(settings: StoreSettings, { from, to }: { from: Date; to: Date }) {
      await rollups.refresh(settings);
      const span = { from, to, timeZone: reportZone(settings), isOpen: true };
      const [counted, replies] = await Promise.all([
        searches.numbers(settings.id, span),
        searches.replies(settings.id, span, SLOW_REPLY_MS),
      ]);
      return { searches: counted.searches, replies: replies.all };
    },

    async overview(
      settings: StoreSettings,
      { segment, ...asked }: Asked & { segment?: Segment },
    ): Promise<SearchOverview> {
      const { shown, span, previous } = await periodOf(settings, asked);
      const unit = asked.days === 1 ? 'hour' : 'day';
      const found = await searches.buckets(settings.id, span, unit, segment);
      const starts =
        unit === 'hour'
          ? hoursOf(span)
          : (await searches.dayStarts(span.timeZone, shown.first_day, asked.days - 1)).filter(
              (start) => start < span.to,
            );
      const byStart = new Map(found.map((bucket) => [bucket.start.getTime(), bucket]));
      return {
        period: shown,
        slow_after_ms: SLOW_REPLY_MS,
        numbers: await numbers(settings.id, span, segment),
        previous: await numbers(settings.id, previous, segment),
        buckets: starts.map((start, place) => {
          const bucket = byStart.get(start.getTime());
          return {
            start: start.toISOString(),
            is_partial: shown.is_partial && place === starts.length - 1,
            searches: bucket?.searches ?? 0,
            without_result: bucket?.withoutResult ?? 0,
            clicked: bucket?.clicked ?? 0,
          };
        }),
      };
    },

    /** One query more than asked for, to know whether there is another page. */
    async queries(
      settings: StoreSettings,
      {
        list,
        text,
        segment,
        skip,
        take,
        ...asked
      }: Asked & { list: QueryList; text?: string | undefined; segment?: Segment; skip: number; take: number },
    ) {
      const { shown, span, previous } = await periodOf(settings, asked);
      const rows = await searches.queries(settings.id, { span, previous }, { list, text, segment, skip, take });
      return { period: shown, figures: rows.map(figuresOf) };
    },

    async productQueries(
      settings: StoreSettings,
      { product, ...asked }: Asked & { product: string },
    ): Promise<ProductQueries> {
      const { shown, span } = await periodOf(settings, asked);
      const rows = await queryEvents.queriesOf(settings.id, product, span);
      return {
        period: shown,
        items: rows.map(({ meanPosition, ...row }) => ({ ...row, mean_position: meanPosition })),
      };
    },

    /** @throws `query-not-found` if the period has no search for it. */
    async query(settings: StoreSettings, { query, ...asked }: Asked & { query: string }): Promise<QueryDetail> {
      const folded = asCounted(query);
      const { shown, span, previous } = await periodOf(settings, asked);
      const one = { list: 'top', only: folded, skip: 0, take: 1 } as const;
      const [row] = await searches.queries(settings.id, { span, previous }, one);
      if (!row) throw problem('query-not-found');
      const [days, askers, { positions, products }, nowShown] = await Promise.all([
        searches.queryDays(settings.id, folded, span),
        searches.askers(settings.id, folded, span),
        queryEvents.afterQuery(settings.id, folded, span),
        searchNow(settings, query, SHOWN_NOW),
      ]);
      const known = await catalog.byIds(
        settings.id,
        products.map(({ id }) => id),
      );
      const titles = new Map(known.map(({ id, title }) => [id, title]));
      return {
        period: shown,
        figures: figuresOf(row),
        days,
        asked_by: askers.map(askedBy),
        clicks_by_position: positions,
        products: products.map(({ id, clicks, carts, orders, meanPosition }) => ({
          id,
          title: titles.get(id) ?? null,
          clicks,
          carts,
          orders,
          mean_position: meanPosition,
        })),
        shown_now: nowShown.products.map((product, place) => ({ ...product, position: place + 1 })),
        total_now: nowShown.total,
        redirect_now: nowShown.redirect,
      };
    },
  };
}

function figuresOf({ query, searches, previousSearches, visits, withoutResult, clicked }: QueryRow): QueryFigures {
  return {
    query,
    searches,
    previous_searches: previousSearches,
    visits,
    without_result: withoutResult,
    clicked,
    click_rate: share(clicked, searches),
  };
}

/** What an earlier version recorded under another name counts as not known. */
function askedBy({ source, device, language, searches }: Asker): QueryDetail['asked_by'][number] {
  return {
    source: EventSource.safeParse(source).data ?? null,
    device: Device.safeParse(device).data ?? null,
    language: Language.safeParse(language).data ?? null,
    searches,
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, part / whole);
}

/** Hours of a day in its time zone begin at whole hours after its start, because zones shift by whole parts of an hour. */
function hoursOf({ from, to }: CountedSpan): Date[] {
  const starts: Date[] = [];
  for (
    let start = from.getTime();
    start < to.getTime() && start < from.getTime() + DAY_MS + HOUR_MS;
    start += HOUR_MS
  ) {
    starts.push(new Date(start));
  }
  return starts;
}
