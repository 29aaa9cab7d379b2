/** Keeps the draft while the login screen replaces the chat. Only in memory, because it may be personal. */
import type { Attachments } from '@quarry/client';

export interface KeptDraft extends Attachments {
  text: string;
}

let kept: { storeId: string; draft: KeptDraft } | null = null;

export function keepDraft(storeId: string, draft: KeptDraft): void {
  kept = { storeId, draft };
}

/** The kept draft of this store, or null. It is kept until it is forgotten explicitly. */
export function keptDraft(storeId: string): KeptDraft | null {
  return kept?.storeId === storeId ? kept.draft : null;
}

export function forgetDraft(): void {
  kept = null;
}
