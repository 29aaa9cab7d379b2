/** Values that need no schema, apart from those that do: whoever reads only these carries nothing else along. */

/** Products on a page of results. */
export const PAGE_SIZE = 24;
/** Events that one call may bring. */
export const MOST_EVENTS = 100;
/** A context without a store leads here; no store is called so. */
export const UNKNOWN_STORE = 'unknown';
/**
 * Sent with a publishable key by an embed: a random token that says which conversations are this shopper's. On a foreign
 * page it takes the place of our cookie, which such a page may not keep.
 */
export const VISITOR_HEADER = 'x-visitor-token';
