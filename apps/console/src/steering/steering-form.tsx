/** The frame of the editors of rules and synonyms: the fields, their buttons, and the effect beside them. */
import { Button } from '@quarry/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { ChangePreview } from './change-preview.tsx';

interface SteeringFormProps {
  fields: ReactNode;
  /** What saves; null for those who may only read. */
  buttons: ReactNode;
  /** null: nothing is saved yet. */
  onDelete: (() => void) | null;
  isDeleting: boolean;
  onSubmit: () => void;
  change: ComponentProps<typeof ChangePreview>['change'];
}

export function SteeringForm({ fields, buttons, onDelete, isDeleting, onSubmit, change }: SteeringFormProps) {
  const { t } = useWords();
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid gap-5">
        {fields}
        {buttons && (
          <div className="flex flex-wrap gap-2">
            {buttons}
            {onDelete && (
              <Button look="text" size="small" className="ms-auto" disabled={isDeleting} onClick={onDelete}>
                {t('action.delete')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ChangePreview change={change} />
    </form>
  );
}
