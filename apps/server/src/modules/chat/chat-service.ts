/**
 * The chat as routes see it. A message begins a reply that is written to its end and stored, whether or not its reader
 * stays; readers take it up again by its id. Turns of one session run one after the other, and a message that is sent
 * again with its key gets the same reply.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ListedProduct, MESSAGE_ID_PREFIX, type Order, problem, type StreamPiece } from '@quarry/contract';
import { type ChatTurn, createTurns, note, nothingSent, SHUT_DOWN, type TurnParts } from './answer-turn.ts';
import type { ConversationKey } from './conversation-repository.ts';
import { type LiveReply, writeReply } from './live-reply.ts';
import { SILENT_SECONDS, type StoredReply } from './reply-repository.ts';
import { createTurnQueue } from './turn-queue.ts';

/** Where processes share the database: how often replies are stored and looked for, and whether one is to be stopped. */
const LOOK_EVERY_MS = 250;
const KEEP_ALIVE_MS = 5000;
/** How long a stop waits for replies that other processes write. */
const STOPPED_WITHIN_MS = 5000;

/** A complete reply, for callers that cannot read a stream. */
export interface WholeReply {
  text: string;
  docs: ListedProduct[];
  orders: Order[];
  buttons: string[];
  message_id: string;
  open_stream?: true;
}

/** A message with the key under which it may be sent again. */
export interface SentTurn extends ChatTurn {
  key?: string | undefined;
}

export interface ChatService {
  /** Whether pictures of a message are used: a model sees them, or they can be searched for. */
  readonly looksAtPictures: boolean;
  /**
   * Begins a reply, or takes up that of the same key.
   * @returns its pieces: the written answer, then its sound.
   * @throws `idempotency-key-reused`, `too-many-messages`.
   */
  begin(turn: SentTurn): Promise<AsyncGenerator<StreamPiece>>;
  /** The same without waiting for the begin. */
  stream(turn: SentTurn): AsyncGenerator<StreamPiece>;
  answer(turn: SentTurn): Promise<WholeReply>;
  /**
   * For callers with a conversation id instead of a session: continues that conversation if it belongs to the visitor,
   * else starts a new one.
   */
  answerIn(
    conversationId: string | undefined,
    turn: Omit<SentTurn, 'sessionId'>,
  ): Promise<WholeReply & { conversationId: string }>;
  /**
   * The pieces of a reply after the first `after` ones. Ends with a piece that has the mark `final`, and `interrupted`
   * when the reply was not made to its end and the message may be sent again.
   * @throws `message-not-found`.
   */
  resume(storeId: string, of: ConversationKey, id: string, reader: Reader): Promise<AsyncGenerator<StreamPiece>>;
  /** Stops the replies of a session, whichever process writes them, and waits for their ends. @returns how many. */
  stop(storeId: string, of: ConversationKey): Promise<number>;
  /** Whether a stored reply that is not written to its end still is being written. */
  isBeingWritten(reply: Pick<StoredReply, 'id' | 'status' | 'silentSeconds'>): boolean;
  /** Stops a reply that is being written in this process: a person has taken the conversation over. */
  stopReply(conversationId: string): void;
  /** Ends all replies; their shoppers may send the messages again. */
  close(): Promise<void>;
}

export interface Reader {
  after: number;
  signal: AbortSignal;
}

interface Running {
  reply: LiveReply;
  /** How many of its pieces other processes can read. */
  storedPieces: number;
  storeId: string;
  of: ConversationKey;
}

interface ChatParts extends TurnParts {
  /** Watches a reply from its begin to its end. */
  followReply?: (pieces: AsyncGenerator<StreamPiece>) => AsyncGenerator<StreamPiece>;
}

export function createChatService(parts: ChatParts): ChatService {
  const { conversations, replies, isShared = false, followReply = (pieces) => pieces } = parts;
  const { onError = (message, error) => console.error(message, error) } = parts;
  const turns = createTurns(parts);
  const queue = createTurnQueue();
  const running = new Map<string, Running>();
  /** Replies by session and key, so that two calls with one key at the same time begin one reply. */
  const byKey = new Map<string, { requestHash: string; reply: Promise<LiveReply | StoredReply> }>();
  const stopAll = new AbortController();

  /** Tells other processes that the replies of this one are being written, and ends those that they want to end. */
  const shared = isShared
    ? [
        setInterval(() => {
          replies.keepAlive([...running.keys()]).catch((error: unknown) => onError('A sign of life was lost.', error));
        }, KEEP_ALIVE_MS).unref(),
        setInterval(() => {
          storeSoFar().catch((error: unknown) => onError('Pieces of a reply were not stored.', error));
          endUnwanted().catch((error: unknown) => onError('Whether replies are to be stopped is not known.', error));
        }, LOOK_EVERY_MS).unref(),
      ]
    : [];

  async function endUnwanted(): Promise<void> {
    for (const { id, conversationId, isTakenOver } of await replies.unwanted([...running.keys()])) {
      const found = running.get(id);
      if (isTakenOver) turns.stopReply(conversationId);
      else if (found) for (const { reply } of runningOf(found.storeId, found.of)) reply.stop();
    }
  }

  /** Lets readers at other processes follow the replies of this one. */
  async function storeSoFar(): Promise<void> {
    for (const [id, one] of running) {
      const made = one.reply.pieces();
      if (made.length === one.storedPieces) continue;
      const { length } = made;
      await replies.storeSoFar(id, made);
      one.storedPieces = length;
    }
  }

  /** Has other processes stop what they write in a session. @returns the number of replies. */
  async function stopElsewhere(storeId: string, of: ConversationKey): Promise<number> {
    if (!isShared) return 0;
    const ids = await replies.askToStop(storeId, of);
    const until = Date.now() + STOPPED_WITHIN_MS;
    while (Date.now() < until && (await replies.countWritten(ids)) > 0) await pause(LOOK_EVERY_MS / 2);
    return ids.length;
  }

  function isBeingWritten({ id, status, silentSeconds }: Pick<StoredReply, 'id' | 'status' | 'silentSeconds'>) {
    if (status !== 'writing' && status !== 'stopping') return false;
    return running.has(id) || (isShared && silentSeconds < SILENT_SECONDS);
  }

  function write(turn: SentTurn, id: string, requestHash: string): LiveReply {
    const of = { owner: turn.visitor.owner, sessionId: turn.sessionId };
    const place = queue.join(placeOf(turn.settings.id, of));
    if (!place) throw problem('too-many-messages', { retryAfter: 2 });
    const stopping = new AbortController();
    const source = turns.answer({
      ...turn,
      id,
      key: turn.key ?? null,
      requestHash,
      isNext: place.turn,
      stopped: AbortSignal.any([stopping.signal, stopAll.signal]),
    });
    const reply = writeReply({
      id,
      source: followReply(source),
      stop: () => stopping.abort(),
      listener: turn.speaks ? turn.signal : undefined,
      onEnded() {
        place.leave();
        running.delete(id);
      },
    });
    running.set(id, { reply, storedPieces: 0, storeId: turn.settings.id, of });
    return reply;
  }

  /** The reply of this key, or a new one. @throws `idempotency-key-reused`, `too-many-messages`. */
  async function replyTo(turn: SentTurn): Promise<{ reply: LiveReply | StoredReply; isNew: boolean }> {
    const requestHash = hashOf(turn);
    const { key } = turn;
    if (key === undefined) return { reply: write(turn, randomUUID(), requestHash), isNew: true };
    const of = { owner: turn.visitor.owner, sessionId: turn.sessionId };
    const place = `${placeOf(turn.settings.id, of)}\n${key}`;
    const present = byKey.get(place);
    if (present) {
      if (present.requestHash !== requestHash) throw problem('idempotency-key-reused');
      return { reply: await present.reply, isNew: false };
    }
    let isNew = false;
    const find = async () => {
      const stored = await replies.findByKey(turn.settings.id, of, key);
      if (stored && stored.requestHash !== requestHash) throw problem('idempotency-key-reused');
      if (stored && (stored.status === 'written' || stored.status === 'stopped' || isBeingWritten(stored))) {
        return stored;
      }
      // A reply that failed, or whose process is gone, is written anew under its id.
      isNew = true;
      return write(turn, stored?.id ?? randomUUID(), requestHash);
    };
    const found = find();
    byKey.set(place, { requestHash, reply: found });
    const forget = () => void byKey.delete(place);
    found.then((reply) => ('ended' in reply ? reply.ended.then(forget) : forget()), forget);
    return { reply: await found, isNew };
  }

  /** Follows a reply that another process writes. */
  async function* readStored(
    of: { storeId: string; key: ConversationKey },
    first: StoredReply,
    { after, signal }: Reader,
  ): AsyncGenerator<StreamPiece> {
    let stored = first;
    let next = after;
    for (;;) {
      for (const piece of stored.pieces.slice(next)) {
        next += 1;
        yield piece;
      }
      if (!isBeingWritten(stored)) break;
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
      signal.throwIfAborted();
      const found = await replies.find(of.storeId, of.key, stored.id);
      if (!found) break;
      stored = found;
    }
    const last = stored.pieces.at(-1);
    if (last && 'final' in last && last.final) return;
    const isWhole = stored.status === 'stopped';
    yield closingPiece(stored.id, next + 1, { isInterrupted: !isWhole });
  }

  function read(turn: SentTurn, reply: LiveReply | StoredReply, isNew: boolean): AsyncGenerator<StreamPiece> {
    const { signal, settings, visitor, sessionId } = turn;
    if ('ended' in reply) return readLive(reply, signal, isNew);
    const of = { storeId: settings.id, key: { owner: visitor.owner, sessionId } };
    return readStored(of, reply, { after: 0, signal });
  }

  async function* readLive(reply: LiveReply, signal: AbortSignal, isNew: boolean): AsyncGenerator<StreamPiece> {
    try {
      yield* reply.read(0, signal);
    } catch (error) {
      // Only the reader is gone.
      if (signal.aborted) return;
      throw error;
    }
    if (isNew) yield* reply.sound();
  }

  async function begin(turn: SentTurn): Promise<AsyncGenerator<StreamPiece>> {
    const { reply, isNew } = await replyTo(turn);
    return read(turn, reply, isNew);
  }

  async function answer(turn: SentTurn): Promise<WholeReply> {
    const whole = nothingSent();
    let messageId = '';
    let opensStream = false;
    for await (const piece of await begin(turn)) {
      messageId = piece.message_id;
      opensStream ||= 'open_stream' in piece && piece.open_stream === true;
      note(whole, piece);
    }
    const { text, docs, orders, buttons } = whole;
    const shown = { text: text.trim(), docs, orders, buttons, message_id: messageId };
    return opensStream ? { ...shown, open_stream: true } : shown;
  }

  /** Those of a session or of the conversation with this id. */
  function runningOf(storeId: string, { owner, sessionId }: ConversationKey): Running[] {
    return [...running.values()].filter(
      (one) => one.storeId === storeId && one.of.owner === owner && one.of.sessionId === sessionId,
    );
  }

  return {
    looksAtPictures: parts.model?.seesImages === true || parts.pictures !== undefined,
    begin,
    async *stream(turn) {
      yield* await begin(turn);
    },
    answer,
    async answerIn(wanted, turn) {
      const { settings, visitor } = turn;
      const session = wanted && (await conversations.sessionOf(settings.id, visitor.owner, wanted));
      // Named by the key where there is one: the same message sent again, and its stop, find their conversation.
      const sessionId = session || `conversation:${turn.key ?? randomUUID()}`;
      const reply = await answer({ ...turn, sessionId });
      const { id: conversationId } = await conversations.open(
        settings.id,
        { owner: visitor.owner, sessionId },
        { id: randomUUID(), language: turn.language ?? settings.default_language, isDev: turn.isDev },
      );
      return { ...reply, conversationId };
    },
    async resume(storeId, of, id, reader) {
      const live = running.get(id);
      const isOwn = live?.storeId === storeId && live.of.owner === of.owner;
      // Not in the database yet while its turn waits.
      if (live && isOwn && live.of.sessionId === of.sessionId) return readToEnd(live.reply, reader);
      const stored = await replies.find(storeId, of, id);
      if (!stored) throw problem('message-not-found');
      return live && isOwn ? readToEnd(live.reply, reader) : readStored({ storeId, key: of }, stored, reader);
    },
    async stop(storeId, of) {
      const found = runningOf(storeId, of);
      for (const { reply } of found) reply.stop();
      await Promise.all(found.map(({ reply }) => reply.ended));
      return found.length + (await stopElsewhere(storeId, of));
    },
    isBeingWritten,
    stopReply: turns.stopReply,
    async close() {
      for (const timer of shared) clearInterval(timer);
      const ends = [...running.values()].map(({ reply }) => reply.ended);
      stopAll.abort(SHUT_DOWN);
      await Promise.all(ends);
    },
  };

  /** The rest of a reply; its failure is told by the closing piece, not thrown. */
  async function* readToEnd(reply: LiveReply, { after, signal }: Reader): AsyncGenerator<StreamPiece> {
    let next = after + 1;
    try {
      for await (const piece of reply.read(after, signal)) {
        next += 1;
        yield piece;
      }
    } catch (error) {
      if (signal.aborted) return;
      onError('A reply failed while it was read again.', error);
    }
    if (!reply.isWritten()) yield closingPiece(reply.id, next, { isInterrupted: true });
  }
}

function placeOf(storeId: string, { owner, sessionId }: ConversationKey): string {
  return JSON.stringify([storeId, owner, sessionId]);
}

/** What makes two messages the same. */
function hashOf({ message, recording, images = [] }: ChatTurn): string {
  const hash = createHash('sha256').update(JSON.stringify(message));
  for (const bytes of [...images.map((image) => image.bytes), ...(recording ? [recording.bytes] : [])]) {
    hash.update('\n').update(bytes);
  }
  return hash.digest('hex');
}

function closingPiece(id: string, n: number, { isInterrupted }: { isInterrupted: boolean }): StreamPiece {
  const interrupted = isInterrupted && { interrupted: true as const };
  return { message_id: MESSAGE_ID_PREFIX + id, type: 'text', content: '', n, final: true, ...interrupted };
}
