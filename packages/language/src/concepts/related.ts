/**
 * Follows the relations between concepts: what meets a need, what goes together, what is wider.
 *
 * The tables list the best first, so the strength of a relation is derived from the position in its row.
 */
import type { Concept } from './concept.ts';
import { conceptById } from './lexicon.ts';
import type { Relation } from './relation.ts';
import { relationRows } from './relations.ts';

export interface RelatedConcept {
  concept: Concept;
  relation: Relation;
  /** 0 to 1: 1 for the first concept of a row, decreasing with the position. */
  strength: number;
}

const BOTH_WAYS: ReadonlySet<Relation> = new Set<Relation>(['goes_with', 'like']);
const ANSWERING: readonly Relation[] = ['used_for', 'worn_at', 'suits'];
/** A step to a narrower concept keeps nearly all of the strength; a step to a similar one less than half. */
const STEP_DOWN = 0.95;
const LIKENESS = 0.4;
const MAX_ANSWERS = 40;

type Neighbours = ReadonlyMap<string, readonly RelatedConcept[]>;
let neighbours: Neighbours | undefined;
let wider: ReadonlyMap<string, readonly Concept[]> | undefined;

/**
 * The concepts related to `concept` in this way, strongest first: `goes_with` and `like` in both directions, `narrower`
 * from wide to narrow.
 */
export function relatedTo(concept: Concept, relation: Relation): RelatedConcept[] {
  neighbours ??= collectNeighbours();
  return [...(neighbours.get(`${relation} ${concept.id}`) ?? [])];
}

/**
 * The concepts that a product may be or have to meet a request for this concept: used for it, worn at it or suitable,
 * narrower (over several steps), and, weakly, similar to it. Strongest first, each once, without the concept itself, at
 * most 40.
 */
export function answersTo(concept: Concept): RelatedConcept[] {
  const answers = new Map<string, RelatedConcept>();
  const add = (answer: RelatedConcept) => {
    const known = answers.get(answer.concept.id);
    if (answer.concept.id !== concept.id && (known?.strength ?? 0) < answer.strength) {
      answers.set(answer.concept.id, answer);
    }
  };
  for (const relation of ANSWERING) for (const related of relatedTo(concept, relation)) add(related);
  for (const related of allNarrower(concept)) add(related);
  for (const related of relatedTo(concept, 'like')) add({ ...related, strength: related.strength * LIKENESS });
  return [...answers.values()].sort((a, b) => b.strength - a.strength).slice(0, MAX_ANSWERS);
}

/** The wider concepts of a concept, nearest first: the category of a product type, the groups of a category. */
export function widerThan(concept: Concept): Concept[] {
  wider ??= collectWider();
  return [...(wider.get(concept.id) ?? [])];
}

/** Whether a concept is the same as another or above it, over any number of steps. */
export const isWiderThan = (concept: Concept, other: Concept): boolean =>
  concept.id === other.id || allNarrower(concept).some(({ concept: { id } }) => id === other.id);

function allNarrower(concept: Concept): RelatedConcept[] {
  const found = new Map<string, RelatedConcept>();
  let level: RelatedConcept[] = [{ concept, relation: 'narrower', strength: 1 }];
  while (level.length > 0) {
    const next: RelatedConcept[] = [];
    for (const above of level) {
      for (const below of relatedTo(above.concept, 'narrower')) {
        if (found.has(below.concept.id)) continue;
        const reached = { ...below, strength: above.strength * below.strength * STEP_DOWN };
        found.set(below.concept.id, reached);
        next.push(reached);
      }
    }
    level = next;
  }
  return [...found.values()];
}

/** Decreases by a tenth at first, then more slowly: the tenth of a list still has half the strength of the first. */
function strengthAt(place: number): number {
  return 1 / (1 + place / 10);
}

function collectNeighbours(): Neighbours {
  const collected = new Map<string, Map<string, RelatedConcept>>();
  const add = (from: string, relation: Relation, to: string, strength: number) => {
    const concept = conceptById(to);
    if (concept === undefined || from === to) return;
    const key = `${relation} ${from}`;
    const of = collected.get(key) ?? new Map<string, RelatedConcept>();
    collected.set(key, of);
    if ((of.get(to)?.strength ?? 0) < strength) of.set(to, { concept, relation, strength });
  };
  for (const [from, relation, to] of relationRows()) {
    to.forEach((id, place) => {
      add(from, relation, id, strengthAt(place));
      if (BOTH_WAYS.has(relation)) add(id, relation, from, strengthAt(place));
    });
  }
  return new Map([...collected].map(([key, of]) => [key, [...of.values()].sort((a, b) => b.strength - a.strength)]));
}

function collectWider(): ReadonlyMap<string, readonly Concept[]> {
  const collected = new Map<string, Concept[]>();
  for (const [from, relation, to] of relationRows()) {
    const concept = conceptById(from);
    if (relation !== 'narrower' || concept === undefined) continue;
    for (const id of to) {
      const known = collected.get(id);
      if (known === undefined) collected.set(id, [concept]);
      else if (!known.includes(concept)) known.push(concept);
    }
  }
  return collected;
}
