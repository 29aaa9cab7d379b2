/** The type of a concept: a meaning with its surface forms in five languages. */
import type { ReadLanguage } from '../language.ts';

export const CONCEPT_KINDS = [
  'color',
  'material',
  'pattern',
  'gender',
  'age',
  'size',
  'season',
  'occasion',
  'dose_form',
  'ingredient',
  'category',
  'category_group',
  /** Narrower than a category: `ankle-boots` are boots. */
  'product_type',
  /** The overall look of a thing: `boho`, `minimalist`. */
  'style',
  /** Uses: `camping`, `home-office`. */
  'use',
  'symptom',
  /** Features: `waterproof`, `long-sleeve`. */
  'feature',
  'flavor',
  'scent',
  'diet',
  /** Recipients of a gift: `mother`, `colleague`. */
  'person',
  'room',
  'car_make',
  'car_model',
  /** Subjects of books. */
  'subject',
  'skin_type',
  'hair_type',
  'pet',
  'sport',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(CONCEPT_KINDS);

/** Kinds of concepts that say what a product is; the others are its properties, uses and users. */
export const THING_KINDS: ReadonlySet<string> = new Set<ConceptKind>(['category', 'category_group', 'product_type']);

export function isConceptKind(kind: string): kind is ConceptKind {
  return KINDS.has(kind);
}

/** The kinds of shop that sell a category; they decide which attributes a word beside it can mean. */
export const TRADES = [
  'fashion',
  'pharmacy',
  'electronics',
  'furniture',
  'auto',
  'books',
  'bodycare',
  'diy',
  'groceries',
] as const;
export type Trade = (typeof TRADES)[number];

const KNOWN_TRADES: ReadonlySet<string> = new Set(TRADES);

export function isTrade(trade: string): trade is Trade {
  return KNOWN_TRADES.has(trade);
}

export interface Concept {
  /** `color:red` */
  id: string;
  kind: ConceptKind;
  /** Canonical English, lower case: `red`. */
  value: string;
  /** Surface forms by language; only Russian may have none. The first is the label. */
  forms: Readonly<Record<ReadLanguage, readonly string[]>>;
  /** The kinds of shop that sell it; only for categories, groups and product types. */
  trade?: Trade;
  /**
   * Ids of directly narrower concepts. For a group the categories it stands for (`shoes` → `category:sneakers`, …), for
   * a category its product types, for a colour its shades.
   */
  narrower?: readonly string[];
}
