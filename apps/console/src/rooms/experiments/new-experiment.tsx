/** The form of a new experiment. What it needs is shown on its page before it starts. */
import { type ExperimentBody, RuleBody, type StoreRule, type Treatment } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { CheckInput, SelectInput, TextArea, TextInput } from '../../kit/fields.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

const METHODS = ['split', 'interleaving'] as const;
const METRICS = ['clicks', 'carts', 'orders', 'revenue'] as const;
const LEAST_WORDS = 2;

export function NewExperiment() {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const [name, setName] = useState('');
  const [method, setMethod] = useState<ExperimentBody['method']>('split');
  const [metric, setMetric] = useState<ExperimentBody['metric']>('clicks');
  const [effect, setEffect] = useState('10');
  const [share, setShare] = useState('100');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [synonyms, setSynonyms] = useState('');
  const rules = useQuery({
    queryKey: ['rules', store, 'experiment'],
    queryFn: ({ signal }) => callV1('listRules', { params: { store }, query: { limit: 100 } }, { signal }),
    enabled: may('rules:read'),
  });
  const all = rules.data?.items ?? [];
  const treatment: Treatment = {
    add_rules: all.filter(({ id, state }) => state === 'draft' && chosen.includes(id)).map(bodyOf),
    remove_rules: all.filter(({ id, state }) => state === 'published' && chosen.includes(id)).map(({ id }) => id),
    add_synonyms: method === 'split' ? synonymsOf(synonyms) : [],
  };
  const isAA = Object.values(treatment).every((changes) => changes.length === 0);
  const create = useChange({
    run: () =>
      callV1('createExperiment', {
        params: { store },
        body: {
          name: name.trim(),
          method,
          metric: method === 'interleaving' ? 'clicks' : metric,
          minimum_effect: Number(effect) / 100,
          share: Number(share) / 100,
          treatment,
        },
      }),
    outdates: [
      ['experiments', store],
      ['audit', store],
    ],
    done: t('experiment.saved'),
    onDone: ({ id }) => address.change({ dialog: null, experiment: id }),
    showsErrorItself: true,
  });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FormDialog
      title={t('experiment.create')}
      verb={t('rules.saveDraft')}
      change={create}
      isReady={name.trim() !== '' && Number(effect) > 0 && Number(share) > 0}
      onSubmit={() => create.mutate(undefined)}
      onClose={() => address.change({ dialog: null })}
    >
      <TextInput label={t('experiment.name')} value={name} onChange={setName} required />
      <SelectInput
        label={t('experiment.method')}
        help={t(`experiment.method.${method}Help`)}
        value={method}
        options={METHODS.map((value) => ({ value, label: t(`experiment.method.${value}`) }))}
        onChange={setMethod}
      />
      {method === 'split' && (
        <SelectInput
          label={t('experiment.metric')}
          value={metric}
          options={METRICS.map((value) => ({ value, label: t(`experiment.metric.${value}`) }))}
          onChange={setMetric}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('experiment.minimumEffect')}
          help={t(method === 'split' ? 'experiment.minimumEffectSplit' : 'experiment.minimumEffectInterleaving')}
          type="number"
          min={0.5}
          max={100}
          value={effect}
          onChange={setEffect}
        />
        <TextInput label={t('experiment.share')} type="number" min={1} max={100} value={share} onChange={setShare} />
      </div>
      <Choice
        legend={t('experiment.addRules')}
        none={t('experiment.noDrafts')}
        rules={all.filter(({ state }) => state === 'draft')}
        chosen={chosen}
        onToggle={toggle}
      />
      <Choice
        legend={t('experiment.removeRules')}
        rules={all.filter(({ state }) => state === 'published')}
        chosen={chosen}
        onToggle={toggle}
      />
      {method === 'split' && (
        <TextArea
          label={t('experiment.synonyms')}
          help={t('experiment.synonymsHelp')}
          rows={2}
          value={synonyms}
          onChange={setSynonyms}
        />
      )}
      {isAA && <p className="rounded-control bg-surface-2 px-3.5 py-2.5">{t('experiment.isAA')}</p>}
    </FormDialog>
  );
}

interface ChoiceProps {
  legend: string;
  /** Said when there is nothing to choose; absent: then the choice is not shown. */
  none?: string;
  rules: readonly StoreRule[];
  chosen: readonly string[];
  onToggle: (id: string, isChosen: boolean) => void;
}

function Choice({ legend, none, rules, chosen, onToggle }: ChoiceProps) {
  const { t } = useWords();
  if (rules.length === 0 && none === undefined) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {rules.length === 0 && <p className="text-ink-2">{none}</p>}
      {rules.map(({ id, name, kind }) => (
        <CheckInput
          key={id}
          label={
            <>
              <bdi>{name}</bdi> <span className="text-ink-2">· {t(`ruleKind.${kind}`)}</span>
            </>
          }
          checked={chosen.includes(id)}
          onChange={(isChosen) => onToggle(id, isChosen)}
        />
      ))}
    </fieldset>
  );
}

/** A rule without what belongs to its row. */
function bodyOf(rule: StoreRule): RuleBody {
  return RuleBody.parse(rule);
}

function synonymsOf(text: string): Treatment['add_synonyms'] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/[,،]/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length >= LEAST_WORDS)
    .map((words) => ({ kind: 'two-way', words }));
}
