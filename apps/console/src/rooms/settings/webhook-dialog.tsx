/** Creates or changes a webhook. */
import { type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from '@quarry/contract';
import { useState } from 'react';
import { callV1 } from '../../calls/call-v1.ts';
import { CheckInput, TextInput } from '../../kit/fields.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { messageAbout } from '../../calls/field-messages.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';

interface WebhookDialogProps {
  /** undefined: a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  /** Gets the secret of a new webhook. */
  onSecret: (secret: string | null) => void;
}

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const { t } = useWords();
  const { id: store } = useStore();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [isOn, setOn] = useState(webhook?.enabled ?? true);
  const save = useChange({
    run: async () => {
      const body = { url: url.trim(), description, events: [...events] };
      if (!webhook) return (await callV1('createWebhook', { params: { store }, body })).secret;
      await callV1('changeWebhook', { params: { store, id: webhook.id }, body: { ...body, enabled: isOn } });
      return null;
    },
    outdates: [
      ['webhooks', store],
      ['audit', store],
    ],
    done: t('webhooks.saved'),
    onDone: (secret) => (webhook ? onClose() : onSecret(secret)),
    showsErrorItself: true,
  });
  const messageOf = (field: string) => messageAbout(save.error, field);

  return (
    <FormDialog
      title={webhook ? t('webhooks.edit') : t('webhooks.create')}
      verb={t('action.save')}
      change={save}
      isReady={events.length > 0}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextInput
        label={t('webhooks.address')}
        help={t('webhooks.addressHelp')}
        placeholder="https://shop.example.com/hooks/quarry"
        value={url}
        onChange={setUrl}
        error={messageOf('url')}
        isCode
        required
      />
      <TextInput
        label={t('webhooks.description')}
        value={description}
        onChange={setDescription}
        error={messageOf('description')}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">{t('webhooks.events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckInput
            key={event}
            label={t(`webhookEvent.${event}`)}
            checked={events.includes(event)}
            onChange={(isChosen) =>
              setEvents(isChosen ? [...events, event] : events.filter((other) => other !== event))
            }
          />
        ))}
      </fieldset>
      {webhook && <CheckInput label={t('webhooks.enabled')} checked={isOn} onChange={setOn} />}
    </FormDialog>
  );
}
