/** What was written when a login ended, for as long as the login screen is up. In memory: it may be personal. */
import type { Attachments } from '@quarry/client';

export interface KeptDraft extends Attachments {
  text: string;
}

let kept: { storeId: string; draft: KeptDraft } | null = null;

export function keepDraft(storeId: string, draft: KeptDraft): void {
  kept = { storeId, draft };
}

/** What was kept for this store, null for nothing. It stays until it is forgotten. */
export function keptDraft(storeId: string): KeptDraft | null {
  return kept?.storeId === storeId ? kept.draft : null;
}

export function forgetDraft(): void {
  kept = null;
}
