/**
 * The simple assistant, independent of any UI framework: one question, one answer in one document. A placeholder is
 * shown while the reply is pending; it becomes the answer or the error, and is removed when the request is aborted.
 */
import { askInOneDocument } from '../calls/chat.ts';
import type { ChatEvent } from '../calls/chat-events.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { isRecord } from '../is-record.ts';
import { createObservable, type Observable } from '../observable.ts';
import { identifierOf } from './parse-piece.ts';
import { createPersonStream } from './person-stream.ts';
import { randomId } from './random-id.ts';

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
}

export interface SimpleChat extends Observable<SimpleChatState> {
  /** Sends a question. False when it is blank or a reply is pending. */
  send(text: string): boolean;
  /** Resends the failed question in its place. False when the last answer is not an error. */
  retry(): boolean;
  /** Aborts the request and removes the placeholder. */
  stop(): void;
  /** Receives nothing more; call it when the conversation is no longer shown. */
  close(): void;
}

export interface SimpleChatOptions {
  /** The open shop that answers. */
  storeId: string;
  /** Default: the browser's own. */
  fetch?: Fetch;
}

const GREETING = 'Hello! How can I help you today?';
const NO_RESPONSE = "I'm sorry, I couldn't find a suitable response.";
const UNKNOWN_ERROR = 'An unknown error occurred.';
const UNREACHABLE = 'The assistant could not be reached. Check your connection and try again.';

export function createSimpleChat({ storeId, fetch = browserFetch }: SimpleChatOptions): SimpleChat {
  const sessionId = randomId();
  const state = createObservable<SimpleChatState>({
    messages: [answered(GREETING)],
    isSending: false,
    returned: null,
  });
  const personStream = createPersonStream(storeId, { fetch, onEvent: showEvent });
  let person: string | null = null;
  let underWay: AbortController | null = null;

  function begin(message: string, messages: readonly SimpleMessage[]) {
    underWay = new AbortController();
    const placeholder: SimpleMessage = { ...answered(''), type: 'loading' };
    state.set({ isSending: true, returned: null, messages: [...messages, placeholder] });
    void ask(message, placeholder, underWay);
  }

  function showEvent(event: ChatEvent) {
    if (event.type === 'message') {
      const { id, role, text, author } = event.message;
      const isKnown = state.getSnapshot().messages.some((present) => present.id === id);
      if (role === 'person' && !isKnown) add({ ...answered(text), id, author: author ?? '' });
      return;
    }
    if (event.person === person) return;
    const type = event.person === null ? 'person-left' : 'person-joined';
    add({ ...answered(''), type, author: event.person ?? person ?? '' });
    person = event.person;
  }

  function add(message: SimpleMessage) {
    const present = state.getSnapshot();
    state.set({ ...present, messages: [...present.messages, message] });
  }

  async function ask(message: string, placeholder: SimpleMessage, request: AbortController) {
    let outcome: SimpleMessage | null;
    try {
      const { text, docs, opensStream } = await askInOneDocument(
        { message, sessionId },
        { fetch, signal: request.signal },
      );
      const products = readDocs(docs);
      const isEmpty = text.trim() === '' && products.length === 0;
      const answer = { ...answered(isEmpty ? NO_RESPONSE : text.trim()), docs: products.length > 0 ? products : null };
      // A person answers in place of the assistant.
      outcome = isEmpty && opensStream ? null : answer;
      if (opensStream) personStream.open(sessionId);
    } catch (error) {
      outcome = request.signal.aborted ? null : { ...answered(wordsOf(error)), type: 'error' };
    }
    const { messages } = state.getSnapshot();
    underWay = null;
    state.set({
      isSending: false,
      returned: outcome?.type === 'error' ? message : null,
      messages: messages.flatMap((present) => {
        if (present.id !== placeholder.id) return present;
        return outcome ? { ...outcome, id: placeholder.id } : [];
      }),
    });
  }

  function retry(): boolean {
    const { messages, returned } = state.getSnapshot();
    if (returned === null || underWay) return false;
    begin(
      returned,
      messages.filter((message, position) => position < messages.length - 1 || message.type !== 'error'),
    );
    return true;
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    send(text) {
      const message = text.trim();
      if (!message || underWay) return false;
      // The same question after an error is a retry.
      if (message === state.getSnapshot().returned) return retry();
      const question: SimpleMessage = { ...answered(message), sender: 'user' };
      begin(message, [...state.getSnapshot().messages, question]);
      return true;
    },
    retry,
    stop: () => underWay?.abort(),
    close() {
      underWay?.abort();
      personStream.close();
    },
  };
}

function answered(content: string): SimpleMessage {
  return { id: randomId(), sender: 'ai', type: 'text', content, docs: null };
}

function wordsOf(error: unknown): string {
  // Browsers throw a TypeError when no server is reachable; log its text only.
  if (error instanceof TypeError) {
    console.error('The assistant could not be reached.', error);
    return UNREACHABLE;
  }
  return (error instanceof Error && error.message) || UNKNOWN_ERROR;
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
