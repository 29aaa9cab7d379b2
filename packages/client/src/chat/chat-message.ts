/** One entry of a conversation: a shopper's turn, an answer, a divider, or a note about who answers. */
import type { Order } from '@quarry/contract';
import type { ReplyFailure } from './reply-failure.ts';
import type { Waveform } from './waveform.ts';

/** A product as a reply contains it: its metadata plus `id`, unchecked. `normalizeProduct` converts it to a card. */
export interface RawProduct {
  readonly id: string;
  readonly [field: string]: unknown;
}

export type Feedback = 'liked' | 'disliked' | 'commented';

export interface ChatMessage {
  /** Created in the browser; the server's id is `backendMessageId`. */
  readonly id: string;
  /** Empty when an answer has products, orders, buttons or audio but no text: then no bubble is drawn. */
  readonly text: string;
  readonly isUser: boolean;
  readonly timestamp: Date;
  /** Set only on dividers, and on notes that a person of the shop (`author`) answers now or no longer does. */
  readonly type?: 'separator' | 'person-joined' | 'person-left';
  /** Name of the person of the shop who wrote it; absent for the shopper and the assistant. */
  readonly author?: string;
  /** The shopper's pictures, as object URLs. */
  readonly imageUrls?: readonly string[];
  /** The shopper's recording, or the spoken answer as WAV, as an object URL. */
  readonly audioUrl?: string;
  /** The waveform of `audioUrl`, so that a player can draw it before playing. */
  readonly audioWaveform?: Waveform;
  /** The answer has no audio yet; `loadSpeech` fetches it. */
  readonly speech?: 'available' | 'loading' | 'failed';
  /** Set when the reply failed or is incomplete. */
  readonly failure?: ReplyFailure;
  readonly products?: readonly RawProduct[];
  /** Products of the answer that are shown only on request. */
  readonly heldProducts?: readonly RawProduct[];
  readonly orders?: readonly Order[];
  /** Quick reply labels. */
  readonly buttons?: readonly string[];
  /** Absent when there is none. */
  readonly feedback?: Feedback;
  readonly comment?: string;
  /** 1 to 5 stars. */
  readonly rating?: number;
  /** Present when the server sent an id; feedback, comments and ratings need it. */
  readonly backendMessageId?: string;
}
