/** The observable state of a chat session. Immutable: every change creates a new object. */
import type { Language, Order } from '@quarry/contract';
import type { Attachments } from './attachments.ts';
import type { ChatMessage, RawProduct } from './chat-message.ts';

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** From sending to the end of the reply; the input is disabled. */
  readonly isBusy: boolean;
  /** Busy, with neither a progress line nor partial text to show. */
  readonly isTyping: boolean;
  /** The progress line; null for none. */
  readonly step: string | null;
  readonly language: Language;
  /** Random, one for each session. */
  readonly sessionId: string;
  /** Returned by the plain chat and sent with its next turn. */
  readonly conversationId: string | null;
  /** Changes what is shown first, not what is requested. */
  readonly preference: 'text' | 'audio';
  /** Products of the last streamed reply that had any, for the page's grid; empty: none found; null: no filter. */
  readonly documents: readonly RawProduct[] | null;
  /** Orders of the last streamed reply that had any; null when the grid shows products. */
  readonly orders: readonly Order[] | null;
  /** False while the question for a rating of the whole conversation is open. */
  readonly isConversationRated: boolean;
  /** Name of the person of the shop who answers in place of the assistant; null while the assistant does. */
  readonly person: string | null;
  /** The text of a message that no server accepted; the page restores it to its input. */
  readonly returned: ReturnedDraft | null;
}

export interface ReturnedDraft extends Attachments {
  readonly text: string;
}
