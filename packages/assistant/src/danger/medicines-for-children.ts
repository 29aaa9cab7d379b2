/**
 * Medicines for a child: whether the shopper asks for a child, and the order of the products then. Forms for children come
 * first and adults' tablets last. `medicine-safety.ts` leaves out what children must not take.
 */
import { attributeValues, type ListedProduct } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { type HealthFact, healthFactsIn } from './medicines-named.ts';

const CHILD = 'child';
const AGED = 'child: age';
const INFANT = 'infant';
const ADULT = 'adult';
const FOR_CHILDREN: ReadonlySet<string> = new Set(['kids', 'baby', 'child', 'children', 'infant']);
const CHILD_FORMS: ReadonlySet<string> = new Set(['syrup', 'suppository', 'drops', 'suspension']);
const ADULT_FORMS: ReadonlySet<string> = new Set(['tablet', 'capsule']);
/** What is said of an ailment or a medicine, beside the age of somebody. */
const MEDICAL: ReadonlySet<string> = new Set(['symptom', 'ingredient', 'dose_form']);

/** @param before what the conversation said so far. @returns whether medicines are now looked for on behalf of a child. */
export function isForChild(message: string, named: readonly HealthFact[], before: boolean): boolean {
  const has = (...names: string[]) => named.some(({ name }) => names.includes(name));
  if (has(AGED)) return true;
  if (has(CHILD, INFANT)) {
    const isMedical = named.some(({ kind, name }) => kind === 'ingredient' || name === 'fever');
    return (
      before || isMedical || conceptsIn(message).some(({ concept }) => MEDICAL.has(concept.kind) || isPharmacy(concept))
    );
  }
  return before && !has(ADULT);
}

const isPharmacy = ({ trade, value }: { trade?: string | undefined; value: string }): boolean =>
  trade === 'pharmacy' || value === 'medicine';

/** Its name or its data say that it is for children. */
export function isMadeForChildren(product: ListedProduct): boolean {
  return (
    attributeValues(product.attributes, 'age').some((value) => FOR_CHILDREN.has(value)) ||
    namesOf(product).some((title) =>
      healthFactsIn(title, { forgives: false }).some(({ name }) => name === CHILD || name === INFANT),
    )
  );
}

/** Stable: forms for children, then everything else, then tablets and what is for adults. */
export function childrenFirst<T extends { metadata: ListedProduct }>(documents: readonly T[]): T[] {
  const ranked = documents.map((document) => ({ document, rank: rankOf(document.metadata) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ document }) => document);
}

function rankOf(product: ListedProduct): number {
  if (isMadeForChildren(product)) return 0;
  const stated = attributeValues(product.attributes, 'dose_form');
  const forms =
    stated.length > 0
      ? stated
      : conceptsIn(product.title).flatMap(({ concept }) => (concept.kind === 'dose_form' ? [concept.value] : []));
  if (attributeValues(product.attributes, 'age').includes(ADULT) || forms.some((form) => ADULT_FORMS.has(form)))
    return 3;
  return forms.some((form) => CHILD_FORMS.has(form)) ? 1 : 2;
}

const namesOf = (product: ListedProduct): string[] => [
  product.title,
  ...Object.values(product.texts).map(({ title }) => title),
];
