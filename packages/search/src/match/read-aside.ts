/** Concepts of the lexicon in a query that are not among its constraints. */
import {
  type Concept,
  type ConceptKind,
  conceptOf,
  conceptsIn,
  type Language,
  type MentionedConcept,
  relatedTo,
} from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { readConcept } from './read-concept.ts';
import type { QueryWord } from './read-word.ts';
import { overlaps } from './resolved-spans.ts';

export interface Mention {
  kind: ConceptKind;
  value: string;
  /** Characters of the query. */
  start: number;
  end: number;
}

/**
 * Finds the concept of a word that is not a constraint: wine in `ღვინის ისტორია`, a history of it. Only for words that
 * the index does not contain as typed, and only concepts that its texts name in some language.
 */
export function mentionsIn(
  data: IndexData,
  text: string,
  language: Language | undefined,
): (word: QueryWord) => Mention | undefined {
  // Looked for when the first such word comes: most queries have none.
  let mentions: readonly MentionedConcept[] | null = null;
  return (word) => {
    if (word.readings.some(({ how }) => how !== 'spelling')) return undefined;
    mentions ??= conceptsIn(text, language === undefined ? {} : { language }).filter(({ negated }) => !negated);
    const named = mentions.find(
      ({ concept, ...place }) => overlaps(place, word) && readConcept(data, concept.kind, [concept.value]) !== null,
    );
    return named && { kind: named.concept.kind, value: named.concept.value, start: named.start, end: named.end };
  };
}

/** For whom a thing must be made when this was said: an age or a gender, which the words themselves do not name. */
export interface MadeFor {
  kind: 'age' | 'gender';
  value: string;
}

/** A fever in children is treated with what is made for them, and a watch for father is a men's watch. */
export function madeFor(kind: string | null, value: string): MadeFor | undefined {
  if (kind === 'symptom') return answering('symptom', value, 'used_for', 'age');
  return kind === 'person' ? answering('person', value, 'suits', 'gender') : undefined;
}

function answering(
  said: 'symptom' | 'person',
  value: string,
  relation: 'used_for' | 'suits',
  kind: MadeFor['kind'],
): MadeFor | undefined {
  const concept: Concept | undefined = conceptOf(said, value);
  if (concept === undefined) return undefined;
  const answer = relatedTo(concept, relation).find((related) => related.concept.kind === kind)?.concept;
  return answer && { kind, value: answer.value };
}
