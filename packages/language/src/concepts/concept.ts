/** What a concept is: one thing shoppers mean, with the words for it in five languages. */
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
  /** A thing narrower than a category: `ankle-boots` are boots. */
  'product_type',
  /** How a thing looks as a whole: `boho`, `minimalist`. */
  'style',
  /** What a thing is used for: `camping`, `home-office`. */
  'use',
  'symptom',
  /** What a thing has or can do: `waterproof`, `long-sleeve`. */
  'feature',
  'flavor',
  'scent',
  'diet',
  /** Whom a gift is for: `mother`, `colleague`. */
  'person',
  'room',
  'car_make',
  'car_model',
  /** What a book is about. */
  'subject',
  'skin_type',
  'hair_type',
  'pet',
  'sport',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(CONCEPT_KINDS);

export function isConceptKind(kind: string): kind is ConceptKind {
  return KINDS.has(kind);
}

/** The kinds of shop a category is at home in; they decide which attributes a word near it can mean. */
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
  /** Surface forms by language, never empty but in Russian; the first is the label. */
  forms: Readonly<Record<ReadLanguage, readonly string[]>>;
  /** Only categories, groups and product types: where they are sold. */
  trade?: Trade;
  /**
   * Ids of what is directly narrower. A group has the categories it stands for (`shoes` → `category:sneakers`, …), a
   * category its product types, a colour its shades.
   */
  narrower?: readonly string[];
}
