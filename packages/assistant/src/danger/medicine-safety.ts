/**
 * Prevents offers of dangerous medicines. A message that names medicines or conditions which must not be combined is
 * answered with the reason and the advice to ask a pharmacist, and is not passed to a mind; conditions stated earlier
 * in the conversation count too. Products whose data name a contraindicated ingredient are removed from every list; for a
 * child, forms for children are listed first.
 */
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import type { Memory } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import type { FoundProducts, StoreTools } from '../tools/store-tools.ts';
import { childrenFirst, isForChild, isMadeForChildren } from './medicines-for-children.ts';
import { medicineText, reasonsAgainst } from './medicine-rules.ts';
import { type HealthFact, healthFact, healthFactsIn } from './medicines-named.ts';

/** The condition that says: what is named beside it is taken by the shopper, not looked for. */
const TAKEN = 'taken';
const MAX_MENTIONED = 3;
/** Holds of every form; other reasons against medicines for children do not hold of what is made for them. */
const NEVER_FOR_CHILDREN = 'aspirin-child';
const OWN_ALLERGY = 'own-allergy';
/** An allergy to one of these is often one to the others. */
const RELATED = 'nsaid';
/** The number of best products that are reordered for a child. */
const POOL = 100;

/** What the conversation says of who takes the medicine. */
export type Patient = Pick<Memory, 'health' | 'isForChild' | 'medicineAllergies'>;

/** Remembers what the message says of the shopper's health. @returns null when nothing in it is dangerous together. */
export function medicineWarning(turn: Pick<Turn, 'message' | 'language' | 'store' | 'memory'>): string | null {
  const { message, memory } = turn;
  const named = healthFactsIn(message);
  memory.isForChild = isForChild(message, named, memory.isForChild);
  if (named.length === 0) return null;
  const reasons = reasonsAgainst(named, [...named, ...factsOf(memory.health)]);
  const isTaken = named.some(({ name }) => name === TAKEN);
  const lasting = named.filter(({ kind, isLasting }) => isLasting || (isTaken && kind === 'ingredient'));
  memory.health = [...new Set([...memory.health, ...lasting.map(({ name }) => name)])];
  if (reasons.length === 0) return null;
  return saidOf(['intro', ...reasons.slice(0, MAX_MENTIONED), 'advice'], turn);
}

/** The sentence before products where some were left out. */
export const leftOutText = (reasons: readonly string[], turn: Pick<Turn, 'language' | 'store'>): string =>
  saidOf([...reasons.slice(0, MAX_MENTIONED), 'left-out'], turn);

/**
 * @param patient as the conversation remembers it at the moment of each call.
 * @param leftOut collects the reasons why products were left out.
 */
export function withoutUnsafeMedicines(tools: StoreTools, patient: () => Patient, leftOut: Set<string>): StoreTools {
  const isAllowed = ({ metadata }: ProductDocument): boolean => {
    const reasons = reasonsAgainstProduct(metadata, patient());
    for (const reason of reasons) leftOut.add(reason);
    return reasons.length === 0;
  };
  const allowed = (found: FoundProducts): FoundProducts => {
    const documents = found.documents.filter(isAllowed);
    const ordered = patient().isForChild ? childrenFirst(documents) : documents;
    return { ...found, documents: ordered, total: found.total - (found.documents.length - documents.length) };
  };
  const { findByPictures } = tools;
  return {
    ...tools,
    searchProducts: async (question) => {
      const last = question.page * question.limit;
      if (!patient().isForChild || last > POOL) return allowed(await tools.searchProducts(question));
      const found = allowed(await tools.searchProducts({ ...question, page: 1, limit: POOL }));
      return { ...found, documents: found.documents.slice(last - question.limit, last) };
    },
    ...(findByPictures && { findByPictures: async (question) => allowed(await findByPictures(question)) }),
    similarProducts: async (id, limit) =>
      (await tools.similarProducts(id, limit)).filter(({ document }) => isAllowed(document)),
    goesWith: async (id, limit) => (await tools.goesWith(id, limit)).filter(({ document }) => isAllowed(document)),
  };
}

/** The warning before products that are related to what the shopper is allergic to; null when none is. */
export function relatedAllergyText(
  documents: readonly ProductDocument[],
  turn: Pick<Turn, 'language' | 'store' | 'memory'>,
): string | null {
  const isAllergic = factsOf(turn.memory.medicineAllergies).some(isRelated);
  if (!isAllergic || !documents.some(({ metadata }) => ingredientsOf(metadata).some(isRelated))) return null;
  return saidOf(['allergy-related'], turn);
}

const isRelated = ({ classes }: HealthFact): boolean => classes.includes(RELATED);

function reasonsAgainstProduct(product: ListedProduct, patient: Patient): string[] {
  const { health, isForChild: forChild, medicineAllergies } = patient;
  if (health.length === 0 && !forChild && medicineAllergies.length === 0) return [];
  const ingredients = ingredientsOf(product);
  if (ingredients.some(({ name }) => medicineAllergies.includes(name))) return [OWN_ALLERGY];
  const ofChildren = forChild ? reasonsAgainst(ingredients, factsOf(['child'])) : [];
  const isSuited = ofChildren.length > 0 && isMadeForChildren(product);
  return [
    ...reasonsAgainst(ingredients, factsOf(health)),
    ...ofChildren.filter((reason) => !isSuited || reason === NEVER_FOR_CHILDREN),
  ];
}

const factsOf = (names: readonly string[]): HealthFact[] => names.flatMap((name) => healthFact(name) ?? []);

const remembered = new WeakMap<ListedProduct, HealthFact[]>();

/** Of names and attributes: a description may name what the product must not be taken with. */
function ingredientsOf(product: ListedProduct): HealthFact[] {
  const known = remembered.get(product);
  if (known !== undefined) return known;
  const titles = [product.title, ...Object.values(product.texts).map(({ title }) => title)];
  const text = [...titles, ...Object.values(product.attributes).flat().map(String)].join(' . ');
  const ingredients = healthFactsIn(text, { forgives: false }).filter(({ kind }) => kind === 'ingredient');
  remembered.set(product, ingredients);
  return ingredients;
}

const saidOf = (keys: readonly string[], { language, store }: Pick<Turn, 'language' | 'store'>): string =>
  keys.map((key) => medicineText(key, language, store.emergency_number)).join(' ');
