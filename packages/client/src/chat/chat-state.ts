/** What a chat session shows to whoever watches it. Replaced whole at every change, never changed in place. */
import type { Language, Order } from '@quarry/contract';
import type { Attachments } from './attachments.ts';
import type { ChatMessage, RawProduct } from './chat-message.ts';

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** From sending to the end of the reply: the input waits. */
  readonly isBusy: boolean;
  /** Busy, and there is neither a progress line nor a growing text to look at. */
  readonly isTyping: boolean;
  /** The progress line, null when there is none. */
  readonly step: string | null;
  readonly language: Language;
  /** Random, one for each session. */
  readonly sessionId: string;
  /** Given by the plain chat, sent with its next turn. */
  readonly conversationId: string | null;
  /** Changes what is shown first, never what is asked for. */
  readonly preference: 'text' | 'audio';
  /** Products of the last streamed reply that had any, for the page's grid; empty: it found none; null: no filter. */
  readonly documents: readonly RawProduct[] | null;
  /** Orders of the last streamed reply that had any, null when the grid shows products. */
  readonly orders: readonly Order[] | null;
  /** Shows the question for a rating of the whole conversation until it was answered. */
  readonly isConversationRated: boolean;
  /** What was written in a message that no server took: the page puts it back where it was written. */
  readonly returned: ReturnedDraft | null;
}

export interface ReturnedDraft extends Attachments {
  readonly text: string;
}
