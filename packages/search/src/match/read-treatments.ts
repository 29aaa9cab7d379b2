/**
 * Finds products that treat the complaint of a query, and products that must not be offered for it, by their substances
 * and by the indications in their data. The same category is not sufficient: omeprazole and lactulose are both for the
 * stomach.
 */
import {
  analyze,
  type Concept,
  conceptOf,
  conceptsIn,
  type Language,
  type MentionedConcept,
  relatedTo,
  widerThan,
} from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { type Field, isStrong, productsWithWord } from '../index/products-with-word.ts';
import { namesOf } from './concept-names.ts';
import { readName } from './read-concept.ts';

const SUBSTANCE = 'ingredient';
const SYMPTOM = 'symptom';
const MEDICINE = 'medicine';
/** Beside symptoms: `laxative` names what a medicine does. */
const REMEDY = 'product_type';
/** The field of the texts of attributes. */
const ATTRIBUTES = 'attributes';
/** Keys of attributes that list contraindications. */
const CONTRAINDICATIONS = /contraindic|უკუჩვენებ|kontrendikasyon|kullanılmamalı|موانع|əks.?göstəriş|противопоказ/iu;

/** A symptom, or what a medicine does, that substances of this catalogue treat; or a substance that it has. */
export interface Complaint extends Pick<MentionedConcept, 'start' | 'end'> {
  kind: typeof SYMPTOM | typeof REMEDY | typeof SUBSTANCE;
  value: string;
  /** By product: 1 for what treats it. */
  treating: Uint8Array;
}

/** The complaints of a text, in its order; none where no product has a substance that is known to treat it. */
export function complaintsIn(data: IndexData, text: string, language: Language | undefined): Complaint[] {
  const found = conceptsIn(text, language === undefined ? {} : { language }).flatMap(
    ({ concept, negated, start, end }): Complaint[] => {
      const { kind, value } = concept;
      if (negated || (kind !== SYMPTOM && kind !== REMEDY && kind !== SUBSTANCE)) return [];
      const treating = treatingProducts(data, concept);
      return treating === null ? [] : [{ kind, value, start, end, treating }];
    },
  );
  return found.sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** "Medicine" beside what it is for or whom it is for says nothing more. */
export function isMedicineAtLarge({ kind, value }: Pick<Complaint, 'value'> & { kind: string }): boolean {
  return (kind === 'category' || kind === 'category_group') && value === MEDICINE;
}

/** Products that must not be offered for the situation in a text: a symptom, a pregnancy, the age of a child. */
export function contraindicatedBy(data: IndexData, text: string, language: Language | undefined): Set<number> {
  const mentioned = conceptsIn(text, language === undefined ? {} : { language }).filter(({ negated }) => !negated);
  const found = new Set<number>();
  // Who names the substance asks for it.
  if (mentioned.some(({ concept }) => concept.kind === SUBSTANCE)) return found;
  for (const { concept } of mentioned) for (const product of contraindicatedFor(data, concept)) found.add(product);
  return found;
}

const remembered = new WeakMap<object, Map<string, Uint8Array | null>>();
const rememberedAgainst = new WeakMap<object, Map<string, readonly number[]>>();

function treatingProducts(data: IndexData, concept: Concept): Uint8Array | null {
  const known = remembered.get(data.wordsVersion) ?? new Map<string, Uint8Array | null>();
  remembered.set(data.wordsVersion, known);
  let treating = known.get(concept.id);
  if (treating === undefined) known.set(concept.id, (treating = findTreating(data, concept)));
  return treating;
}

function findTreating(data: IndexData, concept: Concept): Uint8Array | null {
  if (concept.kind === SUBSTANCE)
    return marked(
      data,
      productsOf(data, concept, () => true),
    );
  const answers = relatedTo(concept, 'used_for').map(({ concept: answer }) => answer);
  const bySubstance = answers.filter(({ kind }) => kind === SUBSTANCE).flatMap((one) => productsOf(data, one));
  if (bySubstance.length === 0) return null;
  const byType = answers.filter(({ kind }) => kind === REMEDY).flatMap((one) => productsOf(data, one));
  const categories = answers.filter(({ kind }) => kind === 'category');
  // A medicine needs its substance, and a thermometer treats no fever; a cream against wrinkles is filed by what it is.
  const medicines = categories.filter(isMedicine);
  const ofKind = medicines.length > 0 ? [] : categories;
  const categorized = new Set(medicines.flatMap((one) => filedUnder(data, one)));
  // A powder for colds has paracetamol too, and is no remedy for a headache alone.
  const ofOtherComplaints = new Set(medicines.length > 0 ? filedUnderOtherMedicines(data, categorized) : []);
  const indicated = named(data, concept, () => true).filter((product) => categorized.has(product));
  const wrong = new Set(contraindicatedFor(data, concept));
  const right = [
    ...bySubstance,
    ...byType,
    ...indicated,
    ...named(data, concept, isAboutProduct),
    ...ofKind.flatMap((one) => filedUnder(data, one)),
  ].filter((product) => !wrong.has(product));
  const forThisAlone = right.filter((product) => !ofOtherComplaints.has(product));
  return marked(data, forThisAlone.length > 0 ? forThisAlone : right);
}

/** By product, 1 for those of the list; null for an empty one. */
function marked({ size }: IndexData, products: readonly number[]): Uint8Array | null {
  if (products.length === 0) return null;
  const marks = new Uint8Array(size);
  for (const product of products) marks[product] = 1;
  return marks;
}

function contraindicatedFor(data: IndexData, concept: Concept): readonly number[] {
  const known = rememberedAgainst.get(data.wordsVersion) ?? new Map<string, readonly number[]>();
  rememberedAgainst.set(data.wordsVersion, known);
  let found = known.get(concept.id);
  if (found === undefined) {
    const substances = relatedTo(concept, 'not_for').flatMap(({ concept: one }) => productsOf(data, one));
    known.set(concept.id, (found = [...substances, ...statedAgainst(data, concept)]));
  }
  return found;
}

/** Products whose own list of contraindications names the concept. */
function statedAgainst({ attributes }: IndexData, { id, kind }: Concept): number[] {
  if (kind !== SYMPTOM && kind !== 'person' && kind !== 'age') return [];
  return attributes
    .keys()
    .filter((key) => CONTRAINDICATIONS.test(key))
    .flatMap((key) => Array.from(attributes.valuesOfKey(key)))
    .filter((number) => conceptsIn(attributes.pair(number).value).some(({ concept }) => concept.id === id))
    .flatMap((number) => Array.from(attributes.productsOf(number)));
}

/** Products that have a substance or are of a type, by any attribute and by their names. */
function productsOf(data: IndexData, concept: Concept, isMeant: (field: Field) => boolean = isAboutProduct): number[] {
  const { attributes } = data;
  const byAttribute = attributes.keys().flatMap((key) => Array.from(productsWith(attributes, key, concept.value)));
  return [...byAttribute, ...named(data, concept, isMeant)];
}

function filedUnder({ attributes }: IndexData, { value }: Concept): number[] {
  return Array.from(productsWith(attributes, 'category', value));
}

function isAboutProduct(field: Field): boolean {
  return isStrong(field) || field.name === ATTRIBUTES;
}

/** Products of which a text in such a field has a name of the concept. */
function named(data: IndexData, { kind, value }: Concept, isMeant: (field: Field) => boolean): number[] {
  return namesOf(kind, value).flatMap((name) => {
    const reading = readName(data, name);
    if (reading === undefined) return [];
    if (reading.products !== null) return Array.from(reading.products);
    // A word alone in its own form: "senna" and "sen" share a stem.
    const forms = new Set(analyze(name).map(({ exact }) => data.words.find(exact)));
    const words = Array.from(reading.words).filter((word) => forms.has(word) || forms.has(-1));
    return words.flatMap((word) => productsWithWord(data, word, isMeant));
  });
}

/** Products of medicine categories outside the given one. */
function filedUnderOtherMedicines(data: IndexData, categorized: ReadonlySet<number>): number[] {
  const { attributes } = data;
  return Array.from(attributes.valuesOfKey('category')).flatMap((number) => {
    const category = conceptOf('category', attributes.pair(number).value);
    if (category === undefined || !isMedicine(category)) return [];
    return Array.from(attributes.productsOf(number)).filter((product) => !categorized.has(product));
  });
}

function isMedicine(category: Concept): boolean {
  const medicine = conceptOf('category_group', 'medicine');
  return widerThan(category).some(({ id }) => id === medicine?.id);
}
