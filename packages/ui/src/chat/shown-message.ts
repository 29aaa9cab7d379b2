/** One turn of a conversation as the thread draws it. The page makes it from the chat session's messages. */
import type { ShownOrder } from '../orders/shown-order.ts';
import type { ShownProduct } from '../product/shown-product.ts';

/** How a sound looks before it is played. */
export interface ShownSound {
  seconds: number;
  /** Loudness from 0 to 1 in equal steps. */
  peaks: readonly number[];
}

/** A quick reply. `other` asks for different ones, `back` leads to those before. */
export interface ShownReply {
  label: string;
  kind: 'plain' | 'other' | 'back';
}

export interface ShownFailure {
  kind: 'refused' | 'busy' | 'login-needed' | 'unreachable' | 'empty' | 'broken' | 'not-supported';
  canRetry: boolean;
}

export interface ShownMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** A line between two parts of the conversation; everything else of the message is left out then. */
  isSeparator?: boolean;
  imageUrls?: readonly string[];
  audioUrl?: string;
  audioShape?: ShownSound;
  /** There is no sound yet; it is fetched when somebody wants to hear the answer. */
  speech?: 'available' | 'loading' | 'failed';
  /** No answer, but the news that there is none, or only a part of one. */
  failure?: ShownFailure;
  /** The sound comes before the words, and plays by itself when it comes. */
  isHeardFirst?: boolean;
  products?: readonly (ShownProduct | null)[];
  /** How many products the answer holds back until they are asked for. */
  heldProducts?: number;
  orders?: readonly ShownOrder[];
  buttons?: readonly ShownReply[];
  /** The label that was pressed or written in answer to these buttons. */
  pickedReply?: string;
  /** The buttons have had their time: they are shown to be read, not to be pressed. */
  areRepliesPast?: boolean;
  feedback?: 'liked' | 'disliked' | 'commented';
  comment?: string;
  /** Words of a shopper's turn that were understood; they are underlined. */
  understood?: readonly string[];
  /** The answer is still being written. */
  isGrowing?: boolean;
  /** The controls for like, dislike and comment stand under it. */
  takesFeedback?: boolean;
}

export interface MessageActions {
  onQuickReply: (label: string) => void;
  /** Sends the message whose reply failed once more. */
  onRetry: () => void;
  /** Brings up the login. Absent where nobody logs in. */
  onLogin?: () => void;
  onLoadSpeech: (messageId: string) => void;
  /** Absent: no answer holds products back here. */
  onShowProducts?: (messageId: string) => void;
  onReact: (messageId: string, reaction: 'liked' | 'disliked') => void;
  /** Absent: answers take no comments here. */
  onComment?: (messageId: string, comment: string) => void;
}
