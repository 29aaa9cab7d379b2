/** The editor of a rule with a preview of its effect; saves a draft or publishes at once. */
import type { RuleBody, StoreRule } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { callV1 } from '../calls/call-v1.ts';
import { useStore } from '../kit/store-context.ts';
import { useChange } from '../kit/use-change.ts';
import { useWords } from '../words/use-words.ts';
import { RuleFields } from './rule-fields.tsx';
import { isComplete, newRuleForm, ruleBodyOf, type RuleForm, ruleFormOf } from './rule-form.ts';
import { fieldMessages } from '../calls/field-messages.ts';
import { FailureNote } from '../kit/failure-note.tsx';
import { SteeringForm } from './steering-form.tsx';

interface RuleEditorProps {
  /** The form of a new rule. */
  start?: RuleForm;
  saved: StoreRule | null;
  onClose: () => void;
}

export function RuleEditor({ start, saved, onClose }: RuleEditorProps) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const [form, setForm] = useState(() => (saved ? ruleFormOf(saved) : (start ?? newRuleForm())));
  const isReady = isComplete(form);
  const body = isReady ? ruleBodyOf(form) : null;
  const outdates = [
    ['rules', store],
    ['rule', store],
    ['rule-conflicts', store],
    ['rule-versions', store],
    ['audit', store],
    ['query', store],
  ];
  const save = useChange({
    run: ({ rule, state }: { rule: RuleBody; state: 'draft' | 'published' }) => saveRule(store, saved, rule, state),
    outdates,
    done: t('rules.saved'),
    onDone: onClose,
    showsErrorItself: true,
  });
  const remove = useChange({
    run: (id: string) => callV1('deleteRule', { params: { store, id } }),
    outdates,
    done: t('rules.deleted'),
    onDone: onClose,
  });
  const isPublished = saved?.state === 'published';

  function submit(state: 'draft' | 'published') {
    if (body) save.mutate({ rule: body, state });
  }

  return (
    <SteeringForm
      fields={
        <>
          <RuleFields
            form={form}
            set={(change) => {
              save.reset();
              setForm({ ...form, ...change });
            }}
            messages={fieldMessages(save.error)}
          />
          <FailureNote error={save.error} />
        </>
      }
      buttons={
        may('rules:write') && (
          <>
            <Button type="submit" size="small" look={isPublished ? 'ink' : 'line'} disabled={!body || save.isPending}>
              {isPublished ? t('rules.change') : t('rules.saveDraft')}
            </Button>
            {!isPublished && (
              <Button size="small" disabled={!body || save.isPending} onClick={() => submit('published')}>
                {t('rules.publish')}
              </Button>
            )}
          </>
        )
      }
      onDelete={saved && (() => remove.mutate(saved.id))}
      isDeleting={remove.isPending}
      onSubmit={() => submit(isPublished ? 'published' : 'draft')}
      change={body && { resource: 'rule', body, replaces: saved?.replaces ?? saved?.id ?? null }}
    />
  );
}

async function saveRule(store: string, saved: StoreRule | null, rule: RuleBody, state: 'draft' | 'published') {
  if (!saved) return callV1('createRule', { params: { store }, body: { ...rule, state } });
  const changed = await callV1('changeRule', { params: { store, id: saved.id }, body: rule });
  if (saved.state === 'draft' && state === 'published') {
    await callV1('publishRules', { params: { store }, body: { ids: [saved.id] } });
  }
  return changed;
}
