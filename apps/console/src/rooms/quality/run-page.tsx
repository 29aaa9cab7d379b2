/** One run: its figures, each query with what it was before, and each conversation test. */
import type { ConversationOutcome, FailedExpectation, QualityRunDetail, QueryFigure } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { gradeWord } from './grade-word.ts';
import { Figures, NdcgChange, shownFigure } from './runs.tsx';

const SHOWN_AT_ONCE = 50;

export function RunPage({ id }: { id: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const run = useQuery({
    queryKey: ['quality-run', store, id],
    queryFn: ({ signal }) => callV1('qualityRun', { params: { store, id } }, { signal }),
  });
  return (
    <>
      <RoomHead
        title={run.data ? formatTime(run.data.at, language) : t('room.quality')}
        note={
          run.data && (
            <span className="text-ink-2">{run.data.causes.map((cause) => t(`checks.cause.${cause}`)).join(' · ')}</span>
          )
        }
        actions={
          <Button look="line" size="small" onClick={() => address.change({ run: null })}>
            {t('checks.back')}
          </Button>
        }
      />
      <Loaded query={run}>
        {(data) => (
          <div className="grid gap-6">
            <Panel title={t('checks.figures')} note={data.ndcg_change && <NdcgChange change={data.ndcg_change} />}>
              <Figures run={data} />
            </Panel>
            {data.conversation_tests.length > 0 && <Tests tests={data.conversation_tests} />}
            {data.queries.length > 0 && <Queries queries={data.queries} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Queries({ queries }: { queries: QualityRunDetail['queries'] }) {
  const { t } = useWords();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  return (
    <Panel title={t('checks.view.queries')} note={t('checks.queriesNote')}>
      <ul className="divide-y divide-line border-t border-line">
        {queries.slice(0, shown).map((query) => (
          <QueryLine key={`${query.language ?? ''} ${query.query}`} figure={query} />
        ))}
      </ul>
      {queries.length > shown && (
        <div className="border-t border-line px-5 py-3">
          <Button look="line" size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {t('action.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function QueryLine({
  figure: { query, language: spoken, ndcg, ndcg_before: before, total, first },
}: {
  figure: QueryFigure;
}) {
  const { t, language } = useWords();
  const { may } = useStore();
  const address = useAddress();
  const number = (value: number | null) => (value === null ? '–' : shownFigure('ndcg', value, language));
  const difference = ndcg === null || before === null ? 0 : ndcg - before;
  return (
    <li className="px-5 py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <b className="min-w-0 flex-1 basis-52 font-semibold break-words">
          {may('quality:write') ? (
            <Link
              className="underline-offset-4 hover:underline"
              to={address.queryWith({ run: null, view: 'grade', q: query, lang: spoken })}
            >
              <bdi>{query}</bdi>
            </Link>
          ) : (
            <bdi>{query}</bdi>
          )}
        </b>
        {difference !== 0 && (
          <Badge tone={difference < 0 ? 'bad' : 'good'}>{t(difference < 0 ? 'checks.fell' : 'checks.rose')}</Badge>
        )}
        <span className="figures text-sm">
          {difference === 0 ? number(ndcg) : <bdi dir="ltr">{`${number(before)} → ${number(ndcg)}`}</bdi>}
        </span>
        <span className="figures text-sm text-ink-2">{t('judge.total', { count: formatNumber(total, language) })}</span>
      </div>
      {first.length > 0 && (
        <ol className="mt-1 ms-5 list-decimal text-sm">
          {first.map(({ product_id: product, title, grade }) => (
            <li key={product}>
              <bdi>{title}</bdi>{' '}
              <span className="text-ink-2">
                · {grade === null ? t('checks.ungraded') : `${grade} ${t(gradeWord(grade))}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Tests({ tests }: { tests: readonly ConversationOutcome[] }) {
  const { t } = useWords();
  return (
    <Panel title={t('checks.view.conversations')}>
      <ul className="divide-y divide-line border-t border-line">
        {tests.map(({ id, name, has_passed: hasPassed, had_passed: hadPassed, failed }) => (
          <li key={id} className="px-5 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b dir="auto" className="font-semibold">
                {name}
              </b>
              <Badge tone={hasPassed ? 'good' : 'bad'}>
                {t(hasPassed ? 'checks.passed' : hadPassed ? 'checks.failedNow' : 'checks.failed')}
              </Badge>
            </p>
            {failed.length > 0 && (
              <ul className="mt-1 grid gap-1 text-sm">
                {failed.map((one) => (
                  <Failure key={`${one.turn}${one.expectation}${one.expected}`} failed={one} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Failure({ failed: { turn, expectation, expected, got } }: { failed: FailedExpectation }) {
  const { t } = useWords();
  return (
    <li>
      {t('checks.turn', { turn })}: {t(`checks.expectation.${expectation}`)}{' '}
      {expectation !== 'products' && <bdi className="font-semibold">{expected}</bdi>}
      {expectation === 'products' && (
        <b className="font-semibold">{t(`talkTest.products.${expected === 'some' ? 'some' : 'none'}`)}</b>
      )}
      {got !== '' && (
        <span dir="auto" className="block text-ink-2">
          {got}
        </span>
      )}
    </li>
  );
}
