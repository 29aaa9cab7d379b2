/** A partial reply and the reducer that adds one piece to it. Pure, so that a log of pieces replays a conversation. */
import type { Order } from '@quarry/contract';
import type { RawProduct } from './chat-message.ts';
import type { KnownPiece } from './parse-piece.ts';
import type { AudioPart } from './wav.ts';

/** Shown while the assistant works without naming a step. */
export const DEFAULT_STEP = 'Processing...';

export interface Reply {
  /** The current step; cleared by the first piece of the answer. */
  readonly step: string | null;
  readonly text: string;
  /** null: no product piece yet; an empty list: nothing was found. */
  readonly products: readonly RawProduct[] | null;
  readonly orders: readonly Order[] | null;
  readonly buttons: readonly string[] | null;
  /** In sentence order. */
  readonly audio: readonly AudioPart[];
  readonly backendMessageId: string | null;
  /** The written answer is complete; only audio may follow. */
  readonly isWritten: boolean;
  /** The audio can also be fetched separately. */
  readonly hasSpeech: boolean;
  /** A person of the shop may write in this conversation. */
  readonly opensStream: boolean;
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
  opensStream: false,
};

/**
 * Adds one piece to the reply. Text, products, orders and audio accumulate; a repeated product or order keeps its
 * place; a new set of buttons replaces the old one.
 */
export function growReply(reply: Reply, piece: KnownPiece): Reply {
  const named = {
    ...reply,
    ...(piece.messageId !== null && { backendMessageId: piece.messageId }),
    ...(piece.isFinal && {
      isWritten: true,
      hasSpeech: piece.hasSpeech === true,
      opensStream: piece.opensStream === true,
    }),
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
