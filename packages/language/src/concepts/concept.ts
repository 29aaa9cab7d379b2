/** What a concept is: one thing shoppers mean, with the words for it in five languages. */
import type { Language } from '../language.ts';

export type ConceptKind =
  | 'color'
  | 'material'
  | 'pattern'
  | 'gender'
  | 'age'
  | 'size'
  | 'season'
  | 'occasion'
  | 'dose_form'
  | 'ingredient'
  | 'category'
  | 'category_group';

/** The kinds of shop a category is at home in; they decide which attributes a word near it can mean. */
export type Trade =
  | 'fashion'
  | 'pharmacy'
  | 'electronics'
  | 'furniture'
  | 'auto'
  | 'books'
  | 'bodycare'
  | 'diy'
  | 'groceries';

export interface Concept {
  /** `color:red` */
  id: string;
  kind: ConceptKind;
  /** Canonical English, lower case: `red`. */
  value: string;
  /** Surface forms by language, never empty; the first is the label. */
  forms: Readonly<Record<Language, readonly string[]>>;
  /** Only categories and groups: where they are sold. */
  trade?: Trade;
  /** Only groups: the ids of what they are made of. `shoes` → `category:sneakers`, `category:boots`, … */
  narrower?: readonly string[];
}

/**
 * One line of the lexicon: canonical value, then the forms in English, Georgian, Turkish, Arabic and Azerbaijani,
 * separated by `|`, the label first.
 */
export type ConceptRow = readonly [value: string, en: string, ka: string, tr: string, ar: string, az: string];
