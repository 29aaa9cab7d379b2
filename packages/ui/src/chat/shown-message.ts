/** View data of one turn of a conversation. The page derives it from the chat session's messages. */
import type { ShownOrder } from '../orders/shown-order.ts';
import type { ShownProduct } from '../product/shown-product.ts';

/** The waveform of audio before it is played. */
export interface ShownSound {
  seconds: number;
  /** Loudness from 0 to 1 in equal time steps. */
  peaks: readonly number[];
}

/** A quick reply. `other` asks for different ones, `back` shows the previous ones. */
export interface ShownReply {
  label: string;
  kind: 'plain' | 'other' | 'back';
}

export interface ShownFailure {
  kind: 'refused' | 'busy' | 'login-needed' | 'unreachable' | 'empty' | 'broken' | 'stopped' | 'not-supported';
  canRetry: boolean;
}

export interface ShownMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** A divider; all other fields are ignored. */
  isSeparator?: boolean;
  /** A note that a person of the shop (`author`) answers now, or no longer does. */
  note?: 'person-joined' | 'person-left';
  /** Name of the person of the shop who wrote it. */
  author?: string;
  imageUrls?: readonly string[];
  audioUrl?: string;
  audioWaveform?: ShownSound;
  /** There is no audio yet; it is fetched on demand. */
  speech?: 'available' | 'loading' | 'failed';
  /** Set when the reply failed or is incomplete. */
  failure?: ShownFailure;
  /** The audio is shown before the text and plays automatically when it arrives. */
  isHeardFirst?: boolean;
  products?: readonly (ShownProduct | null)[];
  /** Number of products that are shown on request. */
  heldProducts?: number;
  orders?: readonly ShownOrder[];
  buttons?: readonly ShownReply[];
  /** The button that was pressed or the label that was typed. */
  pickedReply?: string;
  /** The buttons are shown disabled. */
  areRepliesPast?: boolean;
  feedback?: 'liked' | 'disliked' | 'commented';
  comment?: string;
  /** Understood words of a shopper's turn; they are underlined. */
  understood?: readonly string[];
  /** Whether the answer is still arriving. */
  isGrowing?: boolean;
  /** Whether like, dislike and comment controls are shown. */
  takesFeedback?: boolean;
}

export interface MessageActions {
  onQuickReply: (label: string) => void;
  /** Resends the message whose reply failed. */
  onRetry: () => void;
  /** Shows the login. Absent for chats without a login. */
  onLogin?: () => void;
  onLoadSpeech: (messageId: string) => void;
  /** Absent: answers here hold no products. */
  onShowProducts?: (messageId: string) => void;
  onReact: (messageId: string, reaction: 'liked' | 'disliked') => void;
  /** Absent: answers here take no comments. */
  onComment?: (messageId: string, comment: string) => void;
}
