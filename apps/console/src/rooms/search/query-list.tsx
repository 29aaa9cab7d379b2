/** Queries of a period: the most frequent, those without result, rarely clicked or rising ones. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import type { QueryFigures } from '@quarry/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { formatNumber, formatShare } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { usePeriod } from '../../kit/period.tsx';
import { SegmentFilters, useSegment } from '../../kit/segment-filters.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const LISTS = ['top', 'without-result', 'low-click', 'rising'] as const;

export function QueryList() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const days = usePeriod();
  const list = oneOf(address.get('list'), LISTS);
  const text = address.get('text') ?? '';
  const segment = useSegment();
  const queries = useInfiniteQuery({
    queryKey: ['queries', store, list, days, segment, text],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'queries',
        {
          params: { store },
          query: { list, days, ...segment, limit: 50, ...(text && { text }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const number = (value: number) => formatNumber(value, language);

  const columns: Column<QueryFigures>[] = [
    {
      id: 'query',
      label: t('query.query'),
      renderCell: ({ query }) => (
        <Link to={address.queryWith({ q: query })} dir="auto" className={ROW_LINK}>
          {query}
        </Link>
      ),
    },
    { id: 'searches', label: t('query.searches'), isNumber: true, renderCell: ({ searches }) => number(searches) },
    {
      id: 'previous',
      label: t('query.previous'),
      isNumber: true,
      isMinor: true,
      renderCell: ({ previous_searches }) => <span className="text-ink-2">{number(previous_searches)}</span>,
    },
    {
      id: 'visits',
      label: t('query.visits'),
      isNumber: true,
      isMinor: true,
      renderCell: ({ visits }) => number(visits),
    },
    {
      id: 'without',
      label: t('query.withoutResult'),
      isNumber: true,
      renderCell: ({ without_result }) =>
        without_result === 0 ? '0' : <b className="font-semibold text-vein-text">{number(without_result)}</b>,
    },
    {
      id: 'clicks',
      label: t('query.clickRate'),
      isNumber: true,
      renderCell: ({ click_rate }) => (click_rate === null ? t('query.noClicks') : formatShare(click_rate, language)),
    },
  ];

  return (
    <>
      <SegmentFilters />
      <Panel>
        <div className="flex flex-wrap items-center gap-3 px-5 py-3">
          <nav aria-label={t('query.lists')} className="flex flex-wrap gap-1">
            {LISTS.map((value) => (
              <Link
                key={value}
                to={address.queryWith({ list: value === 'top' ? null : value })}
                aria-current={value === list ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`query.list.${value}`)}
              </Link>
            ))}
          </nav>
          <SearchField
            label={t('query.find')}
            value={text}
            onChange={(typed) => address.change({ text: typed }, { replace: true })}
          />
        </div>
        <Loaded query={queries}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            if (rows.length === 0) {
              return (
                <StateNote icon="search" title={t('query.none')}>
                  {t(`query.none.${list}`)}
                </StateNote>
              );
            }
            return (
              <>
                {pages[0]?.period.is_partial && (
                  <p className="px-5 pb-2 text-sm text-ink-2">
                    {t('period.partial', { zone: pages[0].period.time_zone })}
                  </p>
                )}
                <DataTable label={t('room.search')} columns={columns} rows={rows} keyOf={({ query }) => query} />
                <MoreButton pages={queries} />
              </>
            );
          }}
        </Loaded>
      </Panel>
    </>
  );
}
