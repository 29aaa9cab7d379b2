/** A panel that slides in from the end edge; traps the focus, closed by Escape and the backdrop. */
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** The text direction; default: the page's. */
  direction?: 'ltr' | 'rtl';
  lang?: string;
  /** Whether closing returns the focus to the trigger; false after a link in it was followed. */
  returnsFocus?: boolean;
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

export function SideSheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  direction,
  lang,
  returnsFocus = true,
  trigger,
  children,
}: SideSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-stone-950/60" />
        <Dialog.Content
          aria-describedby={undefined}
          {...(!returnsFocus && { onCloseAutoFocus: (event: Event) => event.preventDefault() })}
          dir={direction}
          lang={lang}
          className="fixed inset-y-0 end-0 z-50 flex w-[min(340px,86vw)] animate-sheet-in flex-col rtl:animate-sheet-in-left overflow-y-auto bg-surface p-4 shadow-raised outline-none"
        >
          <div className="mb-4 flex items-center justify-between ps-3">
            <Dialog.Title className="text-[17px] font-semibold">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
