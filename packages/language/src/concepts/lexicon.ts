/**
 * The concept lexicon as one list, from the tables in `data/lexicon`. It contains words, not stems, because the
 * stemmers learn from it; `find-concepts.ts` looks up concepts in a text.
 */
import { readArtifact } from '../data/artifacts.ts';
import type { Language } from '../language.ts';
import { type Concept, type ConceptKind, isConceptKind, isTrade } from './concept.ts';
import { FormsAt } from './forms-at.ts';

/** All concepts: attributes, categories and groups, then all finer ones. Ids are unique. */
export const CONCEPTS: readonly Concept[] = (readArtifact('concepts') ?? '').split('\n').map(readConcept);

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** The concept with this kind and canonical value, in any case. */
export function conceptOf(kind: string, value: string): Concept | undefined {
  return BY_ID.get(`${kind}:${value.toLowerCase()}`);
}

/** The concept with this id. */
export function conceptById(id: string): Concept | undefined {
  return BY_ID.get(id);
}

/** Labels that were asked for, because reading one means splitting all forms of the concept. */
const labels = new Map<string, string>();

/** The label of a canonical value; the value itself when no concept has it. A group is a way to name categories. */
export function labelOf(kind: string, value: string, language: Language): string {
  const concept = conceptOf(kind, value) ?? (kind === 'category' ? conceptOf('category_group', value) : undefined);
  if (concept === undefined) return value;
  const key = `${language} ${concept.id}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const label = concept.forms[language][0] ?? value;
  labels.set(key, label);
  return label;
}

/** All surface forms in one language, label first; empty when no concept has the value. */
export function formsOf(kind: ConceptKind, value: string, language: Language): readonly string[] {
  return conceptOf(kind, value)?.forms[language] ?? [];
}

/** The concepts directly narrower than this one: `shoes` → sneakers, boots, …; `boots` → ankle boots, …. */
export function narrowerThan(concept: Concept): Concept[] {
  return (concept.narrower ?? []).flatMap((id) => BY_ID.get(id) ?? []);
}

function readConcept(line: string, at: number): Concept {
  const [id = '', trade = '', narrower = ''] = line.split('\t');
  const colon = id.indexOf(':');
  const kind = id.slice(0, colon);
  if (!isConceptKind(kind)) throw new Error(`Concept ${id} has the unknown kind ${kind}; run npm run check.`);
  const concept: Concept = { id, kind, value: id.slice(colon + 1), forms: new FormsAt(at) };
  if (narrower !== '') concept.narrower = narrower.split('|');
  if (isTrade(trade)) concept.trade = trade;
  return concept;
}
