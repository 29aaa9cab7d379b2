/**
 * The concept lexicon as one list, made from the rows in `data/`. It knows words, not stems, so that the stemmers
 * themselves may learn from it; looking concepts up in a text is the work of `find-concepts.ts`.
 */
import { LANGUAGES, type Language } from '../language.ts';
import type { Concept, ConceptKind, ConceptRow, Trade } from './concept.ts';
import { AUTO_ROWS } from './data/auto.ts';
import { BODYCARE_ROWS } from './data/bodycare.ts';
import { BOOKS_ROWS } from './data/books.ts';
import { CATEGORY_GROUPS } from './data/category-groups.ts';
import { COLOR_ROWS } from './data/colors.ts';
import { DIY_ROWS } from './data/diy.ts';
import { ELECTRONICS_ROWS } from './data/electronics.ts';
import { FASHION_ROWS } from './data/fashion.ts';
import { FURNITURE_ROWS } from './data/furniture.ts';
import { GROCERIES_ROWS } from './data/groceries.ts';
import { MATERIAL_ROWS } from './data/materials.ts';
import { AGE_ROWS, GENDER_ROWS, OCCASION_ROWS, PATTERN_ROWS, SEASON_ROWS } from './data/people-and-times.ts';
import { PHARMACY_ROWS } from './data/pharmacy.ts';
import { SIZE_ROWS } from './data/sizes.ts';
import { DOSE_FORM_ROWS, INGREDIENT_ROWS } from './data/substances.ts';

const ATTRIBUTE_ROWS: readonly (readonly [ConceptKind, readonly ConceptRow[]])[] = [
  ['color', COLOR_ROWS],
  ['material', MATERIAL_ROWS],
  ['pattern', PATTERN_ROWS],
  ['gender', GENDER_ROWS],
  ['age', AGE_ROWS],
  ['size', SIZE_ROWS],
  ['season', SEASON_ROWS],
  ['occasion', OCCASION_ROWS],
  ['dose_form', DOSE_FORM_ROWS],
  ['ingredient', INGREDIENT_ROWS],
];

const CATEGORY_ROWS: readonly (readonly [Trade, readonly ConceptRow[]])[] = [
  ['fashion', FASHION_ROWS],
  ['pharmacy', PHARMACY_ROWS],
  ['electronics', ELECTRONICS_ROWS],
  ['furniture', FURNITURE_ROWS],
  ['auto', AUTO_ROWS],
  ['books', BOOKS_ROWS],
  ['bodycare', BODYCARE_ROWS],
  ['diy', DIY_ROWS],
  ['groceries', GROCERIES_ROWS],
];

const CATEGORIES: readonly Concept[] = CATEGORY_ROWS.flatMap(([trade, rows]) =>
  rows.map((row) => ({ ...fromRow('category', row), trade })),
);
const TRADE_OF = new Map(CATEGORIES.map(({ id, trade }) => [id, trade]));

/** Every concept, attributes first. Ids are unique. */
export const CONCEPTS: readonly Concept[] = [
  ...ATTRIBUTE_ROWS.flatMap(([kind, rows]) => rows.map((row) => fromRow(kind, row))),
  ...CATEGORIES,
  ...CATEGORY_GROUPS.map(({ row, narrower }) => {
    const ids = narrower.map((value) => `category:${value}`);
    return { ...fromRow('category_group', row), narrower: ids, trade: TRADE_OF.get(ids[0] ?? '') };
  }),
];

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** The concept with this kind and canonical value, in any case. */
export function conceptOf(kind: ConceptKind, value: string): Concept | undefined {
  return BY_ID.get(`${kind}:${value.toLowerCase()}`);
}

/** The word a shopper reads for a canonical value; the value itself when no concept knows it. */
export function labelOf(kind: ConceptKind, value: string, language: Language): string {
  return conceptOf(kind, value)?.forms[language][0] ?? value;
}

/** Every way to say it in one language, label first; empty when no concept knows the value. */
export function formsOf(kind: ConceptKind, value: string, language: Language): readonly string[] {
  return conceptOf(kind, value)?.forms[language] ?? [];
}

/** The concepts directly narrower than this one: `shoes` → sneakers, boots, … Empty for all but groups. */
export function narrowerThan(concept: Concept): Concept[] {
  return (concept.narrower ?? []).flatMap((id) => BY_ID.get(id) ?? []);
}

function fromRow(kind: ConceptKind, [value, ...columns]: ConceptRow): Concept {
  const forms = Object.fromEntries(
    LANGUAGES.map((language, column) => [language, (columns[column] ?? '').split('|')]),
  ) as Record<Language, string[]>;
  return { id: `${kind}:${value}`, kind, value, forms };
}
