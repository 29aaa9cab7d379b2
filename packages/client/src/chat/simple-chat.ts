/**
 * The simple assistant, without a page around it: one question, one answer in one document. From sending to the reply a
 * placeholder stands where the answer will be; it becomes the answer or the error, and it is gone when the asker hangs up.
 */
import { askInOneDocument } from '../calls/chat.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { isRecord } from '../is-record.ts';
import { createObservable, type Observable } from '../observable.ts';
import { identifierOf } from './parse-piece.ts';
import { randomId } from './random-id.ts';

/** What a card of the simple chat reads of a product. */
export interface ProductDoc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** A number or a numeric text as the reply carried it; anything else is no price. */
  readonly price: unknown;
  readonly images: readonly string[];
  /** Where the card leads; null: nowhere. */
  readonly url: string | null;
}

export interface SimpleMessage {
  readonly id: string;
  readonly sender: 'user' | 'ai';
  readonly type: 'loading' | 'text' | 'error';
  /** Empty while it loads, and where an answer is its products alone. */
  readonly content: string;
  readonly docs: readonly ProductDoc[] | null;
}

export interface SimpleChatState {
  readonly messages: readonly SimpleMessage[];
  /** From sending to the reply: nothing else may be sent. */
  readonly isSending: boolean;
  /** The question that no server took: the page puts it back where it was written. */
  readonly returned: string | null;
}

export interface SimpleChat extends Observable<SimpleChatState> {
  /** Asks. False when there is nothing to send, or a reply is still awaited. */
  send(text: string): boolean;
  /** Asks the question whose answer failed once more, in its place. False when the last answer is no error. */
  retry(): boolean;
  /** Hangs up: the placeholder goes, and nothing is said about it. */
  stop(): void;
}

export interface SimpleChatOptions {
  /** Default: the browser's own. */
  fetch?: Fetch;
}

const GREETING = 'Hello! How can I help you today?';
const NO_RESPONSE = "I'm sorry, I couldn't find a suitable response.";
const UNKNOWN_ERROR = 'An unknown error occurred.';
const UNREACHABLE = 'The assistant could not be reached. Check your connection and try again.';

export function createSimpleChat({ fetch = browserFetch }: SimpleChatOptions = {}): SimpleChat {
  const sessionId = randomId();
  const state = createObservable<SimpleChatState>({
    messages: [answered(GREETING)],
    isSending: false,
    returned: null,
  });
  let underWay: AbortController | null = null;

  function begin(message: string, messages: readonly SimpleMessage[]) {
    underWay = new AbortController();
    const placeholder: SimpleMessage = { ...answered(''), type: 'loading' };
    state.set({ isSending: true, returned: null, messages: [...messages, placeholder] });
    void ask(message, placeholder, underWay);
  }

  async function ask(message: string, placeholder: SimpleMessage, request: AbortController) {
    let outcome: SimpleMessage | null;
    try {
      const { text, docs } = await askInOneDocument({ message, sessionId }, { fetch, signal: request.signal });
      const products = readDocs(docs);
      const isEmpty = text.trim() === '' && products.length === 0;
      outcome = { ...answered(isEmpty ? NO_RESPONSE : text.trim()), docs: products.length > 0 ? products : null };
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
      // The same question after an error is another try.
      if (message === state.getSnapshot().returned) return retry();
      const question: SimpleMessage = { ...answered(message), sender: 'user' };
      begin(message, [...state.getSnapshot().messages, question]);
      return true;
    },
    retry,
    stop: () => underWay?.abort(),
  };
}

function answered(content: string): SimpleMessage {
  return { id: randomId(), sender: 'ai', type: 'text', content, docs: null };
}

function wordsOf(error: unknown): string {
  // What a browser throws when it reaches no server; its words are for the log.
  if (error instanceof TypeError) {
    console.error('The assistant could not be reached.', error);
    return UNREACHABLE;
  }
  return (error instanceof Error && error.message) || UNKNOWN_ERROR;
}

/** Products as cards read them. What is no product, or has nothing to be known by, is left out. */
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

/** Web addresses and paths of our own; anything else a feed may write is no place to lead to. */
function openable(url: string): string | null {
  return /^(?:https?:\/\/|\/)/i.test(url) ? url : null;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
