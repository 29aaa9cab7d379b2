/**
 * The simple assistant: one question, one answer in one document. It is a chat session, shown as this page's messages:
 * a placeholder stands for a pending reply; it becomes the answer or the error, and is removed when the shopper stops it.
 */
import type { StoreSettings } from '@quarry/contract';
import type { Fetch } from '../calls/fetch.ts';
import { isRecord } from '../is-record.ts';
import type { Observable } from '../observable.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatSession } from './chat-session-types.ts';
import { createChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { identifierOf } from './parse-piece.ts';

/** The product fields that a card of the simple chat reads. */
export interface ProductDoc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** A raw number or numeric string; anything else is not a price. */
  readonly price: unknown;
  readonly images: readonly string[];
  /** The card's link; null for none. */
  readonly url: string | null;
}

export interface SimpleMessage {
  readonly id: string;
  readonly sender: 'user' | 'ai';
  /** `person-joined` and `person-left`: a person of the shop (`author`) answers from now on, or no longer does. */
  readonly type: 'loading' | 'text' | 'error' | 'person-joined' | 'person-left';
  /** Name of the person of the shop who wrote it. */
  readonly author?: string;
  /** Empty while loading, and for an answer that has only products. */
  readonly content: string;
  readonly docs: readonly ProductDoc[] | null;
}

export interface SimpleChatState {
  readonly messages: readonly SimpleMessage[];
  /** From sending to the reply; nothing else can be sent. */
  readonly isSending: boolean;
  /** The question that no server accepted; the page restores it to its input. */
  readonly returned: string | null;
  /** Whether the failed question can be resent. */
  readonly canRetry: boolean;
}

export interface SimpleChat extends Observable<SimpleChatState> {
  /** Sends a question. False when it is blank or a reply is pending. */
  send(text: string): boolean;
  /** Resends the failed question in its place. False when the last answer is not an error. */
  retry(): boolean;
  /** Stops the reply, also on the server, and removes the placeholder. */
  stop(): void;
  /** Receives nothing more; call it when the conversation is no longer shown. */
  close(): void;
  /** The conversation itself, to continue or restart it. */
  readonly session: ChatSession;
}

export interface SimpleChatOptions {
  /** The open shop that answers. */
  store: StoreSettings;
  /** Default: the browser's own. */
  fetch?: Fetch;
}

const GREETING = 'Hello! How can I help you today?';
const UNKNOWN_ERROR = 'An unknown error occurred.';
const UNREACHABLE = 'The assistant could not be reached. Check your connection and try again.';

export function createSimpleChat({ store, fetch }: SimpleChatOptions): SimpleChat {
  const greetings = { ...store.greetings, en: GREETING };
  const session = createChatSession({
    store: { ...store, greetings },
    section: 'simple',
    language: 'en',
    ...(fetch && { fetch }),
  });
  let shown = { of: session.getSnapshot(), state: stateOf(session.getSnapshot()) };

  return {
    session,
    subscribe: session.subscribe,
    getSnapshot() {
      const present = session.getSnapshot();
      if (shown.of !== present) shown = { of: present, state: stateOf(present) };
      return shown.state;
    },
    send: (text) => session.send({ text }) === 'sent',
    retry: () => session.retry() === 'sent',
    stop: session.stop,
    close: session.close,
  };
}

function stateOf({ messages, isBusy, returned }: ChatState): SimpleChatState {
  const placeholder: SimpleMessage = { id: 'pending', sender: 'ai', type: 'loading', content: '', docs: null };
  const shown = messages.map(shownMessage);
  return {
    messages: isBusy ? [...shown, placeholder] : shown,
    isSending: isBusy,
    returned: returned?.text ?? null,
    canRetry: messages.at(-1)?.failure?.canRetry === true,
  };
}

function shownMessage({ id, text, isUser, type, author, failure, products }: ChatMessage): SimpleMessage {
  const message = { id, sender: isUser ? ('user' as const) : ('ai' as const), docs: null };
  if (type === 'person-joined' || type === 'person-left') {
    return { ...message, type, content: '', author: author ?? '' };
  }
  if (failure) {
    // The browser's own words for a broken connection help nobody.
    const isUnreached = failure.kind === 'unreachable' && text !== UNKNOWN_ERROR;
    return { ...message, type: 'error', content: isUnreached ? UNREACHABLE : text };
  }
  const docs = readDocs(products);
  return {
    ...message,
    type: 'text',
    content: text.trim(),
    docs: docs.length > 0 ? docs : null,
    ...(author !== undefined && { author }),
  };
}

/** Reads products for cards. Invalid products and those without a name are dropped. */
export function readDocs(docs: unknown): ProductDoc[] {
  if (!Array.isArray(docs)) return [];
  return docs.filter(isRecord).flatMap((doc) => {
    const id = identifierOf(doc.id) ?? identifierOf(doc.title);
    if (id === null) return [];
    return {
      id,
      title: words(doc.title) || words(doc.name),
      description: words(doc.description),
      price: doc.price ?? doc.current_price ?? null,
      images: (Array.isArray(doc.images) ? doc.images : []).map(words).filter((image) => image !== ''),
      url: openable(words(doc.url)) ?? openable(words(doc.link)),
    };
  });
}

/** Accepts http(s) URLs and paths of our site; rejects everything else. */
function openable(url: string): string | null {
  return /^(?:https?:\/\/|\/)/i.test(url) ? url : null;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
