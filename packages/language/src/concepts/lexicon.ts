/**
 * The concept lexicon as one list, made from the rows in `data/`. It knows words, not stems, so that the stemmers
 * themselves may learn from it; looking concepts up in a text is the work of `find-concepts.ts`.
 */
import type { Language } from '../language.ts';
import type { Concept, ConceptKind, ConceptRow, Trade } from './concept.ts';
import { AUTO_TYPE_ROWS } from './data/auto-types.ts';
import { AUTO_ROWS } from './data/auto.ts';
import { BODYCARE_TYPE_ROWS, HAIR_TYPE_ROWS, SCENT_ROWS, SKIN_TYPE_ROWS } from './data/bodycare-types.ts';
import { BODYCARE_ROWS } from './data/bodycare.ts';
import { BOOKS_TYPE_ROWS } from './data/books-types.ts';
import { BOOKS_ROWS } from './data/books.ts';
import { CAR_MAKE_ROWS, CAR_MODEL_ROWS } from './data/car-makes.ts';
import { CATEGORY_GROUPS } from './data/category-groups.ts';
import { CLOTHES_FEATURE_ROWS } from './data/clothes-features.ts';
import { CLOTHES_TYPE_ROWS } from './data/clothes-types.ts';
import { COLOR_ROWS } from './data/colors.ts';
import { DIET_ROWS } from './data/diets.ts';
import { DIY_TYPE_ROWS } from './data/diy-types.ts';
import { DIY_ROWS } from './data/diy.ts';
import { ELECTRONICS_TYPE_ROWS } from './data/electronics-types.ts';
import { ELECTRONICS_ROWS } from './data/electronics.ts';
import { FASHION_ROWS } from './data/fashion.ts';
import { FEATURE_ROWS } from './data/features.ts';
import { FLAVOR_ROWS } from './data/flavors.ts';
import { FURNITURE_TYPE_ROWS } from './data/furniture-types.ts';
import { FURNITURE_ROWS } from './data/furniture.ts';
import { GROCERIES_TYPE_ROWS } from './data/groceries-types.ts';
import { GROCERIES_ROWS } from './data/groceries.ts';
import { MORE_DOSE_FORM_ROWS, MORE_INGREDIENT_ROWS } from './data/ingredients-more.ts';
import { MATERIAL_MORE_ROWS, PATTERN_MORE_ROWS, SHADE_ROWS } from './data/looks-more.ts';
import { MATERIAL_ROWS } from './data/materials.ts';
import { OCCASION_MORE_ROWS, SEASON_MORE_ROWS } from './data/occasions-more.ts';
import { AGE_ROWS, GENDER_ROWS, OCCASION_ROWS, PATTERN_ROWS, SEASON_ROWS } from './data/people-and-times.ts';
import { AGE_MORE_ROWS, PERSON_ROWS } from './data/people-more.ts';
import { PHARMACY_TYPE_ROWS } from './data/pharmacy-types.ts';
import { PHARMACY_ROWS } from './data/pharmacy.ts';
import { ROOM_ROWS } from './data/rooms.ts';
import { SHOES_AND_ACCESSORIES_TYPE_ROWS } from './data/shoes-and-accessories-types.ts';
import { SHAPE_AND_SIDE_ROWS } from './data/shapes-and-sides.ts';
import { SIZE_ROWS } from './data/sizes.ts';
import { LEISURE_TYPE_ROWS, PET_ROWS, SPORT_ROWS } from './data/sports-and-pets.ts';
import { STYLE_ROWS } from './data/styles.ts';
import { SUBJECT_ROWS } from './data/subjects.ts';
import { DOSE_FORM_ROWS, INGREDIENT_ROWS } from './data/substances.ts';
import { SYMPTOM_ROWS } from './data/symptoms.ts';
import { TYPE_WITHIN_CATEGORY_ROWS } from './data/types-within-categories.ts';
import { USE_ROWS } from './data/uses.ts';
import { RELATIONS } from './relations.ts';
import { RowForms } from './row-forms.ts';

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
  ['color', SHADE_ROWS],
  ['material', MATERIAL_MORE_ROWS],
  ['pattern', PATTERN_MORE_ROWS],
  ['age', AGE_MORE_ROWS],
  ['season', SEASON_MORE_ROWS],
  ['occasion', OCCASION_MORE_ROWS],
  ['dose_form', MORE_DOSE_FORM_ROWS],
  ['ingredient', MORE_INGREDIENT_ROWS],
  ['product_type', CLOTHES_TYPE_ROWS],
  ['product_type', SHOES_AND_ACCESSORIES_TYPE_ROWS],
  ['product_type', BODYCARE_TYPE_ROWS],
  ['product_type', PHARMACY_TYPE_ROWS],
  ['product_type', ELECTRONICS_TYPE_ROWS],
  ['product_type', FURNITURE_TYPE_ROWS],
  ['product_type', AUTO_TYPE_ROWS],
  ['product_type', DIY_TYPE_ROWS],
  ['product_type', GROCERIES_TYPE_ROWS],
  ['product_type', BOOKS_TYPE_ROWS],
  ['product_type', LEISURE_TYPE_ROWS],
  ['product_type', TYPE_WITHIN_CATEGORY_ROWS],
  ['style', STYLE_ROWS],
  ['use', USE_ROWS],
  ['symptom', SYMPTOM_ROWS],
  ['feature', CLOTHES_FEATURE_ROWS],
  ['feature', FEATURE_ROWS],
  ['feature', SHAPE_AND_SIDE_ROWS],
  ['flavor', FLAVOR_ROWS],
  ['scent', SCENT_ROWS],
  ['diet', DIET_ROWS],
  ['person', PERSON_ROWS],
  ['room', ROOM_ROWS],
  ['car_make', CAR_MAKE_ROWS],
  ['car_model', CAR_MODEL_ROWS],
  ['subject', SUBJECT_ROWS],
  ['skin_type', SKIN_TYPE_ROWS],
  ['hair_type', HAIR_TYPE_ROWS],
  ['pet', PET_ROWS],
  ['sport', SPORT_ROWS],
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

/** The word a shopper reads for a canonical value; the value itself when no concept knows it. A group is one way to say categories. */
export function labelOf(kind: ConceptKind, value: string, language: Language): string {
  const concept = conceptOf(kind, value) ?? (kind === 'category' ? conceptOf('category_group', value) : undefined);
  return concept?.forms[language][0] ?? value;
}

/** Every way to say it in one language, label first; empty when no concept knows the value. */
export function formsOf(kind: ConceptKind, value: string, language: Language): readonly string[] {
  return conceptOf(kind, value)?.forms[language] ?? [];
}

/** The concepts directly narrower than this one: `shoes` → sneakers, boots, …; `boots` → ankle boots, …. */
export function narrowerThan(concept: Concept): Concept[] {
  return (concept.narrower ?? []).flatMap((id) => BY_ID.get(id) ?? []);
}

function fromRow(kind: ConceptKind, row: ConceptRow): Concept {
  const [value] = row;
  const id = `${kind}:${value}`;
  const concept: Concept = { id, kind, value, forms: new RowForms(row) };
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
