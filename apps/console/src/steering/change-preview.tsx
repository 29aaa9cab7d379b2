/**
 * What a rule or synonym would change before it is saved: the last weeks' queries with their results before and after,
 * and the rules that it contradicts. Asked again shortly after the form changed.
 */
import type { RulePreview, RulePreviewRequest } from '@quarry/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callV1 } from '../calls/call-v1.ts';
import { formatNumber } from '../kit/format.ts';
import { Loaded } from '../kit/states.tsx';
import { useStore } from '../kit/store-context.ts';
import { useWords } from '../words/use-words.ts';

const PAUSE_MS = 400;
const SHOWN_QUERIES = 12;
const SHOWN_PRODUCTS = 4;

type Change = RulePreviewRequest['change'];

/** @param change null while the form does not say enough. */
export function ChangePreview({ change }: { change: Change | null }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const asked = useSettled(change === null ? null : JSON.stringify(change));
  const preview = useQuery({
    queryKey: ['preview', store, asked],
    queryFn: ({ signal }) =>
      callV1('previewRule', { params: { store }, body: { change: JSON.parse(asked ?? '') } }, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('preview.title')} aria-live="polite" className="panel min-w-0">
      <h3 className="px-4 pt-3.5 text-[17px] font-semibold">{t('preview.title')}</h3>
      {asked === null ? (
        <p className="px-4 pt-1 pb-4 text-ink-2">{t('preview.incomplete')}</p>
      ) : (
        <Loaded query={preview}>{(data) => <Effects preview={data} />}</Loaded>
      )}
    </section>
  );
}

function Effects({ preview }: { preview: RulePreview }) {
  const { t, language } = useWords();
  const { changed, conflicts, compared_queries, affected_queries, distinct_queries, days } = preview;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="px-4 pb-4">
      {conflicts.length > 0 && (
        <ul role="alert" className="mt-2 rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
          {conflicts.map((conflict) => (
            <li key={`${conflict.code}${conflict.with.id}`}>
              {t(`conflict.${conflict.code}`, { name: conflict.with.name })}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 font-semibold">{t('preview.changed', { count: number(changed.length) })}</p>
      <p className="text-sm text-ink-2">
        {t('preview.basis', {
          days,
          distinct: number(distinct_queries),
          affected: number(affected_queries),
          compared: number(compared_queries),
        })}
        {preview.has_more_queries && ` ${t('preview.more')}`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {changed.slice(0, SHOWN_QUERIES).map((entry) => (
          <li key={entry.query} className="py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 font-semibold break-words">{entry.query}</b>
              <span className="figures text-sm text-ink-2">
                {t('preview.searches', { count: number(entry.searches) })}
              </span>
            </p>
            <div className="mt-1 grid grid-cols-2 gap-3 text-sm">
              <Results
                title={t('preview.before')}
                redirect={entry.redirect_before}
                items={entry.before}
                total={entry.total_before}
                others={entry.after}
              />
              <Results
                title={t('preview.after')}
                redirect={entry.redirect_after}
                items={entry.after}
                total={entry.total_after}
                others={entry.before}
              />
            </div>
          </li>
        ))}
      </ul>
      {changed.length > SHOWN_QUERIES && (
        <p className="text-sm text-ink-2">{t('preview.others', { count: number(changed.length - SHOWN_QUERIES) })}</p>
      )}
    </div>
  );
}

interface ResultsProps {
  title: string;
  redirect: string | null;
  items: readonly { id: string; title: string }[];
  total: number;
  /** The other side: products that do not stand at the same place there are marked. */
  others: readonly { id: string }[];
}

function Results({ title, redirect, items, total, others }: ResultsProps) {
  const { t, language } = useWords();
  return (
    <div className="min-w-0">
      <p className="text-ink-2">
        {title} · {formatNumber(total, language)}
      </p>
      {redirect !== null && (
        <p dir="ltr" className="truncate font-mono text-[13px]">
          → {redirect}
        </p>
      )}
      <ol className="ms-4 list-decimal">
        {items.slice(0, SHOWN_PRODUCTS).map((item, place) => (
          <li key={item.id} className={others[place]?.id === item.id ? 'text-ink-2' : 'font-semibold'}>
            <span className="line-clamp-1">{item.title}</span>
          </li>
        ))}
      </ol>
      {items.length === 0 && redirect === null && <p className="text-ink-2">{t('preview.nothing')}</p>}
    </div>
  );
}

/** The value once it has not changed for a moment. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
