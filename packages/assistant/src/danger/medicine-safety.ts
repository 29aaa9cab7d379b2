/**
 * Keeps dangerous medicines from being offered: a message that names things which must not come together is answered with
 * the reason and the way to a pharmacist, and no mind sees it; what the shopper said of their health earlier in the
 * conversation counts too. Products whose data name an ingredient that does not go with it are left out of every list.
 */
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import type { Turn } from '../minds/mind.ts';
import type { FoundProducts, StoreTools } from '../tools/store-tools.ts';
import { medicineText, reasonsAgainst } from './medicine-rules.ts';
import { type HealthFact, healthFact, healthFactsIn } from './medicines-named.ts';

/** The condition that says: what is named beside it is taken by the shopper, not looked for. */
const TAKEN = 'taken';
const MOST_SAID = 3;

/** Remembers what the message says of the shopper's health. @returns null when nothing in it is dangerous together. */
export function medicineWarning(turn: Pick<Turn, 'message' | 'language' | 'store' | 'memory'>): string | null {
  const { message, memory } = turn;
  const named = healthFactsIn(message);
  if (named.length === 0) return null;
  const reasons = reasonsAgainst(named, [...named, ...factsOf(memory.health)]);
  const isTaken = named.some(({ name }) => name === TAKEN);
  const lasting = named.filter(({ kind, isLasting }) => isLasting || (isTaken && kind === 'ingredient'));
  memory.health = [...new Set([...memory.health, ...lasting.map(({ name }) => name)])];
  if (reasons.length === 0) return null;
  return saidOf(['intro', ...reasons.slice(0, MOST_SAID), 'advice'], turn);
}

/** The sentence before products where some were left out. */
export const leftOutText = (reasons: readonly string[], turn: Pick<Turn, 'language' | 'store'>): string =>
  saidOf([...reasons.slice(0, MOST_SAID), 'left-out'], turn);

/**
 * @param health names of facts, as the conversation remembers them at the moment of each call.
 * @param leftOut collects the reasons why products were left out.
 */
export function withoutUnsafeMedicines(
  tools: StoreTools,
  health: () => readonly string[],
  leftOut: Set<string>,
): StoreTools {
  const isAllowed = ({ metadata }: ProductDocument): boolean => {
    const facts = factsOf(health());
    if (facts.length === 0) return true;
    const reasons = reasonsAgainst(ingredientsOf(metadata), facts);
    for (const reason of reasons) leftOut.add(reason);
    return reasons.length === 0;
  };
  const allowed = (found: FoundProducts): FoundProducts => {
    const documents = found.documents.filter(isAllowed);
    return { ...found, documents, total: found.total - (found.documents.length - documents.length) };
  };
  const { findByPictures } = tools;
  return {
    ...tools,
    searchProducts: async (question) => allowed(await tools.searchProducts(question)),
    ...(findByPictures && { findByPictures: async (question) => allowed(await findByPictures(question)) }),
    similarProducts: async (id, limit) =>
      (await tools.similarProducts(id, limit)).filter(({ document }) => isAllowed(document)),
    goesWith: async (id, limit) => (await tools.goesWith(id, limit)).filter(({ document }) => isAllowed(document)),
  };
}

const factsOf = (names: readonly string[]): HealthFact[] => names.flatMap((name) => healthFact(name) ?? []);

const remembered = new WeakMap<ListedProduct, HealthFact[]>();

/** Of names and attributes: a description may name what the product must not be taken with. */
function ingredientsOf(product: ListedProduct): HealthFact[] {
  const known = remembered.get(product);
  if (known !== undefined) return known;
  const titles = [product.title, ...Object.values(product.texts).map(({ title }) => title)];
  const text = [...titles, ...Object.values(product.attributes).flat().map(String)].join(' . ');
  const ingredients = healthFactsIn(text).filter(({ kind }) => kind === 'ingredient');
  remembered.set(product, ingredients);
  return ingredients;
}

const saidOf = (keys: readonly string[], { language, store }: Pick<Turn, 'language' | 'store'>): string =>
  keys.map((key) => medicineText(key, language, store.emergency_number)).join(' ');
