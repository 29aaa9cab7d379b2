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
import { CLOTHES_TYPE_ROWS } from './data/clothes-types.ts';
import { SHOES_AND_ACCESSORIES_TYPE_ROWS } from './data/shoes-and-accessories-types.ts';
import { FURNITURE_ROWS } from './data/furniture.ts';
import { GROCERIES_ROWS } from './data/groceries.ts';
import { MATERIAL_ROWS } from './data/materials.ts';
import { AGE_ROWS, GENDER_ROWS, OCCASION_ROWS, PATTERN_ROWS, SEASON_ROWS } from './data/people-and-times.ts';
import { PHARMACY_ROWS } from './data/pharmacy.ts';
import { SIZE_ROWS } from './data/sizes.ts';
import { DOSE_FORM_ROWS, INGREDIENT_ROWS } from './data/substances.ts';
import { RELATIONS } from './relations.ts';

/** Where several concepts have one form, the one named first here is listed first. */
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

/** Finer meanings. A product type needs a `narrower` relation from its category, or from a group when it has none. */
const FINER_ROWS: readonly (readonly [ConceptKind, readonly ConceptRow[]])[] = [
  ['product_type', CLOTHES_TYPE_ROWS],
  ['product_type', SHOES_AND_ACCESSORIES_TYPE_ROWS],
];

const NARROWER = collectNarrower();
const TRADES = collectTrades();

/** Every concept: attributes, categories and groups, then all that is finer. Ids are unique. */
export const CONCEPTS: readonly Concept[] = [
  ...ATTRIBUTE_ROWS.flatMap(([kind, rows]) => rows.map((row) => fromRow(kind, row))),
  ...CATEGORY_ROWS.flatMap(([, rows]) => rows.map((row) => fromRow('category', row))),
  ...CATEGORY_GROUPS.map(({ row }) => fromRow('category_group', row)),
  ...FINER_ROWS.flatMap(([kind, rows]) => rows.map((row) => fromRow(kind, row))),
];

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** The concept with this kind and canonical value, in any case. */
export function conceptOf(kind: ConceptKind, value: string): Concept | undefined {
  return BY_ID.get(`${kind}:${value.toLowerCase()}`);
}

/** The concept with this id. */
export function conceptById(id: string): Concept | undefined {
  return BY_ID.get(id);
}

/** The word a shopper reads for a canonical value; the value itself when no concept knows it. */
export function labelOf(kind: ConceptKind, value: string, language: Language): string {
  return conceptOf(kind, value)?.forms[language][0] ?? value;
}

/** Every way to say it in one language, label first; empty when no concept knows the value. */
export function formsOf(kind: ConceptKind, value: string, language: Language): readonly string[] {
  return conceptOf(kind, value)?.forms[language] ?? [];
}

/** The concepts directly narrower than this one: `shoes` → sneakers, boots, …; `boots` → ankle boots, …. */
export function narrowerThan(concept: Concept): Concept[] {
  return (concept.narrower ?? []).flatMap((id) => BY_ID.get(id) ?? []);
}

function fromRow(kind: ConceptKind, [value, ...columns]: ConceptRow): Concept {
  const id = `${kind}:${value}`;
  const forms = Object.fromEntries(
    LANGUAGES.map((language, column) => [language, (columns[column] ?? '').split('|')]),
  ) as Record<Language, string[]>;
  const concept: Concept = { id, kind, value, forms };
  const narrower = NARROWER.get(id);
  if (narrower !== undefined) concept.narrower = narrower;
  const trade = TRADES.get(id);
  if (trade !== undefined) concept.trade = trade;
  return concept;
}

/** A group stands for categories alone, whatever product types are below it too. */
function collectNarrower(): ReadonlyMap<string, readonly string[]> {
  const narrower = new Map<string, string[]>();
  for (const [from, relation, to] of RELATIONS) {
    if (relation !== 'narrower') continue;
    const counted = from.startsWith('category_group:') ? to.filter((id) => id.startsWith('category:')) : to;
    narrower.set(from, [...new Set([...(narrower.get(from) ?? []), ...counted])]);
  }
  return narrower;
}

/** Categories have the trade of their rows, groups that of their first category, product types that of what is wider. */
function collectTrades(): ReadonlyMap<string, Trade> {
  const trades = new Map<string, Trade>();
  for (const [trade, rows] of CATEGORY_ROWS) for (const [value] of rows) trades.set(`category:${value}`, trade);
  for (const { row, narrower } of CATEGORY_GROUPS) {
    const trade = trades.get(`category:${narrower[0]}`);
    if (trade !== undefined) trades.set(`category_group:${row[0]}`, trade);
  }
  for (const [from, relation, to] of RELATIONS) {
    const trade = trades.get(from);
    if (relation !== 'narrower' || trade === undefined) continue;
    for (const id of to) if (id.startsWith('product_type:') && !trades.has(id)) trades.set(id, trade);
  }
  return trades;
}
