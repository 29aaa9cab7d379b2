/**
 * Weights of the readings of a word (1: as typed) and limits of expansion. Tuned on judged queries (correct, mistyped
 * and incomplete ones) so that no kind of query gets worse for the benefit of another.
 */

/** Another form of the same word: `dresses` for `dress`. */
export const INFLECTED = 0.9;

/** The last word may still be growing. A completion counts less beside a word that is complete in itself (`fan`, `fantasy`). */
export const COMPLETION = 0.95;
export const COMPLETION_BESIDE_WORD = 0.5;
/** A completion that makes up so many times more of the index than the typed word is meant rather than that word … */
export const LIKELIER_COMPLETION = 10;
/** … which then counts this much. */
export const BESIDE_COMPLETION = 0.8;
export const COMPLETION_FROM_LETTERS = 2;
export const MAX_COMPLETIONS = 24;

/** By number of mistakes, from none. */
export const SPELLING: readonly number[] = [1, 0.8, 0.6];
export const MAX_SPELLINGS = 8;
/**
 * Catalogues have mistakes too: a word that occurs is still taken for one when another, a mistake away, is in so many
 * times more products.
 */
export const SUSPICION = 50;

/**
 * Weight of less frequent candidates: their share of the index to this power, which is small because context decides
 * too.
 */
export const FREQUENCY_POWER = 0.15;

/** `bookshelf` read as `book shelf`; halves have so many letters, unless a digit parts them (`iphone7`). */
export const SPLIT = 0.9;
export const SHORTEST_HALF = 3;
export const LONGEST_COMPOUND = 40;
/** `head set` read as `headset`. */
export const JOINED = 0.9;

/**
 * Part of an article number (`4711` of `VE-4711`), or the beginning of one that is still being typed. So many products
 * at most: what more of them have is a year, a size or a maker's code.
 */
export const IDENTIFIER_PART = 0.95;
export const MAX_IDENTIFIED = 200;

/** The product is of the kind that the words name. */
export const OF_KIND = 0.8;

/** Another name of the same concept, in any language. */
export const OTHER_NAME = 0.85;
/** The same if its words are not adjacent or in another order: `tomato, 20 seeds`. */
export const OTHER_NAME_APART = 0.65;
/** A word that is not in the index, read by the names of its concept; multiplied by the confidence in the name. */
export const TRANSLATED = 0.95;
export const MAX_TRANSLATIONS = 16;
/** Names that the lexicon has for one concept, tried per language. */
export const NAMES_PER_LANGUAGE = 4;

/** Reduces the weight of each further product kind that serves a need: 1 / (1 + place × this). */
export const LATER_REMEDY = 0.15;
/** Factor for the information of words that describe a need. */
export const TOLD_OF_NEED = 0.6;

/** Factor for the information of a word that occurs only in descriptions. */
export const MIN_PROMINENCE = 0.4;

/** Maximum number of different words of a query; further ones are ignored, to bound the time. */
export const MAX_WORDS = 64;

/**
 * Weight of a related concept, times the strength of the relation; weaker ones, and those beyond the maximum number,
 * are left out.
 */
export const RELATED = 0.7;
export const WEAKEST_RELATED = 0.45;
export const MAX_RELATED = 24;

/**
 * People complete the names of things: a completion counts as that much more likely for each product whose category it
 * names. On judged queries cut to four letters the largest single gain.
 */
export const NAMES_A_CATEGORY = 100;

/** The staff's synonym; from so many letters on the beginning of one is enough while it is typed. */
export const SYNONYM = 0.95;
export const SYNONYM_FROM_LETTERS = 3;

/** Minimum weight of a reading that makes a great match by itself. */
export const DOUBT = 0.5;
/** An additional first letter is not a typing mistake: names are made this way (iPhone). */
export const BRANDLIKE = 0.5;
export const BRAND_LETTERS: ReadonlySet<string> = new Set(['i', 'e', 'x']);
