/**
 * Answers one message: runs the assistant with the store's tools and the conversation's dialogue state, adds the
 * message id and a number to every piece, and stores what was said.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
  type PageProduct,
  type StoreSettings,
  type StreamPiece,
} from '@quarry/contract';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Conversation, ConversationRepository, ReplyStatus } from './conversation-repository.ts';
import type { OnError } from '../../log.ts';
import type { ReplyRepository } from './reply-repository.ts';
import { markLastPiece } from './mark-last-piece.ts';
import { orAborted } from './or-aborted.ts';
import { findPageProduct } from './page-product.ts';
import { createStoreTools, type StoreToolParts } from './store-tools.ts';
import type { ChatVoice, Recording, TranscribedRecording } from './voice.ts';

/** Number of earlier messages passed to a model. */
const HISTORY = 24;
/** How often a turn looks whether another process has ended the turn before it. */
const LOOK_FOR_TURN_MS = 150;

export interface ChatTurn {
  settings: StoreSettings;
  visitor: { kind: 'staff' | 'shopper'; owner: string };
  sessionId: string;
  /** The visit for which constraints are recorded; default: the conversation's session. */
  visitId?: string | undefined;
  message: string;
  /** Language of the reply; default: the message's language. */
  language?: Language | undefined;
  /** The product whose page the shopper is on, as that page names it. */
  pageProduct?: PageProduct | undefined;
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
  /** Aborts when nobody listens to the sound any longer. The written answer is made all the same. */
  signal: AbortSignal;
}

/** A turn that begins. */
export interface BegunTurn extends ChatTurn {
  /** Id of the answer. */
  id: string;
  /** The `Idempotency-Key` of the message. */
  key: string | null;
  requestHash: string;
  /** Resolves when the earlier turns of the session have ended. */
  isNext: Promise<void>;
  /** Aborts when the answer is no longer wanted; it is stored as far as it was made. */
  stopped: AbortSignal;
}

export interface Turns {
  /** The first piece is yielded before any work. Ends without an error when it is stopped. */
  answer(turn: BegunTurn): AsyncGenerator<StreamPiece>;
  /** Stops a reply that is being written in this process: a person has taken the conversation over. */
  stopReply(conversationId: string): void;
}

export interface TurnParts extends StoreToolParts {
  conversations: ConversationRepository;
  replies: ReplyRepository;
  /** Whether other processes write replies in the same database. Default: false. */
  isShared?: boolean;
  /** Absent: the built-in assistant answers everything. */
  model?: ChatModel | undefined;
  /** Called whenever the built-in assistant took over from the model. */
  onFallback?: (reason: string) => void;
  /** Absent: nothing is spoken, and a recording is answered by saying that it cannot be heard. */
  voice?: ChatVoice | undefined;
  /** Called for failures that did not stop the reply. Default: writes to standard error. */
  onError?: OnError;
  /** Called when something was said in a conversation, for those who watch it. */
  onSaid?: (conversationId: string) => void;
  /** Whether somebody who may answer reads the inbox of this store; null: not known. Default: nobody. */
  isStaffPresent?: (storeId: string) => boolean | null;
  /** A reply has ended. */
  onAnswered?: (answered: AnsweredTurn) => void;
  /** A shopper has asked for a person in this conversation for the first time. */
  onHandedOver?: (storeId: string, conversationId: string) => Promise<void>;
}

const NOT_HEARD: TranscribedRecording = { heard: { kind: 'nobody-listens' }, fallback: null };

export function createTurns({
  conversations,
  replies,
  isShared = false,
  model,
  onFallback,
  voice,
  onError = (message, error) => console.error(message, error),
  onSaid = () => {},
  isStaffPresent = () => false,
  onAnswered = () => {},
  onHandedOver = async () => {},
  ...tools
}: TurnParts): Turns {
  /** Replies in progress, by conversation. */
  const running = new Map<string, Set<AbortController>>();
  const withModel = createAssistant({ chatModel: model, onError });
  const builtIn = createAssistant({});

  async function* answer(turn: BegunTurn): AsyncGenerator<StreamPiece> {
    const { id, settings, visitor, sessionId, message, isDev, recording } = turn;
    /** Aborts when a person answers instead. */
    const stop = new AbortController();
    const signal = AbortSignal.any([turn.stopped, stop.signal]);
    const started = performance.now();
    const sent = nothingSent();
    let conversation: Conversation | undefined;
    let listening: TranscribedRecording | undefined;
    let isKept = false;
    let isAnswerKept = false;
    let isFinished = false;
    /** The pieces of the written answer, as they are sent. */
    const log: StreamPiece[] = [];
    const numbered = (piece: StreamPiece): StreamPiece => {
      const sent = { ...piece, n: log.length + 1 };
      log.push(sent);
      return sent;
    };
    let isHandedOver = false;
    /** Time to the first text or cards, not counting progress lines. */
    let firstPieceMs: number | null = null;
    const keepMessage = async (conversationId: string): Promise<void> => {
      isKept = true;
      const text = withHeard(message, listening?.heard);
      await conversations.addShopperMessage(settings.id, conversationId, { id: `${id}-q`, text });
      onSaid(conversationId);
    };
    const hear =
      recording &&
      (async (expected: Language) => {
        const { language, mayUseModel: mayUseProvider } = turn;
        const asked = { ...recording, storeId: settings.id, language, expected, mayUseProvider };
        listening = (await voice?.transcribe(asked, signal)) ?? NOT_HEARD;
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
        await orAborted(turn.isNext, signal);
        conversation = await beginInTurn();
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
          pageProduct: turn.pageProduct && (await findPageProduct(tools, settings, turn.pageProduct)),
          toolsIn: (language) =>
            createStoreTools(tools, {
              settings,
              visitor,
              language,
              handOver: async () => {
                isHandedOver = true;
                const isFirst = await conversations.handOver(settings.id, conversationId);
                if (isFirst) await onHandedOver(settings.id, conversationId);
                return { isStaffPresent: isStaffPresent(settings.id) };
              },
              ...(!isDev && { sessionId: turn.visitId ?? sessionId }),
            }),
        };
      },
    });
    const open = () =>
      conversations.open(
        settings.id,
        { owner: visitor.owner, sessionId },
        { id: randomUUID(), language: trace.language, isDev },
      );
    const begunIn = ({ id: conversationId }: Conversation) => ({
      id,
      conversationId,
      key: turn.key,
      requestHash: turn.requestHash,
    });
    const begin = async (): Promise<Conversation> => {
      const opened = await open();
      await replies.begin(begunIn(opened));
      return opened;
    };
    /** Waits for turns of the session that other processes answer. */
    const beginInTurn = async (): Promise<Conversation> => {
      if (!isShared) return begin();
      const opened = await open();
      let hasWaited = false;
      while (!(await replies.beginAlone(begunIn(opened)))) {
        hasWaited = true;
        await pause(LOOK_FOR_TURN_MS, undefined, { signal });
      }
      // The turn before this one has changed its memory.
      return hasWaited ? open() : opened;
    };

    const mayPersonWrite = (): boolean =>
      stop.signal.aborted ||
      isHandedOver ||
      conversation?.isHandedOver === true ||
      conversation?.isTakenOver === true ||
      isStaffPresent(settings.id) === true;

    const speaker = turn.speaks && voice?.speaks({ mayUseProvider: turn.mayUseModel }) ? voice : undefined;
    const keepAnswer = async (status: ReplyStatus): Promise<void> => {
      isAnswerKept = true;
      onAnswered({ mind: trace.mind, status, firstPieceMs, tokens: trace.tokens });
      const isCut = status !== 'written';
      const isEmpty = sent.text.trim() === '' && Object.keys(shownOf(sent)).length === 0;
      if (stop.signal.aborted && isEmpty) return replies.end(id, status, log);
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
        { status, pieces: log },
      );
      onSaid(conversation.id);
    };
    /**
     * Yields the audio of one sentence after another. Generated lazily, so that nothing is spoken after a disconnect.
     */
    async function* speech({ speak }: Pick<ChatVoice, 'speak'>): AsyncGenerator<StreamPiece> {
      const answer = { text: sent.text, language: trace.language, storeId: settings.id };
      const { sounds, outcome } = speak(
        { ...answer, mayUseProvider: turn.mayUseModel },
        AbortSignal.any([signal, turn.signal]),
      );
      try {
        for await (const { audio, mimeType } of sounds) {
          const content = { audio_content: audio.toString('base64'), mime_type: mimeType };
          yield { message_id: MESSAGE_ID_PREFIX + id, type: 'audio', content };
        }
      } finally {
        await conversations.addToTrace(id, { speech: outcome });
      }
    }

    try {
      for await (const piece of markLastPiece(pieces)) {
        note(sent, piece);
        if (piece.type !== 'step') firstPieceMs ??= Math.round(performance.now() - started);
        const hasSpeech = piece.final && speaker && sent.text.trim() !== '';
        const next = numbered({
          message_id: MESSAGE_ID_PREFIX + id,
          ...piece,
          ...(hasSpeech && { has_speech: true as const }),
          ...(piece.final && mayPersonWrite() && { open_stream: true as const }),
        });
        // Stored before it is sent: the next message, a reaction or a request for its audio may follow at once.
        if (piece.final) {
          await keepAnswer('written');
          isFinished = true;
        }
        yield next;
      }
      if (speaker) yield* speech(speaker);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (conversation) forgetRunning(conversation.id, stop);
      const status = signal.aborted && !isShutDown(signal) ? 'stopped' : 'failed';
      if (!isAnswerKept) await keepAnswer(status);
      else if (!isFinished) await replies.end(id, status, log);
      if (trace.fallback !== null) onFallback?.(trace.fallback);
    }
    // Silent, but finished: the page waits for a last piece.
    if (isFinished || isShutDown(signal)) return;
    const mark = { final: true as const, ...(stop.signal.aborted && { open_stream: true as const }) };
    yield numbered({ message_id: MESSAGE_ID_PREFIX + id, type: 'text', content: '', ...mark });
  }

  function forgetRunning(conversationId: string, stop: AbortController): void {
    const stops = running.get(conversationId);
    stops?.delete(stop);
    if (stops?.size === 0) running.delete(conversationId);
  }

  return {
    answer,
    stopReply: (conversationId) => {
      for (const stop of running.get(conversationId) ?? []) stop.abort();
    },
  };
}

/** Reason of a stop because the server stops: the shopper may send the message again. */
export const SHUT_DOWN = new Error('The server is stopping.');

function isShutDown(signal: AbortSignal): boolean {
  return signal.reason === SHUT_DOWN;
}

export interface Sent {
  text: string;
  docs: ListedProduct[];
  orders: Order[];
  buttons: string[];
}

export function nothingSent(): Sent {
  return { text: '', docs: [], orders: [], buttons: [] };
}

export function note(sent: Sent, piece: ReplyPiece | StreamPiece): void {
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
  const { mind, language, decided, calls, fallback, tokens, removedSentences } = trace;
  // Places in the message rather than words of it: what was said is kept once.
  const read = reading?.operations.map(({ kind, confidence, slots }) => ({
    kind,
    confidence,
    slots: slots.map(({ type, start, end, confidence: sure }) => ({ type, start, end, confidence: sure })),
  }));
  const ms = Math.round(performance.now() - started);
  const danger = trace.memory?.danger?.kind ?? null;
  return { mind, language, read: read ?? [], decided, calls, fallback, tokens, removedSentences, danger, ms };
}
