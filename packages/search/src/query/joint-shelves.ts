/**
 * Shelves whose names join several kinds: "Tea & Coffee", asked for as "coffee". The shelf says of its products only
 * that they are one of these; which one, their own names say.
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
 * Whether a product is on such a shelf as another of its kinds. This needs evidence, because a name may leave the kind
 * out: the product is called by another part of the shelf's name, or its own kind is known as another thing. And some
 * product of the shelf must be called by the word, otherwise names are no evidence there.
 */
export function besideOnJointShelf(
  catalog: CatalogModel,
  { wanted, called, isOtherThing, titled }: AskedWord,
): (product: number) => boolean {
  const isCalled = new Set(called);
  /** Shelf → for each part of its name, the products with each of its words. */
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
    const shelves = catalog.kindsOf(product).filter((kind) => wanted.has(kind));
    if (shelves.length === 0 || shelves.some((kind) => !joint.has(kind))) return false;
    const names = catalog.namesOf(product);
    if (names.length > 0 && names.every(isOtherThing)) return true;
    return shelves.some((kind) => joint.get(kind)?.some((part) => part.every((list) => contains(list, product))));
  };
}
