/** Keys of a shop: publishable ones for its pages, secret ones for its programs. */
import type { Key } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { formatDay } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { SecretDialog } from '../../kit/secret-dialog.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** How long a replaced key still works. */
const GRACE_HOURS = 24;

export function Keys() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('keys:write');
  /** The whole key, told once. */
  const [secret, setSecret] = useState<string | null>(null);
  const keys = useQuery({
    queryKey: ['keys', store],
    queryFn: ({ signal }) => callV1('listKeys', { params: { store } }, { signal }),
  });
  const outdates = [
    ['keys', store],
    ['audit', store],
  ];
  const closeDialog = () => address.change({ dialog: null, id: null });
  const rotate = useChange({
    run: (id: string) => callV1('rotateKey', { params: { store, id }, body: { grace_hours: GRACE_HOURS } }),
    outdates,
    onDone: (created) => {
      closeDialog();
      setSecret(created.secret);
    },
  });
  const revoke = useChange({
    run: (id: string) => callV1('revokeKey', { params: { store, id } }),
    outdates,
    done: t('keys.revoked'),
    onDone: closeDialog,
  });
  const dialog = address.get('dialog');

  const columns: Column<Key>[] = [
    {
      id: 'name',
      label: t('keys.name'),
      renderCell: (key) => (
        <>
          <b className="block font-semibold">{key.name}</b>
          <span dir="ltr" className="font-mono text-[13px] text-ink-2">
            {key.hint}…
          </span>
        </>
      ),
    },
    {
      id: 'kind',
      label: t('keys.kind'),
      renderCell: (key) => <Badge tone={key.kind === 'secret' ? 'note' : 'plain'}>{t(`keys.${key.kind}`)}</Badge>,
    },
    {
      id: 'where',
      label: t('keys.where'),
      renderCell: (key) => (
        <span dir="ltr" className="font-mono text-[13px] wrap-anywhere text-ink-2">
          {key.kind === 'publishable' ? key.origin : key.scopes.join(' ')}
        </span>
      ),
    },
    {
      id: 'used',
      label: t('keys.lastUsed'),
      isMinor: true,
      renderCell: (key) => (key.last_used_on ? formatDay(key.last_used_on, language) : t('keys.never')),
    },
    {
      id: 'expires',
      label: t('keys.expires'),
      isMinor: true,
      renderCell: (key) => (key.expires_at ? formatDay(key.expires_at, language) : t('keys.noExpiry')),
    },
    {
      id: 'actions',
      label: t('people.actions'),
      renderCell: (key) =>
        mayWrite && (
          <span className="flex flex-wrap justify-end gap-1">
            <Button look="text" size="small" onClick={() => address.change({ dialog: 'rotate', id: key.id })}>
              {t('keys.rotate')}
            </Button>
            <Button look="text" size="small" onClick={() => address.change({ dialog: 'revoke', id: key.id })}>
              {t('keys.revoke')}
            </Button>
          </span>
        ),
    },
  ];

  return (
    <Panel
      title={t('people.view.keys')}
      note={t('keys.note')}
      actions={
        mayWrite && (
          <Button size="small" onClick={() => address.change({ dialog: 'new-key' })}>
            {t('keys.create')}
          </Button>
        )
      }
    >
      <Loaded query={keys}>
        {({ items }) => {
          const chosen = items.find(({ id }) => id === address.get('id'));
          return (
            <>
              {items.length === 0 ? (
                <StateNote icon="key" title={t('keys.none')}>
                  {t('keys.noneWhy')}
                </StateNote>
              ) : (
                <DataTable
                  label={t('people.view.keys')}
                  columns={columns}
                  rows={items}
                  keyOf={({ id }) => id}
                  isSelected={({ id }) => id === address.get('id')}
                />
              )}
              {dialog === 'rotate' && chosen && (
                <Question
                  title={t('keys.rotateTitle', { name: chosen.name })}
                  verb={t('keys.rotate')}
                  isPending={rotate.isPending}
                  onConfirm={() => rotate.mutate(chosen.id)}
                  onClose={closeDialog}
                >
                  {t('keys.rotateText', { hours: GRACE_HOURS })}
                </Question>
              )}
              {dialog === 'revoke' && chosen && (
                <Question
                  title={t('keys.revokeTitle', { name: chosen.name })}
                  verb={t('keys.revoke')}
                  isPending={revoke.isPending}
                  onConfirm={() => revoke.mutate(chosen.id)}
                  onClose={closeDialog}
                >
                  {t('keys.revokeText')}
                </Question>
              )}
            </>
          );
        }}
      </Loaded>
      {dialog === 'new-key' && mayWrite && (
        <NewKeyDialog
          onClose={closeDialog}
          onCreated={(created) => {
            closeDialog();
            setSecret(created);
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('keys.created')}
          note={t('keys.createdNote')}
          label={t('keys.key')}
          value={secret}
          rows={2}
          onClose={() => setSecret(null)}
        />
      )}
    </Panel>
  );
}
