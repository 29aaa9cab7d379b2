/** What stands on the stage in place of products. */
export const NOTHING_FOUND = 'No results found.';
/** Of the query about a style, in the results of plain keyword search. */
export const STYLE_MESSAGE = 'Standard keyword search struggles with style-based queries.';
