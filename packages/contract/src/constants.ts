/** Constants without schemas, in their own file so that importing them does not load Zod. */

/** Products per page of results. */
export const PAGE_SIZE = 24;
/** Maximum characters of a chat message. */
export const MESSAGE_MAX_LENGTH = 4000;
/** Maximum pictures per message. */
export const MAX_IMAGES = 5;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const AUDIO_MAX_BYTES = 10 * 1024 * 1024;
/** Sample rate of audio whose type does not state one. */
export const AUDIO_DEFAULT_RATE = 24_000;
/** Shoppers notice a wait of this length. */
export const SLOW_REPLY_MS = 2000;
/** Maximum events per call. */
export const MAX_EVENTS = 100;
/** The store of a context that names none; no real store has this id. */
export const UNKNOWN_STORE = 'unknown';
/**
 * Sent by an embed together with a publishable key: a random token that identifies the shopper's conversations.
 * Replaces our cookie, which browsers block on third-party pages.
 */
export const VISITOR_HEADER = 'x-visitor-token';
