/** One message with, for the assistant's, what it understood, looked up and showed. */
import type { StaffMessage } from '@quarry/contract';
import { formatNumber, formatTime } from '../../kit/format.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

export function Turn({ message }: { message: StaffMessage }) {
  const { t, language } = useWords();
  const isShopper = message.role === 'shopper';
  const isPerson = message.author !== null;
  return (
    <li className={isShopper ? 'ms-8 justify-self-end' : 'me-8'}>
      <p className="mb-0.5 text-sm text-ink-2">
        {isShopper ? t('turn.shopper') : isPerson ? message.author : t('turn.assistant')}
        {' · '}
        <time dateTime={message.created_at}>{formatTime(message.created_at, language)}</time>
      </p>
      <div
        dir="auto"
        lang={message.language ?? undefined}
        className={`max-w-[66ch] break-words whitespace-pre-line ${
          isShopper
            ? 'rounded-card bg-surface-2 px-4 py-2.5'
            : `border-s-2 ps-3.5 ${isPerson ? 'border-[var(--link)]' : 'border-rule'}`
        }`}
      >
        {message.text}
        {message.is_cut && <span className="text-ink-3"> …</span>}
      </div>
      {(message.reaction !== null || message.rating !== null || message.comment) && (
        <p className="mt-1 text-sm">
          {message.reaction && t(`turn.${message.reaction}`)}
          {message.rating !== null && ` · ${t('inbox.rating', { stars: message.rating })}`}
          {message.comment && <q className="ms-1.5 text-ink-2">{message.comment}</q>}
        </p>
      )}
      {!isShopper && !isPerson && <Trace message={message} />}
    </li>
  );
}

function Trace({ message }: { message: StaffMessage }) {
  const { t, language } = useWords();
  const { understood, look_ups, products, orders, danger, fallback, mind, first_piece_ms } = message;
  const number = (value: number) => formatNumber(value, language);
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink">
        {t('turn.trace')}
        {first_piece_ms !== null && ` · ${t('turn.firstWords', { ms: number(first_piece_ms) })}`}
      </summary>
      <dl className="grid gap-1.5 border-s border-line ps-3.5">
        {understood.length > 0 && (
          <Row label={t('turn.understood')}>
            {understood.map(({ kind, confidence }) => `${kind} ${Math.round(confidence * 100)} %`).join(', ')}
          </Row>
        )}
        {look_ups.map(({ tool, input, results, ms }, place) => (
          // oxlint-disable-next-line no-array-index-key -- look-ups of a turn have no id and never change
          <Row key={place} label={t('turn.lookedUp')}>
            <span dir="ltr" className="font-mono text-[13px] break-all">
              {tool} {JSON.stringify(input)}
            </span>{' '}
            {t('turn.results', { count: number(results), ms: number(ms) })}
          </Row>
        ))}
        {products.length > 0 && <Row label={t('turn.products')}>{products.join(', ')}</Row>}
        {orders.length > 0 && <Row label={t('turn.orders')}>{orders.join(', ')}</Row>}
        {danger && <Row label={t('inbox.danger')}>{danger}</Row>}
        {mind && <Row label={t('turn.mind')}>{mind === 'model' ? t('turn.model') : t('turn.builtIn')}</Row>}
        {fallback && <Row label={t('turn.fallback')}>{fallback}</Row>}
      </dl>
    </details>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-2">{label}:</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
