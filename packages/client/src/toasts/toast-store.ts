/**
 * Toasts: at most one is open, it closes after five seconds, and is removed much later, so that its closing animation
 * can finish.
 */
import { createObservable, type Observable } from '../observable.ts';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** From the closing of a toast until it is removed from memory. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastVariant = 'default' | 'destructive';

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant: ToastVariant;
  /** False once dismissed; the page then plays the closing animation. */
  readonly isOpen: boolean;
}

export interface NewToast {
  title: string;
  description?: string;
  /** Default `default`. */
  variant?: ToastVariant;
  /**
   * Time until it closes by itself, default 5000; with `Infinity` the page closes it, for example to pause while the
   * pointer hovers.
   */
  durationMs?: number;
}

export interface ToastStore extends Observable<readonly Toast[]> {
  /** Shows a toast in place of the current one and returns its id. */
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
