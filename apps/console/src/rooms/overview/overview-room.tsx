/** The figures of a period beside those of the period before; each leads to what it counts. */
import type { SearchOverview } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { fetchStoreSettings } from '@quarry/client';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { ChangeFigure } from '../../kit/change-figure.tsx';
import { formatNumber, formatShare } from '../../kit/format.ts';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { PeriodChoice, usePeriod } from '../../kit/period.tsx';
import { SegmentFilters, useSegment } from '../../kit/segment-filters.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { SampleBadge } from '../../kit/sample-badge.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { QualityPanel } from '../../catalogue-quality/quality-panel.tsx';
import { AdviceListPanel } from './advice-list.tsx';
import { SearchChart } from './search-chart.tsx';

const ASK_AGAIN_MS = 5000;
const SHOWN_QUERIES = 8;

export default function OverviewRoom() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const days = usePeriod();
  const segment = useSegment();
  const overview = useQuery({
    queryKey: ['overview', store, days, segment],
    queryFn: ({ signal }) => callV1('searchOverview', { params: { store }, query: { days, ...segment } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });
  return (
    <>
      <RoomHead
        title={t('room.overview')}
        note={
          <>
            <SampleBadge />
            <SimulatedBadge />
          </>
        }
        actions={<PeriodChoice />}
      />
      <SegmentFilters />
      <Loaded query={overview}>
        {(data) => <Figures overview={data} isSegment={Object.keys(segment).length > 0} />}
      </Loaded>
      <AdviceListPanel isSegment={Object.keys(segment).length > 0} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Queries
          list="without-result"
          hasSearches={overview.data !== undefined && overview.data.numbers.searches > 0}
        />
        <Queries list="top" />
        {may('products:read') && <QualityPanel />}
      </div>
    </>
  );
}

/** Searches of the traffic simulator are counted with the others, unless the filter names another source. */
function SimulatedBadge() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const days = usePeriod();
  const { source } = useSegment();
  const simulated = useQuery({
    queryKey: ['overview', store, days, 'simulated'],
    queryFn: ({ signal }) =>
      callV1('searchOverview', { params: { store }, query: { days, source: 'simulated' } }, { signal }),
  });
  const count = simulated.data?.numbers.searches ?? 0;
  if (count === 0 || (source !== undefined && source !== 'simulated')) return null;
  return <Badge tone="wait">{t('overview.simulated', { count: formatNumber(count, language) })}</Badge>;
}

function Figures({ overview, isSegment }: { overview: SearchOverview; isSegment: boolean }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const days = usePeriod();
  const { numbers, previous, period, buckets } = overview;
  const settings = useQuery({ queryKey: ['store-settings', store], queryFn: () => fetchStoreSettings(store) });
  const number = (value: number) => formatNumber(value, language);
  const share = (value: number | null) => (value === null ? '–' : formatShare(value, language));
  const address = useAddress();
  const inSearch = (list: string) => `/${store}/search${address.queryWith({ list })}`;
  return (
    <>
      <dl className="panel grid grid-cols-2 rounded-b-none sm:grid-cols-3 xl:grid-cols-6">
        <Figure label={t('query.searches')} value={number(numbers.searches)} to={inSearch('top')}>
          <ChangeFigure now={numbers.searches} before={previous.searches} as="percent" more="good" />
        </Figure>
        <Figure label={t('query.visits')} value={number(numbers.visits)}>
          <ChangeFigure now={numbers.visits} before={previous.visits} as="percent" more="good" />
        </Figure>
        <Figure label={t('query.clickRate')} value={share(numbers.click_rate)} to={inSearch('low-click')}>
          <ChangeFigure now={numbers.click_rate} before={previous.click_rate} as="points" more="good" />
        </Figure>
        <Figure
          label={t('query.withoutResult')}
          value={share(numbers.without_result_share)}
          to={inSearch('without-result')}
        >
          <ChangeFigure
            now={numbers.without_result_share}
            before={previous.without_result_share}
            as="points"
            more="bad"
          />
        </Figure>
        <Figure
          label={t('overview.revenue')}
          value={
            settings.data
              ? formatNumber(numbers.revenue, language, {
                  style: 'currency',
                  currency: settings.data.currency.code,
                  maximumFractionDigits: 0,
                })
              : number(numbers.revenue)
          }
        >
          <span className="text-ink-2">
            {t('overview.orders', { count: number(numbers.orders) })}
            <br />
            {t('overview.carts', { count: number(numbers.carts) })}
          </span>
        </Figure>
        {!isSegment && (
          // Replies are counted for all visitors alone.
          <Figure
            label={t('overview.slowReplies')}
            value={number(numbers.slow_replies)}
            to={`/${store}/conversations?filter=slow&since=${encodeURIComponent(period.from)}`}
          >
            <span className="text-ink-2">{t('overview.ofReplies', { count: number(numbers.replies) })}</span>
          </Figure>
        )}
      </dl>
      <div className="panel mt-px rounded-t-none">
        <div className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4">
          <h2 className="text-[17px] font-semibold">{t('overview.chart')}</h2>
          {period.is_partial && <p className="text-sm text-ink-2">{t('period.partial', { zone: period.time_zone })}</p>}
          {period.is_counting && <p className="text-sm text-ink-2">{t('period.counting')}</p>}
        </div>
        <SearchChart buckets={buckets} timeZone={period.time_zone} isHourly={days === 1} />
      </div>
    </>
  );
}

function Figure({ label, value, to, children }: { label: string; value: string; to?: string; children: ReactNode }) {
  return (
    <div className="relative border-line px-5 py-4 not-first:border-s max-sm:odd:border-s-0 max-sm:last:odd:col-span-2 max-sm:nth-[n+3]:border-t sm:max-xl:nth-[3n+1]:border-s-0 sm:max-xl:nth-[n+4]:border-t">
      <dt className="text-sm text-ink-2">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="figures text-[28px] leading-tight font-semibold tracking-[-0.02em]">{value}</dd>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}

/** @param hasSearches false: that no search was without a result would say nothing. */
function Queries({ list, hasSearches = false }: { list: 'top' | 'without-result'; hasSearches?: boolean }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const days = usePeriod();
  const segment = useSegment();
  const address = useAddress();
  const queries = useQuery({
    queryKey: ['queries', store, list, days, segment, 'overview'],
    queryFn: ({ signal }) =>
      callV1('queries', { params: { store }, query: { list, days, ...segment, limit: SHOWN_QUERIES } }, { signal }),
  });
  return (
    <Panel
      title={t(`query.list.${list}`)}
      actions={
        <Link
          to={`/${store}/search${address.queryWith({ list })}`}
          className="inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          {t('overview.all')}
        </Link>
      }
    >
      <Loaded query={queries}>
        {({ items }) =>
          items.length === 0 ? (
            <StateNote title={t('query.none')}>{t(`query.none.${hasSearches ? list : 'top'}`)}</StateNote>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map(({ query, searches, click_rate }) => (
                <li key={query} className="relative flex items-center justify-between gap-4 px-5 py-2.5 hover:bg-well">
                  <Link
                    to={`/${store}/search${address.queryWith({ q: query })}`}
                    dir="auto"
                    className="min-w-0 truncate font-semibold after:absolute after:inset-0"
                  >
                    {query}
                  </Link>
                  <span className="figures flex-none text-sm text-ink-2">
                    {formatNumber(searches, language)}
                    {list === 'top' && click_rate !== null && ` · ${formatShare(click_rate, language)}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
