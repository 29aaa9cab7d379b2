/** Exports, erasures and deletions by retention, without the persons. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { isWordKey } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';

export function PeopleDataLog() {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const log = useInfiniteQuery({
    queryKey: ['people-data-log', store],
    queryFn: ({ pageParam, signal }) =>
      callV1('peopleDataLog', { params: { store }, query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  return (
    <Panel title={t('personal.log')} note={t('personal.logNote')}>
      <Loaded query={log}>
        {({ pages }) => {
          const lines = pages.flatMap(({ items }) => items);
          if (lines.length === 0) return <StateNote icon="clock" title={t('personal.logNone')} />;
          return (
            <>
              <ol className="divide-y divide-line border-t border-line">
                {lines.map(({ id, at, actor, action, asked_by, counts }) => (
                  <li key={id} className="px-5 py-2.5">
                    <p>
                      <b className="font-semibold">{t(`personal.action.${action}`)}</b>
                      {asked_by.length > 0 && ` · ${asked_by.map((name) => t(`personal.by.${name}`)).join(', ')}`}
                    </p>
                    <CountsOf counts={counts} />
                    <p className="text-sm text-ink-2">
                      {actor || t('personal.server')} · <time dateTime={at}>{formatTime(at, language)}</time>
                    </p>
                  </li>
                ))}
              </ol>
              <MoreButton pages={log} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** The kinds of data of which there is something, each with its number. */
export function CountsOf({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, language } = useWords();
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <p className="text-sm text-ink-2">
      {some
        .map(([kind, count]) => {
          const key = `personal.kind.${kind}`;
          return `${isWordKey(key) ? t(key) : kind}: ${formatNumber(count, language)}`;
        })
        .join(' · ')}
    </p>
  );
}
