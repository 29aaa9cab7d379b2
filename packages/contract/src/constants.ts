/** Values that need no schema, apart from those that do: whoever reads only these carries nothing else along. */

/** Products on a page of results. */
export const PAGE_SIZE = 24;
/** Characters of one message in a chat. */
export const MESSAGE_MAX_LENGTH = 4000;
/** Pictures that one message may bring. */
export const MAX_IMAGES = 5;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const AUDIO_MAX_BYTES = 10 * 1024 * 1024;
/** Samples a second of a sound whose type does not tell. */
export const AUDIO_DEFAULT_RATE = 24_000;
/** Events that one call may bring. */
export const MOST_EVENTS = 100;
/** A context without a store leads here; no store is called so. */
export const UNKNOWN_STORE = 'unknown';
/**
 * Sent with a publishable key by an embed: a random token that says which conversations are this shopper's. On a foreign
 * page it takes the place of our cookie, which such a page may not keep.
 */
export const VISITOR_HEADER = 'x-visitor-token';
