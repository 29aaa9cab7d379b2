/**
 * Finds products that are not of the kind of their category (a brush in the category of paints), by their names and the
 * lexicon.
 */
import { conceptOf, widerThan } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';

/** A kind is a concept from this probability on. */
export const MIN_PROBABILITY = 0.5;
/** Steps between a concept and a wider one. */
const MAX_STEPS_UP = 3;

/**
 * Whether a product in the category of a kind has a head that the lexicon knows as another thing: a brush among paints.
 * If no product of the category has the name of the kind, names are no evidence.
 */
export function otherThings(catalog: CatalogModel, wanted: ReadonlySet<number>): (product: number) => boolean {
  const asked = new Set([...wanted].flatMap((kind) => conceptsOf(catalog, kind)));
  const isHead = [...wanted].some((kind) => catalog.kinds[kind]?.source === 'head');
  if (asked.size === 0 || !isHead) return () => false;
  const known = new Map<number, boolean>();
  const isOther = (kind: number) => {
    let other = known.get(kind);
    if (other === undefined) {
      const concepts = conceptsOf(catalog, kind);
      other = concepts.length > 0 && !concepts.some((one) => isInLine(one, asked));
      known.set(kind, other);
    }
    return other;
  };
  return (product) => {
    const names = catalog.namesOf(product);
    return names.length > 0 && names.every(isOther);
  };
}

/**
 * Whether a product in the category of a kind is made for the things with that name: a sharpener in the category of
 * knives. Needed for a query in another language, which matches the category and not the products' names.
 */
export function belongsToSuch(catalog: CatalogModel, wanted: ReadonlySet<number>): (product: number) => boolean {
  const categories = [...wanted].flatMap((id) => catalog.kinds[id] ?? []).filter(({ source }) => source === 'category');
  const stems = new Set(
    categories.flatMap((category) => category.stems.flatMap((name) => (name.length === 1 ? name : []))),
  );
  const called = new Set(
    catalog.kinds
      .filter(({ source, stems: names }) => source !== 'category' && names.some((name) => stems.has(name.join(' '))))
      .map(({ id }) => id),
  );
  if (called.size === 0) return () => false;
  return (product) =>
    catalog.standingOf(product, called) === 'for' &&
    !catalog.namesOf(product).some((kind) => wanted.has(kind) || called.has(kind));
}

export function conceptsOf({ kinds }: CatalogModel, kind: number): string[] {
  const links = kinds[kind]?.concepts ?? [];
  return links.filter(({ probability }) => probability >= MIN_PROBABILITY).map(({ id }) => id);
}

/** Whether a concept is one of these, narrower or wider. */
export function isInLine(id: string, asked: ReadonlySet<string>): boolean {
  return [...lineOf(id)].some((one) => asked.has(one)) || [...asked].some((one) => lineOf(one).has(id));
}

/** A concept and all that are wider. */
function lineOf(id: string): Set<string> {
  const [kind = '', value = ''] = id.split(':');
  const line = new Set([id]);
  let level = [conceptOf(kind, value)].filter((one) => one !== undefined);
  for (let step = 0; step <= MAX_STEPS_UP && level.length > 0; step++) {
    level = level.flatMap((one) => widerThan(one));
    for (const one of level) line.add(one.id);
  }
  return line;
}
