/**
 * Renders toasts at the top, away from the chat input. The list comes from the store (at most one is open); this file
 * defines its look, the timeout of five seconds, dismissal by a swipe of more than 50 px to the right, and focus by F8.
 */
import { Toast } from 'radix-ui';
import { Icon } from '../icons/icon.tsx';

export const TOAST_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

export type ToastVariant = 'default' | 'destructive';

export interface ShownToast {
  id: string;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  isOpen: boolean;
}

interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
  /** Names for screen readers; `{hotkey}` is filled in. Default: English. */
  labels?: { dismiss: string; list: string };
}

const ENGLISH_LABELS = { dismiss: 'Dismiss', list: 'Notifications ({hotkey})' };

const LOOKS: Record<ToastVariant, string> = {
  default: 'bg-surface text-ink shadow-[0_0_0_1px_var(--line),var(--sh-3)]',
  destructive: 'bg-danger-fill text-white shadow-raised',
};

export function Toaster({ toasts, onDismiss, labels = ENGLISH_LABELS }: ToasterProps) {
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={toast.variant}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          className={`flex items-start gap-3 rounded-card py-3.5 ps-4.5 pe-2 data-[state=closed]:animate-toast-out data-[state=open]:animate-settle-in data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${LOOKS[toast.variant]}`}
        >
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-1 text-sm opacity-90">{toast.description}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label={labels.dismiss}
            className="grid size-11 flex-none place-items-center rounded-control opacity-80 hover:opacity-100"
          >
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label={labels.list}
        className="fixed end-4 top-4 z-[60] flex w-[min(400px,calc(100vw-32px))] flex-col gap-2 outline-none focus-visible:outline-2"
      />
    </Toast.Provider>
  );
}
