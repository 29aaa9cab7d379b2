/**
 * Matches a clause with a concept of the lexicon: by the names of the concept in every language, because a text may
 * state what attributes do not and in another language than the query, and, with a lower weight, by related concepts:
 * painkillers for a headache, linen dresses for a wedding on the beach. So an index without attributes still finds
 * "red" for წითელი.
 */
import { analyze, answersTo, type Concept, type ConceptKind, conceptOf, widerThan } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { formsOfConcept, namesOf } from './concept-names.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { type Reading, readAsAttribute, readAsName, readAsNameApart } from './reading.ts';
import { MAX_RELATED, OTHER_NAME, OTHER_NAME_APART, RELATED, WEAKEST_RELATED } from './reading-weights.ts';

/** Names of values do not change with the query: read once for an index. */
const remembered = new WeakMap<object, Map<string, Reading[]>>();

/** All names of the values as one more word of the query; null when no text has any of them. */
export function readConcept(data: IndexData, kind: string, values: readonly string[]): QueryWord | null {
  return asWord(
    data,
    values.flatMap((value) => readNamesOf(data, kind, value)),
  );
}

/** One reading for each name of the value that products have. */
export function readNamesOf(data: IndexData, kind: string, value: string): Reading[] {
  return readOnce(data, `${kind}:${value}`, () => readNames(data, kind, value));
}

/** What answers the values by meaning, by its names and as attributes; null when no product has to do with it. */
export function readRelated(data: IndexData, kind: string, values: readonly string[]): QueryWord | null {
  return asWord(
    data,
    values.flatMap((value) => readOnce(data, `~${kind}:${value}`, () => readAnswers(data, kind, value))),
  );
}

/** The category of a narrower thing (`ankle-boots` → `boots`), which is what catalogues tag. */
export function categoryOf(kind: string, value: string): string | undefined {
  if (kind !== 'product_type') return undefined;
  const concept = conceptOf('product_type', value);
  return concept && widerThan(concept).find((one) => one.kind === 'category')?.value;
}

function asWord(data: IndexData, readings: Reading[]): QueryWord | null {
  if (readings.length === 0) return null;
  return { surface: '', start: 0, end: 0, exact: '', stem: '', readings, information: informationOf(data, readings) };
}

function readOnce(data: IndexData, name: string, read: () => Reading[]): Reading[] {
  const known = remembered.get(data.wordsVersion) ?? new Map<string, Reading[]>();
  remembered.set(data.wordsVersion, known);
  const readings = known.get(name) ?? read();
  known.set(name, readings);
  return readings;
}

function readNames(data: IndexData, kind: string, value: string): Reading[] {
  return namesOf(kind, value).flatMap((name) => readName(data, name) ?? []);
}

/** What is called so, its words together or apart; undefined where nothing is. */
export function readName(data: IndexData, name: string): Reading | undefined {
  const tokens = analyze(name);
  return (
    readAsName(data, tokens, { how: 'concept', weight: OTHER_NAME }) ??
    readAsNameApart(data, tokens, { how: 'concept', weight: OTHER_NAME_APART })
  );
}

function readAnswers(data: IndexData, kind: string, value: string): Reading[] {
  const concept = conceptOf(kind, value);
  if (concept === undefined) return [];
  return relatedConcepts(concept).flatMap(({ kind: key, value: answer, strength }) => {
    const how = 'related';
    const weight = RELATED * strength;
    const other = conceptOf(key, answer);
    const names = [answer, ...(other ? formsOfConcept(other) : [])];
    return [
      readAsAttribute(data, { how, weight, key, value: answer }) ?? [],
      // The same in a text is a hint, no more: "not for a headache" has the word too.
      [...new Set(names)].flatMap(
        (name) => readAsName(data, analyze(name), { how, weight: weight * OTHER_NAME }) ?? [],
      ),
    ].flat();
  });
}

/** What answers a concept strongly enough to be searched for. */
function relatedConcepts(concept: Concept): { kind: ConceptKind; value: string; strength: number }[] {
  return answersTo(concept)
    .filter(({ strength }) => strength >= WEAKEST_RELATED)
    .slice(0, MAX_RELATED)
    .map(({ concept: { kind, value }, strength }) => ({ kind, value, strength }));
}
