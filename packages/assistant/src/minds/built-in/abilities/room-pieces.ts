/**
 * Selects the pieces of a room: the kinds that furnish it according to the lexicon, as far as the shop sells them, in
 * colours and materials that match the first.
 */
import type { ProductDocument } from '@quarry/contract';
import { answersTo, type Concept, conceptOf, conceptsIn, labelOf, relatedTo, widerThan } from '@quarry/language';
import type { Outfit } from '../../../memory/advice.ts';
import type { Turn } from '../../mind.ts';
import { CANDIDATES, categoriesUnder, MAIN_KINDS } from './set-pieces.ts';

/** The kinds that furnish a room, those that matter most first, each with what the shop has of it. */
export async function roomKinds({ tools, language }: Turn, { words, filters }: Outfit): Promise<ProductDocument[][]> {
  const rooms = conceptsIn(words, { language }).map(({ concept }) => concept);
  const answers = rooms.filter(({ kind }) => kind === 'room').flatMap((room) => answersTo(room));
  const furniture = categoriesUnder('furniture');
  const wanted =
    answers.length > 0
      ? answers.map(({ concept }) => concept)
      : furniture.flatMap((value) => conceptOf('category', value) ?? []);
  const categories = [...new Set(wanted.flatMap(categoryOf))];
  const shelves = await Promise.all(
    categories.slice(0, MAIN_KINDS).map(async (category) => {
      const label = labelOf('category', category, language);
      const found = await tools.searchProducts({
        query: [label, words].join(' ').trim(),
        filters: { ...filters, category, in_stock: true },
        page: 1,
        limit: CANDIDATES,
      });
      return found.documents.filter(({ metadata }) => metadata.category === category);
    }),
  );
  const sold = shelves.filter((documents) => documents.length > 0);
  const [main] = sold[0] ?? [];
  return distinctRoles(sold).map((documents) =>
    main ? [...documents].sort((one, other) => harmony(main, other) - harmony(main, one)) : documents,
  );
}

/** A room needs no two sorts of seat for one person or two sorts of lamp before it has a table and a rug. */
function distinctRoles(shelves: readonly ProductDocument[][]): ProductDocument[][] {
  const taken = new Set<string>();
  const first: ProductDocument[][] = [];
  const later: ProductDocument[][] = [];
  for (const documents of shelves) {
    const role = roleOf(documents[0]?.metadata.category ?? null);
    if (taken.has(role)) later.push(documents);
    else {
      taken.add(role);
      first.push(documents);
    }
  }
  return [...first, ...later];
}

/** Tables and lamps are groups of the lexicon; everything else plays its own part. */
function roleOf(category: string | null): string {
  const concept = category === null ? undefined : conceptOf('category', category);
  const group = concept && widerThan(concept).find(({ value }) => value === 'tables' || value === 'lamps');
  return group?.value ?? category ?? '';
}

/** Colours and cloths in common with the main piece. A stable sort keeps the search's order among equals. */
function harmony(main: ProductDocument, { metadata }: ProductDocument): number {
  if (metadata.id === main.id) return Number.POSITIVE_INFINITY;
  const shares = (key: string): number => {
    const own = new Set([main.metadata.attributes[key] ?? []].flat());
    const values = [metadata.attributes[key] ?? []].flat();
    return values.some((value) => own.has(value)) ? 1 : 0;
  };
  const like = (key: 'color'): number => {
    const own = [main.metadata.attributes[key] ?? []].flat().flatMap((value) => conceptOf(key, value) ?? []);
    const near = new Set(own.flatMap((color) => relatedTo(color, 'like')).map(({ concept }) => concept.value));
    return [metadata.attributes[key] ?? []].flat().some((value) => near.has(value)) ? 0.5 : 0;
  };
  return shares('color') + like('color') + shares('material') * 0.5;
}

function categoryOf(concept: Concept): string[] {
  if (concept.kind === 'category')
    return concept.trade === 'furniture' || concept.trade === undefined ? [concept.value] : [];
  return [];
}
