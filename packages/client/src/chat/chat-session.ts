/**
 * A conversation with one store's assistant, independent of any UI framework. A page subscribes with `subscribe` and
 * reads the state with `getSnapshot`.
 *
 * A session belongs to one store. Changing the store or reloading creates a new session with a new session id and
 * greeting. Listeners are called for every change; batching changes into frames is up to the page.
 */
import type { Language } from '@quarry/contract';
import { CallError } from '../calls/call-error.ts';
import { askInOneDocument, askPlainChat, openReplyStream } from '../calls/chat.ts';
import { browserFetch } from '../calls/fetch.ts';
import { fetchOwnChat } from '../calls/own-chats.ts';
import { continueReply, stopReplies } from '../calls/replies.ts';
import { isRecord } from '../is-record.ts';
import { createObservable } from '../observable.ts';
import { answerMessage, hasContent, withMessage } from './answer-message.ts';
import { createAnswerSpeech } from './answer-speech.ts';
import { type Attachments, MAX_IMAGES, NO_ATTACHMENTS } from './attachments.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import { createObjectUrls } from './object-urls.ts';
import { growReply, newReply, type Reply } from './grow-reply.ts';
import { continuedMessages } from './continued-messages.ts';
import { createGuidedChat, NOT_SET_UP } from './guided-chat.ts';
import { type FailedTurn, isSame, type Outgoing } from './outgoing.ts';
import { parsePiece } from './parse-piece.ts';
import { createPersonInChat } from './person-in-chat.ts';
import { documentReply, plainReply } from './plain-reply.ts';
import { BACK_LABEL, OTHER_LABEL, OTHER_MESSAGE } from './quick-reply-stack.ts';
import { randomId } from './random-id.ts';
import { createReactions } from './reactions.ts';
import { InterruptedReply, receiveReply } from './receive-reply.ts';
import { failureOf, failureText } from './reply-failure.ts';
import { type AttachedKinds, attachmentOffer, attachmentRefusal, SECTION_RULES, streamsIn } from './section-rules.ts';
import { superseded } from './superseded.ts';
import type { ChatSession, ChatSessionOptions, Draft, SendOutcome } from './chat-session-types.ts';

export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { store, section, fetch = browserFetch, now = () => new Date(), pageProduct } = options;
  const rules = SECTION_RULES[section];
  const endpoint = options.endpoint ?? (section === 'dev-chat' || section === 'free' ? '/api/qchat-dev' : '/api/qchat');
  const isStreaming = !rules.inOneDocument && streamsIn(section, store.gates);
  /** Whether the server knows the conversation by its session id; by its conversation id in the plain chat. */
  const hasSession = isStreaming || rules.inOneDocument;
  const addresses = createObjectUrls(options.addressOf);
  const refusalOf = (attached: AttachedKinds) => attachmentRefusal(section, store.gates, attached);
  /** The current request, or null. Replies of any other request are ignored. */
  let underWay: AbortController | null = null;
  /** The message whose reply failed, while it can be resent. */
  let failed: { message: Outgoing; errorId: string; shellId: string } | null = null;
  /** The session in which the server goes on with the current reply until it is told to stop; null: it does not. */
  let writtenIn: string | null = null;
  /** The shopper is stopping the reply. */
  let isStopped = false;

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
      person: null,
      returned: null,
    };
  }

  const speech = createAnswerSpeech({ fetch, state, addressOf: addresses.of });
  const person = createPersonInChat({ storeId: store.id, section, hasSession, state, fetch, now });

  const update = (change: Partial<ChatState>): void => state.set({ ...state.getSnapshot(), ...change });
  function assistantMessage(text: string): ChatMessage {
    return { id: randomId(), text, isUser: false, timestamp: now() };
  }

  const aDivider = (): ChatMessage => ({ ...assistantMessage(''), type: 'separator' });

  function greeting(wanted: Language): ChatMessage {
    const text = store.greetings[wanted] ?? store.greetings[store.default_language];
    return { ...assistantMessage(text), ...guide?.begin(wanted) };
  }

  const send = (draft: Draft): SendOutcome =>
    say(draft.text ?? '', rules.takesAttachments ? draft : {}, { isWritten: true });

  /**
   * `shownAs`: the text of the shopper's turn if it differs from the message (a button's label). `isWritten`: the
   * message comes from the input and is restored there when no server accepts it.
   */
  function say(
    text: string,
    attached: Partial<Attachments>,
    { shownAs, isWritten = false }: { shownAs?: string; isWritten?: boolean } = {},
  ): SendOutcome {
    const message = text.trim();
    const { images, recording } = {
      ...NO_ATTACHMENTS,
      ...attached,
      images: (attached.images ?? []).slice(0, MAX_IMAGES),
    };
    if (underWay || (!message && images.length === 0 && !recording)) return 'ignored';

    const refusal = refusalOf({ hasImages: images.length > 0, hasAudio: recording !== null });
    if (refusal) {
      const failure = { kind: 'not-supported' as const, canRetry: false };
      update({ messages: [...state.getSnapshot().messages, { ...assistantMessage(refusal), failure }] });
      return 'refused';
    }
    const outgoing: Outgoing = { text: message, images, recording, isWritten, key: randomId() };
    if (failed && isSame(failed.message, outgoing)) return retry();

    const turn: ChatMessage = {
      id: randomId(),
      text: shownAs ?? message,
      isUser: true,
      timestamp: now(),
      ...(images.length > 0 && { imageUrls: images.map(addresses.of) }),
      ...(recording && { audioUrl: addresses.of(recording.file), audioWaveform: recording.shape }),
    };
    const divider = rules.separatesTurns ? [aDivider()] : [];
    const messages = [...superseded(state.getSnapshot().messages), ...divider, turn];
    if (guide && !guide.isSetUp) {
      update({ messages: [...messages, assistantMessage(NOT_SET_UP)] });
      return 'sent';
    }

    ask(outgoing, messages);
    return 'sent';
  }

  function retry(): SendOutcome {
    if (underWay || !failed) return 'ignored';
    const { message, errorId, shellId } = failed;
    // The whole reply comes again, so its first part is removed with the error.
    const kept = state.getSnapshot().messages.filter(({ id }) => id !== errorId && id !== shellId);
    ask(message, kept);
    return 'sent';
  }

  function ask(outgoing: Outgoing, messages: readonly ChatMessage[]) {
    const request = new AbortController();
    underWay = request;
    failed = null;
    const { sessionId, conversationId } = state.getSnapshot();
    // The server names the first session of a plain chat by the key of its message.
    writtenIn = hasSession ? sessionId : (conversationId ?? `conversation:${outgoing.key}`);
    person.endCatchUp();
    update({ messages, isBusy: true, isTyping: true, step: null, returned: null });
    void (isStreaming ? streamReply(outgoing, request) : askPlainly(outgoing, request));
  }

  /** @param begun id of a reply that the server is making already; null: the message is sent. */
  async function streamReply(outgoing: Outgoing, request: AbortController, begun: string | null = null) {
    const { text: message, images, recording, key } = outgoing;
    const { sessionId, language } = state.getSnapshot();
    // Created before the first piece, so that the growing message keeps its id and time.
    const shell = assistantMessage('');
    let reply = newReply;
    let hasBegun = false;
    request.signal.addEventListener('abort', () => halt(request, { shell, reply, outgoing, hasBegun }), { once: true });
    const place = { storeId: store.id, session: sessionId };
    const { signal } = request;
    const rest = (id: string, after: number) => continueReply(place, { id, after }, { fetch, signal });
    const form = {
      message,
      store: store.id,
      sessionId,
      language,
      asksForAll: rules.sendsPreference,
      images,
      audio: recording?.file ?? null,
      pageProduct: pageProduct?.() ?? {},
      key,
    };
    try {
      const first = begun === null ? await openReplyStream(endpoint, form, { fetch, signal }) : null;
      for await (const raw of receiveReply({ first, id: begun, rest, signal })) {
        if (underWay !== request) return;
        // Pieces without a number come from a server that stops with its reader.
        if (!isRecord(raw) || typeof raw.n !== 'number') writtenIn = null;
        const piece = parsePiece(raw);
        if (!piece) {
          console.warn('Skipped a piece of the reply that cannot be understood.', raw);
          continue;
        }
        hasBegun = true;
        reply = growReply(reply, piece);
        show(shell, reply);
        if (piece.type === 'docs') update({ documents: reply.products, orders: null });
        if (piece.type === 'orders') update({ orders: reply.orders, documents: null });
        if (piece.opensStream) person.listen();
        // With the text preference the audio is not awaited: leaving the loop aborts the request, and the server stops
        // speaking.
        if (piece.isFinal && state.getSnapshot().preference === 'text') break;
      }
      // The connection ended before a whole piece came.
      if (!hasBegun && !signal.aborted) throw new CallError('API Error: 200', 200);
      finish(request, shell, reply);
    } catch (error) {
      fail(request, { shell, reply, outgoing, hasBegun }, error);
    }
  }

  /** Asks for a reply in one document. */
  async function askPlainly(outgoing: Outgoing, request: AbortController) {
    const { text: message, key } = outgoing;
    const { sessionId, conversationId, language } = state.getSnapshot();
    const shell = assistantMessage('');
    const options = { fetch, signal: request.signal };
    const nothing = { shell, reply: newReply, outgoing, hasBegun: false };
    request.signal.addEventListener('abort', () => halt(request, nothing), { once: true });

    try {
      const spoken = { ...(rules.plainSendsLanguage && { language }), pageProduct: pageProduct?.() ?? {} };
      const { conversationId: given, reply } = rules.inOneDocument
        ? documentReply(await askInOneDocument({ message, sessionId, key }, options))
        : plainReply(await askPlainChat({ message, conversationId, store: store.id, ...spoken, key }, options));
      if (underWay !== request) return;
      if (given) update({ conversationId: given });
      if (reply.opensStream) person.listen();
      // A plain reply always has a product list, so an empty one does not mean that nothing was found.
      if (rules.plainShowsProducts && reply.products?.length) update({ documents: reply.products, orders: null });
      if (rules.plainShowsProducts && reply.orders?.length) update({ orders: reply.orders, documents: null });
      if (rules.plainShowsProducts) {
        finish(request, shell, reply);
        return;
      }
      // Only the text is shown at first; the products are shown on request.
      const held = reply.products?.length ? { heldProducts: reply.products } : {};
      finish(request, { ...shell, ...held }, { ...reply, products: null, orders: null, buttons: null });
    } catch (error) {
      fail(request, nothing, error);
    }
  }

  /** The message's current version in the list, with its reactions; before it is added, the draft. */
  const presentOr = (shell: ChatMessage): ChatMessage =>
    state.getSnapshot().messages.find(({ id }) => id === shell.id) ?? shell;

  /** Shows a partial reply: its text grows in place, everything else waits for the end. */
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

  /** Ends the turn. Adds the reply's content to the message; a reply without content adds no message. */
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
    if (!guide) return say(label, {});
    if (label === OTHER_LABEL) return say(OTHER_MESSAGE, {}, { shownAs: OTHER_LABEL });
    if (label !== BACK_LABEL) return say(label, {});
    if (!underWay) showButtons(guide.stepBack());
    return 'ignored';
  }

  /** Shows these buttons under the last answer; null changes nothing. */
  function showButtons(buttons: readonly string[] | null) {
    const { messages } = state.getSnapshot();
    const last = messages.findLast(({ isUser, type, failure, author }) => !isUser && !type && !failure && !author);
    if (buttons && last) update({ messages: withMessage(messages, { ...last, buttons }) });
  }

  function fail(request: AbortController, { shell, reply, outgoing, hasBegun }: FailedTurn, error: unknown) {
    if (underWay !== request) return;
    // Server errors are shown to the shopper; others are only logged.
    if (!(error instanceof CallError)) console.error('The reply failed.', error);
    if (reply.isWritten) {
      // Only the audio failed.
      finish(request, shell, { ...reply, audio: [] });
      return;
    }
    const failure = failureOf(error, hasBegun, rules);
    const message: ChatMessage = { ...assistantMessage(failureText(error, rules)), failure };
    finish(request, shell, reply, message);
    if (failure.canRetry) failed = { message: outgoing, errorId: message.id, shellId: shell.id };
    const { text, images, recording, isWritten } = outgoing;
    if (isWritten && !hasBegun) update({ returned: { text, images, recording } });
  }

  /** The page left the reply, or the shopper stopped it: then a note takes the place of an answer that has not begun. */
  function halt(request: AbortController, { shell, reply, outgoing }: FailedTurn) {
    if (underWay !== request) return;
    const isEmpty = reply.text === '' && !reply.products?.length && !reply.orders?.length;
    const isBare = isStopped && isEmpty && rules.notesStop;
    const note: ChatMessage = { ...assistantMessage(''), failure: { kind: 'stopped', canRetry: true } };
    finish(request, shell, reply, isBare ? note : undefined);
    // With the same key the server would repeat the stopped reply.
    if (isBare) failed = { message: { ...outgoing, key: randomId() }, errorId: note.id, shellId: shell.id };
  }

  async function continueChat(session: string): Promise<boolean> {
    const before = state.getSnapshot();
    const chat = await fetchOwnChat(store.id, session, fetch);
    // Meanwhile the shopper may have begun to write.
    if (!chat || state.getSnapshot() !== before) return false;
    const said = continuedMessages(chat.items).map((message) =>
      guide && !message.isUser && message.author === undefined ? guide.withButtons(message) : message,
    );
    const divided = (message: ChatMessage) => (message.isUser ? [aDivider(), message] : [message]);
    const messages = [...before.messages, ...(rules.separatesTurns ? said.flatMap(divided) : said)];
    update({ messages, sessionId: chat.session, conversationId: chat.conversation_id, person: chat.person });
    if (chat.opens_stream) person.listen();
    const asked = said.findLast(({ isUser }) => isUser);
    if (!chat.reply || !asked) return true;
    const outgoing = { ...NO_ATTACHMENTS, text: asked.text, isWritten: false, key: chat.reply.key ?? randomId() };
    const shell = assistantMessage('');
    underWay = new AbortController();
    writtenIn = chat.session;
    update({ isBusy: true, isTyping: true });
    if (chat.reply.state === 'writing') void streamReply(outgoing, underWay, chat.reply.id);
    else fail(underWay, { shell, reply: newReply, outgoing, hasBegun: true }, new InterruptedReply());
    return true;
  }

  function stop() {
    if (underWay && writtenIn !== null) void stopReplies({ storeId: store.id, session: writtenIn }, fetch);
    isStopped = true;
    underWay?.abort();
    isStopped = false;
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    send,
    stop,
    retry,
    loadSpeech: speech.load,
    pressButton,
    attachmentOffer: attachmentOffer(section, store.gates),
    refusalOf,
    setLanguage(wanted) {
      const { messages } = state.getSnapshot();
      const isGreetingAlone = messages.length === 1;
      update({ language: wanted, ...(isGreetingAlone && { messages: [greeting(wanted)] }) });
      const buttons = isGreetingAlone ? null : (guide?.speak(wanted) ?? null);
      if (!underWay) showButtons(buttons);
    },
    showHeldProducts(messageId) {
      const { messages } = state.getSnapshot();
      const found = messages.find(({ id }) => id === messageId);
      if (!found?.heldProducts) return;
      const { heldProducts, ...rest } = found;
      update({ messages: withMessage(messages, { ...rest, products: heldProducts }) });
    },
    setPreference: (preference) => update({ preference }),
    clearFilter: () => update({ documents: null, orders: null }),
    ...createReactions({ rules, fetch, state }),
    resume: person.resume,
    continueChat,
    reset() {
      const request = underWay;
      // Detaches the request first, so that its partial reply is not kept.
      underWay = null;
      failed = null;
      request?.abort();
      person.forget();
      speech.stop();
      addresses.revokeAll();
      const { language: spoken, preference } = state.getSnapshot();
      state.set(beginning(spoken, preference));
    },
    close() {
      // The server makes the reply to its end, so that the conversation can be continued.
      underWay?.abort();
      person.close();
      speech.stop();
      addresses.revokeAll();
    },
  };
}
