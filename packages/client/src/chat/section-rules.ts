/**
 * Behaviour that differs between the places of a chat, in one table; the session never checks the section's name.
 *
 * The texts of `attachmentRefusal` repeat the contract's problem table, because this folder imports only types from the
 * contract; a test keeps them equal.
 */
import type { StoreGates } from '@quarry/contract';

/** The place of a chat. `chat-page` and `dev-chat` are the same page on two bases, each with its own gate. */
export type ChatSection = 'shop' | 'chat-page' | 'dev-chat' | 'integrated' | 'button-chat' | 'free' | 'simple';

export type ChatEndpoint = '/api/qchat' | '/api/qchat-dev';

export interface SectionRules {
  /** The gate that enables streaming here; null: always streams. */
  streamingGate: 'streaming' | 'streaming_chat_page' | 'streaming_button_chat' | null;
  /** Prefix of the error message of a failed reply. */
  errorPrefix: string;
  /** `body`: the server's error text if it sends one; `status`: only the status. */
  errorDetail: 'body' | 'status';
  /** Requires a login; after an expired session the shopper can log in and resend. */
  needsLogin: boolean;
  /** Sends `preferred_response` with a streamed message. */
  sendsPreference: boolean;
  /** A note says that the shopper stopped a reply before it began. */
  notesStop: boolean;
  /** Asks for the reply in one JSON document instead of a stream. */
  inOneDocument: boolean;
  /** Sends the chosen language with the plain chat. */
  plainSendsLanguage: boolean;
  /** Shows products, orders and buttons of a plain reply; else only its text, and its products on request. */
  plainShowsProducts: boolean;
  /** Sends pictures and recordings. */
  takesAttachments: boolean;
  /** Uses guided replies: a greeting with buttons, `other` and `back`; only where the store is configured for it. */
  guidesByButtons: boolean;
  /** Puts a divider before each turn of the shopper. */
  separatesTurns: boolean;
  /** With audio preference, shows the text only at the end of the reply. */
  textWaitsForAudio: boolean;
  /** The calls for reactions: `/api/comment` and `/api/rating`, or `/api/feedback` for all. */
  feedbackCall: 'comment-and-rating' | 'feedback';
  /** A message without a server id may be liked under its browser id. */
  likesNameless: boolean;
}

const LOGGED_IN_CHAT: SectionRules = {
  streamingGate: 'streaming',
  errorPrefix: 'Error: ',
  errorDetail: 'body',
  needsLogin: true,
  sendsPreference: true,
  notesStop: true,
  inOneDocument: false,
  plainSendsLanguage: true,
  plainShowsProducts: true,
  takesAttachments: true,
  guidesByButtons: false,
  separatesTurns: false,
  textWaitsForAudio: false,
  feedbackCall: 'comment-and-rating',
  likesNameless: false,
};

export const SECTION_RULES: Readonly<Record<ChatSection, SectionRules>> = {
  shop: { ...LOGGED_IN_CHAT, errorPrefix: 'Sorry, an error occurred: ', plainShowsProducts: false },
  'chat-page': { ...LOGGED_IN_CHAT, streamingGate: 'streaming_chat_page' },
  'dev-chat': LOGGED_IN_CHAT,
  integrated: { ...LOGGED_IN_CHAT, plainSendsLanguage: false },
  'button-chat': {
    ...LOGGED_IN_CHAT,
    streamingGate: 'streaming_button_chat',
    takesAttachments: false,
    guidesByButtons: true,
    separatesTurns: true,
    textWaitsForAudio: true,
    feedbackCall: 'feedback',
  },
  free: {
    ...LOGGED_IN_CHAT,
    streamingGate: null,
    errorDetail: 'status',
    needsLogin: false,
    sendsPreference: false,
    separatesTurns: true,
    feedbackCall: 'feedback',
    likesNameless: true,
  },
  simple: {
    ...LOGGED_IN_CHAT,
    streamingGate: null,
    errorPrefix: '',
    needsLogin: false,
    // CHAT-SIMPLE-21
    notesStop: false,
    inOneDocument: true,
    takesAttachments: false,
  },
};

/** True when a store's chat streams in this place; otherwise it uses the plain chat call. */
export function streamsIn(section: ChatSection, gates: StoreGates): boolean {
  const gate = SECTION_RULES[section].streamingGate;
  return gate === null || gates[gate];
}

/** Which attachment controls are enabled. Attachments added in other ways are refused on sending. */
export interface AttachmentOffer {
  readonly images: boolean;
  readonly recording: boolean;
}

/**
 * What may be attached here; null where messages are text only. The microphone is enabled even where the store does not
 * stream: the refusal then explains why, which a disabled button would not.
 */
export function attachmentOffer(section: ChatSection, gates: StoreGates): AttachmentOffer | null {
  const { takesAttachments, streamingGate } = SECTION_RULES[section];
  if (!takesAttachments) return null;
  if (streamingGate === null) return { images: true, recording: true };
  const isStreaming = streamsIn(section, gates);
  return { images: isStreaming && gates.images, recording: !isStreaming || gates.audio };
}

/** The kinds of attachments of a message. */
export interface AttachedKinds {
  hasImages: boolean;
  hasAudio: boolean;
}

/**
 * Why a message with attachments is refused, as shown in the chat; null when it is accepted. A recording is checked
 * before pictures.
 */
export function attachmentRefusal(section: ChatSection, gates: StoreGates, attached: AttachedKinds): string | null {
  if (SECTION_RULES[section].streamingGate === null) return null;
  if (!attached.hasImages && !attached.hasAudio) return null;
  if (!streamsIn(section, gates)) return 'Sorry, sending images or audio is not supported for this store.';
  if (attached.hasAudio && !gates.audio) return 'Sorry, sending audio is not supported for this store.';
  if (attached.hasImages && !gates.images) return 'Sorry, sending images is not supported for this store.';
  return null;
}
