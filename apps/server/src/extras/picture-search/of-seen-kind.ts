/**
 * Finds products by the kind of garment in a picture, when no picture of the shop is similar enough: a photo of a worn
 * dress is hardly more similar to a drawing of a dress than to a drawing of a lamp. A shop without that kind gets no result.
 */
import { conceptOf, conceptsIn, narrowerThan, THING_KINDS } from '@quarry/language';
import type { SeenGarment } from '@quarry/imaging';
import { z } from 'zod';
import kindsFile from './garment-kinds.json' with { type: 'json' };
import type { PictureHit } from './image-search.ts';

/**
 * From this likeness on a picture is of the same kind as what it is compared with. Of photos of ten kinds of garments, the
 * nearest photo of the same kind has at least this likeness for 95 in 100, the nearest of another kind for 1 in 10.
 */
const MIN_ALIKE = 0.75;
/** From the first probability on, a picture is taken to show the kind; from the second one on, its products are results. */
const MIN_SHOWN = 0.5;
const MIN_SOUGHT = 0.1;
/** Likeness decides among products whose kinds are equally probable. */
const WEIGHT_OF_LIKENESS = 0.1;

const KINDS = z.record(z.string(), z.array(z.string())).parse(kindsFile);

let kindsByConcept: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * @param hits of the index, the most alike first.
 * @param garments of one picture or several.
 * @param labelOf the shop's own category of a product.
 * @returns all hits where something is alike or no kind is sure; else those of the kinds shown, the likeliest first.
 */
export function ofSeenKind(
  hits: readonly PictureHit[],
  garments: readonly SeenGarment[],
  labelOf: (productId: string) => string | undefined,
): PictureHit[] {
  const shown = Math.max(0, ...garments.map(({ probability }) => probability));
  if ((hits[0]?.likeness ?? 0) >= MIN_ALIKE || shown < MIN_SHOWN) return [...hits];
  const probabilities = new Map<string, number>();
  for (const { kind, probability } of garments) {
    probabilities.set(kind, Math.max(probability, probabilities.get(kind) ?? 0));
  }
  const ofLabels = new Map<string, number>();
  const probabilityOf = (label: string): number => {
    let known = ofLabels.get(label);
    if (known === undefined) {
      known = Math.max(0, ...garmentKindsOf(label).map((kind) => probabilities.get(kind) ?? 0));
      ofLabels.set(label, known);
    }
    return known;
  };
  return hits
    .map((hit) => ({ hit, probability: probabilityOf(labelOf(hit.id) ?? '') }))
    .filter(({ probability }) => probability >= MIN_SOUGHT)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .map(({ hit }) => hit);
}

function scoreOf({ hit, probability }: { hit: PictureHit; probability: number }): number {
  return probability + WEIGHT_OF_LIKENESS * hit.likeness;
}

/** Kinds of garments that a category of a shop may be: `ankle boots` are shoes. */
export function garmentKindsOf(label: string): readonly string[] {
  kindsByConcept ??= readKinds();
  const [own] = [...THING_KINDS].flatMap((kind) => conceptOf(kind, label) ?? []);
  const concept = own ?? conceptsIn(label).findLast(({ concept: { kind } }) => THING_KINDS.has(kind))?.concept;
  return concept === undefined ? [] : (kindsByConcept.get(concept.id) ?? []);
}

/** Concept → kinds, narrower concepts included. */
function readKinds(): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const [kind, ids] of Object.entries(KINDS)) {
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      kinds.set(id, [...(kinds.get(id) ?? []), kind]);
      const [conceptKind = '', value = ''] = id.split(':');
      const concept = conceptOf(conceptKind, value);
      if (concept === undefined) throw new Error(`garment-kinds.json names ${id}, which the lexicon does not have.`);
      waiting.push(...narrowerThan(concept).map((narrower) => narrower.id));
    }
  }
  return kinds;
}
