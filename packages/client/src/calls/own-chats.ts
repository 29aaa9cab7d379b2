/** Reads one of the visitor's own conversations, to continue it. */
import type { ContinuedChat } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';

const NOT_FOUND = 404;

/** @returns null when there is no such conversation any longer. @throws CallError, or the browser's error. */
export async function fetchOwnChat(storeId: string, session: string, fetch: Fetch): Promise<ContinuedChat | null> {
  const address = `/api/v1/stores/${encodeURIComponent(storeId)}/chats/${encodeURIComponent(session)}`;
  const response = await fetch(address, { credentials: 'include' });
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
