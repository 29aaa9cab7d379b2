/** How much a word in each field of a product counts, and what cards show. */
import type { SearchField } from '@quarry/contract';
import { CheckInput, TextInput } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

const FIELDS: readonly SearchField[] = ['title', 'category', 'brand', 'attributes', 'description'];

export function SearchGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();
  const weights = values.field_weights ?? {};

  function setWeight(field: SearchField, text: string) {
    const { [field]: _, ...others } = weights;
    const next = text === '' ? others : { ...others, [field]: Number(text) };
    set({ field_weights: Object.keys(next).length > 0 ? next : undefined });
  }

  return (
    <>
      <fieldset disabled={isLocked}>
        <legend className="font-semibold">{t('settings.weights')}</legend>
        <p className="mb-3 max-w-[70ch] text-sm text-ink-2">{t('settings.weightsHelp')}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              label={t(`searchField.${field}`)}
              type="number"
              min={0}
              max={20}
              placeholder={t('settings.usual')}
              value={weights[field] === undefined ? '' : String(weights[field])}
              onChange={(text) => setWeight(field, text)}
              error={messageFor(messages, `field_weights.${field}`)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3">
        <CheckInput
          label={t('settings.strikes')}
          checked={values.strikes_original_price}
          onChange={(strikes_original_price) => set({ strikes_original_price })}
          disabled={isLocked}
        />
        <CheckInput
          label={t('settings.mainImageOnly')}
          checked={values.main_image_only ?? false}
          onChange={(isOnly) => set({ main_image_only: isOnly || undefined })}
          disabled={isLocked}
        />
      </div>
    </>
  );
}
