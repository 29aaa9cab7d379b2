/** The figures of the latest run beside their floors, and all runs with what changed between them. */
import type { FloorFigure, Quality, QualityRun } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { formatNumber, formatShare, formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { FloorsDialog } from './floors-dialog.tsx';
import { RunChart } from './run-chart.tsx';

const FIGURES = ['ndcg', 'mrr', 'recall', 'without_result', 'judged', 'passed'] as const;
/** While a run is at work, and otherwise: milliseconds between two looks. */
const [LOOK_SOON_MS, LOOK_MS] = [1500, 15_000];

export function Runs() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const quality = useQuery({
    queryKey: ['quality', store],
    queryFn: ({ signal }) => callV1('quality', { params: { store } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.is_running ? LOOK_SOON_MS : LOOK_MS),
  });
  const latest = quality.data?.latest?.id ?? '';
  const runs = useInfiniteQuery({
    queryKey: ['quality-runs', store, latest],
    queryFn: ({ pageParam, signal }) =>
      callV1('qualityRuns', { params: { store }, query: { cursor: pageParam ?? undefined, limit: 25 } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const start = useChange({
    run: () => callV1('startQualityRun', { params: { store } }),
    outdates: [['quality', store]],
    done: t('checks.started'),
  });
  const mayWrite = may('quality:write');
  return (
    <Loaded query={quality}>
      {(data) => (
        <div className="grid gap-6">
          <Panel
            title={t('checks.latest')}
            note={<Basis quality={data} />}
            actions={
              mayWrite && (
                <div className="flex flex-wrap gap-2">
                  <Button look="line" size="small" onClick={() => address.change({ dialog: 'floors' })}>
                    {t('checks.floors')}
                  </Button>
                  {data.judged_queries + data.conversation_tests > 0 && (
                    <Button
                      size="small"
                      disabled={start.isPending || data.is_running}
                      onClick={() => start.mutate(undefined)}
                    >
                      {t(data.is_running ? 'checks.running' : 'checks.run')}
                    </Button>
                  )}
                </div>
              )
            }
          >
            {data.latest === null ? (
              <StateNote icon="check" title={t('checks.none')}>
                {t('checks.noneWhy')}
              </StateNote>
            ) : (
              <Figures run={data.latest} floors={data.floors} />
            )}
          </Panel>
          {data.latest !== null && (
            <Panel title={t('checks.history')}>
              <Loaded query={runs}>
                {({ pages }) => {
                  const items = pages.flatMap((page) => page.items);
                  return (
                    <>
                      <RunChart runs={items} floor={data.floors.ndcg} />
                      <RunTable runs={items} />
                      <MoreButton pages={runs} />
                    </>
                  );
                }}
              </Loaded>
            </Panel>
          )}
          {mayWrite && address.get('dialog') === 'floors' && <FloorsDialog floors={data.floors} />}
        </div>
      )}
    </Loaded>
  );
}

function Basis({ quality }: { quality: Quality }) {
  const { t, language } = useWords();
  const number = (value: number) => formatNumber(value, language);
  return t('checks.basis', {
    queries: number(quality.judged_queries),
    grades: number(quality.grades),
    tests: number(quality.conversation_tests),
  });
}

export function Figures({ run, floors }: { run: QualityRun; floors?: Quality['floors'] }) {
  const { t, language } = useWords();
  return (
    <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-3 xl:grid-cols-6">
      {FIGURES.map((figure) => {
        const value = run.figures[figure];
        const floor = floors && figure !== 'judged' ? floors[figure] : null;
        const isBelow = run.below_floor.some((below) => below === figure);
        return (
          <div key={figure} className="border-line px-5 py-4 not-first:border-s max-sm:odd:border-s-0">
            <dt className="text-sm text-ink-2">{t(`checks.figure.${figure}`)}</dt>
            <dd className={`figures text-[28px] leading-tight font-semibold ${isBelow ? 'text-danger' : ''}`}>
              {value === null ? '–' : shownFigure(figure, value, language)}
            </dd>
            <dd className="text-sm text-ink-2">
              {isBelow ? (
                <Badge tone="bad">{t('checks.belowFloor')}</Badge>
              ) : (
                floor !== null && t('checks.floor', { value: shownFigure(figure, floor, language) })
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** NDCG and MRR are no shares: they are written as the literature writes them. */
export function shownFigure(
  figure: FloorFigure | 'judged',
  value: number,
  language: Parameters<typeof formatNumber>[1],
): string {
  return figure === 'ndcg' || figure === 'mrr'
    ? formatNumber(value, language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
    : formatShare(value, language);
}

function RunTable({ runs }: { runs: readonly QualityRun[] }) {
  const { t, language } = useWords();
  const address = useAddress();
  const columns: Column<QualityRun>[] = [
    {
      id: 'at',
      label: t('checks.at'),
      renderCell: ({ id, at }) => (
        <Link to={address.queryWith({ run: id })} className={ROW_LINK}>
          {formatTime(at, language)}
        </Link>
      ),
    },
    {
      id: 'causes',
      label: t('checks.causes'),
      renderCell: ({ causes }) => causes.map((cause) => t(`checks.cause.${cause}`)).join(' · '),
    },
    {
      id: 'ndcg',
      label: t('checks.figure.ndcg'),
      isNumber: true,
      renderCell: ({ figures }) => (figures.ndcg === null ? '–' : shownFigure('ndcg', figures.ndcg, language)),
    },
    {
      id: 'change',
      label: t('checks.change'),
      isNumber: true,
      renderCell: ({ ndcg_change: change }) => <NdcgChange change={change} />,
    },
    {
      id: 'passed',
      label: t('checks.figure.passed'),
      isNumber: true,
      isMinor: true,
      renderCell: ({ figures }) => (figures.passed === null ? '–' : formatShare(figures.passed, language)),
    },
    {
      id: 'floor',
      label: t('checks.floors'),
      renderCell: ({ below_floor: below }) =>
        below.length === 0 ? (
          '–'
        ) : (
          <Badge tone="bad">{below.map((figure) => t(`checks.short.${figure}`)).join(' · ')}</Badge>
        ),
    },
  ];
  return <DataTable label={t('checks.history')} columns={columns} rows={runs} keyOf={({ id }) => id} />;
}

export function NdcgChange({ change }: { change: QualityRun['ndcg_change'] }) {
  const { t, language } = useWords();
  if (change === null) return <>–</>;
  // In Arabic text a sign would change its side: each number is isolated, from the left.
  const signed = (value: number) =>
    `\u2066${formatNumber(value, language, { signDisplay: 'exceptZero', minimumFractionDigits: 3, maximumFractionDigits: 3 })}\u2069`;
  const isProven = change.low > 0 || change.high < 0;
  return (
    <span className={isProven ? 'font-semibold' : 'text-ink-2'}>
      <bdi>
        {t('checks.changeInterval', {
          estimate: signed(change.estimate),
          low: signed(change.low),
          high: signed(change.high),
        })}
      </bdi>
    </span>
  );
}
