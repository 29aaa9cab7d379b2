/** What a publication would do to the judged queries of the shop. */
import type { PublicationCheck } from '@quarry/contract';
import { formatNumber } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';

const SHOWN = 8;

export function JudgedEffect({ check }: { check: PublicationCheck }) {
  const { t, language } = useWords();
  const { concerned, compared, falls, rises, below_floor: belowFloor } = check;
  const number = (value: number) => formatNumber(value, language);
  const ndcg = (value: number) => formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (concerned === 0) return <p className="text-ink-2">{t('publish.notConcerned')}</p>;
  return (
    <section aria-label={t('room.quality')}>
      <p className={falls.length > 0 ? 'font-semibold text-danger' : ''}>
        {falls.length > 0
          ? t('publish.falls', { count: number(falls.length) })
          : t('publish.noFalls', { rises: number(rises.length) })}
      </p>
      <p className="text-sm text-ink-2">
        {t('publish.compared', { compared: number(compared), concerned: number(concerned) })}
      </p>
      {falls.length > 0 && (
        <ul className="mt-2 rounded-control bg-danger-tint px-3.5 py-2.5">
          {falls.slice(0, SHOWN).map(({ query, language: spoken, before, after }) => (
            <li key={`${spoken ?? ''} ${query}`} className="flex justify-between gap-4">
              <b className="min-w-0 font-semibold break-words">
                <bdi>{query}</bdi>
              </b>
              <bdi dir="ltr" className="figures flex-none">{`${ndcg(before)} → ${ndcg(after)}`}</bdi>
            </li>
          ))}
        </ul>
      )}
      {belowFloor.length > 0 && (
        <p className="mt-2 font-semibold text-danger">
          {t('publish.belowFloor', { figures: belowFloor.map((figure) => t(`checks.short.${figure}`)).join(' · ') })}
        </p>
      )}
    </section>
  );
}
