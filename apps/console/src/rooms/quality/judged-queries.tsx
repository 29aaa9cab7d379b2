/** All judged queries, and their files. */
import type { JudgedQuery } from '@quarry/contract';
import { buttonClass } from '@quarry/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { JudgementFiles } from './judgement-files.tsx';

export function JudgedQueries() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const text = address.get('text') ?? '';
  const { change } = address;
  const search = useCallback((typed: string) => change({ text: typed }, { replace: true }), [change]);
  const queries = useInfiniteQuery({
    queryKey: ['judged-queries', store, text],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listJudgedQueries',
        { params: { store }, query: { text: text || undefined, cursor: pageParam ?? undefined, limit: 50 } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const mayWrite = may('quality:write');
  const columns: Column<JudgedQuery>[] = [
    {
      id: 'query',
      label: t('checks.query'),
      renderCell: ({ query, language: spoken }) =>
        mayWrite ? (
          <Link
            dir="auto"
            to={address.queryWith({ view: 'grade', q: query, lang: spoken, text: null })}
            className={ROW_LINK}
          >
            {query}
          </Link>
        ) : (
          <b dir="auto" className="font-semibold">
            {query}
          </b>
        ),
    },
    {
      id: 'grades',
      label: t('judge.grades'),
      isNumber: true,
      renderCell: ({ grades }) => formatNumber(grades.length, language),
    },
    {
      id: 'good',
      label: t('judge.good'),
      isNumber: true,
      isMinor: true,
      renderCell: ({ grades }) => formatNumber(grades.filter(({ grade }) => grade >= 2).length, language),
    },
    {
      id: 'best',
      label: t('judge.best'),
      isMinor: true,
      renderCell: ({ grades: [best] }) => (
        <bdi className="line-clamp-1">{best ? (best.title ?? best.product_id) : '–'}</bdi>
      ),
    },
    {
      id: 'updated',
      label: t('judge.updated'),
      isMinor: true,
      renderCell: ({ updated_at: at }) => <span className="text-ink-2">{formatTime(at, language)}</span>,
    },
  ];
  return (
    <Panel
      title={t('checks.view.queries')}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <JudgementFiles />
          {mayWrite && (
            <Link
              to={address.queryWith({ view: 'grade', q: null, text: null })}
              className={buttonClass('ink', 'small')}
            >
              {t('judge.start')}
            </Link>
          )}
        </div>
      }
    >
      <div className="px-5 pb-3">
        <SearchField label={t('checks.query')} value={text} onChange={search} />
      </div>
      <Loaded query={queries}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return (
              <StateNote icon="search" title={t('judge.none')}>
                {t('judge.noneWhy')}
              </StateNote>
            );
          }
          return (
            <>
              <DataTable
                label={t('checks.view.queries')}
                columns={columns}
                rows={items}
                keyOf={({ query, language: spoken }) => `${spoken ?? ''} ${query}`}
              />
              <MoreButton pages={queries} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
