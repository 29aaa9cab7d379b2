/**
 * What each kind of evidence is worth, beside the words themselves (see `bm25f.ts`: a rare word in a title is worth
 * about 10 to 20 points in a large catalogue, a common one 2).
 */

/** An article number or barcode: nothing outranks it. */
export const IDENTIFIER_SCORE = 10_000;
/** Everything that was asked is met: such products stand before all others. */
export const FIRST_TIER_SCORE = 4_000;
/** Everything that was understood is met: such products stand before those that meet a part of it. */
export const CONDITIONS_SCORE = 1_000;
/** It is of the kind that is asked for, and not for one or with one: this parts near equals. */
export const KIND_SCORE = 0.2;
/** Its data meet a number or a model that was said: about two telling words; one that is violated puts it behind others. */
export const CONSTRAINT_MET = 8;
export const CONSTRAINT_VIOLATED = 100;
/** It can be bought: in every tier such products stand before those that are sold out. */
export const AVAILABLE_SCORE = 300;
/**
 * An attribute has the wished value: times the information of the wish. Somewhat less than its name in the title gives,
 * for shops (and whoever guesses categories from titles) tag generously: the better of the two counts.
 */
export const ATTRIBUTE_WEIGHT = 0.7;

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

/** Going with what the shopper named, at most: about two telling words, for it is the rest of the wish. */
export const COMPANION_WEIGHT = 8;

/** Scores are rounded to this step, so that noise of floating-point sums never parts equals. */
export const SCORE_STEP = 1e-6;

/**
 * The floor: a product must meet wishes that hold at least this share of the information of those that some product can
 * meet, or where none does, of what the best product meets. Below it, a match is an accident of a common word.
 */
export const FLOOR = 0.25;
export const FLOOR_OF_BEST = 0.6;

/** Of the products that words have found, so many of the best are compared by their vectors … */
export const MOST_COMPARED = 200;
/** … for learned vectors with the middle of so many of the first. */
export const EXAMPLES = 10;
/** The nearest of them gets this share of what a word of the query says, by vectors of a model and by learned ones. */
export const MODEL_NEARNESS = 0.5;
export const LEARNED_NEARNESS = 0.05;
/** Cosines that lie closer together than this differ by chance. */
export const LEAST_SPREAD = 0.1;
/** Found by nearness alone: at most so many, the nearest worth this share of all that was asked for. */
export const MOST_REACHED = 100;
export const REACHED = 0.5;
