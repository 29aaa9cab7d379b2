/** Writes a rule with its effect beside it: saved as a draft, or published at once. */
import type { RuleBody, StoreRule } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { ApiProblem } from '@quarry/client';
import { callV1 } from '../calls/call-v1.ts';
import { failureText } from '../calls/failure-text.ts';
import { useStore } from '../kit/store-context.ts';
import { useChange } from '../kit/use-change.ts';
import { useWords } from '../words/use-words.ts';
import { ChangePreview } from './change-preview.tsx';
import { RuleFields } from './rule-fields.tsx';
import { isComplete, newRuleForm, ruleBodyOf, type RuleForm, ruleFormOf } from './rule-form.ts';

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
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        if (body) save.mutate({ rule: body, state: isPublished ? 'published' : 'draft' });
      }}
    >
      <div className="grid gap-5">
        <RuleFields
          form={form}
          set={(change) => {
            save.reset();
            setForm({ ...form, ...change });
          }}
          messages={save.error instanceof ApiProblem ? save.error.errors : []}
        />
        {save.isError && (
          <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
            {failureText(save.error, t)}
          </p>
        )}
        {may('rules:write') && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" look={isPublished ? 'ink' : 'line'} disabled={!body || save.isPending}>
              {isPublished ? t('rules.change') : t('rules.saveDraft')}
            </Button>
            {!isPublished && (
              <Button
                size="small"
                disabled={!body || save.isPending}
                onClick={() => body && save.mutate({ rule: body, state: 'published' })}
              >
                {t('rules.publish')}
              </Button>
            )}
            {saved && (
              <Button
                look="text"
                size="small"
                className="ms-auto"
                disabled={remove.isPending}
                onClick={() => remove.mutate(saved.id)}
              >
                {t('action.delete')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ChangePreview change={body && { resource: 'rule', body, replaces: saved?.replaces ?? saved?.id ?? null }} />
    </form>
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
