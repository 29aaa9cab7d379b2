/** The fields of a rule: what it does, for which searches, when. */
import { LANGUAGES, NATIVE_NAMES } from '@quarry/contract';
import { Button, IconButton } from '@quarry/ui';
import type { FieldProblem } from '@quarry/client';
import { CheckInput, SelectInput, TextInput } from '../kit/fields.tsx';
import { useWords } from '../words/use-words.ts';
import { type Condition, NEW_CONDITION, PROPERTIES, RULE_KINDS, type RuleForm } from './rule-form.ts';

interface RuleFieldsProps {
  form: RuleForm;
  set: (change: Partial<RuleForm>) => void;
  messages: readonly FieldProblem[];
}

export function RuleFields({ form, set, messages }: RuleFieldsProps) {
  const { t } = useWords();
  const messageOf = (field: string) =>
    messages.find((message) => message.field === field || message.field.endsWith(`.${field}`))?.message;
  const needsQuery = form.kind === 'pin' || form.kind === 'redirect';
  const hasFilters = !needsQuery;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectInput
        label={t('rule.kind')}
        help={t(`ruleKind.${form.kind}Help`)}
        value={form.kind}
        options={RULE_KINDS.map((value) => ({ value, label: t(`ruleKind.${value}`) }))}
        onChange={(kind) => set({ kind })}
        className="sm:col-span-2"
      />
      <TextInput
        label={t('rule.query')}
        help={needsQuery ? t('rule.queryNeeded') : t('rule.queryHelp')}
        value={form.query}
        onChange={(query) => set({ query })}
        error={messageOf('query')}
      />
      <SelectInput
        label={t('rule.match')}
        value={form.match}
        options={[
          { value: 'contains', label: t('rule.matchContains') },
          { value: 'exact', label: t('rule.matchExact') },
        ]}
        onChange={(match) => set({ match })}
      />
      {form.kind === 'pin' && (
        <>
          <TextInput
            label={t('rule.product')}
            help={t('rule.productHelp')}
            value={form.productId}
            onChange={(productId) => set({ productId })}
            error={messageOf('product_id')}
            isCode
          />
          <TextInput
            label={t('rule.position')}
            type="number"
            min={1}
            max={100}
            value={form.position}
            onChange={(position) => set({ position })}
            error={messageOf('position')}
          />
        </>
      )}
      {form.kind === 'redirect' && (
        <TextInput
          label={t('rule.url')}
          help={t('rule.urlHelp')}
          value={form.url}
          onChange={(url) => set({ url })}
          error={messageOf('url')}
          isCode
          className="sm:col-span-2"
        />
      )}
      {hasFilters && (
        <Conditions
          conditions={form.conditions}
          onChange={(conditions) => set({ conditions })}
          error={messageOf('filters')}
        />
      )}
      {(form.kind === 'boost' || form.kind === 'bury') && (
        <TextInput
          label={t('rule.strength')}
          help={t('rule.strengthHelp')}
          type="number"
          min={1}
          max={100}
          value={form.strength}
          onChange={(strength) => set({ strength })}
          error={messageOf('strength')}
        />
      )}
      <SelectInput
        label={t('rule.language')}
        value={form.language}
        options={[
          { value: '', label: t('rule.everyLanguage') },
          ...LANGUAGES.map((value) => ({ value, label: NATIVE_NAMES[value] })),
        ]}
        onChange={(language) => set({ language })}
      />
      <TextInput
        label={t('rule.startsAt')}
        type="datetime-local"
        value={form.startsAt}
        onChange={(startsAt) => set({ startsAt })}
        error={messageOf('starts_at')}
      />
      <TextInput
        label={t('rule.endsAt')}
        type="datetime-local"
        value={form.endsAt}
        onChange={(endsAt) => set({ endsAt })}
        error={messageOf('ends_at')}
      />
      <TextInput
        label={t('rule.name')}
        help={t('rule.nameHelp')}
        value={form.name}
        onChange={(name) => set({ name })}
        error={messageOf('name')}
      />
      <CheckInput
        label={t('rule.enabled')}
        checked={form.enabled}
        onChange={(enabled) => set({ enabled })}
        className="self-end"
      />
    </div>
  );
}

interface ConditionsProps {
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
  error: string | undefined;
}

function Conditions({ conditions, onChange, error }: ConditionsProps) {
  const { t } = useWords();
  const change = (place: number, part: Partial<Condition>) =>
    onChange(conditions.map((condition, at) => (at === place ? { ...condition, ...part } : condition)));
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold">{t('rule.conditions')}</legend>
      <ul className="grid gap-2">
        {conditions.map((condition, place) => (
          // oxlint-disable-next-line no-array-index-key -- conditions have no id and are told apart by their place
          <li key={place} className="flex flex-wrap items-end gap-2">
            <SelectInput
              label={t('condition.property')}
              value={condition.property}
              options={PROPERTIES.map((value) => ({ value, label: t(`condition.${value}`) }))}
              onChange={(property) => change(place, { property })}
              className="min-w-40 flex-1"
            />
            {condition.property === 'attribute' && (
              <TextInput
                label={t('condition.key')}
                value={condition.key}
                onChange={(key) => change(place, { key })}
                className="min-w-28 flex-1"
                isCode
              />
            )}
            {condition.property !== 'in_stock' && (
              <TextInput
                label={t('condition.values')}
                placeholder={t('condition.valuesHint')}
                value={condition.text}
                onChange={(text) => change(place, { text })}
                className="min-w-40 flex-[2]"
              />
            )}
            <IconButton
              icon="trash"
              label={t('condition.remove')}
              disabled={conditions.length === 1}
              onClick={() => onChange(conditions.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <Button look="line" size="small" className="mt-2" onClick={() => onChange([...conditions, NEW_CONDITION])}>
        {t('condition.add')}
      </Button>
    </fieldset>
  );
}
