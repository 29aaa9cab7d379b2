/** The editor of a synonym with a preview of its effect. */
import type { StoreSynonym } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { callV1 } from '../calls/call-v1.ts';
import { failureText } from '../calls/failure-text.ts';
import { useStore } from '../kit/store-context.ts';
import { useChange } from '../kit/use-change.ts';
import { useWords } from '../words/use-words.ts';
import { SynonymFields } from './synonym-fields.tsx';
import { isSynonymComplete, newSynonymForm, synonymBodyOf, type SynonymForm, synonymFormOf } from './synonym-form.ts';
import { SteeringForm } from './steering-form.tsx';

interface SynonymEditorProps {
  start?: SynonymForm;
  saved: StoreSynonym | null;
  onClose: () => void;
}

export function SynonymEditor({ start, saved, onClose }: SynonymEditorProps) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const [form, setForm] = useState(() => (saved ? synonymFormOf(saved) : (start ?? newSynonymForm())));
  const body = isSynonymComplete(form) ? synonymBodyOf(form) : null;
  const outdates = [
    ['synonyms', store],
    ['synonym', store],
    ['synonym-conflicts', store],
    ['audit', store],
    ['query', store],
  ];
  const save = useChange({
    run: (synonym: NonNullable<typeof body>) =>
      saved
        ? callV1('changeSynonym', { params: { store, id: saved.id }, body: synonym })
        : callV1('createSynonym', { params: { store }, body: synonym }),
    outdates,
    done: t('synonyms.saved'),
    onDone: onClose,
    showsErrorItself: true,
  });
  const remove = useChange({
    run: (id: string) => callV1('deleteSynonym', { params: { store, id } }),
    outdates,
    done: t('synonyms.deleted'),
    onDone: onClose,
  });
  return (
    <SteeringForm
      fields={
        <SynonymFields
          form={form}
          set={(change) => {
            save.reset();
            setForm({ ...form, ...change });
          }}
          error={save.isError ? failureText(save.error, t) : undefined}
        />
      }
      buttons={
        may('synonyms:write') && (
          <Button type="submit" size="small" disabled={!body || save.isPending}>
            {t('action.save')}
          </Button>
        )
      }
      onDelete={saved && (() => remove.mutate(saved.id))}
      isDeleting={remove.isPending}
      onSubmit={() => body && save.mutate(body)}
      change={body && { resource: 'synonym', body, replaces: saved?.id ?? null }}
    />
  );
}
