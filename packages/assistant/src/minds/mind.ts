/** The interface of a mind: it reads one message and yields the pieces of a reply, using the store's tools. */
import type { Language, StoreSettings } from '@quarry/contract';
import type { Ledger } from '../guard/ledger.ts';
import type { OperationKind, Reading } from '../dialogue/operation.ts';
import type { Memory } from '../memory/memory.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import type { Decision } from '../turn-trace.ts';
import type { SentImage } from '../sent-image.ts';
import type { StoreTools } from '../tools/store-tools.ts';

/** One earlier message of the conversation, oldest first. */
export interface EarlierMessage {
  role: 'shopper' | 'assistant';
  text: string;
}

export interface Turn {
  message: string;
  /** Language of the reply. */
  language: Language;
  store: StoreSettings;
  /** Changed by the mind; what it holds at the end is kept for the next turn. */
  memory: Memory;
  tools: StoreTools;
  ledger: Ledger;
  history: readonly EarlierMessage[];
  /** Pictures of this message that somebody here can look at. */
  images?: readonly SentImage[];
  /** What the reader found in the message; null where there is no reader. */
  reading: Reading | null;
  /**
   * Answers a message that nothing understood, where the shop's data bear a guess out; null where they bear out none.
   * @param isNothingNear no product comes near what is looked for.
   * @param only what the message is, where that is known; default: anything.
   */
  guess?: (isNothingNear: boolean, only?: OperationKind) => Promise<(() => AsyncGenerator<ReplyPiece>) | null>;
  /** The message in plain spelling, before what it rules out or complains of was put into plain words. */
  typed?: string;
  /** Replies to another message in place of this turn's. */
  answer?: (message: string) => AsyncGenerator<ReplyPiece>;
  /** Notes for the trace who answers, and what the message is taken for. */
  decide?: (decision: Decision) => void;
  conversationId: string;
  signal: AbortSignal;
}

export interface Mind {
  reply(turn: Turn): AsyncGenerator<ReplyPiece>;
}
