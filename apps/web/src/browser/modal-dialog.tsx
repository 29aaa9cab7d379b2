/**
 * The browser's `<dialog>` as a modal: above everything, the page behind it inert, closed by Escape or a click on the
 * backdrop, and focus returns to the previous element.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@quarry/ui';
import { useFocusTrap } from './use-focus-trap.ts';

interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** CSS classes of the panel: width and colours. */
  className?: string;
  children: ReactNode;
}

export function ModalDialog({ open, onClose, title, className = '', children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useFocusTrap(dialog, open);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto max-h-none max-w-none overflow-visible bg-transparent p-0 text-ink backdrop:animate-fade-in backdrop:bg-stone-950/75 open:animate-panel-in"
    >
      {open && (
        <div
          className={`max-h-[calc(100dvh-24px)] w-[calc(100vw-24px)] overflow-y-auto rounded-stage bg-surface shadow-raised thin-scroll ${className}`}
        >
          <div className="flex items-center justify-between gap-4 py-2 ps-6 pe-2.5 max-sm:ps-5">
            <h2 id={titleId} className="text-[17px] leading-tight font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
