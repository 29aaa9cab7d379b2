/** Feeds that are imported on a schedule, with their last result. */
import { type Feed, FEED_INTERVALS_HOURS } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { CheckInput, SelectInput } from '../../kit/fields.tsx';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

/** Results of imports appear while the page is open. */
const REFRESH_MS = 5_000;
const TONES = { running: 'note', imported: 'good', unchanged: 'plain', failed: 'bad', asks: 'bad' } as const;

export function Feeds() {
  const { t } = useWords();
  const { id: store } = useStore();
  const feeds = useQuery({
    queryKey: ['feeds', store],
    queryFn: ({ signal }) => callV1('listFeeds', { params: { store } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  if (feeds.data?.items.length === 0) return null;
  return (
    <Panel title={t('feeds.title')} note={t('feeds.note')}>
      <Loaded query={feeds}>
        {({ items }) => (
          <ul className="divide-y divide-line border-t border-line">
            {items.map((feed) => (
              <FeedLine key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function FeedLine({ feed }: { feed: Feed }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const isLocked = !may('imports:write');
  const params = { store, id: feed.id };
  const outdates = [
    ['feeds', store],
    ['audit', store],
  ];
  const change = useChange({
    run: (body: Partial<Pick<Feed, 'every_hours' | 'delete_missing' | 'enabled'>>) =>
      callV1('changeFeed', { params, body }),
    outdates,
  });
  const run = useChange({ run: () => callV1('runFeed', { params }), outdates });
  const confirm = useChange({ run: () => callV1('confirmFeedLoss', { params }), outdates });
  const remove = useChange({
    run: () => callV1('deleteFeed', { params }),
    outdates,
    onDone: () => address.change({ dialog: null, id: null }),
  });
  const { last } = feed;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b dir="ltr" className="min-w-0 font-semibold break-all">
          {feed.url}
        </b>
        {last && <Badge tone={TONES[last.outcome]}>{t(`feedOutcome.${last.outcome}`)}</Badge>}
        <span className="text-sm text-ink-2">
          {last && formatTime(last.at, language)}
          {feed.next_at && ` · ${t('feeds.next', { time: formatTime(feed.next_at, language) })}`}
        </span>
      </div>
      {last?.error && <p className="text-danger">{last.error}</p>}
      {last?.counts && <Counts counts={last.counts} />}
      {last?.outcome === 'asks' && (
        <div role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5">
          <p className="mb-2">{t('feeds.asks', { count: formatNumber(last.counts?.missing ?? 0, language) })}</p>
          {!isLocked && (
            <Button look="line" size="small" disabled={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
              {t('feeds.confirm')}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <SelectInput
          label={t('feeds.every')}
          value={String(feed.every_hours)}
          options={FEED_INTERVALS_HOURS.map((hours) => ({ value: String(hours), label: t(`feedEvery.${hours}`) }))}
          onChange={(value) => {
            const every_hours = FEED_INTERVALS_HOURS.find((hours) => String(hours) === value);
            if (every_hours) change.mutate({ every_hours });
          }}
          disabled={isLocked}
        />
        <CheckInput
          label={t('import.deleteMissing')}
          checked={feed.delete_missing}
          onChange={(delete_missing) => change.mutate({ delete_missing })}
          disabled={isLocked}
        />
        <CheckInput
          label={t('rule.enabled')}
          checked={feed.enabled}
          onChange={(enabled) => change.mutate({ enabled })}
          disabled={isLocked}
        />
        {!isLocked && (
          <span className="ms-auto flex gap-1">
            <Button
              look="text"
              size="small"
              disabled={run.isPending || !feed.enabled}
              onClick={() => run.mutate(undefined)}
            >
              {t('feeds.runNow')}
            </Button>
            <Button look="text" size="small" onClick={() => address.change({ dialog: 'delete-feed', id: feed.id })}>
              {t('action.delete')}
            </Button>
          </span>
        )}
      </div>
      {!feed.enabled && <p className="text-sm text-ink-2">{t('feeds.off')}</p>}
      {address.get('dialog') === 'delete-feed' && address.get('id') === feed.id && (
        <Question
          title={t('feeds.deleteTitle')}
          verb={t('action.delete')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => address.change({ dialog: null, id: null })}
        >
          {t('feeds.deleteText')}
        </Question>
      )}
    </li>
  );
}

const COUNTS = ['created', 'updated', 'unchanged', 'missing', 'deleted', 'rejected'] as const;

function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, language } = useWords();
  const some = COUNTS.filter((name) => (counts[name] ?? 0) > 0);
  return (
    <p className="text-sm text-ink-2">
      {some.map((name) => `${t(`import.${name}`)}: ${formatNumber(counts[name] ?? 0, language)}`).join(' · ')}
    </p>
  );
}
