/** Dialogs over a room: a form or text, and a question before something that cannot be taken back easily. */
import { Button, IconButton } from '@quarry/ui';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { AlertNote } from './failure-note.tsx';

interface ModalProps {
  title: string;
  note?: ReactNode;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  /** `wide` for editors with a preview beside them. */
  width?: 'normal' | 'wide';
  children: ReactNode;
}

export function Modal({ title, note, onClose, width = 'normal', children }: ModalProps) {
  const { t } = useWords();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-stone-950/60" />
        <Dialog.Content
          {...(note === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          className={`fixed inset-x-0 top-[max(16px,6vh)] z-50 mx-auto flex max-h-[min(88vh,calc(100dvh-32px))] w-[calc(100vw-24px)] animate-settle-in flex-col overflow-hidden rounded-card bg-surface shadow-raised outline-none ${width === 'wide' ? 'max-w-[1080px]' : 'max-w-[560px]'}`}
        >
          <div className="flex items-start justify-between gap-3 border-b border-line ps-5 pe-2.5 pt-2.5 pb-2.5">
            <div className="min-w-0 pt-2">
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              {note !== undefined && <Dialog.Description className="text-sm text-ink-2">{note}</Dialog.Description>}
            </div>
            <Dialog.Close asChild>
              <IconButton icon="close" label={t('action.close')} />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto p-5">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Of a form the first field gets the focus, not the close button before it. */
function focusFirstField(event: Event): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const field = currentTarget.querySelector<HTMLElement>(
    ':is(input:not([type=radio], [type=checkbox]), textarea, select):not(:disabled)',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** The verb of the button that does it. */
  verb: string;
  isPending: boolean;
  error?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function Question({ title, children, verb, isPending, error, onConfirm, onClose }: QuestionProps) {
  const { t } = useWords();
  return (
    <Modal title={title} onClose={onClose}>
      <div className="text-ink-2">{children}</div>
      {error && <AlertNote className="mt-3">{error}</AlertNote>}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="line" size="small" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button size="small" className="!bg-danger-fill !text-white" disabled={isPending} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    </Modal>
  );
}
