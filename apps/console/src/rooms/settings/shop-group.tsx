/** Name, kind, country, currency and the addresses of product pages. */
import { currencyOf, type StoreKind } from '@quarry/contract';
import { CheckInput, SelectInput, TextInput } from '../../kit/fields.tsx';
import { useWords } from '../../words/use-words.ts';
import { messageFor } from './settings-changes.ts';
import type { SettingsForm } from './settings-form.ts';

export const KINDS: readonly StoreKind[] = [
  'general',
  'fashion',
  'pharmacy',
  'electronics',
  'furniture',
  'auto',
  'books',
  'bodycare',
  'diy',
  'groceries',
];

const TIME_ZONES = Intl.supportedValuesOf('timeZone');

export function ShopGroup({ values, set, messages, isLocked }: SettingsForm) {
  const { t } = useWords();
  const { currency } = values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={t('settings.name')}
        value={values.name}
        onChange={(name) => set({ name })}
        error={messageFor(messages, 'name')}
        disabled={isLocked}
      />
      <SelectInput
        label={t('settings.kind')}
        help={t('settings.kindHelp')}
        value={values.kind}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => set({ kind })}
        error={messageFor(messages, 'kind')}
        disabled={isLocked}
      />
      <TextInput
        label={t('settings.country')}
        help={t('settings.countryHelp')}
        value={values.country ?? ''}
        onChange={(country) => set({ country: country.toUpperCase() || undefined })}
        error={messageFor(messages, 'country')}
        disabled={isLocked}
        isCode
      />
      <TextInput
        label={t('settings.timeZone')}
        help={t('settings.timeZoneHelp')}
        value={values.time_zone ?? ''}
        onChange={(time_zone) => set({ time_zone: time_zone || undefined })}
        error={messageFor(messages, 'time_zone')}
        list={TIME_ZONES}
        disabled={isLocked}
        isCode
      />
      <TextInput
        label={t('settings.currency')}
        help={t('settings.currencyHelp')}
        value={currency.code}
        onChange={(code) => set({ currency: writtenCurrency(code, values) })}
        error={messageFor(messages, 'currency')}
        disabled={isLocked}
        isCode
      />
      <TextInput
        label={t('settings.currencySign')}
        value={currency.sign}
        onChange={(sign) => set({ currency: { ...currency, sign } })}
        disabled={isLocked}
      />
      <SelectInput
        label={t('settings.currencyPosition')}
        value={`${currency.position}${currency.space ? '-space' : ''}`}
        options={[
          { value: 'before', label: `${currency.sign}12` },
          { value: 'before-space', label: `${currency.sign} 12` },
          { value: 'after', label: `12${currency.sign}` },
          { value: 'after-space', label: `12 ${currency.sign}` },
        ]}
        onChange={(chosen) =>
          set({
            currency: {
              ...currency,
              position: chosen.startsWith('before') ? 'before' : 'after',
              space: chosen.endsWith('-space'),
            },
          })
        }
        disabled={isLocked}
      />
      <TextInput
        label={t('settings.productUrl')}
        help={t('settings.productUrlHelp')}
        value={values.product_url}
        onChange={(product_url) => set({ product_url })}
        error={messageFor(messages, 'product_url')}
        disabled={isLocked}
        isCode
        className="sm:col-span-2"
      />
      <CheckInput
        label={t('settings.factorRequired')}
        help={t('settings.factorRequiredHelp')}
        checked={values.second_factor_required ?? false}
        onChange={(isRequired) => set({ second_factor_required: isRequired || undefined })}
        disabled={isLocked}
        className="sm:col-span-2"
      />
    </div>
  );
}

/** A complete code brings the sign and its place that are usual for it; an incomplete one is kept as it is written. */
function writtenCurrency(code: string, { currency, default_language }: SettingsForm['values']) {
  const written = code.toUpperCase().slice(0, 3);
  return written.length === 3 ? currencyOf(written, default_language) : { ...currency, code: written };
}
