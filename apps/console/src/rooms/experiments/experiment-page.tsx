/** One experiment: what changes, what it needs before it starts, and what it shows so far. */
import type { Experiment } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { Badge } from '../../kit/badge.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { formatShare } from '../../kit/format.ts';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { STATE_TONES } from './experiment-list.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ResultPanel, useResult } from './result-panel.tsx';

export function ExperimentPage({ id }: { id: string }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const experiment = useQuery({
    queryKey: ['experiments', store, id],
    queryFn: ({ signal }) => callV1('experiment', { params: { store, id } }, { signal }),
  });
  return (
    <>
      <RoomHead
        // A name in another direction keeps its marks in place.
        title={experiment.data ? `\u2068${experiment.data.name}\u2069` : t('room.experiments')}
        note={
          experiment.data && (
            <Badge tone={STATE_TONES[experiment.data.state]}>{t(`experiment.state.${experiment.data.state}`)}</Badge>
          )
        }
        actions={
          <>
            <Button look="line" size="small" onClick={() => address.change({ experiment: null, ask: null })}>
              {t('experiment.back')}
            </Button>
            {experiment.data && <Actions experiment={experiment.data} />}
          </>
        }
      />
      <Loaded query={experiment}>
        {(data) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
            {data.state === 'draft' ? <PlanPanel experiment={data} /> : <ResultPanel experiment={data} />}
            <Change experiment={data} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Change({ experiment }: { experiment: Experiment }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const { add_rules, remove_rules, add_synonyms } = experiment.treatment;
  const rules = useQuery({
    queryKey: ['rules', store, 'experiment'],
    queryFn: ({ signal }) => callV1('listRules', { params: { store }, query: { limit: 100 } }, { signal }),
    enabled: may('rules:read') && remove_rules.length > 0,
  });
  const nameOf = (id: string) => rules.data?.items.find((rule) => rule.id === id)?.name ?? id;
  const changes = [
    ...add_rules.map(({ name, kind, query }) => ({
      text: name,
      note: `${t(`ruleKind.${kind}`)} · ${query ?? t('rule.everySearch')}`,
    })),
    ...remove_rules.map((id) => ({ text: t('experiment.leftOut', { name: nameOf(id) }), note: '' })),
    ...add_synonyms.map((synonym) => ({
      text: (synonym.kind === 'two-way' ? synonym.words : [...synonym.from, ...synonym.to]).join(' = '),
      note: t('rules.view.synonyms'),
    })),
  ];
  return (
    <Panel title={t('experiment.change')}>
      {changes.length === 0 && <p className="px-5 pb-3 text-ink-2">{t('experiment.isAA')}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {changes.map(({ text, note }) => (
          <li key={`${text}${note}`} className="px-5 py-2.5">
            <b className="block font-semibold break-words">
              <bdi>{text}</bdi>
            </b>
            <span className="text-sm text-ink-2">{note}</span>
          </li>
        ))}
        {[
          [t('experiment.method'), t(`experiment.method.${experiment.method}`)],
          ...(experiment.method === 'split'
            ? [[t('experiment.metric'), t(`experiment.metric.${experiment.metric}`)]]
            : []),
          [t('experiment.minimumEffect'), formatShare(experiment.minimum_effect, language)],
          [t('experiment.share'), formatShare(experiment.share, language)],
        ].map(([label, value]) => (
          <li key={label} className="flex justify-between gap-4 px-5 py-2.5">
            <span className="text-ink-2">{label}</span>
            <span className="figures text-end">{value}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ASKED = ['stop', 'publish', 'delete'] as const;

/** `?ask=` names the action that is confirmed first. */
function Actions({ experiment: { id, name, state, treatment } }: { experiment: Experiment }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const result = useResult(id, state);
  const outdates = [
    ['experiments', store],
    ['experiment-result', store],
    ['rules', store],
    ['audit', store],
  ];
  const one = { params: { store, id } };
  const close = () => address.change({ ask: null });
  const start = useChange({
    run: () => callV1('startExperiment', one),
    outdates,
    done: t('experiment.started'),
  });
  const stop = useChange({
    run: () => callV1('stopExperiment', one),
    outdates,
    done: t('experiment.stopped'),
    onDone: close,
  });
  const publish = useChange({
    run: () => callV1('publishExperiment', one),
    outdates,
    done: t('experiment.published'),
    onDone: close,
    showsErrorItself: true,
  });
  const remove = useChange({
    run: () => callV1('deleteExperiment', one),
    outdates,
    done: t('experiment.deleted'),
    onDone: () => address.change({ ask: null, experiment: null }),
  });
  if (!may('experiments:write')) return null;
  const ask = ASKED.find((asked) => asked === address.get('ask'));
  const changesNothing = Object.values(treatment).every((changes) => changes.length === 0);
  const mayPublish =
    !changesNothing &&
    (treatment.add_rules.length + treatment.remove_rules.length === 0 || may('rules:write')) &&
    (treatment.add_synonyms.length === 0 || may('synonyms:write'));
  return (
    <>
      {state === 'draft' && (
        <>
          <Button look="line" size="small" onClick={() => address.change({ ask: 'delete' })}>
            {t('action.delete')}
          </Button>
          <Button size="small" disabled={start.isPending} onClick={() => start.mutate(undefined)}>
            {t('experiment.start')}
          </Button>
        </>
      )}
      {state === 'running' && (
        <Button look="line" size="small" onClick={() => address.change({ ask: 'stop' })}>
          {t('experiment.stop')}
        </Button>
      )}
      {(state === 'running' || state === 'stopped') && mayPublish && (
        <Button size="small" onClick={() => address.change({ ask: 'publish' })}>
          {t('experiment.publish')}
        </Button>
      )}
      {ask === 'stop' && (
        <Question
          title={t('experiment.stop')}
          verb={t('experiment.stop')}
          isPending={stop.isPending}
          onConfirm={() => stop.mutate(undefined)}
          onClose={close}
        >
          {t('experiment.stopText')}
        </Question>
      )}
      {ask === 'publish' && (
        <Question
          title={t('experiment.publish')}
          verb={t('experiment.publish')}
          isPending={publish.isPending}
          error={publish.isError ? failureText(publish.error, t) : null}
          onConfirm={() => publish.mutate(undefined)}
          onClose={close}
        >
          {result.data?.verdict !== 'better' && (
            <p className="mb-2 font-semibold text-danger">{t('experiment.publishUnproven')}</p>
          )}
          {t('experiment.publishText')}
        </Question>
      )}
      {ask === 'delete' && (
        <Question
          title={t('experiment.deleteTitle')}
          verb={t('action.delete')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={close}
        >
          {name}
        </Question>
      )}
    </>
  );
}
