/** What to do next: queries that fail, the greatest estimated loss first, each with the way to its remedy. */
import type { Advice, AdviceList, Loss } from '@quarry/contract';
import { buttonClass } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { usePeriod } from '../../kit/period.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

/** Advice runs the failing searches again: it is not asked for as often as the figures. */
const FRESH_MS = 60_000;

/** @param isSegment the room shows a part of the searches, this list counts all. */
export function AdviceListPanel({ isSegment }: { isSegment: boolean }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const days = usePeriod();
  const advice = useQuery({
    queryKey: ['advice', store, days],
    queryFn: ({ signal }) => callV1('advice', { params: { store }, query: { days } }, { signal }),
    staleTime: FRESH_MS,
  });
  return (
    <Panel
      title={t('advice.title')}
      note={
        <>
          {advice.data && <Basis advice={advice.data} />} {isSegment && t('segment.adviceAll')}
        </>
      }
      actions={advice.data?.loss && <TotalLoss loss={advice.data.loss} currency={advice.data.currency} />}
      className="mt-6"
    >
      <Loaded query={advice}>
        {({ items, currency }) =>
          items.length === 0 ? (
            <StateNote icon="check" title={t('advice.none')}>
              {t('advice.noneWhy')}
            </StateNote>
          ) : (
            <Items items={items} currency={currency} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Where the prices come from, or why there are none. */
function Basis({ advice: { worth, currency } }: { advice: AdviceList }) {
  const { t, language } = useWords();
  if (!worth) return t('advice.noPrice');
  const { estimate, low, high } = worth.per_search;
  const money = (amount: number) => formatNumber(amount, language, { style: 'currency', currency });
  return t('advice.basis', {
    worth: money(estimate),
    low: money(low),
    high: money(high),
    orders: formatNumber(worth.orders, language),
    days: formatNumber(worth.days, language),
  });
}

function useMoney(currency: string) {
  const { language } = useWords();
  return (amount: number) => formatNumber(amount, language, { style: 'currency', currency, maximumFractionDigits: 0 });
}

function TotalLoss({ loss, currency }: { loss: Loss; currency: string }) {
  const { t } = useWords();
  const money = useMoney(currency);
  return (
    <p className="text-end">
      <b className="figures block text-[22px] leading-tight font-semibold">{money(loss.estimate)}</b>
      <span className="text-sm text-ink-2">{t('advice.totalLoss')}</span>
    </p>
  );
}

function Items({ items, currency }: { items: readonly Advice[]; currency: string }) {
  const { t, language } = useWords();
  const money = useMoney(currency);
  const columns: Column<Advice>[] = [
    {
      id: 'query',
      label: t('advice.cause'),
      renderCell: ({ cause, query }) => (
        <>
          <bdi className="block font-semibold break-words">{query}</bdi>
          <span className="text-sm text-ink-2">{t(`advice.cause.${cause}`)}</span>
        </>
      ),
    },
    {
      id: 'searches',
      label: t('query.searches'),
      isNumber: true,
      renderCell: ({ searches }) => formatNumber(searches, language),
    },
    {
      id: 'loss',
      label: t('advice.loss'),
      isNumber: true,
      renderCell: ({ loss, failed }) =>
        loss ? (
          <>
            <b className="block font-semibold">{money(loss.estimate)}</b>
            <span className="text-sm whitespace-nowrap text-ink-2">
              {t('advice.range', { low: money(loss.low), high: money(loss.high) })}
            </span>
          </>
        ) : (
          <span className="text-sm text-ink-2">{t('advice.failed', { count: formatNumber(failed, language) })}</span>
        ),
    },
    { id: 'remedy', label: t('advice.remedy'), renderCell: (advice) => <Remedy advice={advice} /> },
  ];
  return (
    <DataTable
      label={t('advice.title')}
      columns={columns}
      rows={items}
      keyOf={({ cause, query }) => `${cause} ${query}`}
    />
  );
}

/** Who may not write rules or synonyms is led to the figures of the query. */
function Remedy({ advice: { cause, query, reworded, found_now, is_mended } }: { advice: Advice }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const days = usePeriod();
  const found = formatNumber(found_now, language);
  const room = `/${store}/search?q=${encodeURIComponent(query)}&days=${days}`;
  const maySynonym = may('synonyms:write');
  if (is_mended) {
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">{t('advice.mended')}</Badge>
        <span className="text-sm text-ink-2">{t('advice.findsNow', { count: found })}</span>
      </span>
    );
  }
  if (cause === 'no-result' && reworded && maySynonym) {
    const words = encodeURIComponent(`${query}, ${reworded.query}`);
    return (
      <Line
        text={t('advice.reworded', { words: reworded.query, visits: formatNumber(reworded.visits, language) })}
        verb={t('synonyms.create')}
        to={`${room}&synonym=new&words=${words}`}
      />
    );
  }
  if (cause === 'no-result' && maySynonym) {
    return (
      <Line
        text={t('advice.unknownWords')}
        verb={t('synonyms.create')}
        to={`${room}&synonym=new&words=${encodeURIComponent(query)}`}
      />
    );
  }
  const text = cause === 'few-clicks' ? t('advice.reorder', { count: found }) : t('advice.look');
  return <Line text={text} verb={t(cause === 'few-clicks' ? 'advice.order' : 'advice.open')} to={room} />;
}

function Line({ text, verb, to }: { text: string; verb: string; to: string }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 max-sm:justify-end">
      <span className="max-w-[44ch] min-w-0 text-sm text-ink-2">{text}</span>
      <Link to={to} className={`${buttonClass('line', 'small')} flex-none`}>
        {verb}
      </Link>
    </span>
  );
}
