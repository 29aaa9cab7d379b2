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
/** It is of the kind that is asked for, and not for one or with one: this parts near equals. */
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

/** Two words of the query side by side in a strong field, in order: times the information of the lesser one. */
export const PHRASE_WEIGHT = 0.5;
/** The same within a few words, or the other way round. */
export const NEARNESS_WEIGHT = 0.2;
export const NEAR_WITHIN_WORDS = 3;

/** These two only part what is otherwise equal: together less than one common word. */
export const POPULARITY_WEIGHT = 0.3;
export const RATING_WEIGHT = 0.1;

/** What a visitor likes, at most: less than one common word. */
export const AFFINITY_WEIGHT = 0.4;

/** Maximum for products that go with the companion: about two informative words. */
export const COMPANION_WEIGHT = 8;

/** Scores are rounded to this step, so that noise of floating-point sums never parts equals. */
export const SCORE_STEP = 1e-6;

/**
 * The floor: a product must meet clauses with at least this share of the information of those that some product meets,
 * or if none does, of what the best product meets. Below it, only common words match by accident.
 */
export const FLOOR = 0.1;
export const FLOOR_OF_BEST = 0.6;

/** Of the products that words have found, so many of the best are compared by their vectors … */
export const MAX_COMPARED = 200;
/** … for learned vectors with the middle of so many of the first. */
export const EXAMPLES = 10;
/** The nearest of them gets this share of what a word of the query says, by vectors of a model and by learned ones. */
export const MODEL_NEARNESS = 0.5;
export const LEARNED_NEARNESS = 0.05;
/** Cosines that lie closer together than this differ by chance. */
export const MIN_SPREAD = 0.1;
/**
 * Retrieved by similarity alone: the maximum number, and the score of the most similar one as a share of all clauses.
 */
export const MAX_REACHED = 100;
export const REACHED = 0.5;
