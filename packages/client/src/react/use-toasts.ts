import type { Toast, ToastStore } from '../toasts/toast-store.ts';
import { useObservable } from './use-observable.ts';

/** The toasts to render, the open one first. */
export function useToasts(store: ToastStore): readonly Toast[] {
  return useObservable(store);
}
