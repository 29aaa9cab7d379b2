/** The calls about a reply that is being written: its rest after a broken connection, and its end on demand. */
import { CallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';

export interface ReplyPlace {
  storeId: string;
  session: string;
}

/**
 * The pieces of a reply after the `after`th.
 * @throws CallError when the server refuses, or the browser's error when it cannot be reached.
 */
export async function continueReply(
  { storeId, session }: ReplyPlace,
  { id, after }: { id: string; after: number },
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const address = `${chatAddress(storeId, session)}/messages/${encodeURIComponent(id)}/stream?after=${after}`;
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new CallError(`The rest of the reply was refused with status ${response.status}.`, response.status);
  }
  return response.body;
}

/** Stops what the server writes in this chat. A failure is logged: the reply then ends by itself. */
export async function stopReplies({ storeId, session }: ReplyPlace, fetch: Fetch): Promise<void> {
  try {
    const response = await fetch(`${chatAddress(storeId, session)}/stop`, { method: 'POST', credentials: 'include' });
    if (!response.ok) console.warn(`The reply was not stopped: status ${response.status}.`);
  } catch (error) {
    console.warn('The reply was not stopped.', error);
  }
}

export function chatsAddress(storeId: string): string {
  return `/api/v1/stores/${encodeURIComponent(storeId)}/chats`;
}

export function chatAddress(storeId: string, session: string): string {
  return `${chatsAddress(storeId)}/${encodeURIComponent(session)}`;
}
