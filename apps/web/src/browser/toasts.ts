/** The toast store of the page. */
import { createToastStore } from '@quarry/client';

export const toasts = createToastStore();
