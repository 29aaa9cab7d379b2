/** What the shop uses in this month: calls beside their limit, by day, and what they were for. */
import type { Usage } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { formatDay, formatNumber, formatShare } from '../../kit/format.ts';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { SampleBadge } from '../../kit/sample-badge.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const ASK_AGAIN_MS = 30_000;
const LAST_MOMENT_MS = 1;

export default function UsageRoom() {
  const { t } = useWords();
  const { id: store } = useStore();
  const usage = useQuery({
    queryKey: ['usage', store],
    queryFn: ({ signal }) => callV1('usage', { params: { store } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });
  return (
    <>
      <RoomHead title={t('room.usage')} note={<SampleBadge />} />
      <Loaded query={usage}>{(data) => <Month usage={data} />}</Loaded>
    </>
  );
}

function Month({ usage }: { usage: Usage }) {
  const { t, language } = useWords();
  const number = (value: number) => formatNumber(value, language);
  const { from, to, used, limit, forecast, level, days } = usage;
  const lastDay = new Date(Date.parse(to) - LAST_MOMENT_MS).toISOString().slice(0, 10);
  const span = t('usage.span', { from: formatDay(from.slice(0, 10), language), to: formatDay(lastDay, language) });
  const columns: Column<Usage['days'][number]>[] = [
    { id: 'day', label: t('order.date'), renderCell: ({ day }) => formatDay(day, language) },
    { id: 'keys', label: t('usage.byKeys'), isNumber: true, renderCell: ({ by_keys }) => number(by_keys) },
    {
      id: 'shoppers',
      label: t('usage.byShoppers'),
      isNumber: true,
      renderCell: ({ by_shoppers }) => number(by_shoppers),
    },
  ];
  const facts: [string, number][] = [
    [t('query.searches'), usage.searches],
    [t('usage.replies'), usage.replies],
    [t('usage.tokens'), usage.model_tokens],
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <Panel title={t('usage.calls')} note={`${span} ${t('usage.what')}`}>
        <div className="px-5 pb-4">
          <p className="figures text-[28px] leading-tight font-semibold tracking-[-0.02em]">{number(used)}</p>
          <p className="text-ink-2">
            {limit === null
              ? t('usage.noLimit')
              : t('usage.ofLimit', { limit: number(limit), share: formatShare(used / limit, language) })}
            {usage.overage > 0 && ` · ${t('usage.overage', { count: number(usage.overage) })}`}
            {forecast !== null && ` · ${t('usage.forecast', { count: number(forecast) })}`}
          </p>
          {limit !== null && (
            <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-chip bg-surface-2">
              <div
                className={`h-full ${level === 'ok' ? 'bg-(--link)' : 'bg-danger-fill'}`}
                style={{ width: `${Math.min(100, (used / limit) * 100)}%` }}
              />
            </div>
          )}
          {level !== 'ok' && (
            <p
              role={level === 'half' ? 'status' : 'alert'}
              className={`mt-3 rounded-control px-3.5 py-2.5 ${level === 'half' ? 'bg-surface-2' : 'bg-danger-tint text-danger'}`}
            >
              {t(level !== 'half' && usage.beyond === 'counted' ? `usage.counted.${level}` : `usage.level.${level}`)}
            </p>
          )}
        </div>
        {days.length === 0 ? (
          <StateNote icon="clock" title={t('usage.none')} />
        ) : (
          <DataTable label={t('usage.byDay')} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
        )}
      </Panel>
      <Panel title={t('usage.for')} note={span}>
        <dl className="divide-y divide-line border-t border-line">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 px-5 py-2.5">
              <dt className="text-ink-2">{label}</dt>
              <dd className="figures font-semibold">{number(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
