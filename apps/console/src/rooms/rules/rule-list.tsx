/** The rules of a shop with filters, conflicts and publication. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import type { RuleConflict, StoreRule } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { type Translate } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { EnabledSwitch } from './enabled-switch.tsx';
import { FileButtons } from './file-buttons.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const SHOWN = ['all', 'draft', 'published', 'conflicts'] as const;

export function RuleList() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('rules:write');
  const shown = oneOf(address.get('show'), SHOWN);
  const text = address.get('text') ?? '';
  const rules = useInfiniteQuery({
    queryKey: ['rules', store, shown, text],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listRules',
        {
          params: { store },
          query: {
            ...(shown === 'draft' || shown === 'published' ? { state: shown } : {}),
            // The conflicts name their rules, which may stand on any page.
            limit: shown === 'conflicts' ? 100 : 25,
            ...(text && { text }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const conflicts = useQuery({
    queryKey: ['rule-conflicts', store],
    queryFn: ({ signal }) => callV1('ruleConflicts', { params: { store } }, { signal }),
  });
  const drafts = useQuery({
    queryKey: ['rules', store, 'count-of-drafts'],
    queryFn: ({ signal }) =>
      callV1('listRules', { params: { store }, query: { state: 'draft', limit: 100 } }, { signal }),
  });
  const toggle = useChange({
    run: ({ id, enabled }: { id: string; enabled: boolean }) =>
      callV1('changeRule', { params: { store, id }, body: { enabled } }),
    outdates: [
      ['rules', store],
      ['rule-conflicts', store],
      ['audit', store],
    ],
  });
  const found = conflicts.data?.items ?? [];
  const draftCount = drafts.data?.items.length ?? 0;

  const columns: Column<StoreRule>[] = [
    {
      id: 'name',
      label: t('rule.name'),
      renderCell: (rule) => (
        <>
          <Link to={address.queryWith({ edit: rule.id })} className={ROW_LINK}>
            {rule.name}
          </Link>
          {found
            .filter((conflict) => conflict.rule.id === rule.id || conflict.with.id === rule.id)
            .slice(0, 2)
            .map((conflict) => (
              <span
                key={`${conflict.code}${conflict.rule.id}${conflict.with.id}`}
                className="block text-sm text-danger"
              >
                {conflictText(conflict, rule.id, t)}
              </span>
            ))}
        </>
      ),
    },
    { id: 'kind', label: t('rule.kind'), renderCell: (rule) => t(`ruleKind.${rule.kind}`) },
    {
      id: 'query',
      label: t('rule.query'),
      renderCell: (rule) => rule.query ?? <span className="text-ink-2">{t('rule.everySearch')}</span>,
    },
    {
      id: 'state',
      label: t('rule.state'),
      renderCell: (rule) => <Badge tone={toneOf(rule)}>{stateText(rule, t)}</Badge>,
    },
    {
      id: 'changed',
      label: t('rule.changed'),
      isMinor: true,
      renderCell: (rule) => <span className="text-ink-2">{formatTime(rule.updated_at, language)}</span>,
    },
    {
      id: 'switch',
      label: t('rule.enabled'),
      renderCell: (rule) => (
        <EnabledSwitch
          name={rule.name}
          isOn={rule.enabled}
          isLocked={!mayWrite || toggle.isPending}
          onChange={(enabled) => toggle.mutate({ id: rule.id, enabled })}
        />
      ),
    },
  ];

  return (
    <>
      <Panel
        title={t('rules.view.rules')}
        note={t('rules.note')}
        actions={
          <div className="flex flex-wrap gap-2">
            <FileButtons resource="rules" />
            {mayWrite && draftCount > 0 && (
              <Button look="line" size="small" onClick={() => address.change({ dialog: 'publish' })}>
                {t('rules.publishCount', { count: draftCount })}
              </Button>
            )}
            {mayWrite && (
              <Button size="small" onClick={() => address.change({ edit: 'new' })}>
                {t('rules.create')}
              </Button>
            )}
          </div>
        }
      >
        <div className="flex flex-wrap items-center gap-3 px-5 pb-3">
          <SearchField
            label={t('rules.find')}
            value={text}
            onChange={(typed) => address.change({ text: typed }, { replace: true })}
          />
          <ShowLinks shown={shown} conflicts={found.length} />
        </div>
        <Loaded query={rules}>
          {({ pages }) => {
            const all = pages.flatMap(({ items }) => items);
            const inConflict = new Set(found.flatMap((conflict) => [conflict.rule.id, conflict.with.id]));
            const rows = shown === 'conflicts' ? all.filter(({ id }) => inConflict.has(id)) : all;
            return (
              <>
                {rows.length === 0 ? (
                  <StateNote icon="swap" title={t(text || shown !== 'all' ? 'rules.noneFound' : 'rules.none')}>
                    {!text && shown === 'all' && t('rules.noneWhy')}
                  </StateNote>
                ) : (
                  <DataTable label={t('rules.view.rules')} columns={columns} rows={rows} keyOf={({ id }) => id} />
                )}
                <MoreButton pages={rules} />
              </>
            );
          }}
        </Loaded>
      </Panel>
      {address.get('dialog') === 'publish' && mayWrite && (
        <PublishDialog
          drafts={drafts.data?.items ?? []}
          conflicts={found}
          onClose={() => address.change({ dialog: null })}
        />
      )}
    </>
  );
}

function ShowLinks({ shown, conflicts }: { shown: (typeof SHOWN)[number]; conflicts: number }) {
  const { t } = useWords();
  const address = useAddress();
  return (
    <nav aria-label={t('rules.show')} className="flex flex-wrap gap-1">
      {SHOWN.map((value) => (
        <Link
          key={value}
          to={address.queryWith({ show: value === 'all' ? null : value })}
          aria-current={value === shown ? 'true' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(`rules.show.${value}`)}
          {value === 'conflicts' && conflicts > 0 && (
            <span className="figures font-semibold text-danger">{conflicts}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

export function conflictText(conflict: RuleConflict, ruleId: string | null, t: Translate): string {
  const other = conflict.rule.id === ruleId ? conflict.with : conflict.rule;
  return t(`conflict.${conflict.code}`, { name: other.name });
}

function stateText(rule: StoreRule, t: Translate): string {
  const now = Date.now();
  if (rule.state === 'draft') return t('rule.draft');
  if (!rule.enabled) return t('rule.off');
  if (rule.starts_at && Date.parse(rule.starts_at) > now) return t('rule.scheduled');
  if (rule.ends_at && Date.parse(rule.ends_at) <= now) return t('rule.ended');
  return t('rule.published');
}

function toneOf(rule: StoreRule): Tone {
  if (rule.state === 'draft') return 'wait';
  const now = Date.now();
  if (rule.enabled && rule.starts_at && Date.parse(rule.starts_at) > now) return 'note';
  const isOver = rule.ends_at !== null && Date.parse(rule.ends_at) <= now;
  return rule.enabled && !isOver ? 'good' : 'plain';
}
