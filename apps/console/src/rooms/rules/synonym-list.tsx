/** The synonyms of a shop with their conflicts. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import type { StoreSynonym } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { formatTime } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { EnabledSwitch } from './enabled-switch.tsx';
import { FileButtons } from './file-buttons.tsx';

export function SynonymList() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('synonyms:write');
  const text = address.get('text') ?? '';
  const synonyms = useInfiniteQuery({
    queryKey: ['synonyms', store, text],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listSynonyms',
        { params: { store }, query: { ...(text && { text }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const conflicts = useQuery({
    queryKey: ['synonym-conflicts', store],
    queryFn: ({ signal }) => callV1('synonymConflicts', { params: { store } }, { signal }),
  });
  const toggle = useChange({
    run: ({ id, enabled }: { id: string; enabled: boolean }) =>
      callV1('changeSynonym', { params: { store, id }, body: { enabled } }),
    outdates: [
      ['synonyms', store],
      ['audit', store],
    ],
  });
  const found = conflicts.data?.items ?? [];

  const columns: Column<StoreSynonym>[] = [
    {
      id: 'words',
      label: t('synonym.words'),
      renderCell: (synonym) => (
        <>
          <Link to={address.queryWith({ synonym: synonym.id })} className={ROW_LINK}>
            {wordsOf(synonym)}
          </Link>
          {found
            .filter((conflict) => conflict.synonym === synonym.id || conflict.with === synonym.id)
            .slice(0, 2)
            .map((conflict) => (
              <span key={`${conflict.code}${conflict.word}`} className="block text-sm text-danger">
                {t(`synonymConflict.${conflict.code}`, { word: conflict.word })}
              </span>
            ))}
        </>
      ),
    },
    {
      id: 'kind',
      label: t('synonym.kind'),
      renderCell: ({ kind }) => t(kind === 'two-way' ? 'synonym.twoWay' : 'synonym.oneWay'),
    },
    {
      id: 'changed',
      label: t('rule.changed'),
      isMinor: true,
      renderCell: ({ updated_at }) => <span className="text-ink-2">{formatTime(updated_at, language)}</span>,
    },
    {
      id: 'switch',
      label: t('rule.enabled'),
      renderCell: (synonym) => (
        <EnabledSwitch
          name={wordsOf(synonym)}
          isOn={synonym.enabled}
          isLocked={!mayWrite || toggle.isPending}
          onChange={(enabled) => toggle.mutate({ id: synonym.id, enabled })}
        />
      ),
    },
  ];

  return (
    <Panel
      title={t('rules.view.synonyms')}
      note={t('synonyms.note')}
      actions={
        <div className="flex flex-wrap gap-2">
          <FileButtons resource="synonyms" />
          {mayWrite && (
            <Button size="small" onClick={() => address.change({ synonym: 'new' })}>
              {t('synonyms.create')}
            </Button>
          )}
        </div>
      }
    >
      <div className="px-5 pb-3">
        <SearchField
          label={t('synonyms.find')}
          value={text}
          onChange={(typed) => address.change({ text: typed }, { replace: true })}
        />
      </div>
      <Loaded query={synonyms}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return (
            <>
              {rows.length === 0 ? (
                <StateNote icon="swap" title={t(text ? 'rules.noneFound' : 'synonyms.none')}>
                  {!text && t('synonyms.noneWhy')}
                </StateNote>
              ) : (
                <DataTable label={t('rules.view.synonyms')} columns={columns} rows={rows} keyOf={({ id }) => id} />
              )}
              <MoreButton pages={synonyms} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** An arrow shows the direction of a one-way synonym. */
function wordsOf(synonym: StoreSynonym): string {
  return synonym.kind === 'two-way'
    ? synonym.words.join(' = ')
    : `${synonym.from.join(', ')} → ${synonym.to.join(', ')}`;
}
