/** The toasts of the console; shown by `app/notifications.tsx`. */
import { createToastStore } from '@quarry/client';

/** The component closes them, so that hovering pauses the time. */
const store = createToastStore();
export const toasts = store;

export function showToast(title: string, description?: string): void {
  store.show({ title, ...(description && { description }), durationMs: Number.POSITIVE_INFINITY });
}

export function showFailure(title: string, description: string): void {
  store.show({ title, description, variant: 'destructive', durationMs: Number.POSITIVE_INFINITY });
}
