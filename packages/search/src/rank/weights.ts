/**
 * Score weights of all evidence other than words (see `bm25f.ts`: a rare word in a title scores about 10 to 20 points
 * in a large catalogue, a common one 2).
 */

/** An article number or barcode: nothing outranks it. */
export const IDENTIFIER_SCORE = 10_000;
/** Meets all clauses: such products rank before all others. */
export const FIRST_TIER_SCORE = 4_000;
/** Meets all understood constraints: such products rank before those that meet some of them. */
export const CONDITIONS_SCORE = 1_000;
/** The product is of the asked kind, not an accessory for it; decides between nearly equal scores. */
export const KIND_SCORE = 0.2;
/** Meets a number or a model of the query: about two informative words; a violated one ranks it behind others. */
export const CONSTRAINT_MET = 8;
export const CONSTRAINT_VIOLATED = 100;
/** In stock: in every tier such products rank before sold-out ones. */
export const AVAILABLE_SCORE = 300;
/**
 * An attribute has the accepted value: times the information of the clause. Slightly less than for its name in the
 * title, because shops (and guesses of categories from titles) assign attributes generously: the greater of the two
 * counts.
 */
export const ATTRIBUTE_WEIGHT = 0.5;

/**
 * Two query words adjacent and in order in a strong field: multiplied by the information of the less informative one.
 */
export const PHRASE_WEIGHT = 0.5;
/** The same within a few words, or the other way round. */
export const NEARNESS_WEIGHT = 0.2;
export const NEAR_WITHIN_WORDS = 3;

/** These two decide only between otherwise equal products: together less than one common word. */
export const POPULARITY_WEIGHT = 0.3;
export const RATING_WEIGHT = 0.1;

/** Maximum for a visitor's preferences: less than one common word. */
export const AFFINITY_WEIGHT = 0.4;

/** Maximum for products that go with the companion: about two informative words. */
export const COMPANION_WEIGHT = 8;

/** Scores are rounded to this step, so that rounding errors do not order equal products. */
export const SCORE_STEP = 1e-6;

/**
 * The floor: a product must meet clauses with at least this share of the information of those that some product meets,
 * or if none does, of what the best product meets. Below it, only common words match by accident.
 */
export const FLOOR = 0.1;
export const FLOOR_OF_BEST = 0.6;

/** The number of best matches by words that are compared by their vectors … */
export const MAX_COMPARED = 200;
/** … for learned vectors with the mean of this many of the first. */
export const EXAMPLES = 10;
/** The nearest one gets this share of a query word's information: by vectors of a model, and by learned ones. */
export const MODEL_NEARNESS = 0.5;
export const LEARNED_NEARNESS = 0.05;
/** Smaller differences of cosines are noise. */
export const MIN_SPREAD = 0.1;
/**
 * Retrieved by similarity alone: the maximum number, and the score of the most similar one as a share of all clauses.
 */
export const MAX_REACHED = 100;
export const REACHED = 0.5;
