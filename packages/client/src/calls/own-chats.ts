/** The visitor's own conversations: listed, read to be continued, and deleted. */
import type { ContinuedChat, OwnChatEntry } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';
import { chatAddress, chatsAddress } from './replies.ts';

const NOT_FOUND = 404;

/** @returns null when there is no such conversation any longer. @throws CallError, or the browser's error. */
export async function fetchOwnChat(storeId: string, session: string, fetch: Fetch): Promise<ContinuedChat | null> {
  const response = await fetch(chatAddress(storeId, session), { credentials: 'include' });
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new CallError(`The chat was refused with status ${response.status}.`, response.status);
  const body: unknown = await response.json();
  if (!isContinuedChat(body)) throw new CallError('The chat cannot be read.', response.status);
  return body;
}

/** The parts that are relied on; the server validates its replies by the contract. */
function isContinuedChat(body: unknown): body is ContinuedChat {
  return isRecord(body) && typeof body.session === 'string' && Array.isArray(body.items) && 'reply' in body;
}

/** The latest first. @throws CallError, or the browser's error. */
export async function fetchOwnChats(storeId: string, fetch: Fetch): Promise<OwnChatEntry[]> {
  const response = await fetch(chatsAddress(storeId), { credentials: 'include' });
  if (!response.ok) throw new CallError(`The chats were refused with status ${response.status}.`, response.status);
  const body: unknown = await response.json();
  if (!isRecord(body) || !Array.isArray(body.items)) throw new CallError('The chats cannot be read.', response.status);
  return body.items.filter(isEntry);
}

/** Also fulfilled when it is gone already. @throws CallError, or the browser's error. */
export async function deleteOwnChat(storeId: string, session: string, fetch: Fetch): Promise<void> {
  const response = await fetch(chatAddress(storeId, session), { method: 'DELETE', credentials: 'include' });
  if (response.ok || response.status === NOT_FOUND) return;
  throw new CallError(`The chat was not deleted: status ${response.status}.`, response.status);
}

function isEntry(entry: unknown): entry is OwnChatEntry {
  return (
    isRecord(entry) &&
    typeof entry.session === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.updated_at === 'string'
  );
}
