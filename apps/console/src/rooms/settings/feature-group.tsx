/** The features that shoppers may use. The server refuses the closed ones. */
import type { StoreGates } from '@quarry/contract';
import { CheckInput } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import type { SettingsForm } from './settings-form.ts';

const GATES: readonly (keyof StoreGates)[] = [
  'autocomplete',
  'image_search',
  'images',
  'audio',
  'streaming',
  'streaming_chat_page',
  'streaming_button_chat',
];

export function FeatureGroup({ values, set, isLocked }: SettingsForm) {
  const { t } = useWords();
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {GATES.map((gate) => (
        <CheckInput
          key={gate}
          label={t(`gate.${gate}`)}
          checked={values.gates[gate]}
          onChange={(isOpen) => set({ gates: { ...values.gates, [gate]: isOpen } })}
          disabled={isLocked}
        />
      ))}
      <CheckInput
        label={t('settings.open')}
        help={t('settings.openHelp')}
        checked={values.open}
        onChange={(open) => set({ open })}
        disabled={isLocked}
      />
    </div>
  );
}
