/** The log of a webhook: every delivery with its attempts, to be sent again. */
import type { Delivery, Webhook } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { Modal } from '../../kit/dialogs.tsx';
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

/** While the log is open, attempts appear as they are made. */
const REFRESH_MS = 3_000;

export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const params = { store, id: webhook.id };
  const outdates = [
    ['deliveries', store],
    ['webhooks', store],
  ];
  const log = useInfiniteQuery({
    queryKey: ['deliveries', store, webhook.id],
    queryFn: ({ pageParam, signal }) =>
      callV1('listDeliveries', { params, query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: REFRESH_MS,
  });
  const test = useChange({ run: () => callV1('testWebhook', { params }), outdates });
  const again = useChange({
    run: (delivery: string) => callV1('redeliver', { params: { ...params, delivery } }),
    outdates,
  });
  const mayWrite = may('webhooks:write');
  return (
    <Modal title={t('webhooks.deliveries')} note={<span dir="ltr">{webhook.url}</span>} onClose={onClose} width="wide">
      {mayWrite && (
        <Button look="line" size="small" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('webhooks.test')}
        </Button>
      )}
      <Loaded query={log}>
        {({ pages }) => {
          const deliveries = pages.flatMap(({ items }) => items);
          if (deliveries.length === 0) return <StateNote icon="clock" title={t('webhooks.noDeliveries')} />;
          return (
            <>
              <ol className="mt-3 divide-y divide-line border-y border-line">
                {deliveries.map((delivery) => (
                  <Line
                    key={delivery.id}
                    delivery={delivery}
                    onAgain={mayWrite ? () => again.mutate(delivery.id) : undefined}
                    isPending={again.isPending}
                  />
                ))}
              </ol>
              <MoreButton pages={log} />
            </>
          );
        }}
      </Loaded>
    </Modal>
  );
}

const TONES = { pending: 'note', delivered: 'good', failed: 'bad' } as const;

interface LineProps {
  delivery: Delivery;
  onAgain: (() => void) | undefined;
  isPending: boolean;
}

function Line({
  delivery: { event, status, attempts, payload, created_at, next_attempt_at },
  onAgain,
  isPending,
}: LineProps) {
  const { t, language } = useWords();
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[status]}>{t(`delivery.${status}`)}</Badge>
        <b className="font-semibold">{t(`webhookEvent.${event}`)}</b>
        <time dateTime={created_at} className="text-sm text-ink-2">
          {formatTime(created_at, language)}
        </time>
        {onAgain && status !== 'pending' && (
          <Button look="text" size="small" className="ms-auto" disabled={isPending} onClick={onAgain}>
            {t('webhooks.redeliver')}
          </Button>
        )}
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm text-ink-2">
          {t('delivery.attempts', { count: attempts.length })}
        </summary>
        <ul className="text-sm text-ink-2">
          {attempts.map(({ at, status: code, error, ms }) => (
            <li key={at}>
              <time dateTime={at}>{formatTime(at, language)}</time> · {code ?? error} · {t('delivery.took', { ms })}
            </li>
          ))}
          {next_attempt_at !== null && <li>{t('delivery.next', { time: formatTime(next_attempt_at, language) })}</li>}
        </ul>
        <pre dir="ltr" className="mt-2 overflow-x-auto rounded-control bg-well p-3 font-mono text-[13px]">
          {JSON.stringify(payload, null, 2)}
        </pre>
      </details>
    </li>
  );
}
