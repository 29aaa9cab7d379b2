/**
 * Short notices at the edge of the page: at most one at a time, closed after five seconds, forgotten much later, so
 * that the closing animation has something to close.
 */
import { createObservable, type Observable } from '../observable.ts';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** From the closing of a notice until its record leaves memory. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastVariant = 'default' | 'destructive';

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant: ToastVariant;
  /** False from its dismissal on; the page plays its closing and shows it no more. */
  readonly isOpen: boolean;
}

export interface NewToast {
  title: string;
  description?: string;
  /** Default `default`. */
  variant?: ToastVariant;
  /** Until it closes by itself, default 5000; `Infinity` leaves it to the page, which may wait while a pointer rests. */
  durationMs?: number;
}

export interface ToastStore extends Observable<readonly Toast[]> {
  /** Shows a notice in place of the one before it and answers its id. */
  show(toast: NewToast): string;
  dismiss(id: string): void;
}

export function createToastStore(): ToastStore {
  const toasts = createObservable<readonly Toast[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let count = 0;

  function after(milliseconds: number, id: string, act: () => void) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (Number.isFinite(milliseconds)) timers.set(id, setTimeout(act, milliseconds));
  }

  function keep(kept: readonly Toast[]) {
    const ids = new Set(kept.map(({ id }) => id));
    for (const [id, timer] of timers) {
      if (ids.has(id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    toasts.set(kept);
  }

  function dismiss(id: string) {
    const present = toasts.getSnapshot();
    if (!present.some((toast) => toast.id === id && toast.isOpen)) return;
    toasts.set(present.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    after(TOAST_REMOVE_DELAY_MS, id, () => keep(toasts.getSnapshot().filter((toast) => toast.id !== id)));
  }

  return {
    subscribe: toasts.subscribe,
    getSnapshot: toasts.getSnapshot,
    show({ title, description, variant = 'default', durationMs = TOAST_DURATION_MS }) {
      count += 1;
      const id = String(count);
      const toast: Toast = { id, title, ...(description && { description }), variant, isOpen: true };
      keep([toast, ...toasts.getSnapshot()].slice(0, TOAST_LIMIT));
      after(durationMs, id, () => dismiss(id));
      return id;
    },
    dismiss,
  };
}
