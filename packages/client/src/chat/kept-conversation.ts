/**
 * Stores in the tab the last conversation in which a person answers, so that a reload continues it. After any other
 * conversation, a page load begins a new one.
 */
import { isRecord } from '../is-record.ts';

export interface KeptConversation {
  sessionId: string;
  conversationId: string | null;
}

/** The store and the section of a chat. */
export interface ChatPlace {
  storeId: string;
  section: string;
}

const KEY = 'quarry.person';

/** The kept conversation of this place; null for none, and where storage is blocked. */
export function keptConversation({ storeId, section }: ChatPlace): KeptConversation | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || kept.storeId !== storeId || kept.section !== section) return null;
    const { sessionId, conversationId } = kept;
    if (typeof sessionId !== 'string') return null;
    return { sessionId, conversationId: typeof conversationId === 'string' ? conversationId : null };
  } catch {
    return null;
  }
}

export function keepConversation({ storeId, section }: ChatPlace, conversation: KeptConversation): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ storeId, section, ...conversation }));
  } catch {
    // Storage is blocked: a reload begins a new conversation.
  }
}

/** @param place only if its conversation is the kept one; default: any. */
export function forgetConversation(place?: ChatPlace): void {
  try {
    if (!place || keptConversation(place)) sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing to remove.
  }
}
