/** Publishes all drafts with a note; leaves a version to come back to. */
import type { RuleConflict, StoreRule } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callV1 } from '../../calls/call-v1.ts';
import { CheckInput, TextInput } from '../../kit/fields.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { JudgedEffect } from './judged-effect.tsx';

interface PublishDialogProps {
  drafts: readonly StoreRule[];
  conflicts: readonly RuleConflict[];
  onClose: () => void;
}

export function PublishDialog({ drafts, conflicts, onClose }: PublishDialogProps) {
  const { t } = useWords();
  const { id: store } = useStore();
  const [note, setNote] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const ids = drafts.map(({ id }) => id);
  const check = useQuery({
    queryKey: ['publication-check', store, ids],
    queryFn: ({ signal }) => callV1('checkPublication', { params: { store }, body: { ids } }, { signal }),
    staleTime: 0,
  });
  const falls = check.data !== undefined && check.data.falls.length + check.data.below_floor.length > 0;
  const ofDrafts = conflicts.filter(({ rule, with: other }) =>
    drafts.some(({ id }) => id === rule.id || id === other.id),
  );
  const publish = useChange({
    run: () => callV1('publishRules', { params: { store }, body: { ids, note, accept_falls: falls && isAccepted } }),
    outdates: [
      ['rules', store],
      ['rule-conflicts', store],
      ['rule-versions', store],
      ['audit', store],
    ],
    done: t('rules.published'),
    onDone: onClose,
    showsErrorItself: true,
  });
  return (
    <FormDialog
      title={t('rules.publishTitle')}
      note={t('rules.publishNote')}
      verb={t('rules.publishCount', { count: drafts.length })}
      change={publish}
      isReady={drafts.length > 0 && check.isSuccess && (!falls || isAccepted)}
      onSubmit={() => publish.mutate(undefined)}
      onClose={onClose}
    >
      <ul className="divide-y divide-line">
        {drafts.map(({ id, name, kind }) => (
          <li key={id} className="flex justify-between gap-3 py-2">
            <b className="font-semibold">{name}</b>
            <span className="text-ink-2">{t(`ruleKind.${kind}`)}</span>
          </li>
        ))}
      </ul>
      {ofDrafts.length > 0 && (
        <ul className="rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
          {ofDrafts.map(({ code, rule, with: other }) => (
            <li key={`${code}${rule.id}${other.id}`}>
              {rule.name}: {t(`conflict.${code}`, { name: other.name })}
            </li>
          ))}
        </ul>
      )}
      <Loaded query={check}>{(data) => <JudgedEffect check={data} />}</Loaded>
      {falls && <CheckInput label={t('publish.accept')} checked={isAccepted} onChange={setAccepted} />}
      <TextInput label={t('rules.versionNote')} value={note} onChange={setNote} />
    </FormDialog>
  );
}
