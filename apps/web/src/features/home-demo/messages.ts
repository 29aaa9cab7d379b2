/** Messages shown in place of products. */
export const NOTHING_FOUND = 'No results found.';
/** Shown for the style query with keyword search. */
export const STYLE_MESSAGE = 'Standard keyword search struggles with style-based queries.';
