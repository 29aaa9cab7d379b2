/**
 * Remembers in the browser the last conversation of each place with a chat, so that a later page can offer to continue
 * it. Nothing is written before the shopper has said something.
 */
import { isRecord } from '../is-record.ts';
import type { ChatPlace } from './kept-conversation.ts';
import { SECTION_RULES } from './section-rules.ts';

const KEY = 'quarry.last-chats';
const nameOf = ({ storeId, section }: ChatPlace) => `${section}/${storeId}`;

/** The session of the last conversation; null for none, and where storage is blocked. */
export function lastChat(place: ChatPlace): string | null {
  try {
    return kept()[nameOf(place)] ?? null;
  } catch {
    return null;
  }
}

export function keepLastChat(place: ChatPlace, session: string): void {
  change((chats) => ({ ...chats, [nameOf(place)]: session }));
}

export function forgetLastChat(place: ChatPlace): void {
  change((chats) => without(chats, (name) => name === nameOf(place)));
}

/** Forgets the conversations of those who log in: the next one at this browser may be somebody else. */
export function forgetChatsOfLogin(): void {
  const sections = Object.entries(SECTION_RULES).flatMap(([section, { needsLogin }]) => (needsLogin ? section : []));
  change((chats) => without(chats, (name) => sections.some((section) => name.startsWith(`${section}/`))));
}

type Chats = Readonly<Record<string, string>>;

function kept(): Chats {
  const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  if (!isRecord(read)) return {};
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, session]) => (typeof session === 'string' ? [[name, session]] : [])),
  );
}

function without(chats: Chats, isRemoved: (name: string) => boolean): Chats {
  return Object.fromEntries(Object.entries(chats).filter(([name]) => !isRemoved(name)));
}

function change(to: (chats: Chats) => Chats): void {
  try {
    const chats = to(kept());
    if (Object.keys(chats).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(chats));
  } catch {
    // Storage is blocked: a later page does not offer the conversation.
  }
}
