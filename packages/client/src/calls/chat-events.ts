/** Reads the call `chatStream` of API v1: what is said in the visitor's own conversation, as server-sent events. */
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';

/** Something that was said in the conversation. */
export interface SaidMessage {
  readonly id: string;
  readonly role: 'shopper' | 'assistant' | 'person';
  readonly text: string;
  /** Who of the staff wrote it. */
  readonly author: string | null;
  readonly createdAt: Date;
}

/** `person`: name of who answers; null while the assistant does. `place`: where to continue after a break. */
export type ChatEvent = { readonly place: string } & (
  | { readonly type: 'state'; readonly person: string | null }
  | { readonly type: 'message'; readonly message: SaidMessage }
);

export interface ChatEventsRequest {
  storeId: string;
  /** Of a streamed chat the session id, of the plain chat the conversation id. */
  session: string;
  /** Only what comes after this place; empty for everything. */
  after: string;
}

/** Ends when the connection does. @throws CallError when the server refuses. */
export async function* readChatEvents(
  { storeId, session, after }: ChatEventsRequest,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): AsyncGenerator<ChatEvent, void> {
  const address = `/api/v1/stores/${encodeURIComponent(storeId)}/chats/${encodeURIComponent(session)}/stream`;
  const query = after ? `?after=${encodeURIComponent(after)}` : '';
  const response = await fetch(address + query, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new CallError(`The chat's events were refused with status ${response.status}.`, response.status);
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

/** Null for comments, which keep the connection open, and for events that cannot be read. */
function eventOf(block: string): ChatEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  const data = parsed(field('data'));
  if (!isRecord(data)) return null;
  const place = field('id');
  if (field('event') === 'state') {
    const name = typeof data.person === 'string' ? data.person : '';
    return { place, type: 'state', person: data.state === 'person' ? name : null };
  }
  const { id, role, text, author, created_at: createdAt } = data;
  if (typeof id !== 'string' || typeof text !== 'string') return null;
  if (role !== 'shopper' && role !== 'assistant' && role !== 'person') return null;
  return {
    place,
    type: 'message',
    message: {
      id,
      role,
      text,
      author: typeof author === 'string' ? author : null,
      createdAt: new Date(String(createdAt)),
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
