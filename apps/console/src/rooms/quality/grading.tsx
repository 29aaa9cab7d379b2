/** Grades queries one after the other: those that shoppers ask often and nobody has graded, or any other. */
import { Language } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { TextInput } from '../../kit/fields.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { GradeQuery } from './grade-query.tsx';

export function Grading() {
  const { id: store } = useStore();
  const address = useAddress();
  const query = address.get('q');
  const language = Language.safeParse(address.get('lang')).data ?? null;
  const proposed = useQuery({
    queryKey: ['queries-to-judge', store],
    queryFn: ({ signal }) => callV1('queriesToJudge', { params: { store } }, { signal }),
  });
  const toJudge = useQuery({
    queryKey: ['query-to-judge', store, query, language],
    queryFn: ({ signal }) =>
      callV1(
        'queryToJudge',
        { params: { store }, query: { query: query ?? '', ...(language && { language }) } },
        { signal },
      ),
    enabled: query !== null,
    // The grades of this page are newer than what was read.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (query === null) return <Choice proposed={proposed} />;
  const next = proposed.data?.items.find((one) => one.query !== query)?.query ?? null;
  return (
    <Loaded query={toJudge}>
      {(data) => (
        <GradeQuery
          key={`${data.language ?? ''} ${data.query}`}
          toJudge={data}
          onNext={() => {
            void proposed.refetch();
            address.change({ q: next, lang: null });
          }}
        />
      )}
    </Loaded>
  );
}

type Proposed = Parameters<typeof Loaded<{ items: { query: string; searches: number }[] }>>[0]['query'];

function Choice({ proposed }: { proposed: Proposed }) {
  const { t, language } = useWords();
  const address = useAddress();
  const [typed, setTyped] = useState('');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <Panel title={t('judge.proposedQueries')} note={t('judge.proposedNote')}>
        <Loaded query={proposed}>
          {({ items }) =>
            items.length === 0 ? (
              <StateNote icon="check" title={t('judge.allDone')} />
            ) : (
              <ul className="divide-y divide-line border-t border-line">
                {items.map(({ query, searches }) => (
                  <li key={query} className="relative flex justify-between gap-4 px-5 py-2.5 hover:bg-well">
                    <Link
                      to={address.queryWith({ q: query })}
                      className="min-w-0 font-semibold break-words after:absolute after:inset-0"
                    >
                      <bdi>{query}</bdi>
                    </Link>
                    <span className="figures text-sm text-ink-2">
                      {t('preview.searches', { count: formatNumber(searches, language) })}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
      <Panel title={t('judge.other')}>
        <form
          className="grid gap-3 px-5 pb-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') address.change({ q: typed.trim() });
          }}
        >
          <TextInput label={t('checks.query')} value={typed} onChange={setTyped} />
          <Button type="submit" size="small" className="justify-self-start" disabled={typed.trim() === ''}>
            {t('judge.open')}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
