/** The page's passing notices: one at a time, from anywhere in the page. */
import { createToastStore } from '@quarry/client';

export const toasts = createToastStore();
