/**
 * Answers one message: runs the assistant with the store's tools and the conversation's dialogue state, adds the
 * message id to every piece, and stores what was said, even if the shopper disconnects.
 */
import { randomUUID } from 'node:crypto';
import {
  type ChatModel,
  createAssistant,
  type ReplyPiece,
  type SentImage,
  type TurnTrace,
  type UnreadAttachments,
  withHeard,
} from '@quarry/assistant';
import {
  type Language,
  type ListedProduct,
  MESSAGE_ID_PREFIX,
  type Order,
  type StoreSettings,
  type StreamPiece,
} from '@quarry/contract';
import type { Conversation, ConversationRepository } from './conversation-repository.ts';
import type { OnError } from '../../log.ts';
import { transcribeRecording, type TranscribedRecording } from './transcribe-recording.ts';
import { createReplyVoice } from './reply-voice.ts';
import { markLastPiece } from './mark-last-piece.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { SPEECH_TYPE } from '@quarry/speech';
import { createStoreTools, type StoreToolParts } from './store-tools.ts';
import type { Recording, Speaker, Transcriber } from './voice.ts';

/** Number of earlier messages passed to a model. */
const HISTORY = 24;

export interface ChatTurn {
  settings: StoreSettings;
  visitor: { kind: 'staff' | 'shopper'; owner: string };
  sessionId: string;
  /** The visit for which constraints are recorded; default: the conversation's session. */
  visitId?: string | undefined;
  message: string;
  /** Language of the reply; default: the message's language. */
  language?: Language | undefined;
  /** Excluded from reports and popularity. */
  isDev: boolean;
  /** False: the built-in assistant and the embedded voice answer, whatever is configured. */
  mayUseModel: boolean;
  unread?: UnreadAttachments | undefined;
  /** Used in this turn and not stored. */
  images?: readonly SentImage[] | undefined;
  /** Transcribed first; the transcript becomes the message. */
  recording?: Recording | undefined;
  /** The reply is also spoken, if a voice is available. */
  speaks?: boolean | undefined;
  signal: AbortSignal;
}

/** A complete reply, for callers that cannot read a stream. */
export interface WholeReply {
  text: string;
  docs: ListedProduct[];
  orders: Order[];
  buttons: string[];
  message_id: string;
}

export interface ChatService {
  /** Whether pictures of a message are used: a model sees them, or they can be searched for. */
  readonly looksAtPictures: boolean;
  /** The first piece is yielded before any work. Ends without an error when the signal aborts. */
  stream(turn: ChatTurn): AsyncGenerator<StreamPiece>;
  answer(turn: ChatTurn): Promise<WholeReply>;
  /**
   * For callers with a conversation id instead of a session: continues that conversation if it belongs to the visitor,
   * else starts a new one.
   */
  answerIn(
    conversationId: string | undefined,
    turn: Omit<ChatTurn, 'sessionId'>,
  ): Promise<WholeReply & { conversationId: string }>;
  /** Stops a reply that is being written in this process: a person has taken the conversation over. */
  stopReply(conversationId: string): void;
}

export interface ChatParts extends StoreToolParts {
  conversations: ConversationRepository;
  /** Absent: the built-in assistant answers everything. */
  model?: ChatModel | undefined;
  /** Called whenever the built-in assistant took over from the model. */
  onFallback?: (reason: string) => void;
  voice?: VoiceParts;
  /** Called for failures that did not stop the reply. Default: writes to standard error. */
  onTrouble?: OnError;
  /** Called when something was said in a conversation, for those who watch it. */
  onSaid?: (conversationId: string) => void;
}

export interface VoiceParts {
  speakers: { provider?: Speaker | undefined; embedded?: Speaker | undefined };
  /** In order of preference. */
  transcribers: readonly Transcriber[];
  /** Called whenever a provider was skipped. */
  onFallback?: (provider: 'speech' | 'transcription', reason: string) => void;
}

const NO_VOICE: VoiceParts = { speakers: {}, transcribers: [] };

export function createChatService({
  conversations,
  model,
  onFallback,
  voice = NO_VOICE,
  onTrouble = (message, error) => console.error(message, error),
  onSaid = () => {},
  ...tools
}: ChatParts): ChatService {
  /** Replies in progress, by conversation. */
  const running = new Map<string, Set<AbortController>>();
  const withModel = createAssistant({ chatModel: model, onTrouble });
  const builtIn = createAssistant({});

  async function* stream(turn: ChatTurn): AsyncGenerator<StreamPiece> {
    const { settings, visitor, sessionId, message, isDev, recording } = turn;
    /** Aborts when a person answers instead. */
    const stop = new AbortController();
    const signal = AbortSignal.any([turn.signal, stop.signal]);
    const id = randomUUID();
    const started = performance.now();
    const sent = nothingSent();
    let conversation: Conversation | undefined;
    let listening: TranscribedRecording | undefined;
    let isKept = false;
    let isAnswerKept = false;
    let isFinished = false;
    /** Time to the first text or cards, not counting progress lines. */
    let firstPieceMs: number | null = null;
    const keepMessage = async (conversationId: string): Promise<void> => {
      isKept = true;
      const text = withHeard(message, listening?.heard);
      await conversations.addShopperMessage(settings.id, conversationId, { id: randomUUID(), text });
      onSaid(conversationId);
    };
    const hear =
      recording &&
      (async (expected: Language) => {
        const { language, mayUseModel: mayUseProvider } = turn;
        const heard = { ...recording, storeId: settings.id, language, expected, mayUseProvider, onTrouble };
        listening = await transcribeRecording(voice.transcribers, heard, signal);
        if (listening.fallback !== null) voice.onFallback?.('transcription', listening.fallback);
        if (conversation) await keepMessage(conversation.id);
        return listening.heard;
      });

    const { pieces, trace } = (turn.mayUseModel ? withModel : builtIn).reply({
      message,
      store: settings,
      language: turn.language,
      ...(turn.unread && { unread: turn.unread }),
      images: turn.images,
      ...(hear && { hear }),
      signal,
      load: async () => {
        conversation = await begin();
        const { id: conversationId } = conversation;
        if (conversation.isTakenOver) {
          if (hear) await hear(turn.language ?? settings.default_language);
          else await keepMessage(conversationId);
          isAnswerKept = true;
          stop.abort();
          signal.throwIfAborted();
        }
        running.set(conversationId, (running.get(conversationId) ?? new Set()).add(stop));
        const history = await conversations.recentMessages(settings.id, conversation.id, HISTORY);
        if (!recording) await keepMessage(conversation.id);
        return {
          memory: conversation.memory,
          history,
          conversationId,
          toolsIn: (language) =>
            createStoreTools(tools, {
              settings,
              visitor,
              language,
              handOver: () => conversations.handOver(settings.id, conversationId),
              ...(!isDev && { sessionId: turn.visitId ?? sessionId }),
            }),
        };
      },
    });
    const begin = (): Promise<Conversation> =>
      conversations.open(
        settings.id,
        { owner: visitor.owner, sessionId },
        { id: randomUUID(), language: trace.language, isDev },
      );

    const { provider, embedded } = voice.speakers;
    const speakers = { embedded, ...(turn.mayUseModel && { provider }) };
    const isSpoken = turn.speaks === true && Object.values(speakers).some((speaker) => speaker !== undefined);
    const keepAnswer = async ({ isCut }: { isCut: boolean }): Promise<void> => {
      isAnswerKept = true;
      const isEmpty = sent.text.trim() === '' && Object.keys(shownOf(sent)).length === 0;
      if (stop.signal.aborted && isEmpty) return;
      conversation ??= await begin();
      if (!isKept) await keepMessage(conversation.id);
      await conversations.addAnswer(
        settings.id,
        conversation.id,
        {
          id,
          text: sent.text.trim(),
          shown: shownOf(sent),
          trace: {
            ...traceOf(trace, started),
            firstPieceMs,
            mayUseProvider: turn.mayUseModel,
            ...(listening && { recording: { heard: listening.heard.kind, fallback: listening.fallback } }),
          },
          isCut,
        },
        { language: trace.language, memory: trace.memory },
      );
      onSaid(conversation.id);
    };
    /**
     * Yields the audio of one sentence after another. Generated lazily, so that nothing is spoken after a disconnect.
     */
    async function* speech(): AsyncGenerator<StreamPiece> {
      const speaking = createReplyVoice({ ...speakers, storeId: settings.id, signal });
      try {
        for (const sentence of spokenSentences(sent.text, trace.language)) {
          const audio = await speaking.speak(sentence, trace.language);
          if (signal.aborted) return;
          if (!audio) continue;
          const content = { audio_content: audio.toString('base64'), mime_type: SPEECH_TYPE };
          yield { message_id: MESSAGE_ID_PREFIX + id, type: 'audio', content };
        }
      } finally {
        await conversations.addToTrace(id, { speech: speaking.outcome });
        if (speaking.outcome.fallback) voice.onFallback?.('speech', speaking.outcome.fallback);
      }
    }

    try {
      for await (const piece of markLastPiece(pieces)) {
        note(sent, piece);
        if (piece.type !== 'step') firstPieceMs ??= Math.round(performance.now() - started);
        // Stored before it is sent: the next message, a reaction or a request for its audio may follow at once.
        if (piece.final) {
          await keepAnswer({ isCut: false });
          isFinished = true;
        }
        const hasSpeech = piece.final && isSpoken && sent.text.trim() !== '';
        yield { message_id: MESSAGE_ID_PREFIX + id, ...piece, ...(hasSpeech && { has_speech: true as const }) };
      }
      if (isSpoken) yield* speech();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (conversation) forgetRunning(conversation.id, stop);
      if (!isAnswerKept) await keepAnswer({ isCut: true });
      if (trace.fallback !== null) onFallback?.(trace.fallback);
    }
    // Silent, but finished: the page waits for a last piece.
    if (stop.signal.aborted && !isFinished && !turn.signal.aborted) {
      yield { message_id: MESSAGE_ID_PREFIX + id, type: 'text', content: '', final: true };
    }
  }

  function forgetRunning(conversationId: string, stop: AbortController): void {
    const stops = running.get(conversationId);
    stops?.delete(stop);
    if (stops?.size === 0) running.delete(conversationId);
  }

  async function answer(turn: ChatTurn): Promise<WholeReply> {
    const whole = nothingSent();
    let messageId = '';
    for await (const piece of stream(turn)) {
      messageId = piece.message_id;
      note(whole, piece);
    }
    const { text, docs, orders, buttons } = whole;
    return { text: text.trim(), docs, orders, buttons, message_id: messageId };
  }

  return {
    looksAtPictures: model?.seesImages === true || tools.pictures !== undefined,
    stream,
    answer,
    stopReply: (conversationId) => {
      for (const stop of running.get(conversationId) ?? []) stop.abort();
    },
    async answerIn(wanted, turn) {
      const { settings, visitor } = turn;
      const session = wanted && (await conversations.sessionOf(settings.id, visitor.owner, wanted));
      const sessionId = session || `conversation:${randomUUID()}`;
      const reply = await answer({ ...turn, sessionId });
      const { id: conversationId } = await conversations.open(
        settings.id,
        { owner: visitor.owner, sessionId },
        { id: randomUUID(), language: turn.language ?? settings.default_language, isDev: turn.isDev },
      );
      return { ...reply, conversationId };
    },
  };
}

interface Sent {
  text: string;
  docs: ListedProduct[];
  orders: Order[];
  buttons: string[];
}

function nothingSent(): Sent {
  return { text: '', docs: [], orders: [], buttons: [] };
}

function note(sent: Sent, piece: ReplyPiece | StreamPiece): void {
  switch (piece.type) {
    case 'text':
      sent.text += piece.content;
      break;
    case 'docs':
      sent.docs = piece.content.documents.map(({ metadata }) => metadata);
      break;
    case 'orders':
      sent.orders = piece.content.result;
      break;
    case 'buttons':
      sent.buttons = piece.content;
  }
}

function shownOf({ docs, orders, buttons }: Sent) {
  return {
    ...(docs.length > 0 && { products: docs.map((product) => product.id) }),
    ...(orders.length > 0 && { orders: orders.map((order) => order.order_number) }),
    ...(buttons.length > 0 && { buttons }),
  };
}

function traceOf({ reading, ...trace }: TurnTrace, started: number) {
  const { mind, language, calls, fallback, tokens, removedSentences } = trace;
  // Places in the message rather than words of it: what was said is kept once.
  const read = reading?.operations.map(({ kind, confidence, slots }) => ({
    kind,
    confidence,
    slots: slots.map(({ type, start, end, confidence: sure }) => ({ type, start, end, confidence: sure })),
  }));
  const ms = Math.round(performance.now() - started);
  const danger = trace.memory?.danger?.kind ?? null;
  return { mind, language, read: read ?? [], calls, fallback, tokens, removedSentences, danger, ms };
}
