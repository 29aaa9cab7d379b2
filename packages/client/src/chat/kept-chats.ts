/**
 * Remembers in the browser the last conversation of each place with a chat, so that a later page can offer to continue
 * it. Nothing is written before the shopper has said something.
 */
import type { ChatPlace } from './kept-conversation.ts';
import { SECTION_RULES } from './section-rules.ts';

const PREFIX = 'quarry.last-chat.';
const keyOf = ({ storeId, section }: ChatPlace) => `${PREFIX}${section}.${storeId}`;

/** The session of the last conversation; null for none, and where storage is blocked. */
export function lastChat(place: ChatPlace): string | null {
  try {
    return localStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

export function keepLastChat(place: ChatPlace, session: string): void {
  try {
    localStorage.setItem(keyOf(place), session);
  } catch {
    // Storage is blocked: a later page does not offer the conversation.
  }
}

export function forgetLastChat(place: ChatPlace): void {
  removeKeys((key) => key === keyOf(place));
}

/** Forgets the conversations of those who log in: the next one at this browser may be somebody else. */
export function forgetChatsOfLogin(): void {
  removeKeys((key) =>
    Object.entries(SECTION_RULES).some(
      ([section, { needsLogin }]) => needsLogin && key.startsWith(`${PREFIX}${section}.`),
    ),
  );
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isRemoved)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing to remove.
  }
}
