/**
 * A conversation with one store's assistant, without a page around it: what was said, what is being said, and what the
 * shopper may do. Framework-free; a page watches it through `subscribe` and `getSnapshot`.
 *
 * A session lives as long as its store is on the screen. Another store, or a reload, makes a new one, and with it a new
 * session id and a new greeting. Listeners are told of every change; joining changes into frames is the page's job.
 */
import type { Language, StoreSettings } from '@quarry/contract';
import { CallError } from '../calls/call-error.ts';
import { askPlainChat, openReplyStream } from '../calls/chat.ts';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { createObservable, type Observable } from '../observable.ts';
import { answerMessage, hasContent, withMessage } from './answer-message.ts';
import { type Attachments, MAX_IMAGES, NO_ATTACHMENTS } from './attachments.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import { createFileAddresses } from './file-addresses.ts';
import { growReply, newReply, type Reply } from './grow-reply.ts';
import { createGuidedChat, NOT_SET_UP } from './guided-chat.ts';
import { parsePiece } from './parse-piece.ts';
import { plainReply } from './plain-reply.ts';
import { BACK_LABEL, OTHER_LABEL, OTHER_MESSAGE } from './quick-reply-stack.ts';
import { randomId } from './random-id.ts';
import { createReactions, type Reactions } from './reactions.ts';
import { readPieces } from './read-stream.ts';
import {
  type AttachmentOffer,
  attachmentOffer,
  attachmentRefusal,
  type ChatEndpoint,
  type ChatSection,
  SECTION_RULES,
  streamsIn,
} from './section-rules.ts';

export interface ChatSessionOptions {
  store: StoreSettings;
  section: ChatSection;
  /** Where streamed messages go. Default: `/api/qchat-dev` in the sections `dev-chat` and `free`, else `/api/qchat`. */
  endpoint?: ChatEndpoint;
  /** Default: the store's language for this section. */
  language?: Language;
  /** Default `text`. */
  preference?: 'text' | 'audio';
  /** How calls are made; default the browser's own. An embed adds its key and our address here. */
  fetch?: Fetch;
  /** Default `() => new Date()`. */
  now?: () => Date;
  /** Makes an address for a picture or sound; default an object address, given back on `close`. */
  addressOf?: ((file: Blob) => string) | undefined;
}

/** What the shopper is about to send. */
export interface Draft extends Partial<Attachments> {
  text?: string;
}

/**
 * `sent`: on its way, the page empties its input. `refused`: the store does not take the attachments; the chat says so
 * and the page drops them. `ignored`: there was nothing to send, or a reply is still awaited.
 */
export type SendOutcome = 'sent' | 'refused' | 'ignored';

export interface ChatSession extends Observable<ChatState>, Reactions {
  send(draft: Draft): SendOutcome;
  /**
   * Presses a quick reply: its label is sent. In a guided chat `back` shows the set before instead, without a call, and
   * `other` asks for other buttons.
   */
  pressButton(label: string): SendOutcome;
  /** Asks once more what was answered by an error, which goes away. */
  retry(): SendOutcome;
  /** What may be attached to a message; null where messages are words alone. */
  readonly attachmentOffer: AttachmentOffer | null;
  /** Hangs up. What has arrived of the reply stays. */
  stop(): void;
  /** Language of the next replies. While the greeting stands alone it is greeted again. */
  setLanguage(language: Language): void;
  setPreference(preference: 'text' | 'audio'): void;
  /** Takes the products or orders of the last reply from the page's grid. */
  clearFilter(): void;
  /** Begins again: the greeting, a new session id, nothing under way. Language and preference stay. */
  reset(): void;
  /** Hangs up and gives back the addresses of pictures and sounds: the conversation is no longer shown. */
  close(): void;
}

interface Question {
  message: string;
  images: readonly Blob[];
  audio: Blob | null;
}

export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { store, section, fetch = browserFetch, now = () => new Date() } = options;
  const rules = SECTION_RULES[section];
  const endpoint = options.endpoint ?? (section === 'dev-chat' || section === 'free' ? '/api/qchat-dev' : '/api/qchat');
  const isStreaming = streamsIn(section, store.gates);
  const addresses = createFileAddresses(options.addressOf);
  /** The request under way; null when none is. A reply that arrives for any other one is late and is dropped. */
  let underWay: AbortController | null = null;
  let lastAsked: Question | null = null;

  const guide = rules.guidesByButtons ? createGuidedChat(store) : null;

  const language =
    options.language ?? (section === 'button-chat' ? store.button_chat_language : store.default_language);
  const state = createObservable<ChatState>(beginning(language, options.preference ?? 'text'));

  function beginning(wanted: Language, preference: ChatState['preference']): ChatState {
    return {
      messages: [greeting(wanted)],
      isBusy: false,
      isTyping: false,
      step: null,
      language: wanted,
      sessionId: randomId(),
      conversationId: null,
      preference,
      documents: null,
      orders: null,
      isConversationRated: false,
    };
  }

  function update(change: Partial<ChatState>) {
    state.set({ ...state.getSnapshot(), ...change });
  }

  function assistantMessage(text: string): ChatMessage {
    return { id: randomId(), text, isUser: false, timestamp: now() };
  }

  function greeting(wanted: Language): ChatMessage {
    const text = store.greetings[wanted] ?? store.greetings[store.default_language];
    return { ...assistantMessage(text), ...guide?.begin(wanted) };
  }

  function send(draft: Draft): SendOutcome {
    return say(draft.text ?? '', rules.takesAttachments ? draft : {});
  }

  /** `shownAs`: what the shopper's turn reads instead of the message, where they pressed a word for it. */
  function say(text: string, attached: Partial<Attachments>, shownAs?: string): SendOutcome {
    const message = text.trim();
    const { images, recording } = {
      ...NO_ATTACHMENTS,
      ...attached,
      images: (attached.images ?? []).slice(0, MAX_IMAGES),
    };
    if (underWay || (!message && images.length === 0 && !recording)) return 'ignored';

    const refusal = attachmentRefusal(section, store.gates, {
      hasImages: images.length > 0,
      hasAudio: recording !== null,
    });
    if (refusal) {
      update({ messages: [...state.getSnapshot().messages, assistantMessage(refusal)] });
      return 'refused';
    }

    const turn: ChatMessage = {
      id: randomId(),
      text: shownAs ?? message,
      isUser: true,
      timestamp: now(),
      ...(images.length > 0 && { imageUrls: images.map(addresses.of) }),
      ...(recording && { audioUrl: addresses.of(recording.file), audioShape: recording.shape }),
    };
    const divider: ChatMessage = { ...assistantMessage(''), type: 'separator' };
    const messages = [...state.getSnapshot().messages, ...(rules.separatesTurns ? [divider] : []), turn];
    if (guide && !guide.isSetUp) {
      update({ messages: [...messages, assistantMessage(NOT_SET_UP)] });
      return 'sent';
    }

    ask({ message, images, audio: recording?.file ?? null }, messages);
    return 'sent';
  }

  /** @param messages what the chat shows while the reply is awaited. */
  function ask(question: Question, messages: readonly ChatMessage[]) {
    const request = new AbortController();
    underWay = request;
    lastAsked = question;
    update({ messages, isBusy: true, isTyping: true, step: null });

    const { message, ...attached } = question;
    void (isStreaming ? streamReply(message, attached, request) : askPlainly(message, request));
  }

  function retry(): SendOutcome {
    const { messages } = state.getSnapshot();
    if (underWay || !lastAsked || !messages.at(-1)?.isError) return 'ignored';
    ask(lastAsked, messages.slice(0, -1));
    return 'sent';
  }

  async function streamReply(
    message: string,
    attached: { images: readonly Blob[]; audio: Blob | null },
    request: AbortController,
  ) {
    const { sessionId, language } = state.getSnapshot();
    // Made before the first piece, so that the growing message keeps its id and its time.
    const shell = assistantMessage('');
    let reply = newReply;
    request.signal.addEventListener('abort', () => finish(request, shell, reply), { once: true });

    try {
      const body = await openReplyStream(
        endpoint,
        { message, store: store.id, sessionId, language, asksForAll: rules.sendsPreference, ...attached },
        { fetch, signal: request.signal },
      );
      for await (const raw of readPieces(body, { signal: request.signal })) {
        if (underWay !== request) return;
        const piece = parsePiece(raw);
        if (!piece) {
          console.warn('Skipped a piece of the reply that cannot be understood.', raw);
          continue;
        }
        reply = growReply(reply, piece);
        show(shell, reply);
        if (piece.type === 'docs') update({ documents: reply.products, orders: null });
        if (piece.type === 'orders') update({ orders: reply.orders, documents: null });
      }
      finish(request, shell, reply);
    } catch (error) {
      fail(request, shell, reply, error);
    }
  }

  async function askPlainly(message: string, request: AbortController) {
    const { conversationId, language } = state.getSnapshot();
    const shell = assistantMessage('');
    request.signal.addEventListener('abort', () => finish(request, shell, newReply), { once: true });

    try {
      const answer = await askPlainChat(
        { message, conversationId, store: store.id, ...(rules.plainSendsLanguage && { language }) },
        { fetch, signal: request.signal },
      );
      if (underWay !== request) return;
      const { conversationId: given, reply } = plainReply(answer);
      if (given) update({ conversationId: given });
      // A plain reply always carries a list, so an empty one says nothing about the shelves.
      if (rules.plainShowsProducts && reply.products?.length) update({ documents: reply.products, orders: null });
      if (rules.plainShowsProducts && reply.orders?.length) update({ orders: reply.orders, documents: null });
      finish(
        request,
        shell,
        rules.plainShowsProducts ? reply : { ...reply, products: null, orders: null, buttons: null },
      );
    } catch (error) {
      fail(request, shell, newReply, error);
    }
  }

  /** The message as the list has it, reactions included; the shell before it is in the list. */
  function presentOr(shell: ChatMessage): ChatMessage {
    return state.getSnapshot().messages.find(({ id }) => id === shell.id) ?? shell;
  }

  /** The reply as far as it has come: its words grow in place, everything else waits for the end. */
  function show(shell: ChatMessage, reply: Reply) {
    const { preference, messages } = state.getSnapshot();
    const isHidden = rules.textWaitsForAudio && preference === 'audio';
    const hasWords = !isHidden && reply.text.trim() !== '';

    update({
      step: reply.step,
      isTyping: reply.step === null && !hasWords,
      messages: hasWords ? withMessage(messages, { ...presentOr(shell), text: reply.text }) : messages,
    });
  }

  /** Ends the turn. The message receives all that the reply brought; a reply that brought nothing leaves no message. */
  function finish(request: AbortController, shell: ChatMessage, reply: Reply, error?: ChatMessage) {
    if (underWay !== request) return;
    underWay = null;

    const bare = answerMessage(presentOr(shell), reply, addresses.of);
    const answer = guide?.withButtons(bare) ?? bare;
    const present = state.getSnapshot().messages;
    const messages = hasContent(answer) ? withMessage(present, answer) : present;
    update({ isBusy: false, isTyping: false, step: null, messages: error ? [...messages, error] : messages });
  }

  function pressButton(label: string): SendOutcome {
    if (!guide) return send({ text: label });
    if (label === OTHER_LABEL) return say(OTHER_MESSAGE, {}, OTHER_LABEL);
    if (label !== BACK_LABEL) return send({ text: label });
    if (!underWay) showButtons(guide.stepBack());
    return 'ignored';
  }

  /** Puts these buttons under the last answer; null changes nothing. */
  function showButtons(buttons: readonly string[] | null) {
    const { messages } = state.getSnapshot();
    const last = messages.findLast(({ isUser, type }) => !isUser && !type);
    if (buttons && last) update({ messages: withMessage(messages, { ...last, buttons }) });
  }

  function fail(request: AbortController, shell: ChatMessage, reply: Reply, error: unknown) {
    finish(request, shell, reply, { ...assistantMessage(rules.errorPrefix + reasonOf(error)), isError: true });
  }

  function reasonOf(error: unknown): string {
    if (error instanceof CallError && rules.errorDetail === 'status') return `API Error: ${error.status}`;
    return (error instanceof Error && error.message) || 'An unknown error occurred.';
  }

  function stop() {
    underWay?.abort();
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    send,
    stop,
    pressButton,
    retry,
    attachmentOffer: attachmentOffer(section, store.gates),
    setLanguage(wanted) {
      const { messages } = state.getSnapshot();
      const isGreetingAlone = messages.length === 1;
      update({ language: wanted, ...(isGreetingAlone && { messages: [greeting(wanted)] }) });
      const buttons = isGreetingAlone ? null : (guide?.speak(wanted) ?? null);
      if (!underWay) showButtons(buttons);
    },
    setPreference: (preference) => update({ preference }),
    clearFilter: () => update({ documents: null, orders: null }),
    ...createReactions({ rules, fetch, state }),
    reset() {
      const request = underWay;
      // Nobody's from now on, so that what has arrived of its reply is not kept.
      underWay = null;
      lastAsked = null;
      request?.abort();
      addresses.giveBack();
      const { language: spoken, preference } = state.getSnapshot();
      state.set(beginning(spoken, preference));
    },
    close() {
      stop();
      addresses.giveBack();
    },
  };
}
