/** A reply while it arrives, and the one step that makes it grow. Pure: a log of pieces replays a conversation. */
import type { Order } from '@quarry/contract';
import type { RawProduct } from './chat-message.ts';
import type { KnownPiece } from './parse-piece.ts';
import type { AudioPart } from './wav.ts';

/** Shown while the assistant works and has not said at what. */
export const DEFAULT_STEP = 'Processing...';

export interface Reply {
  /** What the assistant is doing; cleared by the first piece that is part of the answer. */
  readonly step: string | null;
  readonly text: string;
  /** null: the reply brought none so far; an empty list says that nothing was found. */
  readonly products: readonly RawProduct[] | null;
  readonly orders: readonly Order[] | null;
  readonly buttons: readonly string[] | null;
  /** In the order of the sentences. */
  readonly audio: readonly AudioPart[];
  readonly backendMessageId: string | null;
  /** The written answer is complete; only sound may follow. */
  readonly isWritten: boolean;
  /** The sound can also be fetched by itself. */
  readonly hasSpeech: boolean;
}

export const newReply: Reply = {
  step: null,
  text: '',
  products: null,
  orders: null,
  buttons: null,
  audio: [],
  backendMessageId: null,
  isWritten: false,
  hasSpeech: false,
};

/**
 * Folds one piece into the reply. Text, products, orders and sound add up, a product or order that comes again stays
 * where it was; buttons are one set, so the last one counts.
 */
export function growReply(reply: Reply, piece: KnownPiece): Reply {
  const named = {
    ...reply,
    ...(piece.messageId !== null && { backendMessageId: piece.messageId }),
    ...(piece.isFinal && { isWritten: true, hasSpeech: piece.hasSpeech === true }),
  };

  switch (piece.type) {
    case 'step':
      return { ...named, step: piece.content.trim() || DEFAULT_STEP };
    case 'text':
      return { ...named, step: null, text: reply.text + piece.content };
    case 'docs':
      return { ...named, step: null, products: joined(reply.products, piece.content, (product) => product.id) };
    case 'orders':
      return { ...named, step: null, orders: joined(reply.orders, piece.content, (order) => order.order_id || order) };
    case 'buttons':
      return { ...named, step: null, buttons: piece.content };
    case 'audio':
      return { ...named, step: null, audio: [...reply.audio, piece.content] };
  }
}

function joined<Item>(present: readonly Item[] | null, more: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const byKey = new Map((present ?? []).map((item) => [keyOf(item), item]));
  for (const item of more) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
