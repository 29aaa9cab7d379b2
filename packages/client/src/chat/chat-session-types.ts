/** The interface of a chat session: its options, actions and outcomes. */
import type { Language, PageProduct, StoreSettings } from '@quarry/contract';
import type { Fetch } from '../calls/fetch.ts';
import type { Observable } from '../observable.ts';
import type { Attachments } from './attachments.ts';
import type { ChatState } from './chat-state.ts';
import type { Reactions } from './reactions.ts';
import type { AttachedKinds, AttachmentOffer, ChatEndpoint, ChatSection } from './section-rules.ts';

export interface ChatSessionOptions {
  store: StoreSettings;
  section: ChatSection;
  /**
   * The URL for streamed messages. Default: `/api/qchat-dev` in the sections `dev-chat` and `free`, else `/api/qchat`.
   */
  endpoint?: ChatEndpoint;
  /** Default: the store's language for this section. */
  language?: Language;
  /** Default `text`. */
  preference?: 'text' | 'audio';
  /** Default: the browser's `fetch`. An embed adds its key and our origin here. */
  fetch?: Fetch;
  /** The product whose page the shopper is on, asked with each message; null: none. Default: none. */
  pageProduct?: () => PageProduct | null;
  /** Default `() => new Date()`. */
  now?: () => Date;
  /** Creates a URL for a picture or audio. Default: an object URL, revoked on `close`. */
  addressOf?: ((file: Blob) => string) | undefined;
}

/** The message that the shopper is about to send. */
export interface Draft extends Partial<Attachments> {
  text?: string;
}

/**
 * `sent`: the page clears its input. `refused`: the store does not accept the attachments; the chat says so and the
 * page drops them. `ignored`: nothing to send, or a reply is pending.
 */
export type SendOutcome = 'sent' | 'refused' | 'ignored';

export interface ChatSession extends Observable<ChatState>, Reactions {
  send(draft: Draft): SendOutcome;
  /**
   * Sends the label of a quick reply. In a guided chat, `back` shows the previous buttons without a call, and `other`
   * asks for other buttons.
   */
  pressButton(label: string): SendOutcome;
  /**
   * Resends the message whose reply failed, without repeating its turn. `ignored` when nothing failed, or another
   * message was sent since.
   */
  retry(): SendOutcome;
  /** Fetches the audio of an answer whose `speech` is available. Never rejects; a failure is shown on the message. */
  loadSpeech(messageId: string): Promise<void>;
  /** What may be attached to a message; null where messages are text only. */
  readonly attachmentOffer: AttachmentOffer | null;
  /** The message with which such attachments would be refused; null when they are accepted. */
  refusalOf(attached: AttachedKinds): string | null;
  /** Aborts the current reply. Content that has arrived is kept. */
  stop(): void;
  /** Sets the language of the next replies. If only the greeting is shown, it is replaced. */
  setLanguage(language: Language): void;
  setPreference(preference: 'text' | 'audio'): void;
  /** Shows the held products of an answer. */
  showHeldProducts(messageId: string): void;
  /** Removes the last reply's products or orders from the page's grid. */
  clearFilter(): void;
  /**
   * Continues the conversation in which a person answered when the page was reloaded, and keeps such conversations from
   * now on. Pages that may store something call it once they are shown.
   */
  resume(): void;
  /**
   * Shows an earlier conversation below the greeting, and goes on in it: a reply that is being made is received from
   * its begin on; one that was interrupted can be retried.
   * @returns false when there is no such conversation, or the shopper has begun to write.
   * @throws when the server refuses or cannot be reached.
   */
  continueChat(session: string): Promise<boolean>;
  /** Restarts: greeting, new session id, no pending reply. Language and preference are kept. */
  reset(): void;
  /** Aborts the current reply and revokes object URLs; call it when the conversation is no longer shown. */
  close(): void;
}
