/** A dialog with a form: its fields, why the last attempt failed, and the buttons to leave it or to submit. */
import { Button } from '@quarry/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Modal } from './dialogs.tsx';
import { FailureNote } from './failure-note.tsx';

interface FormDialogProps {
  title: string;
  note?: string;
  /** The verb of the button that submits. */
  verb: string;
  /** The change that submitting starts. */
  change: { error: unknown; isPending: boolean };
  /** Whether the fields can be submitted. */
  isReady?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  note,
  verb,
  change,
  isReady = true,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useWords();
  return (
    <Modal title={title} note={note} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <FailureNote error={change.error} />
        <div className="flex justify-end gap-2">
          <Button look="line" size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" size="small" disabled={change.isPending || !isReady}>
            {verb}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
