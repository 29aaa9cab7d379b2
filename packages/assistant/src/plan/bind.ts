/**
 * Resolves the words of a constraint to an attribute of the candidates: "orvika 15" is the model that some of the cases
 * are for, and then a case for the 15 Pro does not meet it.
 */
import { attributeValues, type Language, type ListedProduct } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import { contentWords, likeness, type Word } from './words.ts';

export interface Bound {
  key: string;
  /** As the catalogue spells it. */
  value: string;
  /** Words of the condition that the value does not hold. */
  rest: string;
}

/** Values of these are words for search, not properties that exclude one another. */
const OPEN_KEYS: ReadonlySet<string> = new Set(['tags', 'keywords', 'label', 'badge']);
const SURE = 0.8;

/** Null when no attribute of the products has such a value. */
export function bindCondition(products: readonly ListedProduct[], text: string, language: Language): Bound | null {
  const asked = contentWords(text, language);
  if (asked.length === 0) return null;
  const bindings = valuesOf(products).flatMap(({ key, value }) => {
    const words = contentWords(value, language);
    if (words.length === 0) return [];
    const held = asked.filter((word) => words.some((own) => likeness(own, word) >= SURE));
    const isWhole = words.every((own) => asked.some((word) => likeness(own, word) >= SURE));
    const isPart = held.length === asked.length;
    if (held.length === 0 || !(isWhole || (isPart && words.length > 1))) return [];
    return [{ key, value, held, isWhole, spare: words.length - held.length }];
  });
  const [best] = bindings.sort(
    (one, other) =>
      other.held.length - one.held.length || Number(other.isWhole) - Number(one.isWhole) || one.spare - other.spare,
  );
  if (!best) return null;
  return { key: best.key, value: best.value, rest: restOf(asked, best.held) };
}

export function hasValue(
  { attributes, variants }: ListedProduct,
  { key, value }: Pick<Bound, 'key' | 'value'>,
): boolean {
  const all = [attributes, ...variants.map((variant) => variant.attributes)];
  const wanted = foldText(value);
  return all.some((of) => attributeValues(of, key).some((own) => foldText(own) === wanted));
}

function valuesOf(products: readonly ListedProduct[]): { key: string; value: string }[] {
  const seen = new Map<string, { key: string; value: string }>();
  for (const { attributes, variants } of products) {
    for (const of of [attributes, ...variants.map((variant) => variant.attributes)]) {
      for (const key of Object.keys(of)) {
        if (OPEN_KEYS.has(key)) continue;
        for (const value of attributeValues(of, key)) seen.set(`${key} ${value}`, { key, value });
      }
    }
  }
  return [...seen.values()];
}

const restOf = (asked: readonly Word[], held: readonly Word[]): string =>
  asked
    .filter((word) => !held.includes(word))
    .map(({ surface }) => surface)
    .join(' ');
