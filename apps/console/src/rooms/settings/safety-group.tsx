/** Numbers that shoppers in danger are told. */
import type { StoreSettings } from '@quarry/contract';
import { TextInput } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

const LINES = ['self_harm', 'poison', 'violence'] as const;

export function SafetyGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();

  function setLine(line: (typeof LINES)[number], text: string) {
    const next: NonNullable<StoreSettings['helplines']> = { ...values.helplines };
    if (text) next[line] = text;
    else delete next[line];
    set({ helplines: Object.keys(next).length > 0 ? next : undefined });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={t('settings.emergency')}
        help={t('settings.emergencyHelp')}
        value={values.emergency_number}
        onChange={(emergency_number) => set({ emergency_number })}
        error={messageFor(messages, 'emergency_number')}
        disabled={isLocked}
        isCode
      />
      <TextInput
        label={t('settings.checkedOn')}
        help={t('settings.checkedOnHelp')}
        type="date"
        value={values.numbers_checked_on ?? ''}
        onChange={(day) => set({ numbers_checked_on: day || undefined })}
        error={messageFor(messages, 'numbers_checked_on')}
        disabled={isLocked}
      />
      {LINES.map((line) => (
        <TextInput
          key={line}
          label={t(`helpline.${line}`)}
          value={values.helplines?.[line] ?? ''}
          onChange={(text) => setLine(line, text)}
          error={messageFor(messages, `helplines.${line}`)}
          disabled={isLocked}
        />
      ))}
    </div>
  );
}
