/** After how many days data are deleted, by class. */
import { MAX_EVENT_DAYS, type Retention } from '@quarry/contract';
import { TextInput } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

const CLASSES: readonly (keyof Retention)[] = ['conversations', 'events', 'orders', 'audit'];

export function RetentionGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();

  function setDays(name: keyof Retention, text: string) {
    const next: Retention = { ...values.retention };
    if (text === '') delete next[name];
    else next[name] = Number(text);
    set({ retention: Object.keys(next).length > 0 ? next : undefined });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CLASSES.map((name) => (
        <TextInput
          key={name}
          label={t(`retention.${name}`)}
          help={name === 'events' ? t('retention.eventsHelp', { days: MAX_EVENT_DAYS }) : t('retention.help')}
          type="number"
          min={1}
          value={values.retention?.[name]?.toString() ?? ''}
          onChange={(text) => setDays(name, text)}
          error={messageFor(messages, `retention.${name}`)}
          disabled={isLocked}
        />
      ))}
    </div>
  );
}
