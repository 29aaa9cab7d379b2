/**
 * Costs of the edges of the lattice: −log of the share of each interpretation, estimated on judged queries, mistyped
 * ones included.
 */

/** A word of the catalogue or of a synonym rule. */
export const KNOWN = 0;
/** The last word, as the beginning of a word of the catalogue. */
export const GROWING = 0.5;
/** A word of the lexicon that is not in the catalogue. */
export const IN_LEXICON = 1;
/** A word of lexicon names, in a catalogue of another script that may contain it in that script. */
export const PART_OF_NAME = 3.2;
/** Two words of the catalogue written as one. */
export const COMPOUND = 1.5;
/** An unknown word. */
export const UNKNOWN = 8;

/** One typing mistake from a word of the catalogue, and the addition for each less reliable step. */
export const MISSPELLED = 2.5;
export const LESS_TRUST = 4;
/** One typing mistake from a word of the lexicon. */
export const MISSPELLED_IN_LEXICON = 3.5;

/** Typed on another keyboard, or written in another script; more when only the lexicon has the word. */
export const OTHER_KEYBOARD = 2.3;
export const OTHER_LETTERS = 2.4;
/** Arabic in Latin letters, and what is added for a whole letter of price in each letter; see `ArabicWords`. */
export const ARABIC_IN_LATIN = 2.3;
export const LESS_LIKE_ARABIC = 8;
export const BRAND_IN_OTHER_LETTERS = 2.2;
export const NAME_IN_OTHER_LETTERS = 2.6;
