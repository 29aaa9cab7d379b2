/**
 * Costs of the edges of the lattice: −log of the share of each interpretation, estimated on judged queries, mistyped
 * ones included.
 */

/** A word that the catalogue has, or staff gave a meaning. */
export const KNOWN = 0;
/** The last word, as the beginning of one that the catalogue has. */
export const GROWING = 0.5;
/** A word of the lexicon that this catalogue has not. */
export const IN_LEXICON = 1;
/** A word of lexicon names, in a catalogue of another script that may contain it in that script. */
export const PART_OF_NAME = 3.2;
/** Two words of the catalogue in one. */
export const COMPOUND = 1.5;
/** Nothing is known of it. */
export const UNKNOWN = 8;

/** One slip from a word of the catalogue, and what each step of less trust adds. */
export const MISSPELLED = 2.5;
export const LESS_TRUST = 4;
/** One slip from a word of the lexicon. */
export const MISSPELLED_IN_LEXICON = 3.5;

/** Typed on another keyboard, or written in other letters; a word that only the lexicon has is a worse proof. */
export const OTHER_KEYBOARD = 2.3;
export const OTHER_LETTERS = 2.4;
/** Arabic in Latin letters, and what is added for a whole letter of price in each letter; see `ArabicWords`. */
export const ARABIC_IN_LATIN = 2.3;
export const LESS_LIKE_ARABIC = 8;
export const BRAND_IN_OTHER_LETTERS = 2.2;
export const NAME_IN_OTHER_LETTERS = 2.6;
