/** One query: its figures, where people click, what it shows now, and rules straight from a product. */
import { NATIVE_NAMES, type QueryDetail } from '@quarry/contract';
import { buttonClass } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { WhyHere } from './why-here.tsx';
import { ChangeFigure } from '../../kit/change-figure.tsx';
import { formatNumber, formatShare } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { usePeriod } from '../../kit/period.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const ACTIONS = ['pin', 'boost', 'bury', 'hide'] as const;

export function QueryPage({ query }: { query: string }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const days = usePeriod();
  const detail = useQuery({
    queryKey: ['query', store, query, days],
    queryFn: ({ signal }) => callV1('queryDetail', { params: { store }, query: { query, days } }, { signal }),
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={address.queryWith({ q: null })} className={`${buttonClass('text', 'small')} -ms-4`}>
          {t('query.back')}
        </Link>
        <h2 dir="auto" className="min-w-0 text-xl font-semibold break-words">
          {query}
        </h2>
        <div className="ms-auto flex flex-wrap gap-2">
          {may('synonyms:write') && (
            <Link to={address.queryWith({ synonym: 'new', words: query })} className={buttonClass('line', 'small')}>
              {t('synonyms.create')}
            </Link>
          )}
          {may('rules:write') && (
            <Link
              to={address.queryWith({ edit: 'new', kind: 'redirect', query })}
              className={buttonClass('line', 'small')}
            >
              {t('ruleKind.redirect')}
            </Link>
          )}
          <a
            href={`/new-search?store=${encodeURIComponent(store)}&q=${encodeURIComponent(query)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('line', 'small')}
          >
            {t('query.asShopper')}
          </a>
        </div>
      </div>
      <Loaded query={detail}>{(data) => <Detail detail={data} query={query} />}</Loaded>
    </>
  );
}

function Detail({ detail, query }: { detail: QueryDetail; query: string }) {
  const { t, language } = useWords();
  const { figures } = detail;
  const number = (value: number) => formatNumber(value, language);
  const most = Math.max(1, ...detail.clicks_by_position.map(({ clicks }) => clicks));
  return (
    <div className="grid gap-6">
      <dl className="panel grid grid-cols-2 sm:grid-cols-4">
        <Figure label={t('query.searches')} value={number(figures.searches)}>
          <ChangeFigure now={figures.searches} before={figures.previous_searches} as="percent" more="neutral" />
        </Figure>
        <Figure label={t('query.visits')} value={number(figures.visits)} />
        <Figure
          label={t('query.clickRate')}
          value={figures.click_rate === null ? '–' : formatShare(figures.click_rate, language)}
        />
        <Figure label={t('query.withoutResult')} value={number(figures.without_result)} />
      </dl>
      <Panel
        title={t('query.shownNow', { count: number(detail.total_now) })}
        note={
          detail.redirect_now === null ? t('query.shownNowNote') : `${t('ruleKind.redirect')}: ${detail.redirect_now}`
        }
      >
        {detail.shown_now.length === 0 ? (
          <p className="px-5 pb-5 text-ink-2">{t('preview.nothing')}</p>
        ) : (
          <ShownNow detail={detail} query={query} />
        )}
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t('query.products')} note={t('query.productsNote')}>
          {detail.products.length === 0 ? (
            <p className="px-5 pb-5 text-ink-2">{t('query.noProducts')}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {detail.products.map(({ id, title, clicks, carts, orders }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 px-5 py-2.5">
                  <bdi className="min-w-0">{title ?? <s className="text-ink-2">{id}</s>}</bdi>
                  <span className="figures text-sm text-ink-2">
                    {t('query.productFigures', {
                      clicks: number(clicks),
                      carts: number(carts),
                      orders: number(orders),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={t('query.positions')} note={t('query.positionsNote')}>
          {detail.clicks_by_position.length === 0 ? (
            <p className="px-5 pb-5 text-ink-2">{t('query.noClicks')}</p>
          ) : (
            <ol className="grid gap-1.5 px-5 pb-5">
              {detail.clicks_by_position.map(({ position, clicks }) => (
                <li key={position} className="grid grid-cols-[32px_1fr_56px] items-center gap-3 text-sm">
                  <span className="figures">{position}</span>
                  <span aria-hidden="true" className="h-2 rounded-[1px] bg-surface-2">
                    <span className="block h-full bg-ink-2" style={{ width: `${(100 * clicks) / most}%` }} />
                  </span>
                  <span className="figures text-end">{number(clicks)}</span>
                </li>
              ))}
            </ol>
          )}
        </Panel>
        {detail.asked_by.length > 0 && <AskedBy detail={detail} />}
      </div>
    </div>
  );
}

function AskedBy({ detail: { asked_by, figures } }: { detail: QueryDetail }) {
  const { t, language } = useWords();
  const all = Math.max(1, figures.searches);
  return (
    <Panel title={t('query.askedBy')} note={t('query.askedByNote')}>
      <ul className="grid gap-1.5 px-5 pb-5">
        {asked_by.map(({ source, device, language: spoken, searches }) => (
          <li key={`${source}${device}${spoken}`} className="grid grid-cols-[1fr_88px_56px] items-center gap-3 text-sm">
            <span className="min-w-0">
              {[
                source && t(`segment.source.${source}`),
                device && t(`segment.device.${device}`),
                spoken && NATIVE_NAMES[spoken],
              ]
                .filter(Boolean)
                .join(' · ') || t('segment.unknown')}
            </span>
            <span aria-hidden="true" className="h-2 rounded-[1px] bg-surface-2">
              <span className="block h-full bg-ink-2" style={{ width: `${(100 * searches) / all}%` }} />
            </span>
            <span className="figures text-end">{formatNumber(searches, language)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ShownNow({ detail, query }: { detail: QueryDetail; query: string }) {
  const { t } = useWords();
  const { may } = useStore();
  const address = useAddress();
  return (
    <ol className="divide-y divide-line border-t border-line">
      {detail.shown_now.map(({ id, title, position, tier, explain }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-1.5">
          <span className="figures w-6 text-ink-2">{position}</span>
          <span className="min-w-0 flex-1 basis-56">
            <bdi className="font-semibold">{title}</bdi>
            {tier === 'meets_some' && <span className="ms-2 text-sm text-ink-2">{t('query.meetsSome')}</span>}
            <WhyHere explain={explain} />
          </span>
          {may('rules:write') && (
            <span className="flex flex-wrap">
              {ACTIONS.map((kind) => (
                <Link
                  key={kind}
                  to={address.queryWith({ edit: 'new', kind, query, product: id })}
                  className={buttonClass('text', 'small', '!px-2.5 !font-medium')}
                >
                  {t(`ruleKind.${kind}`)}
                  <span className="sr-only">{title}</span>
                </Link>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-s border-line px-5 py-4 first:border-s-0 max-sm:odd:border-s-0 max-sm:nth-[n+3]:border-t">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="figures text-[28px] leading-tight font-semibold">{value}</dd>
      {children && <dd className="text-sm">{children}</dd>}
    </div>
  );
}
