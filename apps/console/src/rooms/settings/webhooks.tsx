/** Webhooks of a shop: calls to its own servers when something happens. */
import type { Webhook } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SecretDialog } from '../../kit/secret-dialog.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

export function Webhooks() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('webhooks:write');
  /** The secret of a webhook, told once. */
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = useQuery({
    queryKey: ['webhooks', store],
    queryFn: ({ signal }) => callV1('listWebhooks', { params: { store } }, { signal }),
  });
  const outdates = [
    ['webhooks', store],
    ['deliveries', store],
    ['audit', store],
  ];
  const closeDialog = () => address.change({ dialog: null, id: null });
  const rotate = useChange({
    run: (id: string) => callV1('rotateWebhookSecret', { params: { store, id } }),
    outdates,
    onDone: (replaced) => {
      closeDialog();
      setSecret(replaced.secret);
    },
  });
  const remove = useChange({
    run: (id: string) => callV1('deleteWebhook', { params: { store, id } }),
    outdates,
    done: t('webhooks.deleted'),
    onDone: closeDialog,
  });
  const dialog = address.get('dialog');
  const open = (name: string, { id }: Webhook) => address.change({ dialog: name, id });

  const columns: Column<Webhook>[] = [
    {
      id: 'address',
      label: t('webhooks.address'),
      renderCell: (webhook) => (
        <>
          {webhook.description && <b className="block font-semibold">{webhook.description}</b>}
          <span dir="ltr" className="font-mono text-[13px] break-all text-ink-2">
            {webhook.url}
          </span>
        </>
      ),
    },
    { id: 'state', label: t('webhooks.state'), renderCell: (webhook) => <State webhook={webhook} /> },
    {
      id: 'events',
      label: t('webhooks.events'),
      isMinor: true,
      renderCell: ({ events }) => events.map((event) => t(`webhookEvent.${event}`)).join(', '),
    },
    {
      id: 'actions',
      label: t('people.actions'),
      renderCell: (webhook) => (
        <span className="flex flex-wrap justify-end gap-1">
          <Button look="text" size="small" onClick={() => open('deliveries', webhook)}>
            {t('webhooks.deliveries')}
          </Button>
          {mayWrite && (
            <>
              <Button look="text" size="small" onClick={() => open('webhook', webhook)}>
                {t('action.edit')}
              </Button>
              <Button look="text" size="small" onClick={() => open('rotate', webhook)}>
                {t('webhooks.rotate')}
              </Button>
              <Button look="text" size="small" onClick={() => open('delete', webhook)}>
                {t('action.delete')}
              </Button>
            </>
          )}
        </span>
      ),
    },
  ];

  return (
    <Panel
      title={t('webhooks.title')}
      note={t('webhooks.note')}
      actions={
        mayWrite && (
          <Button size="small" onClick={() => address.change({ dialog: 'webhook', id: null })}>
            {t('webhooks.create')}
          </Button>
        )
      }
    >
      <Loaded query={webhooks}>
        {({ items }) => {
          const chosen = items.find(({ id }) => id === address.get('id'));
          return (
            <>
              {items.length === 0 ? (
                <StateNote icon="swap" title={t('webhooks.none')}>
                  {t('webhooks.noneWhy')}
                </StateNote>
              ) : (
                <DataTable label={t('webhooks.title')} columns={columns} rows={items} keyOf={({ id }) => id} />
              )}
              {dialog === 'webhook' && mayWrite && (
                <WebhookDialog
                  key={chosen?.id ?? ''}
                  webhook={chosen}
                  onClose={closeDialog}
                  onSecret={(created) => {
                    closeDialog();
                    setSecret(created);
                  }}
                />
              )}
              {dialog === 'deliveries' && chosen && <Deliveries webhook={chosen} onClose={closeDialog} />}
              {dialog === 'rotate' && chosen && (
                <Question
                  title={t('webhooks.rotateTitle')}
                  verb={t('webhooks.rotate')}
                  isPending={rotate.isPending}
                  onConfirm={() => rotate.mutate(chosen.id)}
                  onClose={closeDialog}
                >
                  {t('webhooks.rotateText')}
                </Question>
              )}
              {dialog === 'delete' && chosen && (
                <Question
                  title={t('webhooks.deleteTitle')}
                  verb={t('action.delete')}
                  isPending={remove.isPending}
                  onConfirm={() => remove.mutate(chosen.id)}
                  onClose={closeDialog}
                >
                  {t('webhooks.deleteText')}
                </Question>
              )}
            </>
          );
        }}
      </Loaded>
      {secret !== null && (
        <SecretDialog
          title={t('webhooks.secret')}
          note={t('webhooks.secretNote')}
          label={t('webhooks.secret')}
          value={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Panel>
  );
}

function State({ webhook: { enabled, disabled_because, failing_since } }: { webhook: Webhook }) {
  const { t } = useWords();
  if (!enabled) return <Badge tone="bad">{t(`webhookOff.${disabled_because ?? 'staff'}`)}</Badge>;
  return failing_since === null ? (
    <Badge tone="good">{t('webhooks.on')}</Badge>
  ) : (
    <Badge tone="note">{t('webhooks.failing')}</Badge>
  );
}
