/** Whether a product's data state that it contains something, that it does not, or nothing. */
import { attributeValues, type ListedProduct } from '@quarry/contract';
import { analyze, conceptOf, type ProductStatements, statementsOf, substanceOf } from '@quarry/language';

export type Containing = 'contains' | 'free' | 'not-said';

const remembered = new WeakMap<ListedProduct, ProductStatements>();

/** @param value a substance, or a value of the lexicon that means one; anything else is not said. */
export function containing(product: ListedProduct, value: string): Containing {
  const substance = substanceOf(value);
  if (substance === undefined) return 'not-said';
  const { freeFrom, contains } = readStatements(product);
  if (freeFrom.includes(substance)) return 'free';
  if (contains.includes(substance)) return 'contains';
  // A coat that is said to be of cotton is not of wool.
  const isOfOtherMaterial =
    conceptOf('material', substance) !== undefined && attributeValues(product.attributes, 'material').length > 0;
  return isOfOtherMaterial ? 'free' : 'not-said';
}

function readStatements(product: ListedProduct): ProductStatements {
  const known = remembered.get(product);
  if (known !== undefined) return known;
  const texts = [product, ...Object.values(product.texts)];
  const names = [...texts.map(({ title }) => title), product.category ?? '', ...product.category_path];
  const attributes = [product.attributes, ...product.variants.map((variant) => variant.attributes)];
  const statements = statementsOf(
    [
      ...names.map((text) => ({ text, words: analyze(text), isName: true })),
      ...texts.map(({ description: text }) => ({ text, words: analyze(text), isName: false })),
    ],
    Object.fromEntries(attributes.flatMap((of) => Object.keys(of).map((key) => [key, attributeValues(of, key)]))),
  );
  remembered.set(product, statements);
  return statements;
}
