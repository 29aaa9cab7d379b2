/** One proposal: what it would change, the evidence, and what a search shows without and with it. */
import type { Proposal } from '@quarry/contract';
import { Button, buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { formatNumber, formatTime } from '../../kit/format.ts';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function ProposalItem({ proposal }: { proposal: Proposal }) {
  const { t, language } = useWords();
  const { kind, query, change, state, decided_at: decidedAt, decided_by: decidedBy } = proposal;
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Badge tone={change === null ? 'wait' : 'note'}>{t(`proposal.kind.${kind}`)}</Badge>
            <b className="min-w-0 text-[17px] font-semibold break-words">
              {change?.resource === 'synonym' ? <SynonymText body={change.body} /> : <bdi>{query}</bdi>}
            </b>
          </p>
          <Evidence proposal={proposal} />
        </div>
        {state === 'open' ? (
          <Actions proposal={proposal} />
        ) : (
          <p className="text-sm text-ink-2">
            {decidedBy !== null && <bdi>{decidedBy}</bdi>}
            {decidedAt !== null && ` · ${formatTime(decidedAt, language)}`}
          </p>
        )}
      </div>
      {proposal.effect !== null && <Effect effect={proposal.effect} />}
    </li>
  );
}

type SynonymChange = Extract<Proposal['change'], { resource: 'synonym' }>;

function SynonymText({ body }: { body: SynonymChange['body'] }) {
  return body.kind === 'two-way' ? (
    <bdi>{body.words.join(' = ')}</bdi>
  ) : (
    <bdi>{`\u2068${body.from.join(', ')}\u2069 → \u2068${body.to.join(', ')}\u2069`}</bdi>
  );
}

function Evidence({ proposal: { kind, query, evidence } }: { proposal: Proposal }) {
  const { t, language } = useWords();
  const number = (value: number) => formatNumber(value, language);
  const lines = [
    t('proposal.searches', {
      searches: number(evidence.searches),
      visits: number(evidence.visits),
      empty: number(evidence.without_result),
      days: evidence.days,
    }),
    ...evidence.reworded.map((row) =>
      t('proposal.reworded', {
        visits: number(row.visits),
        clicked: number(row.clicked),
        query: `\u2068${row.query}\u2069`,
      }),
    ),
    ...(kind === 'missing_attribute' ? [t('proposal.unsaid', { count: number(evidence.unsaid) })] : []),
    ...evidence.asked.map(
      (row) => `\u2068${row.query}\u2069 · ${t('preview.searches', { count: number(row.searches) })}`,
    ),
    ...(kind === 'redirect' || evidence.reworded.length > 0 ? evidence.products : []).map((product) =>
      t('proposal.chosen', { title: `\u2068${product.title}\u2069`, visits: number(product.visits) }),
    ),
    ...(evidence.simulated_visits > 0 ? [t('experiment.simulated', { count: number(evidence.simulated_visits) })] : []),
  ];
  return (
    <ul className="mt-1.5 grid gap-0.5 text-sm text-ink-2">
      {lines.map((line) => (
        <li key={`${query}${line}`}>{line}</li>
      ))}
    </ul>
  );
}

function Effect({ effect: { query, before, after } }: { effect: NonNullable<Proposal['effect']> }) {
  const { t } = useWords();
  return (
    <div className="mt-3 rounded-control bg-well px-4 py-3">
      <p className="text-sm text-ink-2">{t('proposal.tried', { query: `\u2068${query}\u2069` })}</p>
      <div className="mt-1 grid gap-4 text-sm sm:grid-cols-2">
        <Side title={t('preview.before')} found={before} />
        <Side title={t('preview.after')} found={after} />
      </div>
    </div>
  );
}

function Side({ title, found }: { title: string; found: NonNullable<Proposal['effect']>['before'] }) {
  const { t, language } = useWords();
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {title} · {formatNumber(found.total, language)}
      </p>
      {found.redirect !== null && (
        <p dir="ltr" className="truncate font-mono text-[13px]">
          → {found.redirect}
        </p>
      )}
      {found.first.length === 0 && found.redirect === null && <p className="text-ink-2">{t('preview.nothing')}</p>}
      <ol className="ms-4 list-decimal">
        {found.first.map(({ id, title: product }) => (
          <li key={id}>
            <bdi className="line-clamp-1">{product}</bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Actions({ proposal: { id, kind, query, change } }: { proposal: Proposal }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const outdates = [
    ['proposals', store],
    ['rules', store],
    ['synonyms', store],
    ['audit', store],
  ];
  const one = { params: { store, id } };
  const accept = useChange({
    run: () => callV1('acceptProposal', one),
    outdates,
    done: t(change === null ? 'proposal.noted' : change.resource === 'rule' ? 'proposal.drafted' : 'proposal.applied'),
  });
  const dismiss = useChange({ run: () => callV1('dismissProposal', one), outdates, done: t('proposal.dismissed') });
  const mayAccept = may('rules:write') && (change?.resource !== 'synonym' || may('synonyms:write'));
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'missing_kind' && (
        <Link to={`/${store}/search?q=${encodeURIComponent(query)}`} className={buttonClass('text', 'small')}>
          {t('proposal.openQuery')}
        </Link>
      )}
      {may('rules:write') && (
        <Button look="line" size="small" disabled={dismiss.isPending} onClick={() => dismiss.mutate(undefined)}>
          {t('action.dismiss')}
        </Button>
      )}
      {mayAccept && (
        <Button size="small" disabled={accept.isPending} onClick={() => accept.mutate(undefined)}>
          {t(change === null ? 'proposal.done' : 'proposal.accept')}
        </Button>
      )}
    </div>
  );
}
