/** One entry of a conversation as the page shows it: the shopper's turn, the assistant's answer, or a divider. */
import type { Order } from '@quarry/contract';
import type { SoundShape } from './sound-shape.ts';

/** A product as a reply carried it: its metadata plus `id`, not yet checked. `normalizeProduct` makes a card of it. */
export interface RawProduct {
  readonly id: string;
  readonly [field: string]: unknown;
}

export type Feedback = 'liked' | 'disliked' | 'commented';

export interface ChatMessage {
  /** Made in the browser; the server's own id of the message is `backendMessageId`. */
  readonly id: string;
  /** Empty when an answer has products, orders, buttons or sound and no words: then no bubble is drawn. */
  readonly text: string;
  readonly isUser: boolean;
  readonly timestamp: Date;
  /** Only dividers carry a type. */
  readonly type?: 'separator';
  /** Says that no reply came, and why; `ChatSession.retry` asks again. */
  readonly isError?: true;
  /** Pictures of the shopper's own turn, as object addresses. */
  readonly imageUrls?: readonly string[];
  /** The shopper's recording, or the spoken answer as WAV, as an object address. */
  readonly audioUrl?: string;
  /** Stands beside `audioUrl`, for a player that draws the sound before it plays. */
  readonly audioShape?: SoundShape;
  readonly products?: readonly RawProduct[];
  readonly orders?: readonly Order[];
  /** Labels of quick replies. */
  readonly buttons?: readonly string[];
  /** Absent: none. */
  readonly feedback?: Feedback;
  readonly comment?: string;
  /** 1 to 5 stars. */
  readonly rating?: number;
  /** Known when the server named the message; feedback, comments and ratings need it. */
  readonly backendMessageId?: string;
}
