/** The names of facts in descriptions ("Material: linen; sizes: S–XL"), in five languages. */
import words from '../../data/product-words.json' with { type: 'json' };
import { namesOf, type Phrase, phrase } from '../phrases.ts';

export type FactName = keyof typeof words.facts;
export const FACT_NAMES = namesOf(words.facts);

/** `shoe_size` and `ring_size` are used instead of `size`, `child_weight` instead of `weight` for nappies. */
export const factLabel = (name: FactName): Phrase => phrase(words.facts[name]);
