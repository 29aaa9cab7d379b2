/**
 * What differs between the places where a chat stands, in one table; the session itself asks no page for its name.
 *
 * The sentences of `attachmentRefusal` are those of the contract's table of problems, which the server answers with.
 * They are repeated because this folder takes only types from the contract, and a test holds the two together.
 */
import type { StoreGates } from '@quarry/contract';

/** Where a chat stands. `chat-page` and `dev-chat` are the same page on two bases, each with a gate of its own. */
export type ChatSection = 'shop' | 'chat-page' | 'dev-chat' | 'integrated' | 'button-chat' | 'free';

export type ChatEndpoint = '/api/qchat' | '/api/qchat-dev';

export interface SectionRules {
  /** The gate that opens streaming here; null: it always streams and no gate holds. */
  streamingGate: 'streaming' | 'streaming_chat_page' | 'streaming_button_chat' | null;
  /** Stands before the reason of a failed reply. */
  errorPrefix: string;
  /** `body`: the server's own words when it gives some; `status`: the status alone. */
  errorDetail: 'body' | 'status';
  /** Only people who are logged in chat here; a server that no longer knows them can be asked again after a login. */
  needsLogin: boolean;
  /** `preferred_response` travels with a streamed message. */
  sendsPreference: boolean;
  /** The plain chat is told the chosen language. */
  plainSendsLanguage: boolean;
  /** A plain reply shows its products, orders and buttons; else its words alone, and its products when asked for. */
  plainShowsProducts: boolean;
  /** Pictures and recordings travel with a message. */
  takesAttachments: boolean;
  /** Replies are led by buttons: a greeting with buttons, `other` and `back`, and only where the store is set up for it. */
  guidesByButtons: boolean;
  /** A divider stands before each turn of the shopper. */
  separatesTurns: boolean;
  /** In audio preference the words wait for the end of the reply. */
  textWaitsForAudio: boolean;
  /** Which calls carry reactions: `/api/comment` and `/api/rating`, or `/api/feedback` for all. */
  feedbackCall: 'comment-and-rating' | 'feedback';
  /** A message that the server has not named may be liked under the id that the page gave it. */
  likesNameless: boolean;
}

const LOGGED_IN_CHAT: SectionRules = {
  streamingGate: 'streaming',
  errorPrefix: 'Error: ',
  errorDetail: 'body',
  needsLogin: true,
  sendsPreference: true,
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
};

/** True when a store's chat streams in this place; otherwise it uses the plain chat call. */
export function streamsIn(section: ChatSection, gates: StoreGates): boolean {
  const gate = SECTION_RULES[section].streamingGate;
  return gate === null || gates[gate];
}

/** Which controls for attaching a page shows as usable. What comes in past them is refused on sending. */
export interface AttachmentOffer {
  readonly images: boolean;
  readonly recording: boolean;
}

/**
 * What may be attached here; null where messages carry nothing but words. The microphone is also open where the store
 * does not stream: there the refusal explains itself, which a closed button would not.
 */
export function attachmentOffer(section: ChatSection, gates: StoreGates): AttachmentOffer | null {
  const { takesAttachments, streamingGate } = SECTION_RULES[section];
  if (!takesAttachments) return null;
  if (streamingGate === null) return { images: true, recording: true };
  const isStreaming = streamsIn(section, gates);
  return { images: isStreaming && gates.images, recording: !isStreaming || gates.audio };
}

/** What goes along with a message. */
export interface AttachedKinds {
  hasImages: boolean;
  hasAudio: boolean;
}

/**
 * Why a message with attachments is not sent, in the words that the chat shows; null when it may go.
 * A recording is looked at before pictures.
 */
export function attachmentRefusal(section: ChatSection, gates: StoreGates, attached: AttachedKinds): string | null {
  if (SECTION_RULES[section].streamingGate === null) return null;
  if (!attached.hasImages && !attached.hasAudio) return null;
  if (!streamsIn(section, gates)) return 'Sorry, sending images or audio is not supported for this store.';
  if (attached.hasAudio && !gates.audio) return 'Sorry, sending audio is not supported for this store.';
  if (attached.hasImages && !gates.images) return 'Sorry, sending images is not supported for this store.';
  return null;
}
