/** What an experiment shows so far: the verdict in words, the interval day by day, and every figure. */
import type { Experiment, ExperimentResult, MetricResult } from '@quarry/contract';
import { fetchStoreSettings } from '@quarry/client';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { formatNumber, formatShare } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { IntervalChart } from './interval-chart.tsx';

const ASK_AGAIN_MS = 15_000;

const VERDICT_TONES: Readonly<Record<ExperimentResult['verdict'], Tone>> = {
  'too-early': 'plain',
  'unequal-samples': 'bad',
  harmful: 'bad',
  better: 'good',
  worse: 'bad',
  same: 'note',
  'no-proof': 'note',
  open: 'wait',
};

export function useResult(id: string, state: Experiment['state']) {
  const { id: store } = useStore();
  return useQuery({
    queryKey: ['experiment-result', store, id],
    queryFn: ({ signal }) => callV1('experimentResult', { params: { store, id } }, { signal }),
    enabled: state !== 'draft',
    refetchInterval: state === 'running' && ASK_AGAIN_MS,
  });
}

export function ResultPanel({ experiment }: { experiment: Experiment }) {
  const { t, language } = useWords();
  const result = useResult(experiment.id, experiment.state);
  return (
    <Panel title={t('experiment.result')} note={t('experiment.anytime')}>
      <Loaded query={result}>
        {(data) => (
          <>
            <div className="border-t border-line px-5 py-4">
              <Badge tone={VERDICT_TONES[data.verdict]}>{t(`experiment.verdict.${data.verdict}`)}</Badge>
              <p className="mt-2 max-w-[70ch]">{t(`experiment.why.${data.verdict}`)}</p>
              <p className="mt-2 text-ink-2">
                {t('experiment.progress', {
                  visits: formatNumber(data.visits, language),
                  planned: formatNumber(data.planned_visits, language),
                })}
                {data.samples &&
                  ` · ${t('experiment.samples', {
                    control: formatNumber(data.samples.control, language),
                    treatment: formatNumber(data.samples.treatment, language),
                  })}`}
              </p>
              {data.simulated_visits > 0 && (
                <p className="text-ink-2">
                  {t('experiment.simulated', { count: formatNumber(data.simulated_visits, language) })}
                </p>
              )}
              {data.preference && (
                <p className="mt-2">
                  {t('experiment.preference', {
                    wins: formatNumber(data.preference.wins, language),
                    losses: formatNumber(data.preference.losses, language),
                    ties: formatNumber(data.preference.ties, language),
                  })}
                </p>
              )}
            </div>
            {data.series.length > 0 ? (
              <IntervalChart series={data.series} isShare={experiment.metric !== 'revenue'} />
            ) : (
              data.visits === 0 && <p className="px-5 pb-4 text-ink-2">{t('experiment.noResult')}</p>
            )}
            {data.metrics.length > 0 && <Figures metrics={data.metrics} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Figures({ metrics }: { metrics: readonly MetricResult[] }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const settings = useQuery({ queryKey: ['store-settings', store], queryFn: () => fetchStoreSettings(store) });
  const money = (value: number) =>
    formatNumber(value, language, {
      maximumFractionDigits: 2,
      ...(settings.data && { style: 'currency', currency: settings.data.currency.code }),
    });
  const valueOf = (metric: MetricResult, value: number | null) =>
    value === null ? '–' : metric.metric === 'revenue' ? money(value) : formatShare(value, language);
  /** Isolated from the left, without the marks that Arabic numbers bring: else the sign would change its side. */
  const signed = (share: number) => {
    const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return `\u2066${formatNumber(share, language, options).replaceAll(/[\u061c\u200e\u200f]/g, '')}\u2069`;
  };
  const columns: Column<MetricResult>[] = [
    {
      id: 'metric',
      label: t('experiment.figure'),
      renderCell: ({ metric, is_primary, is_harmed }) => (
        <>
          <b className="font-semibold">{t(`experiment.metric.${metric}`)}</b>
          <span className={`block text-sm ${is_harmed ? 'text-danger' : 'text-ink-2'}`}>
            {t(is_primary ? 'experiment.decides' : is_harmed ? 'experiment.harmed' : 'experiment.watched')}
          </span>
        </>
      ),
    },
    {
      id: 'control',
      label: t('experiment.control'),
      isNumber: true,
      renderCell: (metric) => valueOf(metric, metric.control),
    },
    {
      id: 'treatment',
      label: t('experiment.treatment'),
      isNumber: true,
      renderCell: (metric) => valueOf(metric, metric.treatment),
    },
    {
      id: 'difference',
      label: t('experiment.difference'),
      isNumber: true,
      renderCell: ({ relative }) =>
        relative === null ? (
          '–'
        ) : (
          <>
            <b className="font-semibold">{signed(relative.estimate)}</b>
            <span className="block text-sm text-ink-2">
              {t('experiment.interval', { low: signed(relative.low), high: signed(relative.high) })}
            </span>
          </>
        ),
    },
  ];
  const explained = metrics.find(({ is_primary }) => is_primary)?.variance_reduction ?? 0;
  const revenue = metrics.find(({ cap }) => cap !== null);
  return (
    <>
      <DataTable label={t('experiment.result')} columns={columns} rows={metrics} keyOf={({ metric }) => metric} />
      {(explained > 0 || revenue) && (
        <div className="border-t border-line px-5 py-3 text-sm text-ink-2">
          {explained > 0 && <p>{t('experiment.cuped', { share: formatShare(explained, language) })}</p>}
          {revenue?.uncapped && (
            <p>
              {t('experiment.cap', {
                cap: money(revenue.cap ?? 0),
                control: money(revenue.uncapped.control),
                treatment: money(revenue.uncapped.treatment),
              })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
