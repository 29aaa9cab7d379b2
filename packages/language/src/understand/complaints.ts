/**
 * A complaint of somebody's that has a shelf of its own: `ბავშვს ახველებს` is a child, and things for a cough. As one
 * symptom it would name no category, and a syrup beside it could be one for anything.
 */
import type { ConceptKind } from '../concepts/concept.ts';
import { type ConceptMatch, findConcepts } from '../concepts/find-concepts.ts';
import type { QueryWords } from './query-words.ts';

export function withComplaintsParted(words: QueryWords): QueryWords {
  return { ...words, concepts: words.concepts.flatMap((match) => parted(words, match)) };
}

function parted({ tokens, latinLanguage }: QueryWords, match: ConceptMatch): ConceptMatch[] {
  const { concepts, from, to } = match;
  if (to - from < 2 || concepts.some(({ kind }) => kind !== 'symptom')) return [match];
  const inside = findConcepts(
    tokens.slice(from, to),
    latinLanguage,
    ({ kind }) => kind === 'age' || kind === 'category',
  );
  const parts = inside.map((part) => ({ ...part, from: part.from + from, to: part.to + from }));
  const has = (sought: ConceptKind) => parts.some((part) => part.concepts.some(({ kind }) => kind === sought));
  return has('age') && has('category') ? parts : [match];
}
