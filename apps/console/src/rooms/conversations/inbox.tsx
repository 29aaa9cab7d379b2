/** Conversations by filter, the latest first. The server decides what belongs to a filter, so it is asked again. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { type InboxEntry, LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const FILTERS = ['all', 'waiting', 'taken_over', 'handed_over', 'unanswered', 'low_rated', 'danger', 'slow'] as const;
const LANGUAGE_FILTERS = ['all', ...LANGUAGES] as const;
/** Before there were conversations: a filter that names no moment. */
const ALWAYS = '1970-01-01T00:00:00.000Z';
const ASK_AGAIN_MS = 5000;
/** The server takes no shorter text. */
const SHORTEST_TEXT = 2;

export function Inbox() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const filter = oneOf(address.get('filter'), FILTERS);
  const spoken = oneOf(address.get('language'), LANGUAGE_FILTERS);
  const since = address.get('since') ?? ALWAYS;
  const text = address.get('text') ?? '';
  const chosen = address.get('id');
  const conversations = useInfiniteQuery({
    queryKey: ['conversations', store, filter, since, spoken, text],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listConversations',
        {
          params: { store },
          query: {
            ...(filter === 'slow' ? { slow_since: since } : filter !== 'all' && { [filter]: 'true' }),
            ...(spoken !== 'all' && { language: spoken }),
            ...(text.length >= SHORTEST_TEXT && { text }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  });
  return (
    <section aria-label={t('inbox.title')} className="panel">
      <div className="grid gap-3 p-4">
        <SearchField
          label={t('inbox.find')}
          value={text}
          onChange={(typed) => address.change({ text: typed }, { replace: true })}
        />
        <select
          aria-label={t('inbox.filter')}
          className="field"
          value={filter}
          onChange={(event) =>
            address.change({ filter: event.target.value === 'all' ? null : event.target.value, since: null })
          }
        >
          {FILTERS.map((value) => (
            <option key={value} value={value}>
              {t(`inbox.filter.${value}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('shell.language')}
          className="field"
          value={spoken}
          onChange={(event) => address.change({ language: event.target.value === 'all' ? null : event.target.value })}
        >
          <option value="all">{t('inbox.allLanguages')}</option>
          {LANGUAGES.map((value) => (
            <option key={value} value={value} lang={value}>
              {NATIVE_NAMES[value]}
            </option>
          ))}
        </select>
      </div>
      <Loaded query={conversations}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0)
            return (
              <StateNote
                icon="chat"
                title={t(filter === 'all' && spoken === 'all' && !text ? 'inbox.none' : 'rules.noneFound')}
              />
            );
          return (
            <>
              <ul className="divide-y divide-line border-t border-line">
                {rows.map((entry) => (
                  <li key={entry.id}>
                    <Link
                      to={address.queryWith({ id: entry.id })}
                      aria-current={entry.id === chosen ? 'true' : undefined}
                      className="block px-4 py-3 hover:bg-well aria-[current]:bg-surface-2"
                    >
                      <span className="flex items-center justify-between gap-3 text-sm text-ink-2">
                        <time dateTime={entry.updated_at}>{formatTime(entry.updated_at, language)}</time>
                        <span className="uppercase">{entry.language}</span>
                      </span>
                      <span dir="auto" className="my-0.5 line-clamp-2">
                        {entry.last_message?.text ?? t('inbox.noMessage')}
                      </span>
                      <Marks entry={entry} />
                    </Link>
                  </li>
                ))}
              </ul>
              <MoreButton pages={conversations} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

export function Marks({ entry }: { entry: InboxEntry }) {
  const { t } = useWords();
  return (
    <span className="flex flex-wrap gap-1.5">
      {entry.danger && <Badge tone="bad">{t('inbox.danger')}</Badge>}
      {entry.is_waiting && <Badge tone="wait">{t('inbox.waiting')}</Badge>}
      {entry.state === 'person' && (
        <Badge tone="note">{t('inbox.takenOverBy', { name: entry.taken_over_by ?? '' })}</Badge>
      )}
      {entry.unanswered > 0 && <Badge>{t('inbox.unanswered', { count: entry.unanswered })}</Badge>}
      {entry.disliked > 0 && <Badge tone="bad">{t('inbox.disliked', { count: entry.disliked })}</Badge>}
      {entry.rating !== null && <Badge>{t('inbox.rating', { stars: entry.rating })}</Badge>}
    </span>
  );
}
