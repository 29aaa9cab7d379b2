/**
 * Categories whose names join several kinds: "Tea & Coffee", asked for as "coffee". The category does not tell which of
 * the kinds a product is, so the product's own name decides.
 */
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import { contains } from '../index/attribute-index.ts';

interface AskedWord {
  /** Kinds of the shop that the word names. */
  wanted: ReadonlySet<number>;
  /** Products with the word in their titles. */
  called: readonly number[];
  /** Whether a kind is known as another thing than the one asked for. */
  isOtherThing: (kind: number) => boolean;
  /** Products with a stem in their titles, ascending. */
  titled: (stem: string) => Uint32Array;
}

/**
 * Whether a product of such a category is of another kind than the asked one. This needs evidence, because a name may
 * not contain the kind: the product's name contains another part of the category's name, or its own kind is known as
 * another thing. And the name of some product of the category must contain the asked word; otherwise names are no
 * evidence there.
 */
export function isOtherKindOfJointCategory(
  catalog: CatalogModel,
  { wanted, called, isOtherThing, titled }: AskedWord,
): (product: number) => boolean {
  const isCalled = new Set(called);
  /** Category → for each part of its name, the products with each of its words. */
  const joint = new Map<number, Uint32Array[][]>();
  for (const id of wanted) {
    const kind = catalog.kinds[id];
    if (kind?.source !== 'category') continue;
    // The first is the whole name.
    const parts = kind.stems.slice(1);
    if (parts.length > 1 && catalog.productsOf(id).some((product) => isCalled.has(product))) {
      joint.set(
        id,
        parts.map((part) => part.map(titled)),
      );
    }
  }
  if (joint.size === 0) return () => false;
  return (product) => {
    if (isCalled.has(product)) return false;
    const categories = catalog.kindsOf(product).filter((kind) => wanted.has(kind));
    if (categories.length === 0 || categories.some((kind) => !joint.has(kind))) return false;
    const names = catalog.namesOf(product);
    if (names.length > 0 && names.every(isOtherThing)) return true;
    return categories.some((kind) => joint.get(kind)?.some((part) => part.every((list) => contains(list, product))));
  };
}
